import { isFields, type LenientFields, type LenientValue, lenientObjects } from "../../base/lenient-json.ts";
import { LIST_MARK } from "../../language/statements/list-marks.ts";
import { SUMMARY_SECTIONS, type SummarySection, type SummaryText } from "../../model/thread/summary.ts";
import { withoutThinking } from "../writers/read-items.ts";
import { emptySections } from "./fit-sections.ts";

/** How models call the sections, letters only; what they are told and what they make of it. */
const NAMES: Record<SummarySection, readonly string[]> = {
	task_context: ["taskcontext", "task", "context"],
	completed_work: ["completedwork", "completed", "done"],
	key_decisions: ["keydecisions", "keydecisionsrationale", "keydecisionsandrationale", "decisions"],
	current_state: ["currentstate", "state", "status"],
	open_threads: ["openthreads", "openquestions", "open"],
	corrections: ["corrections", "correctionsfailedapproaches", "correctionsandfailedapproaches", "failedapproaches"],
	tone: ["tone", "toneregister", "toneandregister", "register"],
};

const BY_NAME = new Map<string, SummarySection | "digest">([
	...SUMMARY_SECTIONS.flatMap((section) => NAMES[section].map((name) => [name, section] as const)),
	["digest", "digest"],
]);

/** The section that a name means, however it is written; null where it means none. */
function sectionNamed(name: string): SummarySection | "digest" | null {
	if (name.length > 60) return null;
	return BY_NAME.get(name.toLowerCase().replace(/[^a-z]/g, "")) ?? null;
}

/** What stands under the name of a section. */
type Said = { section: SummarySection | "digest"; text: string };

/** More than this no writer is asked for: the rest of a section is not read. */
const MOST_LINES = 60;
const LONGEST_LINE = 600;
const LONGEST_DIGEST = 2_000;
/** A line of figures alone says nothing. */
const SAYS = /\p{L}{2}|[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** What was said as a summary, line by line; null where it says nothing of the matter. */
function summaryOf(said: readonly Said[]): SummaryText | null {
	const sections = emptySections();
	let digest = "";
	for (const { section, text } of said) {
		if (section === "digest") {
			digest = `${digest} ${text}`.replace(/\s+/g, " ").trim().slice(0, LONGEST_DIGEST);
			continue;
		}
		const lines = sections[section];
		for (const part of text.split(/\r?\n/)) {
			const line = part.trim().replace(LIST_MARK, "").replace(/\s+/g, " ");
			const fits = SAYS.test(line) && line.length <= LONGEST_LINE && lines.length < MOST_LINES;
			if (fits && !lines.includes(line)) lines.push(line);
		}
	}
	return hasSubstance({ sections, digest }) ? { sections, digest } : null;
}

/** Whether a summary says anything about the matter: how it was said is not enough. */
export function hasSubstance({ sections }: SummaryText): boolean {
	return SUMMARY_SECTIONS.some((section) => section !== "tone" && sections[section].length > 0);
}

/** `## Key Decisions`, `**Key Decisions:**`, `2. KEY_DECISIONS:` or `KEY_DECISIONS: the line`. */
const HEADED = /^[\s#*>]*(?:\d{1,2}[.)]\s*)?([A-Za-z][A-Za-z_ &]{2,40}?)[\s*_]*(?:[:：][\s*]*(?![\s*])(.*))?$/;

/** A summary written in lines: `SECTION: line` each, or items under headings. Other text says nothing. */
function readLines(text: string): SummaryText | null {
	const said: Said[] = [];
	let current: SummarySection | "digest" | null = null;
	for (const line of text.split(/\r?\n/).filter(({ length }) => length <= 2_000)) {
		const [, name = "", behind = ""] = HEADED.exec(line) ?? [];
		const section = sectionNamed(name);
		if (section !== null) {
			current = section;
			if (!/^(?:none|n\/a|-)?\.?$/i.test(behind)) said.push({ section, text: behind });
		} else if (current !== null && LIST_MARK.test(line)) said.push({ section: current, text: line });
		// Prose ends what stood under a heading.
		else if (line.trim() !== "") current = null;
	}
	return summaryOf(said);
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
	return readJson(text) ?? readLines(text);
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

/** The first object that is a summary, or holds one under some name; a digest may stand beside what holds the sections. */
function readJson(text: string): SummaryText | null {
	for (const value of lenientObjects(text, MOST_STARTS))
		for (const fields of [value, ...Object.values(value).filter(isFields)]) {
			const summary = summaryOf([...new Set([fields, value])].flatMap(saidIn));
			if (summary !== null) return summary;
		}
	return null;
}

function saidIn(fields: LenientFields): Said[] {
	return Object.entries(fields).flatMap(([name, value]) => {
		const section = sectionNamed(name);
		return section === null ? [] : linesOf(value).map((text) => ({ section, text }));
	});
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
