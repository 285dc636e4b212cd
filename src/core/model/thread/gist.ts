import { informationOf } from "../../language/information.ts";
import { sentences } from "../../language/sentences.ts";
import { oneLine, shorten } from "../../language/shorten.ts";
import { LINE_MARK } from "../../language/statements/list-marks.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { truncateSentences } from "../../tokens/truncate.ts";
import { type ChatMessage, type ToolCall, textOf } from "./message.ts";
import { markOf } from "./message-text.ts";

/** The most tokens that a gist has. */
export const GIST_TOKENS = 60;

/** How much of a long text is read, in UTF-16 units. */
const HEAD = 4_096;
const TAIL = 1_024;
/** How much of a tool call's argument is shown, and how many arguments. */
const ARGUMENT = 40;
const ARGUMENTS = 4;
/** Longer arguments are shown as they were sent, without parsing. */
const PARSED = 16_384;

/**
 * One sentence that represents a message, on one line, at most 60 tokens: the most informative line of a tool's
 * result; the tool calls or `[image]` of a message without text. "" if the message says nothing.
 */
export function gistOf(message: ChatMessage, count: CountText): { text: string; tokens: number } {
	const text = bestSentence(textOf(message.content), message.role === "tool") || gistWithoutText(message);
	if (text === "") return { text, tokens: 0 };
	const tokens = count(text);
	if (tokens <= GIST_TOKENS) return { text, tokens };
	// The ellipsis is usually one token, but may be more after some characters.
	for (let limit = GIST_TOKENS - 1; limit > 0; limit--) {
		const cut = `${truncateSentences(text, limit, count).text}…`;
		const left = count(cut);
		if (left <= GIST_TOKENS) return { text: cut, tokens: left };
	}
	return { text: "", tokens: 0 };
}

/** Represents a message without text. */
function gistWithoutText(message: ChatMessage): string {
	const calls = message.tool_calls ?? [];
	if (calls.length > 0) return `called ${calls.map(shownCall).join("; ")}`;
	return typeof message.content === "string" ? "" : (message.content.flatMap(markOf)[0] ?? "");
}

function shownCall(call: ToolCall): string {
	return `${oneLine(call.name)}(${shownArguments(call.arguments)})`;
}

function shownArguments(json: string): string {
	const parsed = json.length <= PARSED ? parsedObject(json) : undefined;
	if (parsed === undefined) return shorten(oneLine(json.slice(0, ARGUMENT * 8)), ARGUMENT * 2);
	const shown = parsed.slice(0, ARGUMENTS).map(([name, value]) => {
		const text = typeof value === "string" ? value : JSON.stringify(value);
		return `${oneLine(name)}: ${shorten(oneLine(text), ARGUMENT)}`;
	});
	return [...shown, ...(parsed.length > ARGUMENTS ? ["…"] : [])].join(", ");
}

/** The members of a JSON object; undefined for any other text. */
function parsedObject(json: string): [string, unknown][] | undefined {
	try {
		const value: unknown = JSON.parse(json);
		return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;
	} catch {
		return undefined;
	}
}

/** The most informative sentence (or line of a tool's result), without the marker of a list or heading. */
function bestSentence(text: string, lines: boolean): string {
	let best = "";
	let most = Number.NEGATIVE_INFINITY;
	for (const [index, piece] of candidates(text, lines).entries()) {
		const sentence = oneLine(piece).replace(LINE_MARK, "");
		if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence)) continue;
		const information = informationOf(sentence, index, lines);
		if (information <= most) continue;
		best = sentence;
		most = information;
	}
	return best;
}

function candidates(text: string, lines: boolean): string[] {
	const split = (part: string) => (lines ? part.split(/\r\n|[\n\r]/) : sentences(part));
	if (text.length <= HEAD + TAIL) return split(text);
	// A piece that was cut at the edge of what we read counts only if there is no other.
	const head = split(text.slice(0, betweenPairs(text, HEAD)));
	const tail = split(text.slice(betweenPairs(text, text.length - TAIL)));
	return [...(head.length > 1 ? head.slice(0, -1) : head), ...tail.slice(1)];
}

function betweenPairs(text: string, offset: number): number {
	return (text.charCodeAt(offset) & 0xfc00) === 0xdc00 ? offset - 1 : offset;
}
