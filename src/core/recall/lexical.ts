import { eachSentence } from "../language/sentences.ts";
import { shorten } from "../language/shorten.ts";
import { queryTermsOf, stem, termsOf } from "../language/terms.ts";

/** A text that matches: its index in the list, and how well it matches on 0..1. */
export type LexicalHit = { index: number; relevance: number };

const K1 = 1.2;
const B = 0.75;
/** The longest snippet, in UTF-16 units, including ellipses. */
const SNIPPET_LENGTH = 240;
/** How much of a long sentence is shown before its first hit. */
const LEAD = 60;
/** So much of a long text is read for a snippet (UTF-16 units), from a little before the longest of the query's words. */
const READ = 64_000;
const BEFORE = 1_000;

/**
 * Ranks texts by bm25 over stemmed terms, best first, then by index. Texts without a hit are left out. Relevance is
 * the score over its upper bound for this query, so it can be compared between queries and collections. `least`: the
 * texts were selected from at least this many, so a word is not common only because all of a few texts have it.
 */
export function rankTexts(query: string, texts: string[], least = 0): LexicalHit[] {
	const matcher = matcherOf(query);
	if (matcher.size === 0) return [];
	const documents = texts.map((text) => countTerms(text, matcher));
	const averageLength = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);
	const weights = weightsOf(documents, matcher.size, Math.max(least, documents.length));
	const bound = weights.reduce((sum, idf) => sum + idf * (K1 + 1), 0);
	const hits: LexicalHit[] = [];
	for (const [index, { length, counts }] of documents.entries()) {
		if (counts.size === 0) continue;
		const norm = K1 * (1 - B + (B * length) / averageLength);
		let score = 0;
		for (const [term, tf] of counts) score += ((weights[term] ?? 0) * tf * (K1 + 1)) / (tf + norm);
		hits.push({ index, relevance: Math.min(1, score / bound) });
	}
	return hits.sort((a, b) => b.relevance - a.relevance || a.index - b.index);
}

/** Returns the number of the query's stem that a term has, or -1. */
type Matcher = { size: number; match(term: string): number };

function matcherOf(query: string): Matcher {
	const stems = new Map<string, number>();
	for (const term of queryTermsOf(query)) {
		const stemmed = stem(term);
		if (!stems.has(stemmed)) stems.set(stemmed, stems.size);
	}
	// Stemming costs more than a look-up, and most terms occur again.
	const known = new Map<string, number>();
	return {
		size: stems.size,
		match(term) {
			const seen = known.get(term);
			if (seen !== undefined) return seen;
			const found = stems.get(stem(term)) ?? -1;
			known.set(term, found);
			return found;
		},
	};
}

/** What bm25 needs of a text: its length in terms, and how often it has each of the query's stems. */
type Document = { length: number; counts: Map<number, number> };

function countTerms(text: string, matcher: Matcher): Document {
	const terms = termsOf(text);
	const counts = new Map<number, number>();
	for (const term of terms) {
		const found = matcher.match(term);
		if (found >= 0) counts.set(found, (counts.get(found) ?? 0) + 1);
	}
	return { length: terms.length, counts };
}

/** The inverse document frequency of each of the query's stems, including those that no text has. */
function weightsOf(documents: Document[], size: number, all: number): number[] {
	const frequencies = new Array<number>(size).fill(0);
	for (const { counts } of documents)
		for (const term of counts.keys()) frequencies[term] = (frequencies[term] ?? 0) + 1;
	return frequencies.map((n) => Math.log(1 + (all - n + 0.5) / (n + 0.5)));
}

/** The sentence with the most of the query's terms, on one line, at most 240 characters. */
export function snippetOf(text: string, query: string): string {
	const matcher = matcherOf(query);
	let best = "";
	let most = -1;
	for (const sentence of eachSentence(readPart(text, query))) {
		if (sentence.trim() === "") continue;
		const { size } = countTerms(sentence, matcher).counts;
		if (size <= most) continue;
		best = sentence;
		most = size;
		if (most === matcher.size) break;
	}
	return around(best.replace(/\s+/g, " ").trim(), matcher);
}

function readPart(text: string, query: string): string {
	if (text.length <= READ) return text;
	const folded = text.toLowerCase();
	const places = queryTermsOf(query)
		.map(stem)
		.sort((a, b) => b.length - a.length)
		.map((stemmed) => folded.indexOf(stemmed));
	const from = Math.max(0, (places.find((place) => place >= 0) ?? 0) - BEFORE);
	return text.slice(from, from + READ);
}

/** The start of a sentence, or the part around its first hit if that is too far behind. */
function around(sentence: string, matcher: Matcher): string {
	if (sentence.length <= SNIPPET_LENGTH) return sentence;
	for (const { 0: word, index } of sentence.matchAll(/\S+/g)) {
		if (countTerms(word, matcher).counts.size === 0) continue;
		if (index + word.length < SNIPPET_LENGTH) break;
		const start = sentence.indexOf(" ", Math.max(0, index - LEAD)) + 1;
		return start > index ? shorten(sentence, SNIPPET_LENGTH) : `…${shorten(sentence.slice(start), SNIPPET_LENGTH - 1)}`;
	}
	return shorten(sentence, SNIPPET_LENGTH);
}
