import { stem } from "../recall/stem.ts";
import { termsOf } from "../recall/terms.ts";
import type { Found } from "./found.ts";

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

const LITTLE = new Set("a an the my our your their his her of for to in on at and is".split(" "));
const SAME_WORD = new Map(
	Object.entries({ colour: "color", postgres: "postgresql", k8s: "kubernetes", favorite: "favourite" }),
);
const MOST_PARTS = 4;

/** A text as a part of a key: `staging_server` of "our staging server"; "" where nothing is left of it. */
export function slug(text: string): string {
	const terms = termsOf(text.replace(/\+\+/g, " plus plus").replace(/#/g, " sharp")).filter(
		(term) => !LITTLE.has(term),
	);
	return terms
		.slice(0, MOST_PARTS)
		.map((term) => SAME_WORD.get(term) ?? term)
		.join("_");
}

/** The same for a thing that may be told in singular and plural: `likes.tomato` and `likes.tomatoes` are one. */
export function thingSlug(text: string): string {
	const terms = termsOf(text).filter((term) => !LITTLE.has(term));
	return terms.length > MOST_PARTS ? "" : terms.map((term) => SAME_WORD.get(term) ?? stem(term)).join("_");
}

/** A text without a reason, an aside or a time behind it. */
export function bareObject(text: string): string {
	return text
		.replace(
			/[,;(]?\s+(?:because|since|as|but|though|although|so that|while|unless|when(?:ever)?|these days|nowadays|right now|at the moment|by the way|too|as well|any ?more|now|actually|though|please|thanks|thank you)\b.*$/iu,
			"",
		)
		.replace(/[\s,;:.!–—-]+$/, "")
		.trim();
}
