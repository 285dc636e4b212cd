import { LENGTH_COST, OVERHEAD_TOKENS } from "../../src/core/recall/ranking/relevance.ts";
import { least } from "./least.ts";
import { type Kind, type Sample, sharesOf } from "./listwise.ts";

/** Tokens of what is shown around a passage, with the line it stands on. */
const AROUND = 6;
/** In the ranker's units: how near two rows are when it is open which of them comes first. */
const CLOSE = 0.12;
/** On ln tokens: how near the budget a gold turn is when it is open whether it is shown. */
const EDGE = 0.5;
const TURNS = [700, 1_000, 1_400, 2_000];
const BUDGETS: Record<Kind, readonly number[]> = {
	locomo: TURNS,
	nameless: TURNS,
	beam: [2_800, 4_000, 5_600],
	qmsum: [],
};

/**
 * Weights that show more of the gold turns within a budget, near those they start from: the tokens of what ranks ahead of a gold
 * turn, as packing ranks it, against the budget, both steps smoothed, so that turns near the edge pull most. `pull`: what half
 * the square of the way from the start costs. Not convex: start it from what the listwise loss finds.
 */
export function shownInBudget(
	samples: readonly Sample[],
	start: Float64Array,
	{ pull }: { pull: number },
): Float64Array {
	const shareOf = sharesOf(samples);
	const loss = (weights: Float64Array, gradient: Float64Array): number => {
		gradient.fill(0);
		let sum = 0;
		for (const sample of samples) sum += addMissed(sample, weights, gradient, shareOf(sample));
		for (const [at, weight] of weights.entries()) {
			const way = weight - (start[at] ?? 0);
			sum += (pull / 2) * way * way;
			gradient[at] = (gradient[at] ?? 0) + pull * way;
		}
		return sum;
	};
	return least(loss, start, { rounds: 150, enough: 1e-6 });
}

/** How much of a question's gold turns is missed, times its share. */
function addMissed(sample: Sample, weights: Float64Array, gradient: Float64Array, share: number): number {
	const { rows, values, gold, kind } = sample;
	const width = weights.length;
	const ranked = rankedBy(sample, weights);
	const force = new Float64Array(rows);
	const each = share / gold.length;
	let missed = 0;
	for (const own of gold) {
		const best = own.reduce((most, row) => ((ranked[row] ?? 0) > (ranked[most] ?? 0) ? row : most), own[0] ?? 0);
		const { tokens, slopes } = tokensAhead(sample, ranked, best);
		const edge = missedAt(tokens, BUDGETS[kind]);
		missed += each * edge.missed;
		const turn = (each * edge.slope) / tokens;
		for (const [row, slope] of slopes.entries()) {
			force[row] = (force[row] ?? 0) + turn * slope;
			force[best] = (force[best] ?? 0) - turn * slope;
		}
	}
	for (const [row, one] of force.entries()) {
		if (Math.abs(one) < 1e-10) continue;
		const from = row * width;
		for (let at = 0; at < width; at++) gradient[at] = (gradient[at] ?? 0) + one * (values[from + at] ?? 0);
	}
	return missed;
}

/** What packing orders rows by: their strength less the cost of their length. */
function rankedBy({ rows, values, tokens }: Sample, weights: Float64Array): Float64Array {
	const width = weights.length;
	const ranked = new Float64Array(rows);
	for (let row = 0; row < rows; row++) {
		let sum = -LENGTH_COST * Math.log((tokens[row] ?? 0) + OVERHEAD_TOKENS);
		const from = row * width;
		for (let at = 0; at < width; at++) sum += (weights[at] ?? 0) * (values[from + at] ?? 0);
		ranked[row] = sum;
	}
	return ranked;
}

/** The tokens up to a row and with it; `slopes`: by how much they grow with the place of each other row. */
function tokensAhead({ rows, tokens, stands }: Sample, ranked: Float64Array, of: number) {
	const slopes = new Float64Array(rows);
	let sum = (tokens[of] ?? 0) + AROUND;
	for (let row = 0; row < rows; row++) {
		if (row === of) continue;
		const ahead = squashed(((ranked[row] ?? 0) - (ranked[of] ?? 0)) / CLOSE);
		const own = (stands[row] ?? 1) * ((tokens[row] ?? 0) + AROUND);
		sum += own * ahead;
		slopes[row] = (own * ahead * (1 - ahead)) / CLOSE;
	}
	return { tokens: sum, slopes };
}

/** In what part of the budgets something is missed that stands behind so many tokens, and its slope on ln tokens. */
function missedAt(tokens: number, budgets: readonly number[]): { missed: number; slope: number } {
	let missed = 0;
	let slope = 0;
	for (const budget of budgets) {
		const one = squashed(Math.log(tokens / budget) / EDGE) / budgets.length;
		missed += one;
		slope += (one * (1 - one * budgets.length)) / EDGE;
	}
	return { missed, slope };
}

function squashed(value: number): number {
	return 1 / (1 + Math.exp(-value));
}
