import type { LenientValue } from "../../base/lenient-json.ts";
import { oneLine } from "../../language/shorten.ts";
import { LIST_MARK } from "../../language/statements/list-marks.ts";
import { SUMMARY_SECTIONS, type SummarySection, type SummaryText } from "../../model/thread/summary.ts";
import { type Named, namedIn } from "../writers/read-named.ts";
import { emptySections } from "./fit-sections.ts";

/** What models call sections beside their names: the first or last word of one, or these. */
const CALLED: Readonly<Record<string, SummarySection | "digest">> = {
	...{ done: "completed_work", status: "current_state", openquestions: "open_threads" },
	...{ failedapproaches: "corrections", register: "tone", digest: "digest" },
};

/** The section that a name means, however it is written; null where it means none. */
function sectionNamed(name: string): SummarySection | "digest" | null {
	const letters = name
		.slice(0, 60)
		.toLowerCase()
		.replace(/[^a-z]/g, "");
	const means = (section: SummarySection): boolean =>
		letters.startsWith(section.replace("_", "")) || (letters.length > 3 && section.split("_").includes(letters));
	return CALLED[letters] ?? SUMMARY_SECTIONS.find(means) ?? null;
}

/** More than this no writer is asked for: the rest of a section is not read. */
const MOST_LINES = 60;
const LONGEST_LINE = 600;
const LONGEST_DIGEST = 2_000;
/** A line of figures alone says nothing. */
const SAYS = /\p{L}{2}|[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** What a model meant by its answer (`namedIn`). Null where there is nothing of a summary in it. */
export function readSummaryAnswer(answer: string): SummaryText | null {
	for (const named of namedIn(answer, sectionNamed)) {
		const summary = summaryOf(named);
		if (hasSubstance(summary)) return summary;
	}
	return null;
}

function summaryOf(named: readonly Named<SummarySection | "digest">[]): SummaryText {
	const sections = emptySections();
	let digest = "";
	for (const { name, text } of named.flatMap(({ name, value }) => linesOf(value).map((text) => ({ name, text })))) {
		if (name === "digest") {
			digest = oneLine(`${digest} ${text}`).slice(0, LONGEST_DIGEST);
			continue;
		}
		const lines = sections[name];
		for (const part of text.split("\n")) {
			const line = oneLine(part.trim().replace(LIST_MARK, ""));
			const fits = SAYS.test(line) && line.length <= LONGEST_LINE && lines.length < MOST_LINES;
			if (fits && !lines.includes(line)) lines.push(line);
		}
	}
	return { sections, digest };
}

/** Whether a summary says anything about the matter: how it was said is not enough. */
export const hasSubstance = ({ sections }: SummaryText): boolean =>
	SUMMARY_SECTIONS.some((section) => section !== "tone" && sections[section].length > 0);

/** Sections that an answer in JSON says are empty now, all of them settled: `[]`, `""` or null under their names. */
export function emptiedSections(answer: string): ReadonlySet<SummarySection> {
	const [first = []] = namedIn(answer, sectionNamed);
	const isNothing = (value: LenientValue) =>
		value === null || value === "" || (Array.isArray(value) && value.length === 0);
	return new Set(first.flatMap(({ name, value }) => (isNothing(value) && name !== "digest" ? name : [])));
}

/** A text, a list of texts, or whatever was written in their place, as lines. */
function linesOf(value: LenientValue): string[] {
	if (typeof value !== "object") return typeof value === "boolean" ? [] : [String(value)];
	const parts = Object.values(value ?? []).flatMap(linesOf);
	return Array.isArray(value) || parts.length === 0 ? parts : [oneLine(parts.join(": "))];
}
