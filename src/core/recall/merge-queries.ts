import type { Found, FusedResults } from "./fuse-channels.ts";

/** What is found by a rewritten query counts a little less: its words are a model's and not the user's. */
const REWRITTEN = 0.9;

/** What the query itself found, with what its rewriting found besides; the better of two relevances counts. */
export function mergeQueries(own: FusedResults, rewritten: FusedResults): FusedResults {
	return {
		memories: merged(own.memories, rewritten.memories),
		hidden: own.hidden,
		relations: merged(own.relations, rewritten.relations),
		skills: merged(own.skills, rewritten.skills),
	};
}

function merged<T extends { id: string }>(own: readonly Found<T>[], rewritten: readonly Found<T>[]): Found<T>[] {
	const all = new Map(own.map((found) => [found.item.id, found]));
	for (const found of rewritten) {
		const relevance = REWRITTEN * found.relevance;
		const known = all.get(found.item.id);
		if (known === undefined || relevance > known.relevance) {
			const channels = [...new Set([...(known?.channels ?? []), ...found.channels])];
			all.set(found.item.id, { ...found, relevance, channels });
		}
	}
	return [...all.values()];
}

type Ranked = { relevance: number; belowThreshold?: true; unsure?: true };

/** The same for ranked messages, best first; near misses of the rewritten query are left out. `key` tells them apart. */
export function mergeRanked<T extends Ranked>(
	own: readonly T[],
	rewritten: readonly T[],
	key: (one: T) => string | number,
): T[] {
	const found = rewritten.filter(({ belowThreshold }) => belowThreshold !== true);
	if (found.length === 0) return [...own];
	const all = new Map(own.map((one) => [key(one), one]));
	for (const one of found) {
		const relevance = REWRITTEN * one.relevance;
		const known = all.get(key(one));
		const hidden = known === undefined || known.belowThreshold === true || known.unsure === true;
		if (hidden || relevance > known.relevance) {
			const better = { ...one, relevance: Math.max(relevance, known?.relevance ?? 0) };
			// What one of the two queries is sure of is sure.
			if (!hidden) delete better.unsure;
			all.set(key(one), better);
		}
	}
	return [...all.values()].sort((a, b) => b.relevance - a.relevance);
}
