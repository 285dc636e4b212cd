import { graphemeEnds } from "./graphemes.ts";

/** White space that is not a single space already. U+0085 ends a line too, though no regular expression counts it as white space. */
const UNEVEN = /[\s\u0085]{2,}|[^\S ]|\u0085/g;

/** The text on one line. */
export function oneLine(text: string): string {
	return text.replace(UNEVEN, " ").trim();
}

/** Cuts text to at most this many UTF-16 units, "…" included, at a word's end if one is near, else a grapheme's. */
export function shorten(text: string, most: number): string {
	if (text.length <= most) return text;
	let end = 0;
	for (const next of graphemeEnds(text, 0)) {
		if (next > most - 1) break;
		end = next;
	}
	const space = text.charAt(end) === " " ? end : text.lastIndexOf(" ", end - 1);
	return `${text.slice(0, space > end / 2 ? space : end).trimEnd()}…`;
}

/**
 * A text without the characters at its end that fit a pattern of one character. Linear, unlike `/…+$/`, which is tried
 * anew at each character of every run that does not stand at the end.
 */
export function withoutEnd(text: string, character: RegExp): string {
	let end = text.length;
	while (end > 0 && character.test(text.charAt(end - 1))) end--;
	return text.slice(0, end);
}
