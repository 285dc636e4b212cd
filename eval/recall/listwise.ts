import type { Table } from "./table.ts";

/** A question as it is fitted: rows of features, what length costs each, and the rows of each gold turn. */
export type Sample = {
	conversation: string;
	kind: Kind;
	rows: number;
	values: Float32Array;
	cost: Float64Array;
	gold: number[][];
};

/** A data set, or LoCoMo as if nobody had a name: so that what matches counts where nothing is known of speakers. */
type Kind = Table["set"] | "nameless";

/** What part of the loss each kind is. */
const SHARES: Record<Kind, number> = { locomo: 0.4, beam: 0.45, nameless: 0.15 };

const LENGTH_COST = 0.5;
/** Hard rows are those a first guess ranks high; of the others every so many. */
const HARD = 200;
const EASY = 40;

/** The rows that tell most, all gold ones among them. */
export function sampleOf(table: Table, kind: Kind, guess: Float64Array): Sample | null {
	const width = guess.length;
	const gold = table.gold.filter((rows) => rows.length > 0);
	if (gold.length === 0) return null;
	const score = (row: number) => {
		let sum = 0;
		for (let at = 0; at < width; at++) sum += (guess[at] ?? 0) * (table.values[row * width + at] ?? 0);
		return sum;
	};
	const scores = Float64Array.from({ length: table.rows }, (_, row) => score(row));
	const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
	const kept = new Set([...order.slice(0, HARD), ...gold.flat()]);
	const step = Math.max(1, Math.floor((order.length - HARD) / EASY));
	for (let at = HARD; at < order.length; at += step) kept.add(order[at] ?? 0);
	const rows = [...kept];
	const place = new Map(rows.map((row, at) => [row, at]));
	const values = new Float32Array(rows.length * width);
	for (const [at, row] of rows.entries()) values.set(table.values.subarray(row * width, (row + 1) * width), at * width);
	return {
		conversation: table.conversation,
		kind,
		rows: rows.length,
		values,
		cost: Float64Array.from(rows, (row) => LENGTH_COST * Math.log((table.tokens[row] ?? 0) + 6)),
		gold: gold.map((own) => own.map((row) => place.get(row) ?? 0)),
	};
}

/** The weights with the least loss: softmax over a question's rows, each kind its share, and L2. */
export function fitted(
	samples: readonly Sample[],
	start: Float64Array,
	{ l2 = 0.002, rounds = 200 } = {},
): Float64Array {
	const of = { locomo: 0, beam: 0, nameless: 0 };
	for (const { kind } of samples) of[kind]++;
	const loss = (weights: Float64Array, gradient: Float64Array): number => {
		gradient.fill(0);
		let sum = 0;
		for (const sample of samples)
			sum += addLoss(sample, weights, gradient, SHARES[sample.kind] / Math.max(1, of[sample.kind]));
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
	{ rows, values, cost, gold }: Sample,
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
		const one = Math.exp((odds[row] ?? 0) - most);
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
		if (gained < 1e-6) break;
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
