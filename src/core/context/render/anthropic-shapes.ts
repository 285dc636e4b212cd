import type { ImagePart } from "../../model/thread/message.ts";

/** Up to here the provider may keep what it has read. */
type CacheControl = { cache_control?: { type: "ephemeral" } };

export type AnthropicText = { type: "text"; text: string } & CacheControl;

export type AnthropicImage = {
	type: "image";
	source: { type: "url"; url: string } | { type: "base64"; media_type: ImageType; data: string };
} & CacheControl;

const IMAGE_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;

type ImageType = (typeof IMAGE_TYPES)[number];

/** Anthropic's content blocks, as far as a context has them (Messages API). */
export type AnthropicBlock =
	| AnthropicText
	| AnthropicImage
	| { type: "thinking"; thinking: string; signature: string }
	| ({ type: "tool_use"; id: string; name: string; input: Record<string, unknown> } & CacheControl)
	| ({ type: "tool_result"; tool_use_id: string; content: string | (AnthropicText | AnthropicImage)[] } & CacheControl);

export type AnthropicMessage = { role: "user" | "assistant"; content: AnthropicBlock[] };

/** An image by its address or its data; null where its data is of a kind that this API does not take. */
export function imageOf(part: ImagePart): AnthropicImage | null {
	if (!/^data:/i.test(part.url)) return { type: "image", source: { type: "url", url: part.url } };
	const data = /^data:([^;,]+)(?:;[^;,]*)*;base64,(.*)$/is.exec(part.url);
	const named = data?.[1]?.toLowerCase().replace("image/jpg", "image/jpeg");
	const media_type = IMAGE_TYPES.find((known) => known === named);
	return media_type === undefined
		? null
		: { type: "image", source: { type: "base64", media_type, data: data?.[2] ?? "" } };
}
