import type { Continuity } from "../../model/thread/continuity.ts";
import { type Citation, type FilePart, type ImagePart, optionsOf, type TextPart } from "../../model/thread/message.ts";
import type { PromptCached } from "./openai-options.ts";
import { toolName } from "./tool-calls.ts";

/** OpenAI's chat messages, as far as a context uses them (Chat Completions API). */
export type OpenAiMessage =
	| { role: "system" | "developer"; content: string | OpenAiText[]; name?: string }
	| { role: "user"; content: string | OpenAiPart[]; name?: string }
	| {
			role: "assistant";
			content: string | OpenAiText[] | null;
			name?: string;
			refusal?: string;
			tool_calls?: OpenAiToolCall[];
	  }
	| { role: "tool"; content: string | OpenAiText[]; tool_call_id: string };

export type OpenAiText = { type: "text"; text: string } & PromptCached;

export type OpenAiPart =
	| OpenAiText
	| ({ type: "image_url"; image_url: { url: string; detail?: ImageDetail } } & PromptCached)
	| ({ type: "file"; file: { file_data: string; filename?: string } } & PromptCached);

const IMAGE_DETAILS = ["auto", "low", "high"] as const;

type ImageDetail = (typeof IMAGE_DETAILS)[number];

/** How closely the model is to look at an image, as far as OpenAI knows it. */
export function detailOf({ detail }: ImagePart): { detail?: ImageDetail } {
	const known = IMAGE_DETAILS.find((name) => name === detail);
	return known === undefined ? {} : { detail: known };
}

type OpenAiToolCall = { id: string; type: "function"; function: { name: string; arguments: string } };

/** The provider may cache everything up to here. */
export type Breakpoint = { type: "ephemeral"; ttl?: "5m" | "1h" };
type CacheControl = { cache_control?: Breakpoint };

export type AnthropicText = { type: "text"; text: string; citations?: Citation[] } & CacheControl;

export type AnthropicImage = {
	type: "image";
	source: { type: "url"; url: string } | { type: "base64"; media_type: ImageType; data: string };
} & CacheControl;

const IMAGE_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;

type ImageType = (typeof IMAGE_TYPES)[number];

export type AnthropicDocument = {
	type: "document";
	source:
		| { type: "text"; media_type: "text/plain"; data: string }
		| { type: "url"; url: string }
		| { type: "base64"; media_type: "application/pdf"; data: string };
	title?: string;
	context?: string;
	citations?: { enabled: boolean };
} & CacheControl;

/** Anthropic's content blocks, as far as a context uses them (Messages API). */
export type AnthropicBlock =
	| AnthropicResultPart
	| { type: "thinking"; thinking: string; signature: string }
	| { type: "redacted_thinking"; data: string }
	| ({ type: "tool_use"; id: string; name: string; input: Record<string, unknown> } & CacheControl)
	| ({
			type: "tool_result";
			tool_use_id: string;
			content: string | AnthropicResultPart[];
			is_error?: true;
	  } & CacheControl);

/** What a tool may answer. */
export type AnthropicResultPart = AnthropicText | AnthropicImage | AnthropicDocument;

export type AnthropicMessage = { role: "user" | "assistant"; content: AnthropicBlock[] };

/** An image by its address or its data; null if this API does not take such data. */
export function imageOf(part: ImagePart): AnthropicImage | null {
	if (!/^data:/i.test(part.url)) return { type: "image", source: { type: "url", url: part.url } };
	const data = /^data:([^;,]+)(?:;[^;,]*)*;base64,(.*)$/is.exec(part.url);
	const named = data?.[1]?.toLowerCase().replace("image/jpg", "image/jpeg");
	const media_type = IMAGE_TYPES.find((known) => known === named);
	return media_type === undefined
		? null
		: { type: "image", source: { type: "base64", media_type, data: data?.[2] ?? "" } };
}

/** A PDF by its address or its data; null for any other file. */
export function pdfOf(part: FilePart): AnthropicDocument | null {
	const { url, media_type, name, context } = part;
	if (media_type !== "application/pdf") return null;
	const label = {
		...(name !== undefined && { title: name }),
		...(context !== undefined && { context }),
		...citedAs(part),
	};
	if (!/^data:/i.test(url)) return { type: "document", source: { type: "url", url }, ...label };
	const inline = inlineData(url);
	if (inline === null) return null;
	return { type: "document", source: { type: "base64", media_type, data: inline.data }, ...label };
}

/** Whether the model is to cite a document. */
export function citedAs(part: FilePart | TextPart): { citations?: { enabled: boolean } } {
	const { citations } = optionsOf(part, "anthropic");
	if (typeof citations !== "object" || citations === null || Array.isArray(citations)) return {};
	return typeof citations.enabled === "boolean" ? { citations: { enabled: citations.enabled } } : {};
}

/** The type and base64 of a data URL; null for any other. */
export function inlineData(url: string): { type: string; data: string } | null {
	const comma = url.indexOf(",");
	const [scheme, ...head] = url.slice(0, Math.max(0, comma)).split(/[:;]/);
	if (scheme?.toLowerCase() !== "data" || head.at(-1)?.toLowerCase() !== "base64") return null;
	return { type: head[0] ?? "", data: url.slice(comma + 1) };
}

/** Context editing by the provider (Anthropic's beta `context-management-2025-06-27`). */
export type ContextManagement = { edits: (ClearThinking | ClearToolUses)[] };

type ClearThinking = { type: "clear_thinking_20251015"; keep: { type: "thinking_turns"; value: number } };

type ClearToolUses = {
	type: "clear_tool_uses_20250919";
	trigger: { type: "input_tokens"; value: number };
	keep: { type: "tool_uses"; value: number };
	clear_at_least: { type: "input_tokens"; value: number };
	exclude_tools: string[];
};

/**
 * Translates the thread's settings; `limit` is its token limit. The API wants thinking first, and keeps at least one
 * turn of it.
 */
export function providerEdits(
	{ clearing, keep_thinking_turns }: Pick<Continuity, "clearing" | "keep_thinking_turns">,
	limit: number,
): ContextManagement {
	const thinking: ClearThinking = {
		type: "clear_thinking_20251015",
		keep: { type: "thinking_turns", value: Math.max(1, keep_thinking_turns) },
	};
	if (!clearing.enabled) return { edits: [thinking] };
	const results: ClearToolUses = {
		type: "clear_tool_uses_20250919",
		trigger: { type: "input_tokens", value: Math.max(1, Math.floor(clearing.trigger_ratio * limit)) },
		keep: { type: "tool_uses", value: clearing.keep },
		clear_at_least: { type: "input_tokens", value: clearing.clear_at_least },
		exclude_tools: clearing.exclude_tools.map(toolName),
	};
	return { edits: [thinking, results] };
}
