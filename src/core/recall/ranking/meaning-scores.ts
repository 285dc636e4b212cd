import type { Unit } from "./matches.ts";
import type { Near, Searched } from "./memory-index.ts";
import type { Question } from "./question.ts";

/**
 * What a passage's message adds by its meaning, in the ranker's units. `shows`: enough to be shown for that alone. `far`: too
 * far for its words to mean what is asked. `spreads`: how near it is itself, in spreads above the middle; null where nobody has read it.
 */
export type MeaningScore = { added: number; shows: boolean; far: boolean; spreads: number | null };

/** From here on, in spreads above the middle, a message is nearer than what is unrelated usually is. */
const FROM = 0.5;
/** What each spread adds from there on, or takes away below it, at most so many. */
const PER_SPREAD = 1;
const MOST_BELOW = 3;
/** What the nearer one of those beside it adds for each spread. */
const BESIDE = 0.6;
/** Where messages have more terms than this, as they usually do in talk with a model that writes pages, one vector says little of each. */
const SHORT_TERMS = 40;
/** If no speaker says what a question is about, its words mean that only in what is at least so near. */
const LEAST_UNNAMED = 1;
/** A message so near is shown although none of its words was asked for. */
const SHOWN_FROM = 1.5;

/**
 * Scores each passage by how near its whole message is, and those beside it; null where nobody knows how near they are, or a
 * question asks for a whole subject: what belongs to that is near each other, and not near the question. `speakerNamed`: the
 * question is about somebody who speaks.
 */
export function meaningScores(
	{ coverage }: Pick<Question, "coverage">,
	{ candidates, near = null }: Pick<Searched, "candidates" | "near">,
	units: readonly Pick<Unit, "message">[],
	speakerNamed: boolean,
): MeaningScore[] | null {
	if (near === null || coverage) return null;
	const share = shareOfVector(candidates);
	const least = speakerNamed ? 0 : LEAST_UNNAMED;
	const above = (seq: number) => (near.get(seq)?.spreads ?? 0) - FROM;
	return units.map(({ message }) => {
		const seq = candidates[message]?.seq ?? 0;
		const nearness = near.get(seq)?.spreads;
		const beside = share * BESIDE * Math.max(0, above(seq - 1), above(seq + 1));
		if (nearness === undefined) return { added: beside, shows: false, far: false, spreads: null };
		const added = share * PER_SPREAD * Math.max(-MOST_BELOW, nearness - FROM) + beside;
		return { added, shows: nearness >= SHOWN_FROM, far: share === 1 && nearness < least, spreads: nearness };
	});
}

/** How much one vector says of each of these messages, on 0..1: less, the longer they usually are. */
export function shareOfVector(candidates: Searched["candidates"]): number {
	const terms = candidates.reduce((sum, candidate) => sum + candidate.terms, 0) / Math.max(1, candidates.length);
	return Math.min(1, SHORT_TERMS / Math.max(1, terms));
}

/** The messages behind `after` that are nearest, `most` at most, if they would be shown for that alone. */
export function nearestSeqs(near: Near, after: number, most: number): number[] {
	return [...near]
		.filter(([seq, { spreads }]) => seq > after && spreads >= SHOWN_FROM)
		.sort(([a, one], [b, other]) => other.spreads - one.spreads || b - a)
		.slice(0, most)
		.map(([seq]) => seq);
}
