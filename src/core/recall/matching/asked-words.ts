import { isCommon } from "../../language/spoken-words.ts";
import { onlyAsks, queryTermsOf, stem, tellingTerms, termsOf } from "../../language/terms.ts";
import { namesOf } from "../../language/words/short-names.ts";
import { STOP_WORDS } from "../../language/words/stop-words.ts";
import { askingWords, conceptTerms } from "../lexicon/terms.ts";
import { mayBeNear, type Nearness, nearnessOf } from "./near-words.ts";

/** How surely a word means what is asked for, by how it does. */
const STRENGTH = { same: 1, form: 0.8, name: 0.95, misspelt: 0.9, beginning: 0.85 } as const;
/** A beginning of more words than this says too little of any. */
const MOST_MEANT = 3;
const VAGUE = 0.3;
/** "Pet" means a beagle less surely than any form of the word itself. */
export const BY_CONCEPT = 0.6;

/** What words of any talk weigh, and those that most memories and questions have ("use"). */
const COMMON = 0.3;
const EMPTY = 0.15;

/** A distinct word of a query, with its stem and what it weighs before it is known how rare it is. */
type AskedWord = { term: string; stem: string; name: string; weight: number };

/** A word that stands in a text: which word of the query it means, and how surely. */
type Meant = { word: number; strength: number };

/**
 * The words of a query, and of each text those that it has, by their number, and how surely. `counts`: how many texts have a
 * word; where none has, how many tell of its kind in other words.
 */
export type Asked = {
	words: readonly AskedWord[];
	texts: readonly ReadonlyMap<number, number>[];
	counts: readonly number[];
};

/** Finds the words of a query in texts, given as their terms. A word that some text has as it stands is not misspelt. */
export function readAsked(query: string, texts: readonly (readonly string[])[]): Asked {
	const words = askedWords(query);
	const vocabulary: Vocabulary = new Map();
	const numbers = numbersOf(words);
	for (const terms of texts) {
		for (const term of terms) if (!vocabulary.has(term)) vocabulary.set(term, plainlyMeant(words, numbers, term));
	}
	const met = new Set([...vocabulary.values()].flatMap((meant) => (meant === null ? [] : [meant.word])));
	for (const [word, { term }] of words.entries()) {
		if (!met.has(word) && mayBeNear(term)) addNear(word, term, vocabulary);
	}
	const tells = (word: number) => (words[word]?.weight ?? 0) > EMPTY;
	const told = texts.map((terms) => metWords(terms, vocabulary));
	const counts = countsOf(words, told);
	addConcepts(query, { numbers, texts, told });
	const any = words.some(({ weight }) => weight > EMPTY);
	const telling = told.map((met) => (any && ![...met.keys()].some(tells) ? NONE : met));
	const all = countsOf(words, telling);
	return { words, texts: telling, counts: counts.map((count, word) => (count > 0 ? count : (all[word] ?? 0))) };
}

function countsOf(words: readonly AskedWord[], texts: readonly ReadonlyMap<number, number>[]): number[] {
	return words.map((_, word) => texts.filter((met) => met.has(word)).length);
}

/** What has only words that most memories have tells nothing. */
const NONE: ReadonlyMap<number, number> = new Map();

function askedWords(query: string): AskedWord[] {
	const words = new Map<string, AskedWord>();
	const telling = new Set(tellingTerms(query));
	for (const term of queryTermsOf(query)) {
		if (onlyAsks(term) && !telling.has(term)) continue;
		const root = stem(term);
		const [name = term] = namesOf(term);
		const common = isCommon(root) || STOP_WORDS.has(term);
		const weight = !telling.has(term) ? EMPTY : common ? COMMON : 1;
		const identity = name === term ? root : name;
		if (!words.has(identity)) words.set(identity, { term, stem: root, name, weight });
	}
	return [...words.values()];
}

/** The numbers of words by their stem and by their name. */
type Numbers = { stems: ReadonlyMap<string, number>; names: ReadonlyMap<string, number> };

function numbersOf(words: readonly AskedWord[]): Numbers {
	return {
		stems: new Map(words.map((word, number) => [word.stem, number])),
		names: new Map(words.map(({ name }, number) => [name, number])),
	};
}

function plainlyMeant(words: readonly AskedWord[], { stems, names }: Numbers, term: string): Meant | null {
	const word = stems.get(stem(term)) ?? names.get(namesOf(term)[0] ?? term);
	const found = word === undefined ? undefined : words[word];
	if (word === undefined || found === undefined) return null;
	if (found.stem !== stem(term)) return { word, strength: STRENGTH.name };
	return { word, strength: isSameForm(found.term, term) ? STRENGTH.same : STRENGTH.form };
}

/** What one thing and many of it, now and then, differ by: "plans" is "plan", and "planning" another word. */
const INFLECTED = ["", "s", "es", "d", "ed"];

function isSameForm(a: string, b: string): boolean {
	return INFLECTED.some((ending) => a + ending === b || b + ending === a);
}

/** What each term of the texts means in the query, if anything. */
type Vocabulary = Map<string, Meant | null>;

function addNear(word: number, asked: string, vocabulary: Vocabulary): void {
	const near = { misspelt: new Set<string>(), beginning: new Set<string>() } satisfies Record<Nearness, Set<string>>;
	for (const [term, meant] of vocabulary) {
		const nearness = meant === null ? nearnessOf(asked, term) : null;
		if (nearness !== null) near[nearness].add(term);
	}
	const kind: Nearness = near.misspelt.size > 0 ? "misspelt" : "beginning";
	const roots = new Set([...near[kind]].map(stem));
	const strength = STRENGTH[kind] * (roots.size > MOST_MEANT ? VAGUE : 1);
	for (const term of near[kind]) vocabulary.set(term, { word, strength });
}

type Read = { numbers: Numbers; texts: readonly (readonly string[])[]; told: readonly Map<number, number>[] };

/** Adds the words of the query that ask for what a text tells of in other words, as far as it has none of them itself. */
function addConcepts(query: string, { numbers, texts, told }: Read): void {
	const asking = askingWords(termsOf(query).map(stem)).map(({ stems, terms }) => ({
		words: stems.flatMap((one) => numbers.stems.get(one) ?? []),
		terms,
	}));
	if (!asking.some(({ words }) => words.length > 0)) return;
	for (const [index, terms] of texts.entries()) {
		const concepts = new Set(conceptTerms(terms.map(stem)));
		const met = told[index];
		if (met === undefined || concepts.size === 0) continue;
		for (const { words, terms } of asking) {
			if (!terms.some((term) => concepts.has(term))) continue;
			for (const word of words) if (!met.has(word)) met.set(word, BY_CONCEPT);
		}
	}
}

function metWords(terms: readonly string[], vocabulary: Vocabulary): Map<number, number> {
	const met = new Map<number, number>();
	for (const term of terms) {
		const meant = vocabulary.get(term) ?? null;
		if (meant !== null) met.set(meant.word, Math.max(meant.strength, met.get(meant.word) ?? 0));
	}
	return met;
}
