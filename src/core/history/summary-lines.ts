import { byWorth } from "../distill/fit-sections.ts";
import type { SummarySection, SummarySections } from "../distill/summary.ts";
import { SUMMARY_SECTIONS } from "../distill/summary.ts";
import { bulleted, folded } from "../render/own-lines.ts";
import { escapeTags, wrap } from "../render/tags.ts";
import type { CountText } from "../tokens/encoding.ts";

/** How the sections are headed. */
const HEADINGS: Record<SummarySection, string> = {
	task_context: "Task context:",
	completed_work: "Completed work:",
	key_decisions: "Key decisions & rationale:",
	current_state: "Current state:",
	open_threads: "Open threads:",
	corrections: "Corrections & failed approaches:",
	tone: "Tone & register:",
};

/** A line of a summary as it is written; `tokens` its own, `cost` with what it brings along: line end and heading. */
export type SummaryLine = { section: SummarySection; text: string; tokens: number; cost: number };

/** All lines of a summary, those first that are kept longest. */
export function summaryLines(sections: SummarySections, count: CountText): SummaryLine[] {
	const headed = new Set<SummarySection>();
	return byWorth(sections).flatMap(({ section, line }) => {
		const said = folded(line);
		if (said === "") return [];
		const text = bulleted(said);
		const tokens = count(escapeTags(text));
		const heading = headed.has(section) ? 0 : count(HEADINGS[section]) + 1;
		headed.add(section);
		return [{ section, text, tokens, cost: tokens + 1 + heading }];
	});
}

/**
 * These lines under the headings of their sections, in the order of sections. They are escaped together: a line that
 * ends with "<" would make a tag of the next one's beginning.
 */
export function summaryText(lines: readonly SummaryLine[]): string {
	const written = SUMMARY_SECTIONS.flatMap((section) => {
		const own = lines.filter((line) => line.section === section).map(({ text }) => text);
		return own.length === 0 ? [] : [HEADINGS[section], ...own];
	});
	return wrap("summary", escapeTags(written.join("\n")));
}
