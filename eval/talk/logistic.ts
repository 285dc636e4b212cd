/** An example: its features by number, and whether the act is there. */
export type Example = { features: Int32Array; label: 0 | 1; weight: number };

/** Weights of a logistic regression with L2, by AdaGrad over the examples in a fixed order; the last one is the constant. */
export function fitLogistic(examples: readonly Example[], width: number, l2: number, rounds = 30): Float64Array {
	const weights = new Float64Array(width + 1);
	const squares = new Float64Array(width + 1).fill(1e-6);
	const order = examples.map((_, at) => at);
	let seed = 7;
	const rate = 0.15;
	for (let round = 0; round < rounds; round++) {
		for (let at = order.length - 1; at > 0; at--) {
			seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
			const other = seed % (at + 1);
			const held = order[at] ?? 0;
			order[at] = order[other] ?? 0;
			order[other] = held;
		}
		for (const index of order) {
			const example = examples[index];
			if (example === undefined) continue;
			const error = (probability(weights, example.features) - example.label) * example.weight;
			for (const feature of example.features) {
				const gradient = error + l2 * (weights[feature] ?? 0);
				squares[feature] = (squares[feature] ?? 0) + gradient * gradient;
				weights[feature] = (weights[feature] ?? 0) - (rate * gradient) / Math.sqrt(squares[feature] ?? 1);
			}
			squares[width] = (squares[width] ?? 0) + error * error;
			weights[width] = (weights[width] ?? 0) - (rate * error) / Math.sqrt(squares[width] ?? 1);
		}
	}
	return weights;
}

function probability(weights: Float64Array, features: Int32Array): number {
	let sum = weights[weights.length - 1] ?? 0;
	for (const feature of features) sum += weights[feature] ?? 0;
	return 1 / (1 + Math.exp(-sum));
}
