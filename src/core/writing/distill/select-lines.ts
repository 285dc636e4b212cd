import { contentTerms, sharedTerms } from "../../language/content-terms.ts";
import type { Role } from "../../model/thread/message.ts";
import type { SummarySections } from "../../model/thread/summary.ts";
import type { Act } from "../acts/act-model.ts";
import { emptySections } from "./fit-sections.ts";

/** A clause as it would be written, with what it does. */
export type Line = {
	text: string;
	/** Its own words alone. */
	said: string;
	role: Role;
	/** The place of its message. */
	at: number;
	scores: Readonly<Record<Act, number>>;
	asks: boolean;
	terms: ReadonlySet<string>;
};

/** The sections whose lines are clauses with an act. */
export const SELECTED = ["key_decisions", "corrections", "completed_work", "open_threads"] as const;
type Selected = (typeof SELECTED)[number];

/** How sure a line must be to stand in a section: chosen for precision on conversations left out. */
const SURE: Record<Selected, number> = {
	...{ key_decisions: 0.48, corrections: 0.32, completed_work: 0.28, open_threads: 0.2 },
};

/** How much surer it must be where no tool is used: what is only talked about is seldom done or decided. */
const IN_TALK: Record<Selected, number> = {
	...{ key_decisions: 0.15, corrections: 0.05, completed_work: 0.1, open_threads: 0.05 },
};
/** Most lines that are compared with each other. */
const MOST = 120;
/** So much of a line stands in another that says the same. */
const SAME = 0.75;
/** So much of an earlier line must come up in one that turns it round or ends it. */
const MET = 0.4;
const LEAST_MET = 2;
/** What turns something round that was said before. */
const TURNS =
	/\b(?:instead|scrap|scratch that|forget (?:it|that|the)|never ?mind|no longer|not any ?more|cancel(?:led|ed)?|revert|undo|drop(?:ped)?|changed my mind|after all|rather than|hold (?:that|off)|wait)\b/i;

/** The lines of each section, the surest first; those of the summary before stand behind, but for what was ended since. */
export function select(lines: readonly Line[], before: SummarySections | null): SummarySections {
	const sections = emptySections();
	const worked = lines.some(({ role }) => role === "tool");
	const turning = lines.filter(({ role, said }) => role === "user" && TURNS.test(said));
	const done = lines.filter(({ scores }) => scores.done >= SURE.completed_work);
	const enders: Record<Selected, readonly Line[]> = {
		...{ key_decisions: turning, open_threads: done, corrections: [], completed_work: [] },
	};
	for (const name of SELECTED) {
		const sure = SURE[name] + (worked ? 0 : IN_TALK[name]);
		const chosen = lines
			.filter((line) => line.terms.size > 0 && fits(name, line) >= sure)
			.filter((line) => !isEnded(line.terms, line.at, enders[name]))
			.sort((a, b) => fits(name, b) - fits(name, a) || b.at - a.at);
		const kept = (before?.[name] ?? []).filter((text) => !isEnded(contentTerms(text), -1, enders[name]));
		sections[name] = [...new Set([...withoutRepeats(chosen.slice(0, MOST)).map(({ text }) => text), ...kept])];
	}
	return sections;
}

/** How surely a line belongs to a section. */
function fits(name: Selected, { scores, role }: Line): number {
	if (name === "completed_work") return scores.done;
	if (role !== "user") return 0;
	switch (name) {
		case "key_decisions":
			return Math.max(scores.decides, scores.rules);
		case "corrections":
			return scores.corrects;
		case "open_threads":
			return scores.open;
	}
}

/** Whether something that was said later turns round or ends what has these terms. */
function isEnded(terms: ReadonlySet<string>, at: number, enders: readonly Line[]): boolean {
	return enders.some((ender) => {
		if (ender.at <= at) return false;
		const both = sharedTerms(terms, ender.terms);
		return both >= LEAST_MET && both >= MET * terms.size;
	});
}

function withoutRepeats(lines: readonly Line[]): Line[] {
	const kept: Line[] = [];
	for (const line of lines) {
		const least = (other: Line) => SAME * Math.min(line.terms.size, other.terms.size);
		const repeats = kept.some((other) => sharedTerms(line.terms, other.terms) >= least(other));
		if (!repeats || line.terms.size < LEAST_MET) kept.push(line);
	}
	return kept;
}
