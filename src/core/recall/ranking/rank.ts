import { conceptScores } from "./concept-matches.ts";
import { goAhead } from "./coverage.ts";
import { doubtOf } from "./doubt.ts";
import { FEATURES, featureOf, featuresOf, LONG_THREAD } from "./features.ts";
import { type MeaningScore, meaningScores } from "./meaning-scores.ts";
import type { Indexed, Searched } from "./memory-index.ts";
import type { Question } from "./question.ts";
import {
	coverageTerm,
	LENGTH_COST,
	OVERHEAD_TOKENS,
	PIECE_TOKENS,
	relevanceOf,
	relevanceThreshold,
} from "./relevance.ts";
import { WEIGHTS } from "./weights.ts";

/** A passage of a ranked message, and how far it ranks below the message's best one, in the ranker's units. */
type RankedPassage = { end: number; tokens: number; belowBest: number };

/** A message with its relevance. */
export type Ranked = {
	seq: number;
	/** On 0..1, higher is better. */
	relevance: number;
	/** The weighted features that changed the relevance most, in the ranker's units. */
	parts: Record<string, number>;
	/** Its run of talk; equal for messages of one run. */
	run: number;
	/** Null: it is one passage. */
	passages: RankedPassage[] | null;
	/** Where the question asks for coverage: how far its best passage goes ahead, in the ranker's units. */
	ahead?: number;
	/** It has too little in common with the question to be shown. */
	belowThreshold?: true;
	/** It is shown for its meaning alone, or for a question that may be about nothing here. */
	unsure?: true;
};

/** Weights in the order of the features. */
const FITTED = Float64Array.from(FEATURES, (feature) => WEIGHTS[feature] ?? 0);

/** In a short thread everything is near a match, so direct matches get this much more weight. */
const DIRECT = 3;

const SHOWN_PARTS = 5;
/** Tokens per search term, including what surrounds it. */
const TOKENS_PER_TERM = 1.4;

/** So many messages at most are shown for concepts and topics that would not be shown for the question's words. */
const MOST_BY_CONCEPT = 3;
/** And so many for their meaning alone. */
const MOST_BY_MEANING = 24;
/** None of either kind if so much of the question is said in one place. */
const WELL_COVERED = 0.6;

/**
 * Ranks the candidates that are related to a question, best first relative to their length, `limit` at most.
 * Candidates that are unrelated and not near a related one are left out. Ties go to the newer message.
 */
export function rankMessages(
	question: Question,
	searched: Searched,
	limit: number,
	weights: Float64Array = FITTED,
): Ranked[] {
	const { candidates } = searched;
	const scores = scored(question, searched, weights);
	const { units, rows, strengths, coverage, doubt, concepts, meanings } = scores;
	const { order, ahead } = ordered(question, searched, scores);
	const places = order.slice(0, limit);
	const reasons = admitted(places, scores);
	return places.flatMap(({ message, at, run, strength }, index) => {
		const candidate = candidates[message];
		if (candidate === undefined) return [];
		const reason = reasons[index] ?? null;
		const unsure = reason === "meaning" || (reason === "words" && doubt !== "none");
		const parts = { ...partsOf(rows, at, weights), ...concepts[at]?.parts, ...meaningParts(meanings?.[at]) };
		return [
			{
				seq: candidate.seq,
				relevance: relevanceOf(strength, coverage),
				parts: reason === null ? { grip: rounded(coverageTerm(coverage)), ...parts } : parts,
				run,
				passages: rankedPassages(candidate, strengths.subarray(at - (units[at]?.passage ?? 0)), strength),
				...(reason === null ? { belowThreshold: true } : {}),
				...(unsure ? { unsure } : {}),
				...(ahead === null ? {} : { ahead: ahead.get(message) ?? 0 }),
			},
		];
	});
}

type Scored = ReturnType<typeof scored>;

/** How strong each passage is, by its words, its concepts and its meaning, and what of this the threshold asks for. */
function scored(question: Question, searched: Searched, weights: Float64Array) {
	const features = featuresOf(question, searched);
	const { units, rows, matches } = features;
	const direct = DIRECT * Math.max(0, 1 - searched.candidates.length / LONG_THREAD);
	const plain = strengthsOf(rows, units.length, weights).map(
		(sum, at) => sum + direct * featureOf(rows, at, "covered"),
	);
	const coverage = units.reduce((most, _, at) => Math.max(most, featureOf(rows, at, "window_covered")), 0);
	const doubt = doubtOf(question, searched, features, plain);
	const doubtful = doubt !== "none";
	const speakerNamed = !doubtful && units.some((_, at) => featureOf(rows, at, "speaker") > 0);
	const threshold = relevanceThreshold(question, searched, features, { coverage, doubtful, speakerNamed });
	const passes = units.map((_, at) => isRelated(rows, at) && relevanceOf(plain[at] ?? 0, coverage) >= threshold(at, 0));
	const answered = passes.some((passing, at) => passing && featureOf(rows, at, "bm25") > 0);
	const concepts = conceptScores(question, searched, units, passes, answered);
	const meanings = meaningScores(question, searched, units, speakerNamed);
	const strengths = plain.map((sum, at) => sum + (concepts[at]?.added ?? 0) + (meanings?.[at]?.added ?? 0));
	return { units, rows, matches, strengths, coverage, doubt, threshold, passes, answered, concepts, meanings };
}

