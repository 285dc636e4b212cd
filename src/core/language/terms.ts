import { withoutAccents } from "./fold.ts";
import { STOP_WORDS } from "./words/stop-words.ts";

export { stem } from "./stem.ts";

/** Longest term, in UTF-16 units; what is longer is cut. */
const LONGEST_TERM = 64;
/** More terms of a query than this find nothing more. */
const MOST_QUERY_TERMS = 64;
/** This much of either end of a query is read, in UTF-16 units: a whole message may be one. */
const QUERY_END = 16_384;

const NOT_ASCII = /[\u0080-\uffff]/;
/** Normalising is quadratic in the length of a run of marks; no word has so many. */
const SURPLUS_MARKS = /(\p{M}{30})\p{M}+/gu;
const ASCII_WORD = /[A-Za-z0-9]+(?:'[A-Za-z]+)*/g;
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Scripts written without spaces between words, whose runs are indexed as bigrams. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;
const UNSPACED_RUN = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]+/gu;
const CAMEL_CASE = /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u;
const CAMEL_BREAK = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** What an English contraction ends with: "don't" is one word, unlike "l'eau" and "O'Reilly". */
const CONTRACTIONS = new Set(["t", "m", "d", "ll", "re", "ve"]);

/**
 * The search terms of a text, lower-case, in order of appearance: runs of letters and digits (so an identifier by
 * its parts, and camelCase whole as well), and runs of Chinese, Japanese or Korean as overlapping bigrams.
 */
export function termsOf(text: string): string[] {
	if (!NOT_ASCII.test(text)) return asciiTerms(text);
	const terms: string[] = [];
	const normal = text.replace(SURPLUS_MARKS, "$1").normalize("NFKC");
	for (const [word] of normal.matchAll(WORD)) addWord(terms, word);
	return terms;
}

/** The same for ASCII text, most of which has few apostrophes and inner capitals, or none at all. */
function asciiTerms(text: string): string[] {
	const lower = text.toLowerCase().match(ASCII_WORD) ?? [];
	const camel = CAMEL_CASE.test(text);
	if (!camel && !text.includes("'")) return lower.map(cut);
	const words = camel ? (text.match(ASCII_WORD) ?? []) : lower;
	const terms: string[] = [];
	for (const [index, word] of words.entries()) {
		const lowered = lower[index] ?? "";
		if (word.includes("'")) addWord(terms, word);
		else addPart(terms, word, lowered);
	}
	return terms;
}

/**
 * A query's distinct terms, without stop words and question words unless there is nothing else; of more than 64 the first and
 * the last ones, as what is asked stands at one of the ends.
 */
export function queryTermsOf(text: string): string[] {
	const ends = text.length <= 2 * QUERY_END ? text : `${text.slice(0, QUERY_END)}\n${text.slice(-QUERY_END)}`;
	const all = termsOf(ends);
	const telling = all.filter((term) => !STOP_WORDS.has(term));
	const terms = telling.length > 0 ? telling : all;
	const distinct = [...new Set(terms)];
	if (distinct.length <= MOST_QUERY_TERMS) return distinct;
	const half = MOST_QUERY_TERMS / 2;
	const last = [...new Set(terms.slice(-MOST_QUERY_TERMS).reverse())].slice(0, half).reverse();
	return [...new Set([...distinct.slice(0, half), ...last])];
}

function addWord(terms: string[], word: string): void {
	for (const part of withoutApostrophes(word)) {
		if (UNSPACED.test(part)) addUnspaced(terms, part);
		else addPart(terms, part, part.toLowerCase());
	}
}

/** "Anna's" gives Anna, "don't" dont, "l'eau" l and eau. */
function withoutApostrophes(word: string): string[] {
	const [first = "", ...rest] = word.split(/['’]/);
	const parts = [first];
	for (const part of rest) {
		const lower = part.toLowerCase();
		if (lower === "s") continue;
		if (CONTRACTIONS.has(lower)) parts.push(`${parts.pop() ?? ""}${part}`);
		else parts.push(part);
	}
	return parts;
}

/** A run of letters and digits of one kind of script; `lower` is the same in lower case. */
function addPart(terms: string[], part: string, lower: string): void {
	terms.push(cut(withoutAccents(lower)));
	if (lower === part || !CAMEL_CASE.test(part)) return;
	for (const piece of part.split(CAMEL_BREAK)) terms.push(cut(withoutAccents(piece.toLowerCase())));
}

function addUnspaced(terms: string[], part: string): void {
	let from = 0;
	for (const { 0: run, index } of part.matchAll(UNSPACED_RUN)) {
		const spaced = part.slice(from, index);
		if (spaced !== "") addPart(terms, spaced, spaced.toLowerCase());
		from = index + run.length;
		addBigrams(terms, run.toLowerCase());
	}
	const rest = part.slice(from);
	if (rest !== "") addPart(terms, rest, rest.toLowerCase());
}

function addBigrams(terms: string[], run: string): void {
	let before = "";
	let any = false;
	for (const character of run) {
		if (before !== "") {
			terms.push(before + character);
			any = true;
		}
		before = character;
	}
	if (!any) terms.push(before);
}

function cut(term: string): string {
	if (term.length <= LONGEST_TERM) return term;
	const splitsPair = (term.charCodeAt(LONGEST_TERM - 1) & 0xfc00) === 0xd800;
	return term.slice(0, splitsPair ? LONGEST_TERM - 1 : LONGEST_TERM);
}

/** Words that most memories have, and most questions, as all are of what a user uses and wants. */
const EMPTY = new Set(
	(
		"use uses used using user users want wants wanted need needs needed know knows think thinks benutze benutzen nutze " +
		"nutzen verwende verwenden usa uso usamos utilise utilisons habe hast habt heisst heisse tengo tienes tenemos tienen " +
		"llama llamo avons avez appelle appelles"
	).split(" "),
);

/** Characters that Chinese questions are asked with. */
const ASKING = new Set("我你您他她们有是的吗呢吧什么哪谁怎");

/** Whether two characters (a bigram) are part of how a Chinese question is asked, and not of what it is about. */
export function onlyAsks(term: string): boolean {
	return UNSPACED.test(term) && [...term].some((character) => ASKING.has(character));
}

/** The terms of a query that tell memories apart: as `queryTermsOf`, without words of no topic unless there is nothing else. */
export function tellingTerms(query: string): string[] {
	const terms = queryTermsOf(query);
	const telling = terms.filter((term) => !EMPTY.has(term) && !onlyAsks(term));
	return telling.length > 0 ? telling : terms;
}
