import { contentTerms, sharedTerms } from "../../language/content-terms.ts";
import { shorten } from "../../language/shorten.ts";
import { TURNING } from "../../language/words/talk-words.ts";
import type { Role } from "../../model/thread/message.ts";
import type { SummarySections } from "../../model/thread/summary.ts";
import type { Act } from "../acts/act-model.ts";
import { joinedText, passagesOf } from "../acts/passages.ts";
import { emptySections } from "./fit-sections.ts";
import { LONGEST, lineOf, type Speaker } from "./written-line.ts";

/** A clause with what it does. */
export type Line = {
	said: string;
	/** Where it stands in its message, in UTF-16 units, and the number of its sentence there. */
	start: number;
	end: number;
	sentence: number;
	role: Role;
	/** The place of its message. */
	at: number;
	scores: Readonly<Record<Act, number>>;
	terms: ReadonlySet<string>;
	told: Telling;
};

/** What all clauses of a message share: who said it, what it reports on, and the clauses of what was said right before. */
type Telling = { speaker: Speaker; asked: string; before: readonly Line[] };

/** The sections whose lines are clauses with an act. */
export const SELECTED = ["key_decisions", "corrections", "completed_work", "open_threads"] as const;
type Selected = (typeof SELECTED)[number];

/** How sure a line must be to stand in a section: chosen for precision on conversations left out. */
const SURE: Record<Selected, number> = {
	...{ key_decisions: 0.71, corrections: 0.52, completed_work: 0.42, open_threads: 0.75 },
};

/** How much surer it must be where no tool is used: what is only talked about is seldom done or decided. */
const IN_TALK: Record<Selected, number> = {
	...{ key_decisions: 0.14, corrections: 0.08, completed_work: 0.1, open_threads: 0.1 },
};
/** A neighbour as unlikely as this is not written beside a decision or a correction; beside work it says what was worked on. */
const LEAST: Record<Selected, number> = {
	...{ key_decisions: 0.05, corrections: 0.05, completed_work: 0, open_threads: 0.05 },
};
/** Longest part of what was said before, in UTF-16 units. */
const LONGEST_ANSWERED = 160;
/** Most lines that are compared with each other. */
const MOST = 120;
/** So much of a line stands in another that says the same. */
const SAME = 0.75;
/** So much of an earlier line must come up in one that turns it round or ends it. */
const MET = 0.4;
const LEAST_MET = 2;
/** What turns something round that was said before. */
const TURNS = new RegExp(`\\b(?:${TURNING})\\b`, "i");

/** Sections, and the clauses that stand in them. */
export type Selection = { sections: SummarySections; used: ReadonlySet<Line> };

/** The lines of each section, the surest first; those of the summary before stand behind, but for what was ended since. */
export function select(lines: readonly Line[], before: SummarySections | null): Selection {
	const sections = emptySections();
	const used = new Set<Line>();
	const worked = lines.some(({ role }) => role === "tool");
	const turning = lines.filter(({ role, said }) => role === "user" && TURNS.test(said));
	const done = lines.filter(({ scores }) => scores.done >= SURE.completed_work);
	const enders: Record<Selected, readonly Line[]> = {
		...{ key_decisions: turning, open_threads: done, corrections: [], completed_work: [] },
	};
	const messages = byMessage(lines);
	for (const name of SELECTED) {
		const sure = SURE[name] + (worked ? 0 : IN_TALK[name]);
		const chosen = messages
			.flatMap((own) => writtenIn(name, own))
			.filter((one) => one.sure >= sure && one.terms.size > 0 && !isEnded(one.terms, one.at, enders[name]))
			.sort((a, b) => b.sure - a.sure || b.at - a.at);
		const kept = (before?.[name] ?? []).filter((text) => !isEnded(contentTerms(text), -1, enders[name]));
		const fresh = withoutRepeats(chosen.slice(0, MOST));
		for (const { parts } of fresh) for (const line of parts) used.add(line);
		sections[name] = [...new Set([...fresh.map(({ text }) => text), ...kept])];
	}
	return { sections, used };
}

/** Neighbouring clauses of a message as one line, and how surely it belongs to a section. */
type Written = { text: string; parts: readonly Line[]; sure: number; at: number; terms: ReadonlySet<string> };

function byMessage(lines: readonly Line[]): Line[][] {
	const messages = new Map<number, Line[]>();
	for (const line of lines) {
		const own = messages.get(line.at);
		if (own === undefined) messages.set(line.at, [line]);
		else own.push(line);
	}
	return [...messages.values()];
}

function writtenIn(name: Selected, lines: readonly Line[]): Written[] {
	const passages = passagesOf(lines, {
		spanOf: (line) => line,
		sureOf: (line) => fits(name, line),
		lengthOf: ({ said }) => said.length,
		longest: LONGEST,
		joins: (line) => fits(name, line) >= LEAST[name],
	});
	return passages.flatMap(({ parts, sure }) => {
		const [first] = parts;
		if (first === undefined) return [];
		const terms = new Set(parts.flatMap((line) => [...line.terms]));
		const text = textOf(parts, first, answered(first.told.before, terms));
		return [{ text, parts, sure, at: first.at, terms }];
	});
}

/** A clause alone as a line. */
export function written(line: Line): string {
	const short = (line.said.match(/\p{L}+/gu) ?? []).length <= SHORT;
	return textOf([line], line, short ? answered(line.told.before, line.terms) : "");
}

/** An answer of so few words says little without what it answers. */
const SHORT = 6;

function textOf(parts: readonly Line[], { told }: Line, answered: string): string {
	const text = joinedText(parts.map(({ said, sentence }) => ({ text: said, sentence })));
	return lineOf(text, told.speaker, { asked: told.asked, answered });
}

/** The clause of what was said before that an answer speaks of: the one with most of its words, else the last. */
function answered(before: readonly Line[], terms: ReadonlySet<string>): string {
	let best = { shared: 0, said: "" };
	for (const line of before) {
		const shared = sharedTerms(terms, line.terms);
		if (shared >= best.shared) best = { shared, said: line.said };
	}
	return shorten(best.said, LONGEST_ANSWERED);
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

function withoutRepeats(lines: readonly Written[]): Written[] {
	const kept: Written[] = [];
	for (const line of lines) {
		const least = (other: Written) => SAME * Math.min(line.terms.size, other.terms.size);
		const repeats = kept.some((other) => sharedTerms(line.terms, other.terms) >= least(other));
		if (!repeats || line.terms.size < LEAST_MET) kept.push(line);
	}
	return kept;
}
