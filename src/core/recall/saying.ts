import { sameText } from "../text/same-text.ts";
import { withoutEnd } from "../text/without-end.ts";

const ARTICLES = new Set([
	"a",
	"an",
	"the",
	"der",
	"das",
	"ein",
	"eine",
	"einen",
	"einem",
	"einer",
	"le",
	"les",
	"une",
]);
const BEFORE = /^[("'“‘«]+/;
const BEHIND = /[)"'”’».,;:!?]/;

/**
 * What texts that say the same in nearly the same words have in common: they differ in case, width, spacing, punctuation
 * around words and articles only. Anything more, be it one word, may be another statement.
 */
export function sayingOf(text: string): string {
	const plain = sameText(text);
	const words = plain
		.split(" ")
		.map((word) => (word.length > 64 ? word : withoutEnd(word.replace(BEFORE, ""), BEHIND)));
	const telling = words.filter((word) => word !== "" && !ARTICLES.has(word));
	return telling.length === 0 ? plain : telling.join(" ");
}
