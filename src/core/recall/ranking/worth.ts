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
