import type { Fact } from "../../core/recall/ranking/facts.ts";

type StoredFact = [
	value: string,
	about: Fact["about"],
	kinds: readonly number[],
	fromDay?: number | undefined,
	toDay?: number | undefined,
];

/** A message's facts as its traits hold them; what tells them by their kind is read from the same JSON. */
export function factsColumn(facts: readonly Fact[]): string {
	return JSON.stringify(
		facts.map(
			({ value, about, kinds, days }): StoredFact =>
				days === null ? [value, about, kinds] : [value, about, kinds, days.from, days.to],
		),
	);
}

export function factsInColumn(column: string | null): readonly Fact[] {
	if (column === null) return [];
	const stored: StoredFact[] = JSON.parse(column);
	return stored.map(([value, about, kinds, from, to]) => ({
		...{ value, about, kinds },
		days: from === undefined || to === undefined ? null : { from, to },
	}));
}
