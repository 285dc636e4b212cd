import type { Unit } from "./matches.ts";
import type { Searched } from "./memory-index.ts";

/**
 * What a passage's message adds by its meaning, in the ranker's units. `shows`: enough to be shown for that alone. Null: how
 * near it is is not known.
 */
type MeaningScore = { added: number; shows: boolean; nearness: number };

/** From here on, in spreads above the middle, a message is nearer than what is unrelated usually is. */
const FROM = 0.5;
/** What each spread adds from there on, or takes away below it, at most so many. */
const PER_SPREAD = 1;
const MOST_BELOW = 3;
/** What the nearer one of those beside it adds for each spread. */
const BESIDE = 0.6;
/** A message so near is shown although none of its words was asked for. */
const SHOWN_FROM = 1.5;

/** Scores each passage by how near its whole message is, and those beside it; null where nobody knows how near they are. */
export function meaningScores(
	{ candidates, near = null }: Pick<Searched, "candidates" | "near">,
	units: readonly Pick<Unit, "message">[],
): MeaningScore[] | null {
	if (near === null) return null;
	const above = (seq: number) => (near.get(seq) ?? 0) - FROM;
	return units.map(({ message }) => {
		const seq = candidates[message]?.seq ?? 0;
		const nearness = near.get(seq);
		const beside = BESIDE * Math.max(0, above(seq - 1), above(seq + 1));
		if (nearness === undefined) return { added: beside, shows: false, nearness: 0 };
		const added = PER_SPREAD * Math.max(-MOST_BELOW, nearness - FROM) + beside;
		return { added, shows: nearness >= SHOWN_FROM, nearness };
	});
}

/** The messages behind `after` that are nearest, `most` at most, if they would be shown for that alone. */
export function nearestSeqs(near: ReadonlyMap<number, number>, after: number, most: number): number[] {
	return [...near]
		.filter(([seq, nearness]) => seq > after && nearness >= SHOWN_FROM)
		.sort((a, b) => b[1] - a[1] || b[0] - a[0])
		.slice(0, most)
		.map(([seq]) => seq);
}
