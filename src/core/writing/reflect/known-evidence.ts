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
	const exact = new Set<string>();
	const sets: ReadonlySet<string>[] = [];
	const places = new Map<string, number[]>();
	const add = (evidence: readonly string[]) => {
		const distinct = new Set(evidence);
		if (distinct.size === 0) return;
		const name = nameOf(distinct);
		if (exact.has(name)) return;
		exact.add(name);
		for (const id of distinct) {
			const own = places.get(id);
			if (own === undefined) places.set(id, [sets.length]);
			else own.push(sets.length);
		}
		sets.push(distinct);
	};
	for (const evidence of known) add(evidence);
	return {
		add,
		has: (evidence) => exact.has(nameOf(new Set(evidence))),
		covers: (evidence) => {
			// Only those can cover it that hold what the fewest hold.
			const candidates = evidence.map((id) => places.get(id) ?? []).sort((a, b) => a.length - b.length)[0] ?? [];
			return candidates.some((at) => evidence.every((id) => sets[at]?.has(id) === true));
		},
		outdoes: (evidence) => {
			const shared = new Map<number, number>();
			for (const id of evidence) for (const at of places.get(id) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
			return [...shared].some(([at, both]) => both * 2 >= evidence.length && (sets[at]?.size ?? 0) > evidence.length);
		},
	};
}

function nameOf(evidence: ReadonlySet<string>): string {
	return [...evidence].sort().join(" ");
}
