import type { SummarySection, SummaryText } from "./summary.ts";
import { hasSubstance, sectionNamed, summaryGathering } from "./summary-sections.ts";

/** `## Key Decisions`, `**Key Decisions:**`, `2. KEY_DECISIONS:` or `KEY_DECISIONS: the line`. */
const HEADED = /^[\s#*>]*(?:\d{1,2}[.)]\s*)?([A-Za-z][A-Za-z_ &]{2,40}?)[\s*_]*(?:[:：][\s*]*(?![\s*])(.*))?$/;
const BULLET = /^\s*(?:[-*•·–]|\d{1,2}[.)])\s(.+)$/;

/**
 * A summary written in lines: `SECTION: line` each, or lines under headings. Other text says nothing. Null where no
 * line belongs to a section.
 */
export function readSummaryLines(text: string): SummaryText | null {
	const gathering = summaryGathering();
	let current: SummarySection | "digest" | null = null;
	for (const line of text.split(/\r?\n/)) {
		const headed = line.length > 2_000 ? null : HEADED.exec(line);
		const section = headed === null ? null : sectionNamed(headed[1] ?? "");
		if (section !== null) {
			current = section;
			const said = headed?.[2] ?? "";
			if (said !== "" && !/^(?:none|n\/a|-)\.?$/i.test(said)) gathering.add(section, said);
			continue;
		}
		const bullet = line.length > 2_000 ? null : BULLET.exec(line);
		if (current !== null && bullet !== null) gathering.add(current, (bullet[1] ?? "").trimStart());
		// Prose ends what stood under a heading.
		else if (line.trim() !== "") current = null;
	}
	const summary = gathering.text();
	return hasSubstance(summary) ? summary : null;
}
