import { queryTermsOf, stem, termsOf } from "../../language/terms.ts";
import type { Candidate } from "./candidate.ts";

/**
 * Which insight stands for which candidate, by ids, of these insights in their order: for what it rests on, and for what that
 * rests on, unless that tells of something asked that the insight does not. Who stands for itself stands for nothing else.
 */
export function representingInsights(insights: readonly Candidate[], all: readonly Candidate[]): Map<string, string> {
	const byId = new Map(all.map((one) => [one.item.id, one]));
	const stood = new Map<string, string>();
	for (const insight of insights) {
		for (const id of underneath(insight, byId)) if (!stood.has(id)) stood.set(id, insight.item.id);
	}
	return stood;
}

/** An insight comes before what it stands for: it is as good an answer to the query as the best of that. */
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

/** What rests on more stands before what rests on a part of it. */
const A_LITTLE = 1e-9;

function isInsight({ evidence }: Candidate): boolean {
	return evidence !== undefined && evidence.length > 0;
}

/** Notes of insights and of what they rest on what of the query they tell of. */
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

/** All that it rests on, however deep, as far as it is known and tells of nothing more that is asked. */
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
