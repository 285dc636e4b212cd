import { sameText } from "../../../core/language/same-text.ts";
import { queryTermsOf, stem, termsOf } from "../../../core/language/terms.ts";
import type { Memory } from "../../../core/model/memory/memory.ts";
import { rankTexts } from "../../../core/recall/lexical.ts";

type Said = Pick<Memory, "id" | "content">;

/** What is listed where none is clearly meant. */
const MOST_CANDIDATES = 5;

/**
 * Which memories a text means: those that say it; else the one that has all its words, if there is only one. Where that is
 * not so, what it may mean, best first: what is forgotten can't be brought back.
 */
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
	const found = hits.flatMap(({ index }) => memories[index] ?? []);
	const words = [...new Set(queryTermsOf(text).map(stem))];
	const whole = found.filter(({ content }) => {
		const there = new Set(termsOf(content).map(stem));
		return words.every((word) => there.has(word));
	});
	return whole.length === 1 ? { meant: whole } : { candidates: found.slice(0, MOST_CANDIDATES) };
}
