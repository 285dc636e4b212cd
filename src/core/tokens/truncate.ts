import type { CountText } from "./encoding.ts";
import { headOf, tailOf } from "./fit.ts";

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
