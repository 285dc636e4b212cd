/** What insights rest on, so that none is concluded twice from the same. */
export function knownEvidence(known: readonly (readonly string[])[]) {
	const having = new Map<string, ReadonlySet<string>[]>();
	const add = (evidence: readonly string[]): void => {
		const one = new Set(evidence);
		for (const id of one) having.set(id, [...(having.get(id) ?? []), one]);
	};
	for (const evidence of known) add(evidence);
	/** `both`: how many of these an insight that rests on `size` shares. */
	const some = (evidence: readonly string[], test: (both: number, size: number, of: number) => boolean): boolean => {
		const distinct = [...new Set(evidence)];
		const sharing = Map.groupBy(
			distinct.flatMap((id) => having.get(id) ?? []),
			(one) => one,
		);
		return [...sharing].some(([{ size }, both]) => test(both.length, size, distinct.length));
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
