import type { SearchUser } from "./search-cases.ts";

/** How a set of cases went. */
export type SearchScore = { cases: number; passed: number; precision: number[]; recall: number[] };

type Case = SearchUser["cases"][number];

/** What was found beside what was wanted: nothing may be missing, and nothing else there but what is allowed. */
export function judge({ expected, allowed }: Case, found: readonly string[]): { missing: string[]; wrong: string[] } {
	return {
		missing: expected.filter((id) => !found.includes(id)),
		wrong: found.filter((id) => !expected.includes(id) && !allowed.includes(id)),
	};
}

export function noScore(): SearchScore {
	return { cases: 0, passed: 0, precision: [], recall: [] };
}

/** Precision counts where anything was found, recall where anything was wanted. */
export function count(score: SearchScore, one: Case, found: readonly string[]): void {
	const { missing, wrong } = judge(one, found);
	score.cases++;
	if (missing.length === 0 && wrong.length === 0) score.passed++;
	if (found.length > 0) score.precision.push(1 - wrong.length / found.length);
	if (one.expected.length > 0) score.recall.push(1 - missing.length / one.expected.length);
}

export function lineOf(what: string, { cases, passed, precision, recall }: SearchScore): string {
	const mean = (values: number[]) =>
		(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(2);
	return `${what.padEnd(24)} ${passed} of ${cases} passed, mean precision ${mean(precision)}, recall ${mean(recall)}`;
}
