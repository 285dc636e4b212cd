import { graphemeEnds, isBetweenGraphemes } from "../language/graphemes.ts";
import { eachSentence, sentences } from "../language/sentences.ts";
import type { CountText } from "./encoding.ts";
import { countWithin } from "./token-steps.ts";

/** A text cut to a limit: what is left, its tokens, and the tokens of what was left out (0 if nothing was). */
export type Truncated = { text: string; tokens: number; missing: number };

/**
 * Keeps whole sentences from the start, as many as have at most `limit` tokens together; of a first sentence that
 * is larger, whole graphemes. The result never counts more than the limit, is never shorter for a larger limit,
 * and truncating it again changes nothing.
 */
export function truncateSentences(text: string, limit: number, count: CountText): Truncated {
	const total = count(text);
	if (limit <= 0) return { text: "", tokens: 0, missing: total };
	if (total <= limit) return { text, tokens: total, missing: 0 };
	const head = headOf(text, limit, count, 1, false);
	return { ...head, missing: head.text === "" ? total : count(text.slice(head.text.length)) };
}

/**
 * Shortens an over-long text by its middle: about two thirds of what fits from the start, one third from the end,
 * and between them, on its own line, the `mark` for the tokens left out. Never over the limit: "" if not even the
 * mark fits. Cuts at sentence or line ends where these leave at most half unused, else between graphemes.
 */
export function cutMiddle(
	text: string,
	limit: number,
	count: CountText,
	mark: (missingTokens: number) => string,
): Truncated {
	const total = count(text);
	if (limit > 0 && total <= limit) return { text, tokens: total, missing: 0 };
	let room = limit - count(`\n${mark(total)}\n`);
	// The parts are counted apart, and the mark's number changes its size: a first try can be a little over.
	for (let attempt = 0; attempt < 8 && room > 0; attempt++) {
		const share = Math.ceil((room * 2) / 3);
		const head = headOf(text, share, count, share / 2, true);
		const tail = tailOf(text, head.text.length, room - head.tokens, count);
		const missing = count(text.slice(head.text.length, text.length - tail.text.length));
		const joined = [head.text, mark(missing), tail.text].filter((line) => line !== "").join("\n");
		const tokens = count(joined);
		if (tokens <= limit) return { text: joined, tokens, missing };
		room -= tokens - limit;
	}
	const alone = mark(total);
	const tokens = count(alone);
	return tokens <= limit && limit > 0
		? { text: alone, tokens, missing: total }
		: { text: "", tokens: 0, missing: total };
}

/** A part of a text and its tokens. */
type Fitting = { text: string; tokens: number };

const NOTHING: Fitting = { text: "", tokens: 0 };
/** The first prefix tried, in UTF-16 units; it doubles from there. */
const FIRST_BOUND = 64;
/** No more units than this are looked at per token of a tail; on average a token has about four. */
const UNITS_PER_TOKEN = 6;

/**
 * The start of a text within a limit: whole sentences, and where these have fewer than `enough` tokens, graphemes:
 * of the first sentence only, or (`beyond`) of whatever follows.
 */
function headOf(text: string, limit: number, count: CountText, enough: number, beyond: boolean): Fitting {
	const whole = longestPrefix(text, sentenceEnds(text), limit, count);
	if (whole.tokens >= enough) return whole;
	const [first = 0] = sentenceEnds(text);
	const part = beyond ? text : text.slice(0, first);
	const cut = longestPrefix(part, graphemeEnds(part, whole.text.length), limit, count);
	return cut.text.length > whole.text.length ? cut : whole;
}

/** The end of a text, not before `from`, within a limit: whole sentences if they fill half of it, else graphemes. */
function tailOf(text: string, from: number, limit: number, count: CountText): Fitting {
	if (limit <= 0) return NOTHING;
	const start = boundaryFrom(text, from, Math.max(from, text.length - limit * UNITS_PER_TOKEN));
	const starts: number[] = [];
	let offset = start;
	for (const piece of sentences(text.slice(start))) {
		offset += piece.length;
		starts.push(offset);
	}
	const whole = longestSuffix(text, starts, limit, count);
	if (whole.tokens >= limit / 2) return whole;
	const cut = longestSuffix(text, [...graphemeEnds(text, start)], limit, count);
	return cut.tokens > whole.tokens ? cut : whole;
}

/** The first offset from `wanted` on that lies between two graphemes; `from` is known to. */
function boundaryFrom(text: string, from: number, wanted: number): number {
	for (let offset = wanted; offset < wanted + FIRST_BOUND; offset++)
		if (isBetweenGraphemes(text, offset)) return offset;
	for (const end of graphemeEnds(text, from)) if (end >= wanted) return end;
	return text.length;
}

/** Ends of the sentences of a text from the first that is not blank. */
function* sentenceEnds(text: string): Generator<number> {
	let end = 0;
	let blank = true;
	for (const piece of eachSentence(text)) {
		end += piece.length;
		blank &&= piece.trim() === "";
		if (!blank) yield end;
	}
}

/**
 * The longest prefix, among those ending at `ends`, whose text without trailing whitespace fits. Counts do not add
 * up across joins, so every prefix tried is counted whole: the tries double until one is over, and the place is
 * then found by halving. What is tried depends on the limit only through what fits, and what fits one limit fits
 * any larger one, so a larger limit never gives less.
 */
function longestPrefix(text: string, ends: Generator<number>, limit: number, count: CountText): Fitting {
	let best = NOTHING;
	const fits = (end: number): boolean => {
		const kept = text.slice(0, end).trimEnd();
		const tokens = countWithin(kept, limit, count);
		if (tokens === null) return false;
		best = { text: kept, tokens };
		return true;
	};
	const known: number[] = [];
	let low = -1;
	for (let bound = FIRST_BOUND; ; bound *= 2) {
		const finished = !readUpTo(known, ends, bound);
		let high = known.length - 1;
		while (high > low && !finished && (known[high] ?? 0) > bound) high--;
		if (high > low) {
			if (!fits(known[high] ?? 0)) {
				halve(low, high, (index) => fits(known[index] ?? 0));
				return best;
			}
			low = high;
		}
		if (finished) return best;
	}
}

/** Reads ends until one lies beyond the bound; false when there are no more. */
function readUpTo(known: number[], ends: Generator<number>, bound: number): boolean {
	while ((known.at(-1) ?? 0) <= bound) {
		const next = ends.next();
		if (next.done === true) return false;
		known.push(next.value);
	}
	return true;
}

/** The longest suffix, among those starting at `starts` (ascending), that fits. */
function longestSuffix(text: string, starts: number[], limit: number, count: CountText): Fitting {
	let best = NOTHING;
	halve(-1, starts.length, (tried) => {
		const kept = text.slice(starts[starts.length - 1 - tried]);
		const tokens = countWithin(kept, limit, count);
		if (tokens === null) return false;
		best = { text: kept, tokens };
		return true;
	});
	return best;
}

/** Halves the gap between an index that fits (or -1) and one that does not until nothing lies between. */
function halve(low: number, high: number, fits: (index: number) => boolean): void {
	let fitting = low;
	let failing = high;
	while (failing - fitting > 1) {
		const middle = (fitting + failing) >>> 1;
		if (fits(middle)) fitting = middle;
		else failing = middle;
	}
}
