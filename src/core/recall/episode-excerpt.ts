import { shorten } from "../language/shorten.ts";
import { rankTexts } from "./lexical.ts";

/** An episode is shown in no more characters than this, and a line of it in no more than that. */
const MOST_CHARACTERS = 1_200;
const LINE_CHARACTERS = 400;

/**
 * The lines of an episode that answer the query, in their order, each with the one before it: what was said is often the
 * answer to it. A short episode is shown whole.
 */
export function episodeExcerpt(text: string, query: string): string {
	if (text.length <= MOST_CHARACTERS) return text;
	const lines = text.split("\n").filter((line) => line.trim() !== "");
	const ranked = rankTexts(query, lines).map(({ index }) => index);
	const chosen = new Set<number>();
	let left = MOST_CHARACTERS;
	for (const index of ranked.length > 0 ? ranked : lines.keys()) {
		for (const near of [index, index - 1]) {
			const cost = Math.min(LINE_CHARACTERS, lines[near]?.length ?? Number.POSITIVE_INFINITY) + 1;
			if (near < 0 || chosen.has(near) || cost > left) continue;
			chosen.add(near);
			left -= cost;
		}
	}
	return [...chosen]
		.sort((a, b) => a - b)
		.map((index) => shorten(lines[index] ?? "", LINE_CHARACTERS))
		.join("\n");
}
