import { bodyTokens, overheadTokens } from "../../model/thread/count-message.ts";
import {
	type ChatMessage,
	type Content,
	isEmptyContent,
	type Part,
	type StoredMessage,
	type TextPart,
} from "../../model/thread/message.ts";
import { messageAsText } from "../../model/thread/message-text.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { cutMiddle } from "../../tokens/truncate.ts";
import type { Format } from "./format.ts";
import { sendableContent } from "./sendable-content.ts";

/** A message as the window shows it. `tokens` counts its body; `cost` includes the overhead of the format. */
export type ShownMessage = {
	source: StoredMessage;
	message: ChatMessage;
	tokens: number;
	cost: number;
	missing: number;
};

export type Costing = {
	format: Format;
	count: CountText;
	/** Whether stored counts are in the context's own encoding. */
	storedCounts: boolean;
};

/**
 * What a model reads of a stored message, without unanswered calls and what the format can't carry; null if nothing
 * is left. `left` is its content without what was cleared (shown-forms.ts).
 */
export function shownMessage(
	source: StoredMessage,
	unanswered: ReadonlySet<string>,
	costing: Costing,
	left: Content = source.content,
): ShownMessage | null {
	const calls = source.tool_calls?.filter((call) => !unanswered.has(call.id)) ?? [];
	const content = sendableContent({ role: source.role, content: left }, costing.format);
	const message: ChatMessage = {
		role: source.role,
		content,
		...(source.name === undefined ? {} : { name: source.name }),
		...(calls.length === 0 ? {} : { tool_calls: calls }),
		...(source.tool_call_id === undefined ? {} : { tool_call_id: source.tool_call_id }),
		...(source.provider_options === undefined ? {} : { provider_options: source.provider_options }),
	};
	const empty = calls.length === 0 && isEmptyContent(content);
	// A result accompanies its call even if nothing of it can be sent.
	if (empty && (source.role !== "tool" || source.deleted === true)) return null;
	const whole = content === source.content && calls.length === (source.tool_calls?.length ?? 0);
	const tokens = whole && costing.storedCounts ? source.tokens : bodyTokens(message, costing.count);
	// Its stored count may be in another encoding. Something is missing, so at least one token.
	const missing = whole ? 0 : Math.max(content === source.content ? 0 : 1, source.tokens - tokens);
	return { source, message, ...priced(message, tokens, costing), missing };
}

/**
 * Cuts the middle of a message's text, and removes its images if necessary, so that it costs at most `limit`; null if
 * that is impossible.
 */
export function shortenMessage(shown: ShownMessage, limit: number, costing: Costing): ShownMessage | null {
	const cut = withMiddleCut(shown, limit, costing);
	if (cut !== null || typeof shown.message.content === "string") return cut;
	const content = shown.message.content.map((part) => leftOut(part) ?? part);
	const message = { ...shown.message, content };
	const plain = { ...shown, message, ...priced(message, bodyTokens(message, costing.count), costing) };
	const short = withMiddleCut(plain, limit, costing);
	return short === null ? null : { ...short, missing: short.missing + Math.max(0, shown.tokens - plain.tokens) };
}

/** Stands for an image or a file that is too large. */
function leftOut({ type }: Part): TextPart | null {
	if (type === "image_url") return { type: "text", text: "[image left out]" };
	return type === "file" ? { type: "text", text: "[file left out]" } : null;
}

/** Cuts the longest text, or all texts together if the others alone are too large. */
function withMiddleCut(shown: ShownMessage, limit: number, costing: Costing): ShownMessage | null {
	if (shown.cost <= limit) return shown;
	const cut = withLongestCut(shown, limit, costing);
	const { content } = shown.message;
	if (cut !== null || typeof content === "string" || content.filter(isText).length < 2) return cut;
	const message = { ...shown.message, content: inOneText(content) };
	const joined = { ...shown, message, ...priced(message, bodyTokens(message, costing.count), costing) };
	return joined.cost <= limit ? joined : withLongestCut(joined, limit, costing);
}

function withLongestCut(shown: ShownMessage, limit: number, costing: Costing): ShownMessage | null {
	const { content } = shown.message;
	const longest = longestText(content);
	if (longest === null) return null;
	const withText = (text: string): ShownMessage => {
		const message = { ...shown.message, content: withPart(content, longest, text) };
		return { ...shown, message, ...priced(message, bodyTokens(message, costing.count), costing) };
	};
	const overhead = withText("").cost;
	// Escaping may lengthen a text beyond its count, so the room shrinks in proportion.
	for (let room = limit - overhead; room > 0; ) {
		const cut = cutMiddle(longest.text, room, costing.count, missingMark);
		if (cut.text === "") return null;
		const next = withText(cut.text);
		if (next.cost <= limit) return { ...next, missing: cut.missing };
		room = Math.floor((room * (limit - overhead)) / (next.cost - overhead));
	}
	return null;
}

/** Joins all texts into one part, in the place of the first. */
function inOneText(content: readonly Part[]): Part[] {
	const texts = content.filter(isText);
	const text = texts.map((part) => part.text).join("\n");
	return content.flatMap((part): Part[] => {
		if (!isText(part)) return [part];
		return part === texts[0] ? [{ ...part, text }] : [];
	});
}

/** The text of a message, or the longest of its text parts. */
function longestText(content: Content): TextPart | null {
	const texts = typeof content === "string" ? [{ type: "text" as const, text: content }] : content.filter(isText);
	const [first, ...rest] = texts;
	if (first === undefined) return null;
	return rest.reduce((best, part) => (part.text.length > best.text.length ? part : best), first);
}

function withPart(content: Content, replaced: TextPart, text: string): Content {
	if (typeof content === "string") return text;
	return content.map((part) => (part === replaced ? { ...replaced, text } : part));
}

function isText(part: Part): part is TextPart {
	return part.type === "text";
}

function missingMark(tokens: number): string {
	return `[… ${tokens} tokens left out …]`;
}

function priced(message: ChatMessage, tokens: number, costing: Costing): { tokens: number; cost: number } {
	switch (costing.format) {
		case "messages":
		case "openai":
		case "responses":
		case "anthropic":
		case "ai-sdk":
			return { tokens, cost: tokens + overheadTokens(message, costing.count) };
		case "text":
		case "blocks": {
			const cost = costing.count(`${messageAsText(message)}\n`);
			return { tokens: cost, cost };
		}
	}
}
