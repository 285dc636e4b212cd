import { withoutEnd } from "../../../language/shorten.ts";
import { termsOf } from "../../../language/terms.ts";
import type { Found } from "../found/found.ts";

/** What a clause that fits the pattern tells; groups that are absent are "". Nothing where it tells nothing after all. */
export type Rule = { pattern: RegExp; found: (groups: readonly string[], clause: string) => readonly Found[] };

/** What the first rule that tells something finds in a clause. */
export function foundBy(rules: readonly Rule[], clause: string): readonly Found[] {
	for (const { pattern, found } of rules) {
		const match = pattern.exec(clause);
		if (match === null) continue;
		const told = found(
			Array.from(match, (group: string | undefined) => group ?? ""),
			clause,
		);
		if (told.length > 0) return told;
	}
	return [];
}

const LITTLE = new Set(
	"a an the my our your their his her of for to in on at and is der die das den dem le la les el los las aux".split(
		" ",
	),
);
const SAME_WORD = new Map(
	Object.entries({ colour: "color", postgres: "postgresql", k8s: "kubernetes", favorite: "favourite" }),
);
const MOST_PARTS = 4;
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;
const RUN = /[\p{L}\p{M}\p{N}]{1,32}/gu;

/** A text as a part of a key: `staging_server` of "our staging server"; "" where nothing is left of it. */
export function slug(text: string): string {
	return wordsOf(text).slice(0, MOST_PARTS).join("_");
}

/** The same for a thing that may be told in singular and plural: `likes.tomato` for both; "" where it is told at length. */
export function thingSlug(text: string): string {
	const words = wordsOf(text);
	return words.length > MOST_PARTS ? "" : words.map(singular).join("_");
}

function wordsOf(text: string): string[] {
	// Of scripts without spaces a run is a word: their terms are pairs of characters.
	if (UNSPACED.test(text)) return text.normalize("NFKC").toLowerCase().match(RUN) ?? [];
	const plain = text
		.toLowerCase()
		.replace(/\+\+/g, " plus plus")
		.replace(/(?<=\p{L})#/gu, " sharp");
	return termsOf(plain)
		.filter((term) => !LITTLE.has(term))
		.map((term) => SAME_WORD.get(term) ?? term);
}

function singular(word: string): string {
	if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
	if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
	return word.slice(0, /(?:ch|sh|x|ss|o)es$/.test(word) ? -2 : -1);
}

/** A text without a reason, an aside or a time behind it. */
export function bareObject(text: string): string {
	const bare = text.replace(
		/(?:[,;(]|(?<!\s))\s+(?:because|since|as|but|though|although|so that|while|unless|when(?:ever)?|these days|nowadays|right now|at the moment|by the way|too|as well|any ?more|now|actually|though|please|thanks|thank you)\b[\s\S]*/iu,
		"",
	);
	return withoutEnd(bare, /[\s,;:.!–—-]/).trim();
}
