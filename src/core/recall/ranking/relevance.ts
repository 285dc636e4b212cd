import { type Features, featureOf } from "./features.ts";
import { SHAPE_KINDS } from "./kinds.ts";
import type { Searched } from "./memory-index.ts";
import type { Question } from "./question.ts";

/**
 * The cost of length, per ln 2, in the ranker's units. It is higher than in the softmax that the fit begins with
 * (eval/recall/listwise.ts), because a passage uses room in the budget; the fit ends with the same value.
 */
export const LENGTH_COST = 0.8;
/** The cost of each further passage of one message. */
const FURTHER_COST = 2;
/** The same where a question asks for coverage, and pieces are shorter. */
const FURTHER_PIECE_COST = 1.3;
/** The cost of each earlier message of the same run of talk. */
const SAME_RUN_COST = 0.02;
/** Tokens around a message, so that short ones are not too cheap. */
export const OVERHEAD_TOKENS = 4;
/** Where a question asks for coverage, a piece of a message is about so long, however long the message is. */
export const PIECE_TOKENS = 35;
/** A piece that can't be cut and is longer than this goes ahead of nothing. */
const MOST_AHEAD_TOKENS = 100;
/** A message of this many tokens has no length cost. */
const USUAL_TOKENS = 40;

/** Maps the ranker's units to 0..1 so that an answer is at about 0.6 and the twentieth message at about 0.3. */
const STEEPNESS = 0.57;
const MIDDLE = 7.2;
/** How much low query coverage reduces the relevance. */
const COVERAGE_WEIGHT = 0.5;

/**
 * The relevance on 0..1 of a strength in the ranker's units. `coverage`: the highest query coverage of any window, on
 * 0..1.
 */
export function relevanceOf(strength: number, coverage: number): number {
	return squashed(STEEPNESS * (strength - MIDDLE + coverageTerm(coverage)));
}

/** How much query coverage changes the relevance, in the ranker's units. */
export function coverageTerm(coverage: number): number {
	return (COVERAGE_WEIGHT / STEEPNESS) * Math.log(Math.max(0.05, coverage));
}

type PackingCosts = {
	tokens: number;
	/** How far it ranks below the message's best passage, and how many of its passages rank before it. */
	belowBest: number;
	further: number;
	/** How many messages of its run of talk rank before its message. */
	sameRun: number;
	/** How far the message's best passage goes ahead where a question asks for coverage. */
	ahead?: number | undefined;
};

/** The packing score of a passage, on 0..1: its message's relevance minus the cost of its length and position. */
export function passagePackingScore(
	relevance: number,
	{ tokens, belowBest, further, sameRun, ahead }: PackingCosts,
): number {
	const certain = Math.min(1 - 1e-9, Math.max(1e-9, relevance));
	const length = LENGTH_COST * Math.log((tokens + OVERHEAD_TOKENS) / USUAL_TOKENS);
	const place =
		ahead === undefined
			? FURTHER_COST * further + SAME_RUN_COST * sameRun
			: FURTHER_PIECE_COST * further - (further === 0 && tokens <= MOST_AHEAD_TOKENS ? ahead : 0);
	const cost = length + belowBest + place;
	return squashed(Math.log(certain / (1 - certain)) - STEEPNESS * cost);
}

function squashed(value: number): number {
	return 1 / (1 + Math.exp(-value));
}

/** The relevance threshold at full query coverage. */
const LEAST = 0.02;
/** The highest threshold. */
const MOST = 0.3;
/** The part of the threshold that applies if the question names a speaker. */
const OF_THE_NAMED = 0.25;
/** There is no threshold up to this many messages, and the full one from this many on. */
const FEW = 5;
export const ENOUGH_MESSAGES = 20;
/** A message with the kind of thing that is asked for counts as this much query coverage. */
const OF_ITS_KIND = 0.5;
/** So does a stated preference if advice is asked for, because it applies to any topic. */
const WANTED = 0.35;

/**
 * Returns the relevance threshold for each passage: below it, a message is not shown. The lower the query coverage,
 * the higher the threshold, because nearby matches of one or two words mean nothing if nobody talked about the
 * subject. `coverage`: the highest query coverage of any window, on 0..1. A question that names a speaker or only
 * known names is about this thread, so a lower threshold applies, unless it is `doubtful` (doubt.ts). A question that
 * names a time includes everything of that time. `rarity`: how rare the concepts of the lexicon are that the passage's
 * message tells of, on 0..1.
 */
export function relevanceThreshold(
	question: Question,
	searched: Searched,
	{ rows }: Features,
	{ coverage, doubtful, speakerNamed }: { coverage: number; doubtful: boolean; speakerNamed: boolean },
): (at: number, rarity: number) => number {
	// If informative words can't be recognised, neither can query coverage.
	if (question.foreign) return () => 0;
	const share = Math.min(1, Math.max(0, (searched.candidates.length - FEW) / (ENOUGH_MESSAGES - FEW)));
	if (speakerNamed) return (at) => (ofItsTime(rows, at) ? 0 : share * LEAST * OF_THE_NAMED);
	const named = !doubtful && allNamed(question, searched);
	const ofItsKind = byItsKind(question);
	return (at, rarity) => {
		if (ofItsTime(rows, at)) return 0;
		const covered = named ? 1 : Math.max(0.05, coverage, ofItsKind(rows, at), OF_ITS_KIND * rarity);
		return share * Math.min(MOST, LEAST / covered ** 2);
	};
}

function allNamed({ proper }: Question, { terms }: Searched): boolean {
	const named = terms.filter((_, term) => proper[term] === true);
	return named.length > 0 && named.every(({ messages }) => messages > 0);
}

/** Whether a passage was said at the time asked for, or tells of it. */
export function ofItsTime(rows: Float64Array, at: number): boolean {
	return featureOf(rows, at, "said_then") > 0 || featureOf(rows, at, "told_then") > 0;
}

function byItsKind({ shapes }: Question): (rows: Float64Array, at: number) => number {
	// Every conversation has amounts and durations.
	const hasNamedShape = shapes.length > 0 && shapes.every((shape) => NAMED_SHAPES.has(shape));
	const features = ["answer", "fact_answer_sum", ...(hasNamedShape ? (["fact_shape"] as const) : [])] as const;
	return (rows, at) => {
		if (features.some((feature) => featureOf(rows, at, feature) > 0)) return OF_ITS_KIND;
		return featureOf(rows, at, "wish_advice") > 0 ? WANTED : 0;
	};
}

const NAMED_SHAPES: ReadonlySet<number> = new Set([...SHAPE_KINDS.name, ...SHAPE_KINDS.place, ...SHAPE_KINDS.title]);
