import type { Spread } from "./nearness.ts";

/** The cosine similarity of unrelated texts. A vector hit must be above it. */
export const UNRELATED = 0.2;

/** How well a vector hit with this cosine answers, on 0..1; 0 for what was no hit. */
export function vectorRelevance(cosine = UNRELATED): number {
	return Math.max(0, (cosine - UNRELATED) / (1 - UNRELATED));
}

/**
 * How likely a memory answers by the sentence encoder alone, as log odds: per spread above the middle, and by how far it lies
 * behind the nearest one or ahead of the next. Fitted to the tuned cases of `--search` and to pairs 1 and 2 (decision 0066).
 */
const WEIGHTS = { constant: -5.85, spreads: 2.07, behind: 4.44, ahead: 3.14 };
/** What is less likely is no hit. */
const LEAST = 0.05;

/** How likely a memory with a cosine answers, on 0..1; 0 for what was not compared. `among`: the cosines of all that may be shown. */
export function likelyByEncoder(
	among: readonly number[],
	{ middle, spread }: Spread,
): (cosine: number | undefined) => number {
	const [best = 0, second = middle] = among.toSorted((a, b) => b - a);
	return (cosine) => {
		if (cosine === undefined) return 0;
		const behind = Math.min(0, cosine - best);
		const ahead = cosine < best ? 0 : cosine - second;
		const odds =
			WEIGHTS.constant +
			WEIGHTS.spreads * ((cosine - middle) / spread) +
			WEIGHTS.behind * behind +
			WEIGHTS.ahead * ahead;
		const likely = 1 / (1 + Math.exp(-odds));
		return likely < LEAST ? 0 : likely;
	};
}

/** With the sentence encoder, where a message of another thread is as likely an answer as not, and how fast that changes. */
const MIDDLE = 0.44;
const WIDTH = 0.05;

/** How likely a message of another thread answers by its cosine alone, on 0..1; 0 where that is hardly so. */
export function likelyMessage(cosine: number): number {
	const likely = 1 / (1 + Math.exp((MIDDLE - cosine) / WIDTH));
	return likely < LEAST ? 0 : likely;
}
