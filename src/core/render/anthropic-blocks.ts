import { type ChatMessage, type ImagePart, type Part, type ToolCall, textOf } from "../thread/message.ts";
import { contentTokens } from "../tokens/count-message.ts";
import type { CountText } from "../tokens/encoding.ts";
import { type AnthropicBlock, type AnthropicMessage, IMAGE_TYPES } from "./anthropic-shapes.ts";
import type { CountedMessage } from "./chat.ts";
import { closeTag, escapeTags, openTag } from "./tags.ts";

/** `ends`: the part that stays the same between turns ends with it. */
export type CountedBlock = { block: AnthropicBlock; tokens: number; ends?: true };

/** What a message becomes: a role of this API's two, and its blocks (none where nothing can be sent). */
type Shaped = { role: AnthropicMessage["role"]; blocks: CountedBlock[] };

/** The blocks of every message, each counted; ids of tool calls are made what this API takes, and unique. */
export function blocksOf(messages: readonly CountedMessage[], count: CountText): Shaped[] {
	const ids = callIds();
	return messages.map(({ message }) => shapedMessage(message, ids, count));
}

function shapedMessage(message: ChatMessage, ids: CallIds, count: CountText): Shaped {
	switch (message.role) {
		case "system":
			return { role: "user", blocks: textBlock(asSystem(message), count) };
		case "tool":
			return { role: "user", blocks: [result(message, ids, count)] };
		case "user":
			return { role: "user", blocks: partsOf(message).flatMap((part) => partBlock(part, "user", count)) };
		case "assistant": {
			const said = partsOf(message).flatMap((part) => partBlock(part, "assistant", count));
			return {
				role: "assistant",
				blocks: [...said, ...(message.tool_calls ?? []).map((call) => use(call, ids, count))],
			};
		}
	}
}

/** This API has no system role between messages; such a message says in its tag whose it is. */
function asSystem(message: ChatMessage): string {
	return `${openTag("message", { role: "system" })}${escapeTags(textOf(message.content))}${closeTag("message")}`;
}

function partsOf(message: ChatMessage): Part[] {
	return typeof message.content === "string" ? [{ type: "text", text: message.content }] : message.content;
}

/** Thinking goes back only as it came, with its signature; images only from users. */
function partBlock(part: Part, role: "user" | "assistant", count: CountText): CountedBlock[] {
	switch (part.type) {
		case "text":
			return textBlock(part.text, count);
		case "thinking":
			if (role === "user" || part.signature === undefined) return [];
			return [
				{ block: { type: "thinking", thinking: part.text, signature: part.signature }, tokens: count(part.text) },
			];
		case "image_url":
			return role === "user" ? [{ block: image(part), tokens: contentTokens([part], count) }] : [];
	}
}

/** An empty text is refused there. */
function textBlock(text: string, count: CountText): CountedBlock[] {
	return text.trim() === "" ? [] : [{ block: { type: "text", text }, tokens: count(text) }];
}

function image(part: ImagePart): AnthropicBlock {
	const data = /^data:([^;,]+);base64,(.*)$/s.exec(part.url);
	const type = IMAGE_TYPES.find((known) => known === data?.[1]);
	const source =
		type === undefined
			? { type: "url" as const, url: part.url }
			: { type: "base64" as const, media_type: type, data: data?.[2] ?? "" };
	return { type: "image", source };
}

type CallIds = { use(id: string): string; answered(id: string): string };

/** Ids there are letters, digits, `_` and `-`, and never come twice. */
function callIds(): CallIds {
	const times = new Map<string, number>();
	const written = (id: string, time: number) => `${id.replace(/[^A-Za-z0-9_-]/g, "_")}${time > 1 ? `-${time}` : ""}`;
	return {
		use(id) {
			const time = (times.get(id) ?? 0) + 1;
			times.set(id, time);
			return written(id, time);
		},
		answered: (id) => written(id, times.get(id) ?? 1),
	};
}

function use(call: ToolCall, ids: CallIds, count: CountText): CountedBlock {
	const tokens = count(call.name) + count(call.arguments);
	return { block: { type: "tool_use", id: ids.use(call.id), name: call.name, input: inputOf(call.arguments) }, tokens };
}

function result(message: ChatMessage, ids: CallIds, count: CountText): CountedBlock {
	const content = textOf(message.content);
	const tool_use_id = ids.answered(message.tool_call_id ?? "");
	return { block: { type: "tool_result", tool_use_id, content }, tokens: count(content) };
}

/** The arguments as the object this API wants; what is no JSON object is passed on under one name. */
function inputOf(json: string): Record<string, unknown> {
	try {
		const parsed: unknown = JSON.parse(json);
		if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed))
			return Object.fromEntries(Object.entries(parsed));
	} catch {
		// A model's arguments may be broken; they are still what it sent.
	}
	return { arguments: json };
}
