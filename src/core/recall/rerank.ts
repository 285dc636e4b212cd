import type { Memory } from "../model/memory/memory.ts";
import type { Found, FusedResults } from "./fuse.ts";

/** A reranker reads each text whole: more would take it longer than anybody waits. */
const MOST_RERANKED = 20;

type FoundMemory = Found<Memory>;

/** The memories that are most relevant by what was cheap to know, best first. */
export function memoriesToRerank({ memories }: FusedResults): FoundMemory[] {
	const found = memories.filter(({ relevance }) => relevance > 0);
	return found
		.toSorted((a, b) => b.relevance - a.relevance || (a.item.id < b.item.id ? -1 : 1))
		.slice(0, MOST_RERANKED);
}

/**
 * The same with the relevances of `top` dealt out among them in the order of the scores: a reranker says what is better
 * than what, and how good the best is stays comparable with what it has not seen.
 */
export function applyReranking(
	all: readonly FoundMemory[],
	top: readonly FoundMemory[],
	scores: readonly number[],
): FoundMemory[] {
	const order = top.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
	const dealt = new Map(order.map((index, place) => [top[index]?.item.id, top[place]?.relevance ?? 0]));
	return all.map((one) => ({ ...one, relevance: dealt.get(one.item.id) ?? one.relevance }));
}
