const MEMORY = 12;

/** What weights cost; writes the gradient. */
export type Loss = (weights: Float64Array, gradient: Float64Array) => number;

/** At most so many steps; one that gains less than `enough` is the last. */
type Steps = { rounds: number; enough: number };

/** The weights of the least loss that L-BFGS with backtracking (Nocedal & Wright, 7.4) finds from a start. */
export function least(loss: Loss, start: Float64Array, { rounds, enough }: Steps): Float64Array {
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
		if (gained < enough) break;
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
