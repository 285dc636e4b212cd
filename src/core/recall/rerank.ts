/** A reranker reads each text completely, so more would take too long. */
const MOST_RERANKED = 20;

/** Something found, of whatever kind; its key tells it from everything else. */
export type Rerankable = { key: string; relevance: number; text: string };

/** The most relevant so far, best first. */
export function bestToRerank(found: readonly Rerankable[]): Rerankable[] {
	return found
		.filter(({ relevance }) => relevance > 0)
		.sort((a, b) => b.relevance - a.relevance || (a.key < b.key ? -1 : 1))
		.slice(0, MOST_RERANKED);
}

/**
 * The relevances of `top` in the order of the reranker's scores, by key. A reranker only orders, and the relevances stay
 * comparable with those of what it did not see.
 */
export function rerankedRelevances(top: readonly Rerankable[], scores: readonly number[]): Map<string, number> {
	const order = top.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
	return new Map(order.map((index, place) => [top[index]?.key ?? "", top[place]?.relevance ?? 0]));
}
