import { contentTokens } from "../../model/thread/count-message.ts";
import { type ChatMessage, type Part, type ToolCall, textOf } from "../../model/thread/message.ts";
import { IMAGE_MARK, messageAsText } from "../../model/thread/message-text.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { CountedMessage } from "./chat.ts";
import {
	type AnthropicBlock,
	type AnthropicImage,
	type AnthropicMessage,
	type AnthropicText,
	imageOf,
} from "./provider-shapes.ts";
import { type CallIds, callIds, toolName } from "./tool-calls.ts";

/** `ends`: the part that is stable between turns ends with it. */
export type CountedBlock = { block: AnthropicBlock; tokens: number; ends?: true };

/** A message in this API: one of its two roles, and content blocks (none if nothing can be sent). */
type Shaped = { role: AnthropicMessage["role"]; blocks: CountedBlock[] };

/** The content blocks of every message, counted. */
export function anthropicBlocks(messages: readonly CountedMessage[], count: CountText): Shaped[] {
	const ids = callIds();
	return messages.map((counted) => shapedMessage(counted, ids, count));
}

function shapedMessage({ message, tokens }: CountedMessage, ids: CallIds, count: CountText): Shaped {
	const { content } = message;
	switch (message.role) {
		case "system":
			// This API has no system role between messages, so the tag names the role.
			return { role: "user", blocks: textBlock(messageAsText(message), count) };
		case "tool":
			return { role: "user", blocks: [result(message, ids, count)] };
		case "user":
		case "assistant": {
			const role = message.role;
			const calls = message.tool_calls ?? [];
			const spoken =
				typeof content === "string"
					? spokenText(content, calls.length === 0 ? () => tokens : count, count)
					: content.flatMap((part) => partBlock(part, role, count));
			return { role, blocks: [...spoken, ...calls.map((call) => use(call, ids, count))] };
		}
	}
}

/** Thinking is sent back only unchanged with its signature, and images only from users. */
function partBlock(part: Part, role: "user" | "assistant", count: CountText): CountedBlock[] {
	switch (part.type) {
		case "text":
			return spokenText(part.text, count, count);
		case "thinking":
			if (role === "user" || part.signature === undefined) return [];
			return [
				{ block: { type: "thinking", thinking: part.text, signature: part.signature }, tokens: count(part.text) },
			];
		case "image_url": {
			const shown = role === "user" ? imageOf(part) : null;
			return shown === null ? textBlock(IMAGE_MARK, count) : [{ block: shown, tokens: contentTokens([part], count) }];
		}
	}
}

/** Only our own tag may say that a message is the system's. Anything similar is escaped. */
const POSING = /<(?=(?:\s*\/)?\s*message\s+role\s*=)/gi;

/** The text of a message; `known` counts it unchanged. */
function spokenText(text: string, known: CountText, count: CountText): CountedBlock[] {
	const harmless = text.replace(POSING, "&lt;");
	return textBlock(harmless, harmless === text ? known : count);
}

/** The API rejects empty texts. */
function textBlock(text: string, count: CountText): CountedBlock[] {
	return text.trim() === "" ? [] : [{ block: { type: "text", text }, tokens: count(text) }];
}

function use(call: ToolCall, ids: CallIds, count: CountText): CountedBlock {
	const name = toolName(call.name);
	const input = inputOf(call.arguments);
	const tokens = count(name) + count(JSON.stringify(input));
	return { block: { type: "tool_use", id: ids.use(call.id), name, input }, tokens };
}

/** A result's text, followed by its images. */
function result(message: ChatMessage, ids: CallIds, count: CountText): CountedBlock {
	const { content } = message;
	const text = textOf(content).replace(POSING, "&lt;");
	const tool_use_id = ids.answered(message.tool_call_id ?? "");
	const images = typeof content === "string" ? [] : content.filter((part) => part.type === "image_url");
	if (images.length === 0) return { block: { type: "tool_result", tool_use_id, content: text }, tokens: count(text) };
	const blocks = [...textBlock(text, count), ...images.flatMap((part) => partBlock(part, "user", count))];
	const parts = blocks.flatMap(({ block }) => (isResultPart(block) ? [block] : []));
	const tokens = blocks.reduce((sum, block) => sum + block.tokens, 0);
	return { block: { type: "tool_result", tool_use_id, content: parts }, tokens };
}

function isResultPart(block: AnthropicBlock): block is AnthropicText | AnthropicImage {
	return block.type === "text" || block.type === "image";
}

/** The arguments as an object. Anything else is passed under one name. */
function inputOf(json: string): Record<string, unknown> {
	try {
		const parsed: unknown = JSON.parse(json);
		if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed))
			return Object.fromEntries(Object.entries(parsed));
	} catch {
		// A model's arguments may be invalid JSON, but they are still what it sent.
	}
	return { arguments: json };
}
