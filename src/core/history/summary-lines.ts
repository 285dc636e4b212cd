import type { SummarySection, SummarySections } from "../distill/summary.ts";
import { SUMMARY_SECTIONS } from "../distill/summary.ts";
import { escapeTags, wrap } from "../render/tags.ts";
import { oneLine } from "../text/one-line.ts";
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

/**
 * From the section that is kept longest to the one that gives way first. What is going on and what was decided can't be
 * had anywhere else; what was done shows in the state it led to, and the tone in the messages that are still shown.
 */
const IMPORTANCE: readonly SummarySection[] = [
	"current_state",
	"task_context",
	"key_decisions",
	"open_threads",
	"corrections",
	"completed_work",
	"tone",
];

/** A line of a summary as it is written; `tokens` its own, `cost` with what it brings along: line end and heading. */
export type SummaryLine = { section: SummarySection; text: string; tokens: number; cost: number };

/** All lines of a summary, those first that are kept longest: by section, within it as the writer weighed them. */
export function summaryLines(sections: SummarySections, count: CountText): SummaryLine[] {
	return IMPORTANCE.flatMap((section) => {
		const texts = sections[section].map(oneLine).filter((text) => text !== "");
		return texts.map((said, index) => {
			const text = `- ${said}`;
			const tokens = count(escapeTags(text));
			const heading = index === 0 ? count(HEADINGS[section]) + 1 : 0;
			return { section, text, tokens, cost: tokens + 1 + heading };
		});
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
