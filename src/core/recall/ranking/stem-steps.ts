import type { Steps } from "../../base/steps.ts";
import { stem, termsOf } from "../../language/terms.ts";

/** About how much of a text one step reads, in UTF-16 units. */
const PART = 8_192;
/** This costs a quarter of what a writer needs for the same text, and slices are measured by writers. */
const SHARE = 1 / 4;
/**
 * No term continues after these characters, however the text is normalised: they are not part of a word, combine only
 * with marks, and the result is not part of a word either.
 */
const BREAK = /[\s!-&(-/:-@[-`{-~、。，](?!\p{M})/gu;
/** Chinese text, where every two characters are a term, is split as well. The character before the split is read again. */
const BREAK_OR_CHINESE = new RegExp(`${BREAK.source}|(?<=[\\u4e00-\\u9fff]{2})(?=[\\u4e00-\\u9fff]{2})`, "gu");
const APOSTROPHE = /['’]/;

/** The stems of a text's terms in order, computed in steps. */
export function* stemSteps(text: string, size = PART): Steps<string[]> {
	const stems: string[] = [];
	for (const part of termParts(text, size)) {
		for (const term of termsOf(part)) stems.push(stem(term));
		yield part.length * SHARE;
	}
	return stems;
}

/** Counts the terms of a text in steps. */
export function* countTermSteps(text: string, size = PART): Steps<number> {
	let terms = 0;
	for (const part of termParts(text, size)) {
		terms += termsOf(part).length;
		yield part.length * SHARE;
	}
	return terms;
}

/**
 * Parts of at least `size` units (two or more), except the last one, that have the same terms as the text. Other
 * words are never split.
 */
function* termParts(text: string, size: number): Generator<string> {
	let from = 0;
	while (text.length - from > size) {
		const found = breakAt(text, from, from + size);
		if (found === null) break;
		const end = found.index + found[0].length;
		yield text.slice(from, end);
		from = found[0] === "" ? end - 1 : end;
	}
	if (from < text.length) yield text.slice(from);
}

/**
 * The first break at or after `least`. What follows an apostrophe depends on how its word begins, so such a word is
 * not split.
 */
function breakAt(text: string, from: number, least: number): RegExpExecArray | null {
	BREAK_OR_CHINESE.lastIndex = least;
	const found = BREAK_OR_CHINESE.exec(text);
	if (found === null || found[0] !== "" || !APOSTROPHE.test(text.slice(from, found.index))) return found;
	BREAK.lastIndex = found.index;
	return BREAK.exec(text);
}
