/** What insights rest on, so that none is concluded twice from the same. */
export type KnownEvidence = {
	/** Whether an insight rests on exactly these. */
	has: (evidence: readonly string[]) => boolean;
	/** Whether an insight rests on all of these, and maybe on more. */
	covers: (evidence: readonly string[]) => boolean;
	/** Whether an insight rests on more, and on at least half of these: of what not all is at hand, less would be counted. */
	outdoes: (evidence: readonly string[]) => boolean;
	add: (evidence: readonly string[]) => void;
};

export function knownEvidence(known: readonly (readonly string[])[]): KnownEvidence {
	const sizes: number[] = [];
	const places = new Map<string, number[]>();
	const add = (evidence: readonly string[]) => {
		const distinct = new Set(evidence);
		for (const id of distinct) places.set(id, [...(places.get(id) ?? []), sizes.length]);
		if (distinct.size > 0) sizes.push(distinct.size);
	};
	for (const evidence of known) add(evidence);
	/** Of each insight that rests on some of these how many they share, and on how many it rests. */
	const shared = (evidence: ReadonlySet<string>): { both: number; size: number }[] => {
		const both = new Map<number, number>();
		for (const id of evidence) for (const at of places.get(id) ?? []) both.set(at, (both.get(at) ?? 0) + 1);
		return [...both].map(([at, count]) => ({ both: count, size: sizes[at] ?? 0 }));
	};
	const some = (evidence: readonly string[], test: (both: number, size: number, of: number) => boolean) => {
		const distinct = new Set(evidence);
		return shared(distinct).some(({ both, size }) => test(both, size, distinct.size));
	};
	return {
		add,
		has: (evidence) => some(evidence, (both, size, of) => both === of && size === of),
		covers: (evidence) => some(evidence, (both, _, of) => both === of),
		outdoes: (evidence) => some(evidence, (both, size, of) => both * 2 >= of && size > of),
	};
}
