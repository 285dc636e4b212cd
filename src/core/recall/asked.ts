import { STOP_WORDS } from "./stop-words.ts";
import { queryTermsOf, stem, termsOf } from "./terms.ts";

/** Of a longer query the beginning and the end are searched for: what is asked stands at one of them. */
const MOST_CHARACTERS = 8_000;

/** A name has at most so many words, and of text without spaces so many characters. */
const NAME_WORDS = 4;
const NAME_CHARACTERS = 6;
const MOST_NAMES = 400;

const UNSPACED = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]+$/u;
const WORD = /[\p{L}\p{N}\p{M}][^\s]*/gu;

/** What a query is searched by. */
export type Asked = { text: string; terms: string[]; names: string[] };

export function askedOf(query: string): Asked {
	const text = bounded(query);
	return { text, terms: [...new Set(queryTermsOf(text).map(stem))], names: namesIn(text) };
}

function bounded(query: string): string {
	if (query.length <= MOST_CHARACTERS) return query;
	const half = MOST_CHARACTERS / 2;
	return `${query.slice(0, half).toWellFormed()} ${query.slice(-half).toWellFormed()}`;
}

/** Whatever may be a name in it, as names are compared: runs of words, the first ones first. */
function namesIn(text: string): string[] {
	const words = text.match(WORD) ?? [];
	const names = new Set<string>();
	for (let from = 0; from < words.length && names.size < MOST_NAMES; from++) {
		const word = words[from] ?? "";
		for (const part of unspacedParts(word)) names.add(part);
		for (let length = 1; length <= NAME_WORDS; length++) {
			const name = entityName(words.slice(from, from + length).join(" "));
			if (name !== "" && !(length === 1 && STOP_WORDS.has(name))) names.add(name);
		}
	}
	return [...names].slice(0, MOST_NAMES);
}

/** Where words are not told apart by spaces, all that could be one. */
function unspacedParts(word: string): string[] {
	const runs = termsOf(word).filter((term) => UNSPACED.test(term));
	if (runs.length === 0) return [];
	const characters = [...word.normalize("NFKC")].slice(0, 64);
	const parts: string[] = [];
	for (let from = 0; from < characters.length; from++) {
		for (let length = 1; length <= NAME_CHARACTERS; length++) {
			const part = characters.slice(from, from + length).join("");
			if (UNSPACED.test(part)) parts.push(part);
		}
	}
	return parts;
}

function entityName(text: string): string {
	const plain = text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
	return plain.replace(/[.,;:!?)"'”’»]{1,9}$/u, "").replace(/['’]s$/u, "");
}
