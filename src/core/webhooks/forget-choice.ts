import type { Memory } from "../memories/memory.ts";
import { rankTexts } from "../recall/lexical.ts";
import { sameText } from "../text/same-text.ts";

type Said = Pick<Memory, "id" | "content">;

/** A memory is meant that matches at least so well, and so many times better than the next. */
const LEAST_RELEVANCE = 0.5;
const CLEARLY_BETTER = 1.5;
/** What is listed where none is clearly meant. */
const MOST_CANDIDATES = 5;

/** Which memories a text means: those that say it, else the one that is clearly meant; else what it may mean, best first. */
export function chooseForgotten<M extends Said>(
	text: string,
	memories: readonly M[],
): { meant: readonly M[] } | { candidates: readonly M[] } {
	const said = sameText(text);
	const same = memories.filter(({ content }) => sameText(content) === said);
	if (same.length > 0) return { meant: same };
	const hits = rankTexts(
		text,
		memories.map(({ content }) => content),
	);
	const [best, next] = hits;
	const found = hits.slice(0, MOST_CANDIDATES).flatMap(({ index }) => memories[index] ?? []);
	if (best === undefined || best.relevance < LEAST_RELEVANCE) return { candidates: found };
	const clear = next === undefined || best.relevance >= next.relevance * CLEARLY_BETTER;
	return clear ? { meant: found.slice(0, 1) } : { candidates: found };
}
