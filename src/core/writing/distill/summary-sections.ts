import { LIST_MARK } from "../../language/statements/list-marks.ts";
import { SUMMARY_SECTIONS, type SummarySection, type SummaryText } from "../../model/thread/summary.ts";
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
export function sectionNamed(name: string): SummarySection | "digest" | null {
	if (name.length > 60) return null;
	return BY_NAME.get(name.toLowerCase().replace(/[^a-z]/g, "")) ?? null;
}

/** More than this no writer is asked for: the rest of a section is not read. */
const MOST_LINES = 60;
const LONGEST_LINE = 600;
const LONGEST_DIGEST = 2_000;

/** A line of figures alone says nothing. */
const SAYS = /\p{L}{2}|[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** Gathers what a writer says, line by line, as a summary. */
export type SummaryGathering = { add(section: SummarySection | "digest", text: string): void; text(): SummaryText };

export function summaryGathering(): SummaryGathering {
	const sections = emptySections();
	let digest = "";
	return {
		add(section, text) {
			if (section === "digest") {
				digest = `${digest} ${text}`.replace(/\s+/g, " ").trim().slice(0, LONGEST_DIGEST);
				return;
			}
			const lines = sections[section];
			for (const part of text.split(/\r?\n/)) {
				const line = part.trim().replace(LIST_MARK, "").replace(/\s+/g, " ");
				if (!SAYS.test(line) || line.length > LONGEST_LINE || lines.length >= MOST_LINES) continue;
				if (!lines.includes(line)) lines.push(line);
			}
		},
		text: () => ({ sections, digest }),
	};
}

/** Whether a summary says anything about the matter: how it was said is not enough. */
export function hasSubstance({ sections }: SummaryText): boolean {
	return SUMMARY_SECTIONS.some((section) => section !== "tone" && sections[section].length > 0);
}
