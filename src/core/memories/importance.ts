import type { Memory } from "./memory.ts";

/** What is rated, and what it is worth before a look at its words. */
type Rated = Pick<Memory, "content" | "type" | "is_static">;

const BY_TYPE: Record<Memory["type"], number> = {
	decision: 7,
	preference: 6,
	insight: 6,
	fact: 5,
	episode: 4,
	document: 4,
};

/** Words further on change nothing: what matters is said first. */
const MOST_UNITS = 2_000;

const GRAVE =
	/\b(?:allerg\w+|medication|diabet\w+|pregnan\w+|disab\w+|emergency|deadline|security|compliance|legal\w*|contract|died|divorc\w+|married|birthday)\b/i;
const BINDING = /\b(?:always|never|must|required|forbidden|important|critical|blocker|mandatory)\b/i;
const PASSING =
	/\b(?:today|tonight|this (?:morning|afternoon|evening)|right now|at the moment|for now|lunch|weather)\b/i;

/**
 * How much a memory matters, from 1 to 10, by its type and by words that tell: what concerns health, the law or a
 * deadline more, what binds somebody more, what passes with the day less.
 */
export function ratedImportance({ content, type, is_static }: Rated): number {
	const text = content.slice(0, MOST_UNITS);
	const worth =
		BY_TYPE[type] +
		(is_static ? 1 : 0) +
		(GRAVE.test(text) ? 2 : 0) +
		(BINDING.test(text) ? 1 : 0) -
		(PASSING.test(text) ? 2 : 0);
	return Math.min(10, Math.max(1, worth));
}
