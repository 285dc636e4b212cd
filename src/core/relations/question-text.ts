import { foldLetters } from "./names.ts";

/** More of a query is not looked at: what asks about an entity is short. */
export const MOST_QUERY_LENGTH = 4_000;

const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** A name or phrase in a text made by `questionText`: from where to where, and whether as "Alice's" or "Alices". */
export type Spot = { from: number; to: number; possessive: boolean };

/**
 * A query or name as words between single spaces, folded, one at each end too; `'s` is a word. Chinese, Japanese and Korean
 * stand as they are.
 */
export function questionText(text: string): string {
	const folded = foldLetters(text.slice(0, MOST_QUERY_LENGTH)).replace(/['’]s(?![\p{L}\p{N}])/gu, " 's");
	return ` ${folded
		.replace(/[^\p{L}\p{N}\p{M}'+#]+/gu, " ")
		.replace(
			/(?<=\p{ASCII})(?=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])|(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])(?=[a-z0-9])/gu,
			" ",
		)
		.replace(/ +/g, " ")
		.trim()} `;
}

/** Where words stand in a text, both from `questionText`; null where they don't. */
export function spotOf(words: string, text: string): Spot | null {
	const inner = words.trim();
	if (inner === "") return null;
	if (UNSPACED.test(inner)) {
		const from = text.indexOf(inner);
		return from < 0
			? null
			: { from, to: from + inner.length, possessive: /^ ?[的의の]/.test(text.slice(from + inner.length)) };
	}
	const from = text.indexOf(words);
	const to = from + words.length - 1;
	if (from >= 0) return { from: from + 1, to, possessive: text.startsWith(" 's ", to) };
	const genitive = text.indexOf(` ${inner}s `);
	return genitive < 0 ? null : { from: genitive + 1, to: genitive + inner.length + 2, possessive: true };
}
