import type { Table } from "./table.ts";

/** A question as it is fitted: rows of features, what length costs each, and the rows of each gold turn. */
export type Sample = {
	kind: Kind;
	rows: number;
	values: Float32Array;
	cost: Float64Array;
	/** How many rows each of them stands for. */
	stands: Float64Array;
	gold: number[][];
};

/** A data set, or LoCoMo as if nobody had a name: so that what matches counts where nothing is known of speakers. */
export type Kind = Table["set"] | "nameless";

/** What part of the loss each kind is. */
const SHARES: Record<Kind, number> = { locomo: 0.4, beam: 0.45, nameless: 0.15 };

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
		stands: Float64Array.from(stands.values()),
		gold: gold.map((own) => own.map((row) => place.get(row) ?? 0)),
	};
}

/**
 * The weights with the least loss: softmax over a question's rows, each kind its share, and L2. A question counts as the root
 * of its gold turns: what is measured counts turns, but those of one question tell much the same.
 */
export function fitted(
	samples: readonly Sample[],
	start: Float64Array,
	{ l2, rounds = 200 }: { l2: number; rounds?: number },
): Float64Array {
	const of = { locomo: 0, beam: 0, nameless: 0 };
	const worth = ({ gold }: Sample) => Math.sqrt(gold.length);
	for (const sample of samples) of[sample.kind] += worth(sample);
	const loss = (weights: Float64Array, gradient: Float64Array): number => {
		gradient.fill(0);
		let sum = 0;
		for (const sample of samples)
			sum += addLoss(sample, weights, gradient, (SHARES[sample.kind] * worth(sample)) / of[sample.kind]);
		for (const [at, weight] of weights.entries()) {
			sum += (l2 / 2) * weight * weight;
			gradient[at] = (gradient[at] ?? 0) + l2 * weight;
		}
		return sum;
	};
	return least(loss, start, rounds);
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

const MEMORY = 12;

/** L-BFGS with backtracking (Nocedal & Wright, 7.4): the loss is convex, so where it starts does not matter. */
function least(
	loss: (weights: Float64Array, gradient: Float64Array) => number,
	start: Float64Array,
	rounds: number,
): Float64Array {
	let weights = Float64Array.from(start);
	let gradient = new Float64Array(start.length);
	let value = loss(weights, gradient);
	const steps: { moved: Float64Array; turned: Float64Array; scale: number }[] = [];
	for (let round = 0; round < rounds; round++) {
		const direction = descent(gradient, steps);
		const slope = dot(direction, gradient);
		let next = weights;
		let nextGradient = gradient;
		let nextValue = value;
		for (let length = 1; length > 1e-6; length /= 2) {
			next = weights.map((weight, at) => weight + length * (direction[at] ?? 0));
			nextGradient = new Float64Array(start.length);
			nextValue = loss(next, nextGradient);
			if (nextValue <= value + 1e-4 * length * slope) break;
		}
		const moved = next.map((weight, at) => weight - (weights[at] ?? 0));
		const turned = nextGradient.map((one, at) => one - (gradient[at] ?? 0));
		const curve = dot(moved, turned);
		if (curve > 1e-12) steps.push({ moved, turned, scale: 1 / curve });
		if (steps.length > MEMORY) steps.shift();
		const gained = value - nextValue;
		[weights, gradient, value] = [next, nextGradient, nextValue];
		if (gained < 1e-5) break;
	}
	return weights;
}

function descent(
	gradient: Float64Array,
	steps: readonly { moved: Float64Array; turned: Float64Array; scale: number }[],
): Float64Array {
	const direction = gradient.map((one) => -one);
	const shares: number[] = [];
	for (const { moved, turned, scale } of steps.toReversed()) {
		const share = scale * dot(moved, direction);
		shares.push(share);
		for (let at = 0; at < direction.length; at++) direction[at] = (direction[at] ?? 0) - share * (turned[at] ?? 0);
	}
	const last = steps.at(-1);
	const size = last === undefined ? 1 : dot(last.moved, last.turned) / Math.max(1e-12, dot(last.turned, last.turned));
	for (let at = 0; at < direction.length; at++) direction[at] = (direction[at] ?? 0) * size;
	for (const { moved, turned, scale } of steps) {
		const share = (shares.pop() ?? 0) - scale * dot(turned, direction);
		for (let at = 0; at < direction.length; at++) direction[at] = (direction[at] ?? 0) + share * (moved[at] ?? 0);
	}
	return direction;
}

function dot(a: Float64Array, b: Float64Array): number {
	let sum = 0;
	for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
	return sum;
}
