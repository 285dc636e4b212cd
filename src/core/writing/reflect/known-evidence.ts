/** What insights rest on, so that none is concluded twice from the same. */
export function knownEvidence(known: readonly (readonly string[])[]) {
	const sizes: number[] = [];
	const places = new Map<string, number[]>();
	const add = (evidence: readonly string[]): void => {
		const distinct = new Set(evidence);
		for (const id of distinct) places.set(id, [...(places.get(id) ?? []), sizes.length]);
		if (distinct.size > 0) sizes.push(distinct.size);
	};
	for (const evidence of known) add(evidence);
	/** `both`: how many of these an insight that rests on `size` shares. */
	const some = (evidence: readonly string[], test: (both: number, size: number, of: number) => boolean): boolean => {
		const distinct = new Set(evidence);
		const shared = new Map<number, number>();
		for (const id of distinct) for (const at of places.get(id) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
		return [...shared].some(([at, both]) => test(both, sizes[at] ?? 0, distinct.size));
	};
	return {
		add,
		/** Whether an insight rests on exactly these. */
		has: (evidence: readonly string[]) => some(evidence, (both, size, of) => both === of && size === of),
		/** Whether an insight rests on all of these, and maybe on more. */
		covers: (evidence: readonly string[]) => some(evidence, (both, _, of) => both === of),
		/** Whether an insight rests on more, and on at least half of these: of what not all is at hand, less would be counted. */
		outdoes: (evidence: readonly string[]) => some(evidence, (both, size, of) => both * 2 >= of && size > of),
	};
}
