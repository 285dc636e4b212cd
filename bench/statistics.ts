/** The value below which this share of the sorted values lies (nearest rank). */
export function quantile(values: number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
	if (value === undefined) throw new Error("No values were measured.");
	return value;
}

export function median(values: number[]): number {
	return quantile(values, 0.5);
}
