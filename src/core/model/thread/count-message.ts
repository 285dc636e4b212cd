import type { Steps } from "../../base/steps.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { tokenSteps } from "../../tokens/token-steps.ts";
import type { ChatMessage, Content, Part, TextPart } from "./message.ts";

/** Tokens that a chat format adds to every message. */
export const MESSAGE_OVERHEAD = 3;
/** Tokens that a chat format adds once, to open the reply. */
export const REPLY_OVERHEAD = 3;

/** The cost of an image if the caller does not state it, and the least of a file. */
const IMAGE_TOKENS = 1_000;
/** A page of a PDF has some 40 KB and costs some 2,000 tokens; a character of a data URL is three quarters of a byte. */
const FILE_CHARACTERS_PER_TOKEN = 25;

/** Tokens of a message's content: text, thinking, and images and files as the caller states. Signatures cost nothing. */
export function contentTokens(content: Content, count: CountText): number {
	if (typeof content === "string") return count(content);
	let total = 0;
	for (const part of content) total += partTokens(part, count);
	return total;
}

function partTokens(part: Part, count: CountText): number {
	switch (part.type) {
		case "thinking":
			return count(part.text);
		case "text":
			return count(part.text) + labelTokens(part, count);
		case "image_url":
			return part.tokens ?? IMAGE_TOKENS;
		case "file":
			return part.tokens ?? Math.max(IMAGE_TOKENS, Math.ceil(part.url.length / FILE_CHARACTERS_PER_TOKEN));
	}
}

/** A document's name and what it is about. */
function labelTokens({ name, context }: TextPart, count: CountText): number {
	return (name === undefined ? 0 : count(name)) + (context === undefined ? 0 : count(context));
}

/** Tokens of what a model reads of a message: its content, and names and arguments of its tool calls. Ids cost nothing. */
export function bodyTokens(message: ChatMessage, count: CountText): number {
	let total = contentTokens(message.content, count);
	for (const call of message.tool_calls ?? []) total += count(call.name) + count(call.arguments);
	return total;
}

/** Same as `bodyTokens`, in steps. */
export function* bodyTokenSteps({ content, tool_calls }: ChatMessage, count: CountText): Steps<number> {
	let total = 0;
	for (const part of typeof content === "string" ? [{ type: "text" as const, text: content }] : content)
		total +=
			part.type === "text"
				? labelTokens(part, count) + (yield* tokenSteps(part.text, count))
				: part.type === "thinking"
					? yield* tokenSteps(part.text, count)
					: partTokens(part, count);
	for (const call of tool_calls ?? []) total += count(call.name) + (yield* tokenSteps(call.arguments, count));
	return total;
}

/** Tokens that a chat format adds to one message: 3, and for a name its own tokens and 1. */
export function overheadTokens(message: Pick<ChatMessage, "name">, count: CountText): number {
	return MESSAGE_OVERHEAD + (message.name === undefined ? 0 : count(message.name) + 1);
}

/** Tokens of a whole chat as it is sent: every message with its overhead, and the opening of the reply. */
export function chatTokens(messages: ChatMessage[], count: CountText): number {
	let total = REPLY_OVERHEAD;
	for (const message of messages) total += bodyTokens(message, count) + overheadTokens(message, count);
	return total;
}
