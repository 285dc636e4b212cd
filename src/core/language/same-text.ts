import { remembering } from "../base/remember.ts";
import { withoutEnd } from "./shorten.ts";

/** What may stand around a text without making another one of it. */
const AROUND = new Set(" \"'“”‘’«»`");
const BEHIND = new Set(" \"'“”‘’«»`.。!！,;:…");

/**
 * What near-identical texts have in common: the text without regard to case, width, spacing, quotes around it and the
 * full stop at its end. Signs inside it stay: "C" is not "C++", nor 5 minus 5.
 */
export const sameText: (text: string) => string = remembering(plainText, 200_000);

function plainText(text: string): string {
	const plain = text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[\s\u0085]+/g, " ");
	let from = 0;
	let to = plain.length;
	// Not by a pattern, which would take quadratic time on long runs of these signs.
	while (from < to && AROUND.has(plain.charAt(from))) from++;
	while (to > from && BEHIND.has(plain.charAt(to - 1))) to--;
	return from === to ? plain : plain.slice(from, to);
}

const ARTICLES = new Set("a an the der das ein eine einen einem einer le les une".split(" "));
const BEFORE_A_WORD = /^[("'“‘«]+/;
const BEHIND_A_WORD = /[)"'”’».,;:!?]/;

/**
 * What texts that say the same in nearly the same words have in common: they differ in case, width, spacing, punctuation
 * around words and articles only. Anything more, be it one word, may be another statement.
 */
export function sameWords(text: string): string {
	const plain = sameText(text);
	const words = plain
		.split(" ")
		.map((word) => (word.length > 64 ? word : withoutEnd(word.replace(BEFORE_A_WORD, ""), BEHIND_A_WORD)));
	const telling = words.filter((word) => word !== "" && !ARTICLES.has(word));
	return telling.length === 0 ? plain : telling.join(" ");
}
