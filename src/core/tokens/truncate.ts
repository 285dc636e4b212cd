import { graphemeEnds, isBetweenGraphemes } from "../language/graphemes.ts";
import { eachSentence, sentences } from "../language/sentences.ts";
import type { CountText } from "./encoding.ts";
import { countWithin } from "./token-steps.ts";

/** A text cut to a limit, its tokens, and the tokens of what was left out (0: nothing). */
export type Truncated = { text: string; tokens: number; missing: number };

/**
 * Keeps as many whole sentences from the start as fit `limit` tokens, or whole graphemes of a first sentence that is
 * too long. The result never exceeds the limit, is never shorter for a larger limit, and truncating it again changes
 * nothing.
 */
export function truncateSentences(text: string, limit: number, count: CountText): Truncated {
	const total = count(text);
	if (limit <= 0) return { text: "", tokens: 0, missing: total };
	if (total <= limit) return { text, tokens: total, missing: 0 };
	const head = headOf(text, limit, count, 1, false);
	return { ...head, missing: missingOf(text, total, head, NOTHING, count) };
}

/**
 * Cuts the middle out of a text. About two thirds of what fits come from the start and one third from the end, with
 * `mark` for the missing tokens on a line between them. Never exceeds the limit; "" if not even the mark fits. Cuts
 * at sentence or line ends if that leaves at most half unused, otherwise between graphemes.
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
	// The parts are counted separately, and the size of the mark depends on its number, so a first attempt can exceed
	// the limit.
	for (let attempt = 0; attempt < 8 && room > 0; attempt++) {
		const share = Math.ceil((room * 2) / 3);
		const head = headOf(text, share, count, share / 2, true);
		const tail = tailOf(text, head.text.length, room - head.tokens, count);
		const missing = missingOf(text, total, head, tail, count);
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

/** What is left out of a longer text (UTF-16 units) is not counted again: counts add up but for a few tokens at the joins. */
const COUNTED_AGAIN = 100_000;

function missingOf(text: string, total: number, head: Fitting, tail: Fitting, count: CountText): number {
	if (text.length > COUNTED_AGAIN) return Math.max(1, total - head.tokens - tail.tokens);
	return count(text.slice(head.text.length, text.length - tail.text.length));
}

/** A part of a text and its tokens. */
type Fitting = { text: string; tokens: number };

const NOTHING: Fitting = { text: "", tokens: 0 };
/** The length of the first prefix to try, in UTF-16 units. It doubles from there. */
const FIRST_BOUND = 64;
/** At most this many units are read per token of a tail. On average a token has about four. */
const UNITS_PER_TOKEN = 6;
/** At most this many are read per token of a head: a long run of spaces is one token for each hundred or so. */
const MOST_UNITS_PER_TOKEN = 128;

/**
 * The start of a text within a limit, in whole sentences. If those have fewer than `enough` tokens, in graphemes: of
 * the first sentence only, or (`beyond`) of everything that follows.
 */
function headOf(text: string, limit: number, count: CountText, enough: number, beyond: boolean): Fitting {
	const whole = longestPrefix(text, sentenceEnds(text), limit, count);
	if (whole.tokens >= enough) return whole;
	const [first = 0] = sentenceEnds(text);
	const end = beyond ? text.length : first;
	const most = limit * MOST_UNITS_PER_TOKEN;
	const part = text.slice(0, most < end ? Math.min(end, boundaryFrom(text, 0, most)) : end);
	const cut = longestPrefix(part, graphemeEnds(part, whole.text.length), limit, count);
	return cut.text.length > whole.text.length ? cut : whole;
}

/** The end of a text within a limit, not before `from`: whole sentences if they fill half of it, otherwise graphemes. */
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

/** The first offset at or after `wanted` that lies between two graphemes. `from` is known to be one. */
function boundaryFrom(text: string, from: number, wanted: number): number {
	for (let offset = wanted; offset < wanted + FIRST_BOUND; offset++)
		if (isBetweenGraphemes(text, offset)) return offset;
	for (const end of graphemeEnds(text, from)) if (end >= wanted) return end;
	return text.length;
}

/** The ends of a text's sentences, starting with the first one that is not blank. */
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
 * The longest prefix, among those that end at `ends`, that fits without trailing whitespace. Counts don't add up
 * across joins, so each attempt is counted as a whole: attempts double until one is too long, and halving finds the
 * place. The attempts depend on the limit only through what fits, so a larger limit never returns less.
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

/** Reads ends until one lies beyond the bound; false if there are no more. */
function readUpTo(known: number[], ends: Generator<number>, bound: number): boolean {
	while ((known.at(-1) ?? 0) <= bound) {
		const next = ends.next();
		if (next.done === true) return false;
		known.push(next.value);
	}
	return true;
}

/** The longest suffix, among those that start at `starts` (ascending), that fits. */
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

/** Halves the gap between an index that fits (or -1) and one that does not until they are neighbours. */
function halve(low: number, high: number, fits: (index: number) => boolean): void {
	let fitting = low;
	let failing = high;
	while (failing - fitting > 1) {
		const middle = (fitting + failing) >>> 1;
		if (fits(middle)) fitting = middle;
		else failing = middle;
	}
}
