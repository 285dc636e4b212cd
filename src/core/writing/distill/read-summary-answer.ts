import { isFields, type LenientFields, type LenientValue, lenientObjects } from "../../base/lenient-json.ts";
import { LIST_MARK } from "../../language/statements/list-marks.ts";
import type { SummarySection, SummaryText } from "../../model/thread/summary.ts";
import { withoutThinking } from "../writers/read-items.ts";
import { hasSubstance, type SummaryGathering, sectionNamed, summaryGathering } from "./summary-sections.ts";

/** `## Key Decisions`, `**Key Decisions:**`, `2. KEY_DECISIONS:` or `KEY_DECISIONS: the line`. */
const HEADED = /^[\s#*>]*(?:\d{1,2}[.)]\s*)?([A-Za-z][A-Za-z_ &]{2,40}?)[\s*_]*(?:[:：][\s*]*(?![\s*])(.*))?$/;

/**
 * A summary written in lines: `SECTION: line` each, or lines under headings. Other text says nothing. Null where no
 * line belongs to a section.
 */
function readSummaryLines(text: string): SummaryText | null {
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
		const item = line.length <= 2_000 && LIST_MARK.test(line) ? line.replace(LIST_MARK, "") : "";
		if (current !== null && item !== "") gathering.add(current, item);
		// Prose ends what stood under a heading.
		else if (line.trim() !== "") current = null;
	}
	const summary = gathering.text();
	return hasSubstance(summary) ? summary : null;
}

/** Of a longer answer only so much is read (UTF-16 units): no summary is as long. */
const MOST_READ = 262_144;
/** Where an object may begin: prose before it may hold braces too. */
const MOST_STARTS = 32;

/**
 * What a model meant by its answer: JSON as it was asked for, JSON with prose or code fences around it, broken or cut
 * off, or lines under the names of sections. Null where there is nothing of a summary in it.
 */
export function readSummaryAnswer(answer: string): SummaryText | null {
	const text = withoutThinking(answer.slice(0, MOST_READ));
	return readJson(text) ?? readSummaryLines(text);
}

/** Sections that an answer in JSON says are empty now, all of them settled: `[]`, `""` or null under their names. */
export function emptiedSections(answer: string): ReadonlySet<SummarySection> {
	const text = withoutThinking(answer.slice(0, MOST_READ));
	const emptied = new Set<SummarySection>();
	const [value = {}] = lenientObjects(text, 1);
	for (const [name, said] of Object.entries(value)) {
		const section = sectionNamed(name);
		const nothing = said === null || said === "" || (Array.isArray(said) && said.length === 0);
		if (nothing && section !== null && section !== "digest") emptied.add(section);
	}
	return emptied;
}

/** Whether an answer begins a JSON object that it never ends: the model ran out of tokens. */
export function isCutOff(answer: string): boolean {
	const text = withoutThinking(answer.slice(0, MOST_READ));
	const begin = text.indexOf("{");
	return begin >= 0 && text.indexOf("}", begin) < 0;
}

function readJson(text: string): SummaryText | null {
	for (const value of lenientObjects(text, MOST_STARTS)) {
		const summary = summaryOf(value);
		if (summary !== null) return summary;
	}
	return null;
}

/** The object is a summary, or holds one under some name. */
function summaryOf(value: LenientFields): SummaryText | null {
	for (const fields of [value, ...Object.values(value).filter(isFields)]) {
		const gathering = summaryGathering();
		// A digest may stand beside what holds the sections.
		for (const part of new Set([fields, value])) gather(gathering, part);
		const summary = gathering.text();
		if (hasSubstance(summary)) return summary;
	}
	return null;
}

function gather(gathering: SummaryGathering, fields: LenientValue): void {
	if (!isFields(fields)) return;
	for (const [name, value] of Object.entries(fields)) {
		const section = sectionNamed(name);
		if (section === null) continue;
		for (const line of linesOf(value)) gathering.add(section, line);
	}
}

/** A text, a list of texts, or whatever was written in their place, as lines. */
function linesOf(value: LenientValue): string[] {
	if (typeof value === "string") return [value];
	if (typeof value === "number") return [String(value)];
	if (value === null || typeof value === "boolean") return [];
	if (Array.isArray(value)) return value.flatMap(linesOf);
	const parts = Object.values(value).flatMap(linesOf);
	return parts.length === 0 ? [] : [parts.join(": ").replace(/(?<!\s)\s*\n\s*/g, " ")];
}
