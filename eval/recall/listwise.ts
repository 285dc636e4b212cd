import { least } from "./least.ts";
import type { Table } from "./table.ts";

/** A question as it is fitted: rows of features, what length costs each, and the rows of each gold turn. */
export type Sample = {
	kind: Kind;
	rows: number;
	values: Float32Array;
	cost: Float64Array;
	tokens: Float64Array;
	/** How many rows each of them stands for. */
	stands: Float64Array;
	gold: number[][];
};

/** A data set, or LoCoMo as if nobody had a name: so that what matches counts where nothing is known of speakers. */
export type Kind = Table["set"] | "nameless";

/** What part of the loss each kind is. Nothing is fitted to QMSum. */
const SHARES: Record<Kind, number> = { locomo: 0.4, beam: 0.45, nameless: 0.15, qmsum: 0 };

const LENGTH_COST = 0.5;
/** Hard rows are those that a guess ranks high; of the others every so many, which stand for those between them. */
const HARD = 120;
const EASY = 60;

/**
 * The rows that tell most: of each message the passage that a guess ranks first, as that is what is shown of it, and of the
 * messages the hard ones, gold ones and some of the others. `off`: features that count as 0.
 */
export function sampleOf(table: Table, kind: Kind, guess: Float64Array, off: ReadonlySet<number>): Sample | null {
	const width = guess.length;
	const scores = Float64Array.from({ length: table.rows }, (_, row) => {
		let sum = 0;
		for (let at = 0; at < width; at++) sum += (guess[at] ?? 0) * (table.values[row * width + at] ?? 0);
		return sum;
	});
	const best = (rows: Iterable<number>) => {
		const firsts = new Map<number, number>();
		for (const row of rows) {
			const known = firsts.get(table.message[row] ?? 0);
			if (known === undefined || (scores[row] ?? 0) > (scores[known] ?? 0)) firsts.set(table.message[row] ?? 0, row);
		}
		return [...firsts.values()];
	};
	const gold = table.gold.filter((rows) => rows.length > 0).map(best);
	if (gold.length === 0) return null;
	const order = best(scores.keys()).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
	const stands = new Map(order.slice(0, HARD).map((row) => [row, 1]));
	const step = Math.max(1, Math.floor((order.length - HARD) / EASY));
	for (let at = HARD + (step >> 1); at < order.length; at += step) stands.set(order[at] ?? 0, step);
	for (const row of gold.flat()) stands.set(row, 1);
	const rows = [...stands.keys()];
	const place = new Map(rows.map((row, at) => [row, at]));
	const values = new Float32Array(rows.length * width);
	for (const [at, row] of rows.entries()) {
		for (let feature = 0; feature < width; feature++) {
			if (!off.has(feature)) values[at * width + feature] = table.values[row * width + feature] ?? 0;
		}
	}
	return {
		kind,
		rows: rows.length,
		values,
		cost: Float64Array.from(rows, (row) => LENGTH_COST * Math.log((table.tokens[row] ?? 0) + 6)),
		tokens: Float64Array.from(rows, (row) => table.tokens[row] ?? 0),
		stands: Float64Array.from(stands.values()),
		gold: gold.map((own) => own.map((row) => place.get(row) ?? 0)),
	};
}

/**
 * What part of the loss each question is: each kind its share, and in it a question the root of its gold turns. What is measured
 * counts turns, but those of one question tell much the same.
 */
export function sharesOf(samples: readonly Sample[]): (sample: Sample) => number {
	const of = { locomo: 0, beam: 0, nameless: 0, qmsum: 0 };
	const worth = ({ gold }: Sample) => Math.sqrt(gold.length);
	for (const sample of samples) of[sample.kind] += worth(sample);
	return (sample) => (SHARES[sample.kind] * worth(sample)) / of[sample.kind];
}

/** The weights with the least loss: softmax over a question's rows, and L2. It is convex: where it starts does not matter. */
export function fitted(samples: readonly Sample[], start: Float64Array, { l2 }: { l2: number }): Float64Array {
	const shareOf = sharesOf(samples);
	const loss = (weights: Float64Array, gradient: Float64Array): number => {
		gradient.fill(0);
		let sum = 0;
		for (const sample of samples) sum += addLoss(sample, weights, gradient, shareOf(sample));
		for (const [at, weight] of weights.entries()) {
			sum += (l2 / 2) * weight * weight;
			gradient[at] = (gradient[at] ?? 0) + l2 * weight;
		}
		return sum;
	};
	return least(loss, start, { rounds: 200, enough: 1e-5 });
}

/** A gold turn is found with any of its rows. */
function addLoss(
	{ rows, values, cost, stands, gold }: Sample,
	weights: Float64Array,
	gradient: Float64Array,
	share: number,
): number {
	const width = weights.length;
	const odds = new Float64Array(rows);
	let most = Number.NEGATIVE_INFINITY;
	for (let row = 0; row < rows; row++) {
		let score = -(cost[row] ?? 0);
		const from = row * width;
		for (let at = 0; at < width; at++) score += (weights[at] ?? 0) * (values[from + at] ?? 0);
		odds[row] = score;
		if (score > most) most = score;
	}
	let all = 0;
	for (let row = 0; row < rows; row++) {
		const one = (stands[row] ?? 1) * Math.exp((odds[row] ?? 0) - most);
		odds[row] = one;
		all += one;
	}
	const pull = odds.map((one) => one / all);
	let loss = 0;
	for (const own of gold) {
		const right = own.reduce((sum, row) => sum + (odds[row] ?? 0), 0) + 1e-300;
		loss -= Math.log(right / all) / gold.length;
		for (const row of own) pull[row] = (pull[row] ?? 0) - (odds[row] ?? 0) / right / gold.length;
	}
	for (let row = 0; row < rows; row++) {
		const force = (pull[row] ?? 0) * share;
		if (Math.abs(force) < 1e-9) continue;
		const from = row * width;
		for (let at = 0; at < width; at++) gradient[at] = (gradient[at] ?? 0) + force * (values[from + at] ?? 0);
	}
	return loss * share;
}
