import { runSteps, type Steps } from "../../base/steps.ts";
import { contentTerms } from "../../language/content-terms.ts";
import type { SummarySections, SummaryText } from "../../model/thread/summary.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { ActModel } from "../acts/act-model.ts";
import { type ActClause, readActs } from "../acts/read-acts.ts";
import { digestOf } from "./digest.ts";
import { fitSections } from "./fit-sections.ts";
import { REGISTER_LABEL, registerOf } from "./register.ts";
import { type Line, SELECTED, select } from "./select-lines.ts";
import type { SourceMessage, SummarySource } from "./summary-source.ts";
import { FILES_LABEL, filesIn, toolWork } from "./tool-work.ts";
import { askedIn, lineOf, type Speaker } from "./written-line.ts";

/** Most lines of a section, before they are fitted to the limit. */
const LINES = 40;
/** How many turns of users stand as they were said, and how telling one must be. */
const TURNS = 80;
const TELLING = 0.06;

const LABELS = { task: "task: ", step: "last: ", next: "next: " } as const;

/**
 * The embedded writer: a summary of clauses that were said, each where its act puts it, with who said it and when. What is
 * not sure is not written; what room is left goes to what users told. Deterministic, in linear time; at most `source.limit` tokens.
 */
export function extractSummary(source: SummarySource, count: CountText, model?: ActModel): SummaryText {
	return runSteps(extraction(source, count, model));
}

/** The same in steps, each of a message or less: a long past takes a while. */
export function* extraction(
	{ previous, messages, limit }: SummarySource,
	count: CountText,
	model?: ActModel,
): Steps<SummaryText> {
	const read = yield* readActs(messages, model === undefined ? {} : { model });
	const lines = yield* linesOf(messages, read);
	const before = previous?.sections ?? null;
	const chosen = select(lines, before);
	const files = toolWork(messages, before?.current_state.flatMap(filesIn) ?? [], count).files;
	const register = registerOf(messages) ?? before?.tone.find((line) => line.startsWith(REGISTER_LABEL)) ?? null;
	const sections: SummarySections = {
		...chosen,
		task_context: turnsOf(lines, Object.values(chosen).flat(), before),
		current_state: stateOf(lines, before, files),
		tone: register === null ? [] : [register],
	};
	for (const name of SELECTED) sections[name] = sections[name].slice(0, LINES);
	return {
		sections: fitSections(sections, limit, count),
		digest: digestOf(previous?.digest ?? "", messages, lines, count),
	};
}

/** The clauses as lines, with what was asked where one answers. */
function* linesOf(messages: readonly SourceMessage[], read: readonly (readonly ActClause[])[]): Steps<Line[]> {
	const lines: Line[] = [];
	let asked: readonly ActClause[] = [];
	let proposed: readonly ActClause[] = [];
	for (const [at, message] of messages.entries()) {
		const own = read[at] ?? [];
		const speaker: Speaker = { role: message.role, name: message.name ?? null, at: message.created_at };
		for (const { clause, scores } of own) {
			if (clause.quoted) continue;
			const around = { asked: askedIn(asked), proposed: askedIn(proposed.slice(-2)) };
			const text = lineOf(clause, speaker, around);
			lines.push({
				text,
				said: clause.text,
				role: message.role,
				at,
				scores,
				asks: clause.asks,
				terms: contentTerms(clause.text),
			});
		}
		if (message.role === "user") asked = own;
		if (message.role === "assistant") proposed = own;
		yield own.length * 20;
	}
	return lines;
}

/** What was told, asked and reported, as it was said: the most telling clauses first, for the room that is left. */
function turnsOf(lines: readonly Line[], written: readonly string[], before: SummarySections | null): string[] {
	const used = new Set(written);
	const telling = lines
		.filter(({ role, text, terms }) => role !== "tool" && terms.size > 1 && !used.has(text))
		.map((line) => ({ text: line.text, worth: worthOf(line) }))
		.filter(({ worth }) => worth >= TELLING)
		.sort((a, b) => b.worth - a.worth)
		.slice(0, TURNS)
		.map(({ text }) => text);
	return [...new Set([...telling, ...(before?.task_context ?? [])])].slice(0, TURNS);
}

/** How telling a clause is: the likeliest thing that it does. */
function worthOf({ role, scores }: Line): number {
	if (role !== "user") return Math.max(scores.done, scores.blocks);
	return Math.max(scores.tells, scores.task, scores.decides, scores.rules, scores.corrects, scores.open, scores.next);
}

function stateOf(lines: readonly Line[], before: SummarySections | null, files: readonly string[]): string[] {
	const last = (test: (line: Line) => boolean) => lines.findLast(test)?.said;
	const former = (label: string) => before?.current_state.find((line) => line.startsWith(label))?.slice(label.length);
	const task = last(({ scores, role }) => role === "user" && scores.task >= SURE.task) ?? former(LABELS.task);
	const step = last(({ scores, role }) => role !== "user" && scores.done >= SURE.done) ?? former(LABELS.step);
	const next = last(({ scores }) => scores.next >= SURE.next);
	return [
		...(task === undefined ? [] : [LABELS.task + task]),
		...(step === undefined ? [] : [LABELS.step + step]),
		...(next === undefined ? [] : [LABELS.next + next]),
		...(files.length > 0 ? [FILES_LABEL + files.join(", ")] : []),
	];
}

const SURE = { task: 0.1, done: 0.25, next: 0.2 };
