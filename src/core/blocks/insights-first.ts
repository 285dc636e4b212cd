import type { Candidate } from "./candidate.ts";

/**
 * Which insight stands for which candidate, by ids, of these insights in their order: for what it rests on, and for what that
 * rests on. Who stands for itself stands for nothing else.
 */
export function stoodFor(insights: readonly Candidate[], all: readonly Candidate[]): Map<string, string> {
	const byId = new Map(all.filter(isInsight).map((one) => [one.item.id, one]));
	const stood = new Map<string, string>();
	for (const insight of insights) {
		for (const id of underneath(insight, byId)) if (!stood.has(id)) stood.set(id, insight.item.id);
	}
	return stood;
}

/** An insight comes before what it rests on: it is as good an answer as the best of that. */
export function withInsightsFirst(candidates: readonly Candidate[]): Candidate[] {
	const competing = candidates.filter(({ excluded }) => excluded === null);
	const byId = new Map(competing.map((one) => [one.item.id, one]));
	if (!competing.some(isInsight)) return [...candidates];
	return candidates.map((candidate) => {
		if (!isInsight(candidate) || candidate.excluded !== null) return candidate;
		const under = [...underneath(candidate, byId)].flatMap((id) => byId.get(id)?.packing ?? []);
		const best = under.reduce((most, packing) => Math.max(most, packing), Number.NEGATIVE_INFINITY);
		return best < candidate.packing ? candidate : { ...candidate, packing: best + A_LITTLE * under.length };
	});
}

/** What rests on more stands before what rests on a part of it. */
const A_LITTLE = 1e-9;

function isInsight({ standsFor }: Candidate): boolean {
	return standsFor !== undefined && standsFor.length > 0;
}

/** All that it rests on, however deep, as far as it is known. */
function underneath({ item, standsFor = [] }: Candidate, byId: ReadonlyMap<string, Candidate>): Set<string> {
	const found = new Set<string>();
	const open = [...standsFor];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		if (found.has(id) || id === item.id) continue;
		found.add(id);
		open.push(...(byId.get(id)?.standsFor ?? []));
	}
	return found;
}
