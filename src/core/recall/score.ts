import type { Score } from "../model/receipt.ts";
import { rankTexts } from "./lexical.ts";

type Parts = Pick<Score, "relevance" | "recency" | "importance">;

/** How much each part of a score weighs; at least one is above 0. */
export type Weights = { recency: number; importance: number; relevance: number };

/**
 * What a document or an earlier message is ranked by. Neither is rated for importance, and evidence is
 * mostly old, so relevance decides and recency breaks ties.
 */
const DEFAULT_WEIGHTS: Weights = { recency: 0.05, importance: 0, relevance: 1 };

/**
 * What is recalled of long-term memory is ranked by, unless a request says otherwise. Beside documents and messages in one
 * block: so relevance decides here too, and importance, which only memories have, tells apart what fits as well.
 */
export const RECALL_WEIGHTS: Weights = { recency: 0.05, importance: 0.1, relevance: 1 };

/** All three alike (Park et al. 2023, 4.1). */
export const GENERATIVE_AGENTS: Weights = { recency: 1, importance: 1, relevance: 1 };

const MS_PER_HOUR = 3_600_000;

/** 0.99 to the power of the hours since then; a time in the future counts as now (Park et al. 2023, 4.1). */
export function recencyOf(createdAt: string | null, now: number): number {
	if (createdAt === null) return 0;
	const hours = Math.max(0, now - Date.parse(createdAt)) / MS_PER_HOUR;
	return 0.99 ** hours;
}

/** The weighted mean of the three parts, each on 0..1. */
export function scoreOf(parts: Parts, weights: Weights = DEFAULT_WEIGHTS): Score {
	const { recency, importance, relevance } = weights;
	const sum = recency * parts.recency + importance * parts.importance + relevance * parts.relevance;
	const total = sum / (recency + importance + relevance);
	return { total: rounded(total), ...mapped(parts) };
}

/** The score less a cost for length, by which items are packed: two short answers beat one long one. */
export function packingScore(total: number, tokens: number): number {
	return total - 0.01 * Math.log(tokens + 3);
}

function mapped(parts: Parts): Parts {
	return {
		relevance: rounded(parts.relevance),
		recency: rounded(parts.recency),
		importance: rounded(parts.importance),
	};
}

/** Four places are more than a reader can use, and keep a receipt short. */
function rounded(value: number): number {
	return Math.round(value * 10_000) / 10_000;
}

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
