import { type Features, featureOf } from "./features.ts";
import { SHAPE_KINDS } from "./kinds.ts";
import type { Searched } from "./memory-index.ts";
import type { Question } from "./question.ts";

/**
 * What a doubling of length costs, over ln 2: in the ranker's units. More than the softmax that the fit begins with takes it for
 * (eval/recall/listwise.ts): what is shown of a budget is its room, not only its chance. What it ends with takes it for the same.
 */
export const LENGTH_COST = 0.8;
/** Each further passage of one message. */
const FURTHER_COST = 2;
/** Each message of the same run of talk that stands before it. */
const SAME_RUN_COST = 0.02;
/** What stands around a message: so short ones are not too cheap. */
export const OVERHEAD_TOKENS = 4;
/** A message of this many tokens costs nothing for its length. */
const USUAL_TOKENS = 40;

/** The ranker's units are stretched onto 0..1 so that an answer lies about 0.6, the twentieth message about 0.3. */
const STEEPNESS = 0.57;
const MIDDLE = 7.2;
/** How much it counts that no message has all of the question's words. */
const COVERAGE_WEIGHT = 0.5;

/** The relevance on 0..1 of a strength in the ranker's units. `grip`: how much of the question is said anywhere, on 0..1. */
export function relevanceOf(strength: number, coverage: number): number {
	return squashed(STEEPNESS * (strength - MIDDLE + coverageTerm(coverage)));
}

/** What it takes from a relevance that so much of the question is said anywhere, in the ranker's units. */
export function coverageTerm(coverage: number): number {
	return (COVERAGE_WEIGHT / STEEPNESS) * Math.log(Math.max(0.05, coverage));
}

/** What a passage counts when a block is packed, on 0..1: its message's relevance less the cost of its length and place. */
export function passagePackingScore(
	relevance: number,
	{ tokens, belowBest, further, sameRun }: { tokens: number; belowBest: number; further: number; sameRun: number },
): number {
	const certain = Math.min(1 - 1e-9, Math.max(1e-9, relevance));
	const length = LENGTH_COST * Math.log((tokens + OVERHEAD_TOKENS) / USUAL_TOKENS);
	const cost = length + belowBest + FURTHER_COST * further + SAME_RUN_COST * sameRun;
	return squashed(Math.log(certain / (1 - certain)) - STEEPNESS * cost);
}

function squashed(value: number): number {
	return 1 / (1 + Math.exp(-value));
}

/** Where all of the question is said in one place, messages below this relevance have too little to do with it to be shown. */
const LEAST = 0.02;
/** What is above this is shown whatever else nobody speaks of. */
const MOST = 0.3;
/** Who names those who speak here means them, whatever his other words: so much of that is asked for. */
const OF_THE_NAMED = 0.25;
/** Up to so many messages nothing is too faint; from so many on all of that is asked for. */
const FEW = 5;
const ENOUGH = 20;
/** A message that names the kind of thing which is asked for counts as if so much of the question were said. */
const OF_ITS_KIND = 0.5;
/** As does what somebody wants of later answers, where advice is asked for: it holds whatever that is about. */
const WANTED = 0.35;

/**
 * The relevance below which the message of a passage is too faint to be shown: the less of the question is said anywhere, the
 * more is asked for, as of what nobody speaks of neither the user's turns nor what stands near a word or two tell anything.
 * `grip`: how much of it is said in one place, on 0..1. Who names those who speak here, or only what is named here, means
 * this thread, whatever his other words; who names a time, all that was said then or tells of it.
 */
export function relevanceThreshold(
	question: Question,
	searched: Searched,
	{ rows, units }: Features,
	coverage: number,
): (at: number) => number {
	// Where words that say little can't be told from the others, it can't be told either what nobody speaks of.
	if (question.foreign) return () => 0;
	const share = Math.min(1, Math.max(0, (searched.candidates.length - FEW) / (ENOUGH - FEW)));
	if (units.some((_, at) => featureOf(rows, at, "speaker") > 0)) {
		return (at) => (ofItsTime(rows, at) ? 0 : share * LEAST * OF_THE_NAMED);
	}
	const named = allNamed(question, searched);
	const ofItsKind = byItsKind(question);
	return (at) => {
		if (ofItsTime(rows, at)) return 0;
		const covered = named ? 1 : Math.max(0.05, coverage, ofItsKind(rows, at));
		return share * Math.min(MOST, LEAST / covered ** 2);
	};
}

function allNamed({ proper }: Question, { terms }: Searched): boolean {
	const named = terms.filter((_, term) => proper[term] === true);
	return named.length > 0 && named.every(({ messages }) => messages > 0);
}

function ofItsTime(rows: Float64Array, at: number): boolean {
	return featureOf(rows, at, "said_then") > 0 || featureOf(rows, at, "told_then") > 0;
}

function byItsKind({ shapes }: Question): (rows: Float64Array, at: number) => number {
	// Of amounts and durations there are some in any talk.
	const hasNamedShape = shapes.length > 0 && shapes.every((shape) => NAMED_SHAPES.has(shape));
	const features = ["answer", "fact_answer_sum", ...(hasNamedShape ? (["fact_shape"] as const) : [])] as const;
	return (rows, at) => {
		if (features.some((feature) => featureOf(rows, at, feature) > 0)) return OF_ITS_KIND;
		return featureOf(rows, at, "wish_advice") > 0 ? WANTED : 0;
	};
}

const NAMED_SHAPES: ReadonlySet<number> = new Set([...SHAPE_KINDS.name, ...SHAPE_KINDS.place, ...SHAPE_KINDS.title]);
