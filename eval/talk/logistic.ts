/** An example: its features by number, what each is (1 where nothing else is said), and whether the act is there. */
export type Example = { features: Int32Array; values?: Float64Array; label: 0 | 1; weight: number };

type Column = { rows: number[]; values: number[] };

/**
 * Weights of a logistic regression with L2 (half of `l2` times their squares beside the summed loss), by coordinate descent with
 * Newton steps; the last one is the constant, which costs nothing.
 */
export function fitLogistic(examples: readonly Example[], width: number, l2: number, rounds: number): Float64Array {
	const weights = new Float64Array(width + 1);
	const margins = new Float64Array(examples.length);
	const columns = columnsOf(examples, width);
	for (let round = 0; round < rounds; round++) {
		for (let feature = width; feature >= 0; feature--) {
			const { rows, values } = columns[feature] ?? { rows: [], values: [] };
			const held = weights[feature] ?? 0;
			let gradient = feature === width ? 0 : l2 * held;
			let curve = feature === width ? 1e-6 : l2;
			for (const [at, row] of rows.entries()) {
				const { label, weight } = examples[row] ?? { label: 0, weight: 0 };
				const value = values[at] ?? 0;
				const likely = 1 / (1 + Math.exp(-(margins[row] ?? 0)));
				gradient += weight * value * (likely - label);
				curve += weight * value * value * likely * (1 - likely);
			}
			const step = Math.max(-1, Math.min(1, -gradient / curve));
			weights[feature] = held + step;
			for (const [at, row] of rows.entries()) margins[row] = (margins[row] ?? 0) + step * (values[at] ?? 0);
		}
	}
	return weights;
}

/** For each feature the examples that have it, with its values; all have the constant. */
function columnsOf(examples: readonly Example[], width: number): Column[] {
	const columns: Column[] = Array.from({ length: width + 1 }, () => ({ rows: [], values: [] }));
	const add = (column: Column | undefined, row: number, value: number) => {
		column?.rows.push(row);
		column?.values.push(value);
	};
	for (const [row, { features, values }] of examples.entries()) {
		for (const [at, feature] of features.entries()) add(columns[feature], row, values?.[at] ?? 1);
		add(columns[width], row, 1);
	}
	return columns;
}
