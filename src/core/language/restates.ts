import { isCommon } from "./spoken-words.ts";
import { stem } from "./stem.ts";
import { NUMBERS } from "./words/date-words.ts";
import { STOP_WORDS } from "./words/stop-words.ts";

/*
 * The same value written another way: "pg 16" for "PostgreSQL 16", "two cats" for "2 cats", "14k" for "14,000", "NYC" for "New
 * York City". Abbreviations are known by their letters, not from a list. A short word may mean many things, so it counts only
 * beside the same number, for a name with a capital inside of it ("TypeScript"), or as the initials of names.
 */

/** What texts say, so that values can be compared with it: read once, in linear time. */
export type SaidWords = {
	words: ReadonlySet<string>;
	/** The words right beside a number. */
	beside: ReadonlyMap<string, ReadonlySet<string>>;
	/** The first letters of runs of names. */
	initials: ReadonlySet<string>;
	/** Those of the words that may stand for a longer one; no more than a certain number. */
	short: ReadonlySet<string>;
};

type Part = { text: string; word: string; number: boolean };

const PART = /\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/gu;
const THOUSANDS = /^\d{1,3}(?:,\d{3})+$/;
const MAGNITUDES: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };
const COUNTED: ReadonlyMap<string, number> = new Map(Object.values(NUMBERS).flatMap((numbers) => [...numbers]));
const CAPITAL = /^\p{Lu}/u;
/** Written like a name of programs: a capital inside of it. */
const INNER_CAPITAL = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;
const VOWEL = /[aeiouyäöüáéíóúàèù]/;

/** Longest abbreviation, and the shortest that is the beginning of a name and no letter of it. */
const LONGEST_SHORT = 8;
const SHORTEST_BEGINNING = 4;
/** Longer consonants in a row abbreviate nothing. */
const LONGEST_CONSONANTS = 4;
const MOST_SHORT = 2_000;
const LONGEST_RUN = 4;

export function wordsSaid(texts: Iterable<string>): SaidWords {
	const words = new Set<string>();
	const beside = new Map<string, Set<string>>();
	const initials = new Set<string>();
	const short = new Set<string>();
	for (const text of texts) {
		const parts = partsOf(text);
		for (const [at, { word, number }] of parts.entries()) {
			words.add(word);
			if (!number) words.add(stem(word));
			if (!number && isShort(word) && short.size < MOST_SHORT) short.add(word);
			if (number) {
				const near = beside.get(word) ?? new Set();
				for (const other of [parts[at - 1], parts[at + 1]]) if (other?.number === false) near.add(other.word);
				beside.set(word, near);
			}
			for (const run of initialsFrom(parts, at)) initials.add(run);
		}
	}
	return { words, beside, initials, short };
}

/** Whether a value says what was said: each of its words and numbers, as it is or written another way. */
export function restates(value: string, said: SaidWords): boolean {
	const parts = partsOf(value);
	for (let at = 0; at < parts.length; ) {
		const run = stands(parts, at, said) ? 1 : shortened(parts, at, said);
		if (run === 0) return false;
		at += run;
	}
	return parts.length > 0;
}

function stands(parts: readonly Part[], at: number, { words, beside, initials, short }: SaidWords): boolean {
	const { text, word, number } = parts[at] ?? { text: "", word: "", number: false };
	if (words.has(word) || (!number && words.has(stem(word)))) return true;
	if (number) return false;
	if (text === text.toUpperCase() && text.length > 1 && initials.has(word)) return true;
	const numbers = [parts[at - 1], parts[at + 1]].filter((other) => other?.number === true);
	if (numbers.length === 0) return INNER_CAPITAL.test(text) && [...short].some((one) => abbreviates(one, word));
	return numbers.some((other) =>
		[...(beside.get(other?.word ?? "") ?? [])].some(
			(one) => abbreviates(one, word) || abbreviates(word, one) || begins(one, word) || begins(word, one),
		),
	);
}

/** How many names from here on were said by their initials alone. */
function shortened(parts: readonly Part[], at: number, { words }: SaidWords): number {
	const run = initialsFrom(parts, at).findLast((letters) => words.has(letters) && isShort(letters));
	return run?.length ?? 0;
}

const isShort = (word: string): boolean =>
	word.length <= LONGEST_SHORT && !STOP_WORDS.has(word) && !isCommon(stem(word));

/** Whether a short word stands for a long one: a beginning that is long enough, or its consonants in their order. */
function abbreviates(short: string, long: string): boolean {
	if (short.length >= long.length || !isShort(short)) return false;
	if (short.length >= SHORTEST_BEGINNING && long.startsWith(short)) return true;
	if (short.length < 2 || short.length > LONGEST_CONSONANTS || VOWEL.test(short.slice(1))) return false;
	let from = 0;
	for (const letter of short) {
		const found = long.indexOf(letter, from);
		if (found < 0 || (from === 0 && found > 0)) return false;
		from = found + 1;
	}
	return true;
}

/** Beside the same number a beginning is enough: "30 min" for "30 minutes", "5 h" for "5 hours". */
const begins = (short: string, long: string): boolean =>
	isShort(short) && short.length < long.length && long.startsWith(short);

/** The initials of two, three and four names one behind the other. */
function initialsFrom(parts: readonly Part[], at: number): string[] {
	const runs: string[] = [];
	let letters = "";
	for (const { text, word } of parts.slice(at, at + LONGEST_RUN)) {
		if (!CAPITAL.test(text)) break;
		letters += word.charAt(0);
		if (letters.length > 1) runs.push(letters);
	}
	return runs;
}

/** The words and numbers of a text, numbers as digits: "14k", "14,000" and "two" as 14000, 14000 and 2. */
function partsOf(text: string): Part[] {
	const parts: Part[] = [];
	for (const [found] of text.matchAll(PART)) {
		const word = found.toLowerCase();
		const before = parts.at(-1);
		const times = before?.number ? MAGNITUDES[word] : undefined;
		if (before !== undefined && times !== undefined && Number.isFinite(Number(before.word))) {
			before.word = String(Number(before.word) * times);
			continue;
		}
		const counted = COUNTED.get(word);
		if (/^\p{N}/u.test(found)) parts.push({ text: found, word: plainNumber(found), number: true });
		else if (counted !== undefined && word.length > 2) parts.push({ text: found, word: String(counted), number: true });
		else parts.push({ text: found, word, number: false });
	}
	return parts;
}

function plainNumber(text: string): string {
	return THOUSANDS.test(text) ? text.replaceAll(",", "") : text;
}
