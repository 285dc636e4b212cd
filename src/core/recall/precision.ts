/** How sure recall must be of what it shows. */
export const PRECISIONS = ["normal", "high"] as const;

export type Precision = (typeof PRECISIONS)[number];

/** The least relevance by itself, and as a share of the best one's. */
const LEAST: Readonly<Record<Precision, { alone: number; share: number }>> = {
	normal: { alone: 0.5, share: 0.6 },
	high: { alone: 0.75, share: 0.8 },
};

/** A context has room for what may help. */
const LEAST_IN_CONTEXT = 0.25;

/** The same in a context, where a memory is one of many things. Null: as usual. */
export function leastInContext(precision: Precision | null, best: number): number {
	return precision === "high" ? leastRelevance(precision, best) : LEAST_IN_CONTEXT;
}

/** What a memory's relevance must reach to be found: a weak one behind a clear best is none. */
export function leastRelevance(precision: Precision, best: number): number {
	const { alone, share } = LEAST[precision];
	return Math.max(alone, share * best);
}
