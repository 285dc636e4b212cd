import { SUMMARY_SECTIONS, type SummarySection, type SummarySections } from "../../model/thread/summary.ts";
import type { CountText } from "../../tokens/encoding.ts";

/** What a section's heading, and the end of a line, cost beside the lines themselves. */
const HEADING = 8;
const LINE = 1;

/** What the first line of a section is worth, and what part of that each further line. */
const WORTH: Record<SummarySection, readonly [first: number, further: number]> = {
	...{ current_state: [100, 0.9], key_decisions: [92, 0.97], open_threads: [90, 0.93], corrections: [88, 0.92] },
	...{ task_context: [66, 0.94], tone: [84, 0.9], completed_work: [90, 0.97] },
};

/**
 * The sections with at most `limit` tokens, headings and line ends included: whole lines, the least important left out first. What a
 * smaller limit keeps, a larger one keeps too.
 */
export function fitSections(sections: SummarySections, limit: number, count: CountText): SummarySections {
	const lines = byWorth(sections).map(({ section, line }) => ({ section, cost: count(line) + LINE }));
	const kept = emptySections();
	let left = limit;
	for (const { section, cost } of lines) {
		left -= cost + (kept[section].length === 0 ? HEADING : 0);
		// The next one would be worth less: to take it instead would make a small limit keep what a large one drops.
		if (left < 0) break;
		kept[section].push(sections[section][kept[section].length] ?? "");
	}
	return kept;
}

/** All lines, those first that are kept longest: a long section gives way before a short one is lost. */
export function byWorth(sections: SummarySections): { section: SummarySection; line: string }[] {
	return SUMMARY_SECTIONS.flatMap((section) => {
		const [first, further] = WORTH[section];
		return sections[section].map((line, index) => ({ section, line, worth: first * further ** index }));
	}).sort((a, b) => b.worth - a.worth);
}

export const emptySections = (): SummarySections =>
	Object.fromEntries(SUMMARY_SECTIONS.map((name): [string, string[]] => [name, []])) as SummarySections;
