import type { Steps } from "../base/steps.ts";
import { stem, termsOf } from "../language/terms.ts";

/** About how much of a text is read at a step, in UTF-16 units. */
const PART = 8_192;
/** What is read here costs a quarter of what the same text costs a writer, by which slices are measured. */
const SHARE = 1 / 4;
/**
 * Behind these characters no term goes on, whatever normalising makes of the text: they are no part of a word, compose with
 * nothing but a mark, and what is composed of them is no part of a word either.
 */
const BREAK = /[\s!-&(-/:-@[-`{-~、。，](?!\p{M})/gu;
/** Inside Chinese, where a term is every two characters, a text is divided as well: the character before is read again. */
const BREAK_OR_CHINESE = new RegExp(`${BREAK.source}|(?<=[\\u4e00-\\u9fff]{2})(?=[\\u4e00-\\u9fff]{2})`, "gu");
const APOSTROPHE = /['’]/;

/** The stems of a text's terms in order of appearance, as of the whole text; a part of it is read at a step. */
export function* stemSteps(text: string, size = PART): Steps<string[]> {
	const stems: string[] = [];
	for (const part of termParts(text, size)) {
		for (const term of termsOf(part)) stems.push(stem(term));
		yield part.length * SHARE;
	}
	return stems;
}

/** How many terms a text has; a part of it is read at a step. */
export function* countTermSteps(text: string, size = PART): Steps<number> {
	let terms = 0;
	for (const part of termParts(text, size)) {
		terms += termsOf(part).length;
		yield part.length * SHARE;
	}
	return terms;
}

/** Parts of at least `size` units (two or more), but for the last one, whose terms are those of the text. Other words are never divided. */
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

/** The first break from `least` on. What stands behind an apostrophe is read by what its word begins with, so that word stays whole. */
function breakAt(text: string, from: number, least: number): RegExpExecArray | null {
	BREAK_OR_CHINESE.lastIndex = least;
	const found = BREAK_OR_CHINESE.exec(text);
	if (found === null || found[0] !== "" || !APOSTROPHE.test(text.slice(from, found.index))) return found;
	BREAK.lastIndex = found.index;
	return BREAK.exec(text);
}