/** The messages that are related, by their best passages, best first; `ahead`: how far each goes ahead, where coverage is asked for. */
function ordered(question: Question, { candidates, messages }: Searched, scores: Scored) {
	const { units, rows, matches, strengths, coverage, passes, concepts, meanings } = scores;
	const order: Placed[] = [];
	for (const [message, at] of bestUnits(units, strengths, candidates.length).entries()) {
		const found = isRelated(rows, at) || (concepts[at]?.rarity ?? 0) > 0 || meanings?.[at]?.shows === true;
		if (at < 0 || !found) continue;
		const covered = featureOf(rows, at, "covered");
		order.push({ message, at, run: matches.runs[message] ?? 0, strength: strengths[at] ?? 0, covered });
	}
	const about = order.flatMap(({ at, ...place }) => {
		const { seq } = candidates[place.message] ?? { seq: 0 };
		return passes[at] === true ? [{ ...place, seq, relevance: relevanceOf(place.strength, coverage) }] : [];
	});
	const ahead = question.coverage ? goAhead(about, messages) : null;
	const packing = new Map(order.map((one) => [one.message, placeOf(one, units[one.at]?.terms ?? 0, ahead)]));
	order.sort((a, b) => (packing.get(b.message) ?? 0) - (packing.get(a.message) ?? 0) || b.message - a.message);
	return { order, ahead };
}

/** For what each of these is shown, of which only so many are for concepts and for their meaning; null: it is below the threshold. */
function admitted(places: readonly Placed[], scores: Scored): ("words" | "meaning" | null)[] {
	const { coverage, doubt, threshold, passes, answered, concepts, meanings } = scores;
	const covered = answered && coverage >= WELL_COVERED;
	let left = covered ? 0 : MOST_BY_CONCEPT;
	let near = covered ? 0 : MOST_BY_MEANING;
	return places.map(({ at, strength }) => {
		if (doubt === "all") return null;
		const { rarity = 0, shows = false } = concepts[at] ?? {};
		const meaning = meanings?.[at];
		const byConcept = passes[at] !== true;
		const least = threshold(at, rarity);
		// Where little of the question is said, its words stand in another sense in what is far from it.
		const strays = least > 0 && coverage < WELL_COVERED && !shows && meaning?.far === true;
		if (!strays && relevanceOf(strength, coverage) >= least && (!byConcept || (shows && left > 0))) {
			if (byConcept) left--;
			return "words";
		}
		return meaning?.shows === true && near-- > 0 ? "meaning" : null;
	});
}

/** What a receipt says of a message's meaning. */
function meaningParts(score: MeaningScore | undefined): Record<string, number> {
	if (score === undefined) return {};
	const { added, spreads } = score;
	return { meaning: rounded(added), ...(spreads === null ? {} : { spreads: rounded(spreads) }) };
}

/** A message by its best passage. */
type Placed = { message: number; at: number; run: number; strength: number; covered: number };

/** What messages are ordered by: their strength minus the cost of what is shown of them. */
function placeOf({ message, strength }: Placed, terms: number, ahead: ReadonlyMap<number, number> | null): number {
	const whole = terms * TOKENS_PER_TERM;
	const shown = ahead === null ? whole : Math.min(PIECE_TOKENS, whole);
	return strength + (ahead?.get(message) ?? 0) - LENGTH_COST * Math.log(shown + OVERHEAD_TOKENS);
}

/** A message without a match of its own must be at least this near to matches. */
const LEAST_NEAR = 0.3;

/** Whether a message is related to the question by its words, its time, its kinds of things, or its speaker. */
function isRelated(rows: Float64Array, at: number): boolean {
	if (featureOf(rows, at, "wide") >= LEAST_NEAR) return true;
	return REASONS.some((feature) => featureOf(rows, at, feature) > 0);
}

const REASONS = ["bm25", "kind", "speaker", "said_then", "told_then", "fact", "fact_shape"] as const;

function strengthsOf(rows: Float64Array, units: number, weights: Float64Array): Float64Array {
	const strengths = new Float64Array(units);
	const width = weights.length;
	for (let at = 0; at < units; at++) {
		let sum = 0;
		for (let index = 0; index < width; index++) sum += (rows[at * width + index] ?? 0) * (weights[index] ?? 0);
		strengths[at] = sum;
	}
	return strengths;
}

function bestUnits(units: readonly { message: number }[], strengths: Float64Array, messages: number): Int32Array {
	const best = new Int32Array(messages).fill(-1);
	for (const [at, { message }] of units.entries()) {
		const known = best[message] ?? -1;
		if (known < 0 || (strengths[at] ?? 0) > (strengths[known] ?? 0)) best[message] = at;
	}
	return best;
}

function rankedPassages({ passages }: Indexed, strengths: Float64Array, best: number): RankedPassage[] | null {
	if (passages === null) return null;
	return passages.map(({ end, tokens }, index) => ({ end, tokens, belowBest: best - (strengths[index] ?? 0) }));
}

function partsOf(rows: Float64Array, at: number, weights: Float64Array): Record<string, number> {
	const shown: [number, number][] = [];
	for (let index = 0; index < weights.length; index++) {
		const value = (rows[at * weights.length + index] ?? 0) * (weights[index] ?? 0);
		const size = Math.abs(value);
		if (size === 0 || (shown.length === SHOWN_PARTS && size <= Math.abs(shown.at(-1)?.[1] ?? 0))) continue;
		if (shown.length === SHOWN_PARTS) shown.pop();
		// After those of the same size.
		let place = shown.length;
		while (place > 0 && Math.abs(shown[place - 1]?.[1] ?? 0) < size) place--;
		shown.splice(place, 0, [index, value]);
	}
	return Object.fromEntries(shown.map(([index, value]) => [FEATURES[index] ?? "", rounded(value)]));
}

function rounded(value: number): number {
	return Math.round(value * 100) / 100;
}
