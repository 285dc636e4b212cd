import type { Steps } from "../base/steps.ts";
import { runCuts } from "./count-text.ts";
import type { CountText } from "./encoding.ts";

/** About how much text one step counts, in UTF-16 units. */
const PART = 16_384;
/** Counting costs an eighth of what a writer needs for the same text, and slices are measured by writers. */
const SHARE = 1 / 8;
/** How far before the end of a part to look for a place where every tokenizer splits. */
const LOOK_BACK = 1_024;
/** Every encoding's pre-tokenizer splits before a space that follows anything else, and after a line break. */
const SPLIT = /(?<=[^\s/])[ \t]|(?<=[\r\n])[^\s/]/g;

/** Counts the tokens of a text in steps. The result equals `count(text)`. */
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

/** Counts the tokens of a text; null if there are more than the limit. Reads no more of a long text than it must. */
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

/** Where a part may end without changing the count. If there is no such place for long, the part is larger. */
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
