import type { Steps } from "../../base/steps.ts";
import { contentTerms } from "../../language/content-terms.ts";
import { shorten } from "../../language/shorten.ts";
import { textOf } from "../../model/thread/message.ts";
import type { SummarySections, SummaryText } from "../../model/thread/summary.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { ActModel } from "../acts/act-model.ts";
import { withoutGiven } from "../acts/given-text.ts";
import { type ActClause, readActs } from "../acts/read-acts.ts";
import { afterFiles } from "../writers/file-paths.ts";
import { fitSections } from "./fit-sections.ts";
import { digestOf, REGISTER_LABEL, registerOf } from "./measured.ts";
import { type Line, SELECTED, select, written } from "./select-lines.ts";
import type { SourceMessage, SummarySource } from "./summary-source.ts";

/** Most lines of a section, before they are fitted to the limit. */
const LINES = 40;
/** How many turns of users stand as they were said, and how telling one must be. */
const TURNS = 80;
const TELLING = 0.06;

/** How sure it must be what is done, was done and comes next; and most files that are named. */
const SURE = { task: 0.25, done: 0.12, next: 0.12 };
const FILES = 8;
/** Longest part of a line that says what was asked, in UTF-16 units. */
const LONGEST_ASKED = 80;

/**
 * The embedded writer: a summary of clauses that were said, each where its act puts it; what is not sure is not written, and what room is
 * left goes to what users told. Deterministic, in linear time; at most `limit` tokens. In steps, each of a message or less.
 */
export function* extraction(
	{ previous, messages, limit }: SummarySource,
	count: CountText,
	model?: ActModel,
): Steps<SummaryText> {
	const read = yield* readActs(messages, { ...(model && { model }) });
	const lines = yield* linesOf(messages, read);
	const before = previous?.sections ?? null;
	const { sections: chosen, used } = select(lines, before);
	const register = registerOf(messages) ?? before?.tone.find((line) => line.startsWith(REGISTER_LABEL)) ?? null;
	const sections: SummarySections = {
		...chosen,
		task_context: turnsOf(lines, used, before),
		current_state: stateOf(lines, messages, before),
		tone: register === null ? [] : [register],
	};
	for (const name of SELECTED) sections[name] = sections[name].slice(0, LINES);
	return {
		sections: fitSections(sections, limit, count),
		digest: digestOf(previous?.digest ?? "", messages, lines, count),
	};
}

/** The clauses as lines, each with what its message answers. */
function* linesOf(messages: readonly SourceMessage[], read: readonly (readonly ActClause[])[]): Steps<Line[]> {
	const lines: Line[] = [];
	let asked = "";
	let before: readonly Line[] = [];
	let reworks = false;
	for (const [at, message] of messages.entries()) {
		const heard = (read[at] ?? []).filter(({ clause }) => !clause.quoted);
		const given = message.role === "user" ? withoutGiven(heard, textOf(message.content)) : null;
		// What an assistant answers to that is the text in other words.
		const own = given?.said ?? (reworks && message.role === "assistant" ? [] : heard);
		if (message.role !== "tool") reworks = given?.gives ?? false;
		const { role, name = null, created_at } = message;
		const told = { speaker: { role, name, at: created_at }, asked, before };
		const said = own.map((one): Line => ({ ...one, role, at, told, terms: contentTerms(one.clause.text) }));
		for (const line of said) lines.push(line);
		// The words that tell what it is about.
		const telling = own.filter(({ clause }) => clause.place !== "heading").map(({ clause }) => clause.text);
		if (role === "user") asked = shorten(telling.join(" "), LONGEST_ASKED);
		if (role !== "tool") before = said;
		yield own.length * 20;
	}
	return lines;
}

/** What was told, asked and reported, as it was said: the most telling clauses first, for the room that is left. */
function turnsOf(lines: readonly Line[], used: ReadonlySet<Line>, before: SummarySections | null): string[] {
	const telling = lines
		.filter((line) => line.role !== "tool" && line.terms.size > 1 && !used.has(line))
		.map((line) => ({ line, worth: worthOf(line) }))
		.filter(({ worth }) => worth >= TELLING)
		.sort((a, b) => b.worth - a.worth)
		.slice(0, TURNS)
		.map(({ line }) => written(line));
	return [...new Set([...telling, ...(before?.task_context ?? [])])].slice(0, TURNS);
}

function worthOf({ role, scores }: Line): number {
	if (role !== "user") return Math.max(scores.done, scores.blocks);
	return Math.max(scores.tells, scores.task, scores.decides, scores.rules, scores.corrects, scores.open, scores.next);
}

function stateOf(lines: readonly Line[], messages: readonly SourceMessage[], before: SummarySections | null): string[] {
	const last = (test: (line: Line) => boolean) => lines.findLast(test)?.clause.text;
	const former = (label: string) => before?.current_state.find((line) => line.startsWith(label))?.slice(label.length);
	const known = former("files: ")?.split(", ") ?? [];
	// Of what tools touched the newest.
	const files = messages
		.reduce((all, { tool_calls = [] }) => afterFiles(all, "", tool_calls), known)
		.filter((file) => !/[ ,]/.test(file));
	const said = {
		"task: ": last(({ scores, role }) => role === "user" && scores.task >= SURE.task) ?? former("task: "),
		"last: ": last(({ scores, role }) => role !== "user" && scores.done >= SURE.done) ?? former("last: "),
		"next: ": last(({ scores }) => scores.next >= SURE.next),
		"files: ": files.slice(-FILES).join(", "),
	};
	return Object.entries(said).flatMap(([label, text]) => (text ? label + text : []));
}
