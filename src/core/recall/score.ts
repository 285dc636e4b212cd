import type { Score } from "../model/receipt.ts";
import { rankTexts } from "./lexical.ts";

type Parts = Pick<Score, "relevance" | "recency" | "importance">;

/** The weight of each part of a score; at least one is above 0. */
export type Weights = { recency: number; importance: number; relevance: number };

/**
 * Ranks documents and earlier messages. Neither has an importance, and evidence is mostly old, so relevance decides
 * and recency breaks ties.
 */
const DEFAULT_WEIGHTS: Weights = { recency: 0.05, importance: 0, relevance: 1 };

/**
 * Ranks long-term memory unless a request has weights. It competes with documents and messages in one block, so
 * relevance decides here too, and importance, which only memories have, separates equally relevant ones.
 */
export const RECALL_WEIGHTS: Weights = { recency: 0.05, importance: 0.1, relevance: 1 };

/** Equal weights (Park et al. 2023, 4.1). */
export const GENERATIVE_AGENTS: Weights = { recency: 1, importance: 1, relevance: 1 };

const MS_PER_HOUR = 3_600_000;

/** 0.99 to the power of the hours since then. A time in the future counts as now (Park et al. 2023, 4.1). */
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

/** The score minus a cost for length: two short answers are better than one long one. */
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

/** Four digits are enough for readers and keep receipts short. */
function rounded(value: number): number {
	return Math.round(value * 10_000) / 10_000;
}

/** A document of the caller for one context. `score` is the caller's own, on any scale. */
export type CallerDocument = {
	content: string;
	source: { id: string; type: string };
	confidence?: number | undefined;
	score?: number | undefined;
	created_at?: string | undefined;
};

/**
 * Returns the relevance of each document on 0..1. The caller's scores are used if they are on 0..1, and otherwise
 * scaled to it in the same order. A document without a score is ranked by the query's words. Without a query, it is
 * fully relevant.
 */
export function documentRelevance(documents: readonly CallerDocument[], query: string): number[] {
	const given = documents.flatMap(({ score }) => (score === undefined ? [] : [score]));
	const low = given.reduce((least, score) => Math.min(least, score), 0);
	const high = given.reduce((most, score) => Math.max(most, score), 1);
	const unscored = documents.flatMap((document, index) => (document.score === undefined ? [index] : []));
	const texts = unscored.map((index) => documents[index]?.content ?? "");
	const ranked = new Map(rankTexts(query, texts).map((hit) => [unscored[hit.index], hit.relevance]));
	const fallback = query.trim() === "" ? 1 : 0;
	// Halved, because the difference of the largest numbers would overflow.
	const stretched = (score: number) => (score / 2 - low / 2) / (high / 2 - low / 2);
	return documents.map(({ score }, index) =>
		score === undefined ? (ranked.get(index) ?? fallback) : stretched(score),
	);
}
