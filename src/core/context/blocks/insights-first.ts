import { queryTermsOf, stem, termsOf } from "../../language/terms.ts";
import type { Candidate } from "./candidate.ts";

/**
 * Maps the ids of candidates to the insight that represents them: its evidence, and the evidence of that, unless a
 * memory contains asked terms that the insight lacks. An insight that is represented by another one represents
 * nothing itself.
 */
export function representingInsights(insights: readonly Candidate[], all: readonly Candidate[]): Map<string, string> {
	const byId = new Map(all.map((one) => [one.item.id, one]));
	const stood = new Map<string, string>();
	for (const insight of insights) {
		for (const id of underneath(insight, byId)) if (!stood.has(id)) stood.set(id, insight.item.id);
	}
	return stood;
}

/** Ranks an insight before its evidence: it answers the query as well as the best of them. */
export function withInsightsFirst(given: readonly Candidate[], query: string): Candidate[] {
	const candidates = withAskedTerms(given, query);
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

/** An insight with more evidence ranks before one with a part of it. */
const A_LITTLE = 1e-9;

function isInsight({ evidence }: Candidate): boolean {
	return evidence !== undefined && evidence.length > 0;
}

/** Notes for each insight and its evidence which stems of the query it contains. */
function withAskedTerms(candidates: readonly Candidate[], query: string): readonly Candidate[] {
	const concerned = new Set(candidates.filter(isInsight).flatMap(({ item, evidence = [] }) => [item.id, ...evidence]));
	const asked = new Set(concerned.size === 0 ? [] : queryTermsOf(query).map(stem));
	if (asked.size === 0) return candidates;
	return candidates.map((candidate) => {
		if (!concerned.has(candidate.item.id)) return candidate;
		const stems = termsOf(candidate.content).map(stem);
		return { ...candidate, askedTerms: new Set(stems.filter((term) => asked.has(term))) };
	});
}

/** All evidence of an insight at any depth that is known and contains no other asked terms. */
function underneath(insight: Candidate, byId: ReadonlyMap<string, Candidate>): Set<string> {
	const below = new Set<string>();
	const open = [...(insight.evidence ?? [])];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		if (below.has(id) || id === insight.item.id) continue;
		below.add(id);
		open.push(...(byId.get(id)?.evidence ?? []));
	}
	return new Set([...below].filter((id) => !answersMore(byId.get(id), insight)));
}

function answersMore(one: Candidate | undefined, { askedTerms: stems }: Candidate): boolean {
	return [...(one?.askedTerms ?? [])].some((term) => stems?.has(term) !== true);
}
