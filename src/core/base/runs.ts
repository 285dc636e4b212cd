/** Items in runs of so much at most, and of so many, in their order; each has one item at least. */
export function* eachRun<T>(
	items: Iterable<T>,
	sizeOf: (item: T) => number,
	{ size, items: most = Number.POSITIVE_INFINITY }: { size: number; items?: number | undefined },
): Generator<T[]> {
	let [open, taken]: [T[], number] = [[], 0];
	for (const item of items) {
		const own = sizeOf(item);
		if (open.length > 0 && (taken + own > size || open.length === most)) {
			yield open;
			[open, taken] = [[], 0];
		}
		open.push(item);
		taken += own;
	}
	if (open.length > 0) yield open;
}
