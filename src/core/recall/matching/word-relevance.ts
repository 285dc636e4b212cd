import type { MemoryType } from "../../model/memory/remembered.ts";
import { evidenceOf } from "./evidence.ts";
import { WORD_WEIGHTS } from "./weights.ts";

/** A text to be compared, and how alike it is spelt to the query, on 0..1. */
export type ComparedText = { content: string; type: MemoryType; spelling: number };

/** What the calibration weighs, each on 0..1. */
export type WordFeatures = Record<Exclude<keyof typeof WORD_WEIGHTS, "constant">, number>;

const UNDECIDED = ["?", "undecided", "not decided", "open question", "still open"];

/**
 * By its words, and if it has none that is asked for, by its spelling alone. `byKind`: it has no word of the query itself, only
 * things of the kinds that are asked for.
 */
export type WordRelevance = { lexical: number; spelt: number; byKind: boolean };

/**
 * How likely each text answers the query by its words: 0.5 means as likely as not, whatever the query's length. 0: it has
 * nothing of it.
 */
export function wordRelevance(query: string, texts: readonly ComparedText[]): WordRelevance[] {
	return wordFeatures(query, texts).map((asked, index) => {
		if (asked.length > 0) {
			const byKind = !asked.some(({ literal }) => literal);
			return { lexical: Math.max(...asked.map((one) => likelihood(one))), spelt: 0, byKind };
		}
		// Without a word in common only a spelling that is nearly the same says much.
		return { lexical: 0, spelt: (texts[index]?.spelling ?? 0) ** 2, byKind: false };
	});
}

/** For each text its features for each thing asked of which it has anything. */
export function wordFeatures(query: string, texts: readonly ComparedText[]): (WordFeatures & { literal: boolean })[][] {
	const parts = evidenceOf(
		query,
		texts.map(({ content }) => content),
	);
	return texts.map(({ content, type, spelling }, index) => {
		const traits = { spelling, open: isOpen(content) ? 1 : 0, preference: type === "preference" ? 1 : 0 };
		return parts.flatMap((part) => part[index] ?? []).map((evidence) => ({ ...evidence, ...traits }));
	});
}

/** The logistic function of the weighted features. */
function likelihood(features: WordFeatures): number {
	const { share, mass, own, outdone, spelling, open, preference } = features;
	const odds =
		WORD_WEIGHTS.constant +
		WORD_WEIGHTS.share * share +
		WORD_WEIGHTS.mass * mass +
		WORD_WEIGHTS.own * own +
		WORD_WEIGHTS.outdone * outdone +
		WORD_WEIGHTS.spelling * spelling +
		WORD_WEIGHTS.open * open +
		WORD_WEIGHTS.preference * preference;
	return 1 / (1 + Math.exp(-odds));
}

/** What is only a question, or said to be undecided, answers little. */
function isOpen(content: string): boolean {
	const said = content.toLowerCase();
	return UNDECIDED.some((sign) => said.includes(sign));
}
