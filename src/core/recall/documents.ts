import { rankTexts } from "./lexical.ts";

/** A document that the caller gives for one context. `score` is the caller's own, on any scale. */
export type CallerDocument = {
	content: string;
	source: { id: string; type: string };
	confidence?: number | undefined;
	score?: number | undefined;
	created_at?: string | undefined;
};

/**
 * The relevance of each document on 0..1. The caller's scores stand where they lie on 0..1; on another scale
 * they are stretched onto it, order kept. A document without one is ranked by the query's words; with no query
 * at all, what was given is wanted.
 */
export function documentRelevance(documents: readonly CallerDocument[], query: string): number[] {
	const given = documents.flatMap(({ score }) => (score === undefined ? [] : [score]));
	const low = given.reduce((least, score) => Math.min(least, score), 0);
	const high = given.reduce((most, score) => Math.max(most, score), 1);
	const unscored = documents.flatMap((document, index) => (document.score === undefined ? [index] : []));
	const texts = unscored.map((index) => documents[index]?.content ?? "");
	const ranked = new Map(rankTexts(query, texts).map((hit) => [unscored[hit.index], hit.relevance]));
	const fallback = query.trim() === "" ? 1 : 0;
	// Halves, since the gap between the largest numbers there are is not a number itself.
	const stretched = (score: number) => (score / 2 - low / 2) / (high / 2 - low / 2);
	return documents.map(({ score }, index) =>
		score === undefined ? (ranked.get(index) ?? fallback) : stretched(score),
	);
}
