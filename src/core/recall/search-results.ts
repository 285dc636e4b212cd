import type { Memory } from "../model/memory/memory.ts";
import type { Score } from "../model/receipt.ts";
import { rememberedMemory, type SelectOptions } from "./bring.ts";
import type { Channel, FusedResults } from "./fuse.ts";
import { routeRemembered } from "./routing.ts";

export type SearchResult = { memory: Memory; score: Score; channels: Channel[] };

/**
 * The memories that answer a query, best first. Of what has the same key the one of the narrowest scope is there, and what
 * nearly the same words say is there once.
 */
export function searchResults(
	{ memories }: FusedResults,
	{ minScore, ...options }: SelectOptions & { minScore: number },
): SearchResult[] {
	const found = new Map(memories.filter(({ relevance }) => relevance > 0).map((one) => [one.item.id, one]));
	const remembered = [...found.values()].map((one) => rememberedMemory(one, options));
	return Object.values(routeRemembered(remembered, options.now))
		.flat()
		.filter(({ excluded, score }) => excluded === null && score.total >= minScore)
		.sort((a, b) => b.score.total - a.score.total || (a.item.id < b.item.id ? -1 : 1))
		.slice(0, options.limit)
		.flatMap(({ item, score }) => {
			const one = found.get(item.id);
			return one === undefined ? [] : [{ memory: one.item, score, channels: one.channels }];
		});
}
