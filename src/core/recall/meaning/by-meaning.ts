import type { CountText } from "../../tokens/encoding.ts";
import { passagesOf } from "../ranking/passages.ts";
import { UNRELATED } from "./likely.ts";

/** With fewer hits nothing is known of how near a model places what is unrelated. */
const ENOUGH_HITS = 10;

/**
 * How likely a message answers by its cosine alone, on 0..1. Models place unrelated texts at different distances, so the
 * middle one of many hits counts as unrelated.
 */
export function nearnessAmong(cosines: readonly number[]): (cosine: number) => number {
	const inOrder = cosines.toSorted((a, b) => a - b);
	const middle = inOrder.length < ENOUGH_HITS ? UNRELATED : (inOrder[Math.floor(inOrder.length / 2)] ?? UNRELATED);
	const unrelated = Math.min(0.95, Math.max(UNRELATED, middle));
	return (cosine) => Math.min(1, Math.max(0, (cosine - unrelated) / (1 - unrelated)));
}

type Scored = {
	seq: number;
	relevance: number;
	parts: Record<string, number>;
	belowThreshold?: true;
	unsure?: true;
};

/** A message that is at least so near is shown although none of its words was asked for, and so many of them at most. */
const SHOWN_FROM = 0.15;
const MOST_ALONE = 10;
/** Below this nobody is sure of it. */
const SURE_FROM = 0.35;

/**
 * Ranked messages with how near their vectors are (by seq, on 0..1), best first; the order stays where no vector is near.
 * Words and meaning count as independent evidence. `alone`: a message that only its vector has found.
 */
export function withMeaning<T extends Scored>(
	ranked: readonly T[],
	near: ReadonlyMap<number, number>,
	alone: (seq: number, score: Pick<Scored, "relevance" | "parts">) => T | null,
): T[] {
	if (near.size === 0) return [...ranked];
	const known = new Set(ranked.map(({ seq }) => seq));
	const joined = ranked.map((one) => {
		const meaning = near.get(one.seq) ?? 0;
		return meaning === 0 ? one : nearer(one, meaning);
	});
	const added = [...near]
		.filter(([seq, meaning]) => !known.has(seq) && meaning >= SHOWN_FROM)
		.sort((a, b) => b[1] - a[1] || b[0] - a[0])
		.slice(0, MOST_ALONE)
		.flatMap(([seq, relevance]) => {
			const found = alone(seq, { relevance, parts: { meaning: rounded(relevance) } });
			return found === null ? [] : [relevance < SURE_FROM ? { ...found, unsure: true as const } : found];
		});
	return [...joined, ...added].sort((a, b) => b.relevance - a.relevance);
}

function nearer<T extends Scored>(one: T, meaning: number): T {
	const relevance = 1 - (1 - one.relevance) * (1 - meaning);
	const joined = { ...one, relevance, parts: { ...one.parts, meaning: rounded(meaning) } };
	if (meaning < SHOWN_FROM) return joined;
	if (meaning >= SURE_FROM) delete joined.unsure;
	else if (joined.belowThreshold === true) joined.unsure = true;
	delete joined.belowThreshold;
	return joined;
}

/** A message that only its vector has found, as the ranker would have it. Its passages are equal: the vector is of the whole. */
export function alone<S>(seq: number, score: S, text: string, count: CountText) {
	const passages = passagesOf(text, count)?.map(({ end, tokens }) => ({ end, tokens, belowBest: 0 })) ?? null;
	return { seq, ...score, run: -1 - seq, passages };
}

function rounded(value: number): number {
	return Math.round(value * 100) / 100;
}
