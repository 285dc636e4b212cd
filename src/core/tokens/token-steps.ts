import type { Steps } from "../base/steps.ts";
import { runCuts } from "./count-text.ts";
import type { CountText } from "./encoding.ts";

/** About how much of a text is counted at a step, in UTF-16 units. */
const PART = 16_384;
/** Counting costs an eighth of what the same text costs a writer, by which slices are measured. */
const SHARE = 1 / 8;
/** How far before the end of a part we look for a place where every tokenizer splits. */
const LOOK_BACK = 1_024;
/** Every encoding's pre-tokenizer splits before a space behind anything else, and behind a line break before anything else. */
const SPLIT = /(?<=[^\s/])[ \t]|(?<=[\r\n])[^\s/]/g;

/** The tokens of a text, as many as `count` finds in the whole; a part of it is counted at a step. */
export function* tokenSteps(text: string, count: CountText, size = PART): Steps<number> {
	let total = 0;
	let from = 0;
	while (text.length - from > size) {
		const end = partEnd(text, from, size);
		total += count(text.slice(from, end));
		yield (end - from) * SHARE;
		from = end;
	}
	return total + count(text.slice(from));
}

/** The tokens of a text; null if they are more than the limit: of a long text only as much is counted as shows that. */
export function countWithin(text: string, limit: number, count: CountText): number | null {
	let total = 0;
	let from = 0;
	while (text.length - from > PART) {
		const end = partEnd(text, from, PART);
		total += count(text.slice(from, end));
		if (total > limit) return null;
		from = end;
	}
	total += count(text.slice(from));
	return total > limit ? null : total;
}

/** Where a part may end without changing the count; a text that has no such place for long is counted in larger parts. */
function partEnd(text: string, from: number, size: number): number {
	for (let wanted = size; from + wanted < text.length; wanted *= 2) {
		const part = text.slice(from, from + wanted);
		const end = lastSplit(part) ?? runCuts(part).at(-1);
		if (end !== undefined) return from + end;
	}
	return text.length;
}

function lastSplit(part: string): number | undefined {
	const start = Math.max(1, part.length - LOOK_BACK);
	SPLIT.lastIndex = start;
	let last: number | undefined;
	for (let found = SPLIT.exec(part); found !== null; found = SPLIT.exec(part)) last = found.index;
	return last;
}
