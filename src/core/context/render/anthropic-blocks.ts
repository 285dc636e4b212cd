import { contentTokens } from "../../model/thread/count-message.ts";
import {
	type ChatMessage,
	isError,
	isOneText,
	type Opaque,
	optionsOf,
	type Part,
	type TextPart,
	type ToolCall,
	textOf,
} from "../../model/thread/message.ts";
import { IMAGE_MARK, markOf, messageAsText } from "../../model/thread/message-text.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { CountedMessage } from "./chat.ts";
import {
	type AnthropicBlock,
	type AnthropicMessage,
	type AnthropicResultPart,
	type Breakpoint,
	citedAs,
	imageOf,
	pdfOf,
} from "./provider-shapes.ts";
import { type CallIds, callIds, inOrder, objectInputOf, toolName } from "./tool-calls.ts";

/** `ends`: the part that is stable between turns ends with it. `asked`: the breakpoint that the caller set behind it. */
export type CountedBlock = {
	block: AnthropicBlock;
	tokens: number;
	ends?: true;
	asked?: Breakpoint;
	/** The blocks of a result, where it is no text. */
	inside?: CountedBlock[];
};

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
			return { role: "user", blocks: asking([result(message, ids, count)], message) };
		case "user":
		case "assistant": {
			const role = message.role;
			const calls = message.tool_calls ?? [];
			const text = typeof content === "string" ? content : "";
			const before = spokenText(text, calls.length === 0 ? () => tokens : count, count);
			const said = inOrder(typeof content === "string" ? [] : content, calls).flatMap((one) =>
				"part" in one ? shownPart(one.part, role, count) : asking([use(one.call, ids, count)], one.call),
			);
			return { role, blocks: asking([...before, ...said], message) };
		}
	}
}

/** Blocks of something that the caller set a breakpoint behind: it stands on the last of them. */
function asking(blocks: CountedBlock[], of: Opaque): CountedBlock[] {
	const { cacheControl } = optionsOf(of, "anthropic");
	const last = blocks.at(-1);
	if (last === undefined || typeof cacheControl !== "object" || cacheControl === null || Array.isArray(cacheControl)) {
		return blocks;
	}
	const ttl = (["5m", "1h"] as const).find((known) => known === cacheControl.ttl);
	return [...blocks.slice(0, -1), { ...last, asked: { type: "ephemeral", ...(ttl && { ttl }) } }];
}

function shownPart(part: Part, role: "user" | "assistant", count: CountText): CountedBlock[] {
	return asking(partBlock(part, role, count), part);
}

/** Thinking is sent back only unchanged with its signature, and images only from users. */
function partBlock(part: Part, role: "user" | "assistant", count: CountText): CountedBlock[] {
	switch (part.type) {
		case "text":
			if (role === "user" && part.kind === "document") return document(part, count);
			return spokenText(part.text, count, count).map((spoken) => citing(spoken, part));
		case "thinking":
			if (role === "user") return [];
			if (part.redacted !== undefined) {
				return [{ block: { type: "redacted_thinking", data: part.redacted }, tokens: 0 }];
			}
			if (part.signature === undefined) return [];
			return [
				{ block: { type: "thinking", thinking: part.text, signature: part.signature }, tokens: count(part.text) },
			];
		case "image_url": {
			const shown = role === "user" ? imageOf(part) : null;
			return shown === null ? textBlock(IMAGE_MARK, count) : [{ block: shown, tokens: contentTokens([part], count) }];
		}
		case "file": {
			const shown = role === "user" ? pdfOf(part) : null;
			const mark = markOf(part).join("");
			return shown === null ? spokenText(mark, count, count) : [{ block: shown, tokens: contentTokens([part], count) }];
		}
	}
}

/** A text with what it cites. */
function citing(spoken: CountedBlock, { citations }: TextPart): CountedBlock {
	const { block } = spoken;
	if (block.type !== "text" || citations === undefined) return spoken;
	return { ...spoken, block: { ...block, citations } };
}

/** A text that is handed over as a document: its name and what it is about accompany it. */
function document(part: TextPart, count: CountText): CountedBlock[] {
	const { name, context } = part;
	const data = harmless(part.text);
	if (data.trim() === "") return [];
	const label = {
		...(name !== undefined && { title: harmless(name) }),
		...(context !== undefined && { context: harmless(context) }),
	};
	const tokens = [data, ...Object.values(label)].reduce((sum, text) => sum + count(text), 0);
	const source = { type: "text" as const, media_type: "text/plain" as const, data };
	return [{ block: { type: "document", source, ...label, ...citedAs(part) }, tokens }];
}

/** Only our own tag may say that a message is the system's. Anything similar is escaped. */
const POSING = /<(?=(?:\s*\/)?\s*message\s+role\s*=)/gi;

/** The text of a message; `known` counts it unchanged. */
function spokenText(text: string, known: CountText, count: CountText): CountedBlock[] {
	const shown = harmless(text);
	return textBlock(shown, shown === text ? known : count);
}

/** A text that does not pose as a message of the system. */
export function harmless(text: string): string {
	return text.replace(POSING, "&lt;");
}

/** The API rejects empty texts. */
function textBlock(text: string, count: CountText): CountedBlock[] {
	return text.trim() === "" ? [] : [{ block: { type: "text", text }, tokens: count(text) }];
}

function use(call: ToolCall, ids: CallIds, count: CountText): CountedBlock {
	const name = toolName(call.name);
	const input = objectInputOf(call.arguments);
	const tokens = count(name) + count(JSON.stringify(input));
	return { block: { type: "tool_use", id: ids.use(call.id), name, input }, tokens };
}

/** A result: its text, or its parts in their order. */
function result(message: ChatMessage, ids: CallIds, count: CountText): CountedBlock {
	const { content } = message;
	const answer = {
		type: "tool_result" as const,
		tool_use_id: ids.answered(message.tool_call_id ?? ""),
		...(isError(content) && { is_error: true as const }),
	};
	if (isOneText(content) && (typeof content === "string" || !content.some(isCached))) {
		const text = harmless(textOf(content));
		return { block: { ...answer, content: text }, tokens: count(text) };
	}
	const inside = content.flatMap((part) => shownPart(part, "user", count));
	const parts = inside.flatMap(({ block }) => (isResultPart(block) ? [block] : []));
	return { block: { ...answer, content: parts }, tokens: inside.reduce((sum, { tokens }) => sum + tokens, 0), inside };
}

function isCached(part: Part): boolean {
	return optionsOf(part, "anthropic").cacheControl !== undefined;
}

export function isResultPart(block: AnthropicBlock): block is AnthropicResultPart {
	return block.type === "text" || block.type === "image" || block.type === "document";
}
