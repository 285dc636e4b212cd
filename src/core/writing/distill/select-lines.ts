import type { Clause } from "../../language/annotate.ts";
import { contentTerms, sharedTerms } from "../../language/content-terms.ts";
import { shorten } from "../../language/shorten.ts";
import { termsOf } from "../../language/terms.ts";
import { TURNING } from "../../language/words/talk-words.ts";
import type { Role } from "../../model/thread/message.ts";
import type { SummarySections } from "../../model/thread/summary.ts";
import type { Act } from "../acts/act-model.ts";
import { joinedText, passagesOf } from "../acts/passages.ts";
import { emptySections } from "./fit-sections.ts";

export type Line = {
	clause: Pick<Clause, "text" | "start" | "end" | "sentence">;
	role: Role;
	at: number;
	scores: Readonly<Record<Act, number>>;
	terms: ReadonlySet<string>;
	/** What all clauses of a message share: who said it when (ISO 8601), what it reports on, and the clauses said right before. */
	told: { speaker: { role: Role; name: string | null; at: string }; asked: string; before: readonly Line[] };
};

/**
 * The sections whose lines are clauses with an act. `sure`: how sure a line must be, chosen for precision on conversations left out;
 * `inTalk`: how much surer where no tool is used, since what is only talked about is seldom done or decided; `least`: how likely a
 * neighbour must be to stand beside it.
 */
const SECTIONS = {
	key_decisions: { sure: 0.71, inTalk: 0.14, least: 0.05 },
	corrections: { sure: 0.46, inTalk: 0.08, least: 0.02 },
	completed_work: { sure: 0.42, inTalk: 0.1, least: 0 },
	open_threads: { sure: 0.75, inTalk: 0.1, least: 0.05 },
};
type Selected = keyof typeof SECTIONS;
export const SELECTED = Object.keys(SECTIONS) as Selected[];

/** Longest part of a line, and of what was said before, in UTF-16 units. */
const LONGEST = 240;
const LONGEST_ANSWERED = 160;
/** An answer of so few words says little without what it answers. */
const SHORT = 6;
/** Most lines that are compared with each other. */
const MOST = 120;
/** So much of a line stands in another that says the same. */
const SAME = 0.6;
/** So much of what was said earlier comes up where it is turned round or ended. */
const MET = 0.4;
const LEAST_MET = 2;
/** What turns something round that was said before. */
export const TURNS = new RegExp(`\\b(?:${TURNING})\\b`, "i");

/** The lines of each section, the surest first, before those of the last summary that were not ended since; and the clauses they use. */
export function select(lines: readonly Line[], before: SummarySections | null) {
	const sections = emptySections();
	const used = new Set<Line>();
	const worked = lines.some(({ role }) => role === "tool");
	const turning = lines.filter(({ role, clause }) => role === "user" && TURNS.test(clause.text));
	const done = lines.filter(({ scores }) => scores.done >= SECTIONS.completed_work.sure);
	const messages = [...Map.groupBy(lines, ({ at }) => at).values()];
	for (const name of SELECTED) {
		const sure = SECTIONS[name].sure + (worked ? 0 : SECTIONS[name].inTalk);
		const enders = name === "key_decisions" ? turning : name === "open_threads" ? done : [];
		const chosen = messages
			.flatMap((own) => writtenIn(name, own))
			.filter((one) => one.sure >= sure && one.terms.size > 0 && !isEnded(one.terms, one.at, enders))
			.sort((a, b) => b.sure - a.sure || b.at - a.at);
		const kept = (before?.[name] ?? []).filter((text) => !isEnded(contentTerms(text), -1, enders));
		const fresh = withoutRepeats(chosen.slice(0, MOST));
		for (const { parts } of fresh) for (const line of parts) used.add(line);
		sections[name] = [...new Set([...fresh.map(({ parts, terms }) => textOf(parts, terms)), ...kept])];
	}
	return { sections, used };
}

/** Neighbouring clauses of a message as one line, and how surely it belongs to a section. */
type Written = { parts: readonly Line[]; sure: number; at: number; terms: ReadonlySet<string> };

function writtenIn(name: Selected, lines: readonly Line[]): Written[] {
	const passages = passagesOf(lines, {
		sureOf: (line) => fits(name, line),
		longest: LONGEST,
		joins: (line) => fits(name, line) >= SECTIONS[name].least,
	});
	const at = lines[0]?.at ?? 0;
	return passages.map((one) => ({ ...one, at, terms: new Set(one.parts.flatMap((line) => [...line.terms])) }));
}

export function written(line: Line): string {
	const short = termsOf(line.clause.text).length <= SHORT;
	return textOf([line], short ? line.terms : null);
}

/**
 * What was said as a summary has it: the words, who said them when, and what they report on or answer: of the clauses before the one
 * with most of these terms, else the last; nothing where they are null.
 */
function textOf(parts: readonly Line[], terms: ReadonlySet<string> | null): string {
	const [first] = parts;
	if (first === undefined) return "";
	const { speaker, asked, before } = first.told;
	const said = shorten(joinedText(parts), LONGEST);
	const reports = speaker.role === "assistant" || speaker.role === "tool";
	const other = reports ? asked : terms === null ? "" : answered(before, terms);
	const about = other === "" || said.includes(other) ? "" : ` (${reports ? "asked" : "to"}: ${other})`;
	const who = speaker.name ?? (speaker.role === "user" ? null : speaker.role);
	return `${said}${about} (${who === null ? "" : `${who}, `}${speaker.at.slice(0, 10)})`;
}

function answered(before: readonly Line[], terms: ReadonlySet<string>): string {
	const shared = before.map((line) => sharedTerms(terms, line.terms));
	return shorten(before[shared.lastIndexOf(Math.max(...shared))]?.clause.text ?? "", LONGEST_ANSWERED);
}

function fits(name: Selected, { scores, role }: Line): number {
	if (name === "completed_work") return scores.done;
	if (role !== "user") return 0;
	if (name === "key_decisions") return Math.max(scores.decides, scores.rules);
	return name === "corrections" ? scores.corrects : scores.open;
}

/** Whether something that was said later turns round or ends what has these terms. */
const isEnded = (terms: ReadonlySet<string>, at: number, enders: readonly Line[]): boolean =>
	enders.some((ender) => ender.at > at && meets(terms, ender.terms, LEAST_MET));

/** Whether what has these terms comes up where others are said. */
export const meets = (terms: ReadonlySet<string>, others: ReadonlySet<string>, least: number): boolean =>
	sharedTerms(terms, others) >= Math.max(least, MET * terms.size);

function withoutRepeats(lines: readonly Written[]): Written[] {
	const kept: Written[] = [];
	for (const line of lines) {
		const least = (other: Written) => SAME * Math.min(line.terms.size, other.terms.size);
		const repeats = kept.some((other) => sharedTerms(line.terms, other.terms) >= least(other));
		if (!repeats || line.terms.size < LEAST_MET) kept.push(line);
	}
	return kept;
}
