import { parseArgs } from "node:util";
import { runSteps } from "../../src/core/base/steps.ts";
import { learningSteps } from "../../src/core/writing/learn/extract-learned.ts";
import type { LearnedMessage } from "../../src/core/writing/learn/found/learned.ts";
import { dataSet } from "../data-folder.ts";
import { rowsOf } from "./examples.ts";
import { leftOutModels } from "./fit-requests.ts";
import { rowsOfScore, type Score, scoreOf, together } from "./judge.ts";
import { writtenOf } from "./offline.ts";
import { TALK_OPTIONS } from "./options.ts";
import type { Talk } from "./talk.ts";
import {
	hostileStatements,
	noRelations,
	ownTalk,
	plainStatements,
	readTalk,
	statementRows,
	toldRelations,
} from "./talk-sets.ts";

/** The conversations of our own that came last: what was held out before has been scored more often. */
const NEWEST = /-5\d\d$/;

/**
 * Prints what the embedded writer makes of labelled talk, with the weights as they ship: of the shared conversations, which no weight
 * was fitted to, or with `--held-out` of our own that nothing was tuned on; with `--left-out` of those that the weights are fitted to, each
 * sixth with weights of the others. `--show` prints the false lines, `--print NAME` what is
 * written of one conversation.
 */
export function measureTalk(words: readonly string[]): void {
	const { values } = parseArgs({ args: [...words], options: TALK_OPTIONS });
	const wrong = values.show ? (line: string) => console.log(`  wrong  ${line.slice(0, 200)}`) : undefined;
	const told = values["left-out"] ? ownTalk("told") : null;
	const talks = told ?? (values["held-out"] ? ownTalk("held-out") : readTalk(dataSet(values.data, "talk")));
	const acts = told && leftOutModels(new Map(told.map((talk) => [talk.name, rowsOf(talk)])), statementRows("told"));
	if (values.print !== undefined) {
		printWritten(talks.find(({ name }) => name === values.print));
		return;
	}
	const kinds = new Map<string, Score[]>();
	const newest: Score[] = [];
	for (const talk of talks) {
		const score = scoreOf(talk, writtenOf(talk, acts === null ? {} : { acts: acts(talk.name) }), wrong);
		kinds.set(talk.kind, [...(kinds.get(talk.kind) ?? []), score]);
		if (NEWEST.test(talk.name)) newest.push(score);
	}
	for (const [kind, scores] of kinds) print(`${kind} (${scores.length})`, together(scores));
	print("all", together([...kinds.values()].flat()));
	if (newest.length > 0) print(`of them, scored the fewest times (${newest.length})`, together(newest));
	if (told === null) statements();
}

/** What is written of one conversation: the state at each labelled point, the summary, the memories. */
function printWritten(talk: Talk | undefined): void {
	if (talk === undefined) throw new Error("no conversation of this name in the set");
	const { states, summary, memories } = writtenOf(talk);
	for (const [at, { current_task, next_step, completed_steps, recent_decisions, blockers }] of states) {
		if (!talk.labels.state.some((state) => state.at === at)) continue;
		console.log(`after message ${at}`);
		const entries = {
			task: [current_task],
			next: [next_step],
			done: completed_steps,
			decided: recent_decisions,
			blocked: blockers,
		};
		for (const [what, texts] of Object.entries(entries))
			for (const text of texts) if (text !== "") console.log(`  ${what}: ${text}`);
	}
	for (const [section, lines] of Object.entries(summary?.sections ?? {})) {
		if (lines.length > 0) console.log(`summary, ${section}`);
		for (const line of lines) console.log(`  ${line}`);
	}
	console.log("memories");
	for (const { type, content } of memories) console.log(`  ${type}: ${content}`);
}

function print(title: string, score: Score): void {
	console.log(`\n${title}`);
	for (const [what, precision, recall] of rowsOfScore(score))
		console.log(`  ${what.padEnd(34)}${precision.padEnd(34)}${recall}`);
}

function statements(): void {
	const said = (content: string, role: "user" | "assistant" = "user", seq = 1): LearnedMessage => ({
		...{ role, content, created_at: "2026-03-02T10:00:00.000Z", thread_id: "t", message_id: String(seq), seq },
	});
	const learn = (...messages: LearnedMessage[]) => runSteps(learningSteps(messages, []));
	const tells = (text: string, pattern: string) => new RegExp(pattern, "i").test(text);
	const plain = plainStatements("held-out");
	const learned = plain.filter(({ content, terms }) => {
		const { memories } = learn(said(content));
		return memories.some((memory) => terms.every((term) => tells(memory.content, term)));
	});
	const hostile = hostileStatements("held-out");
	const taken = hostile.filter(({ messages, must_not_learn }) => {
		const { memories } = learn(...messages.map(({ role, content }, at) => said(content, role, at + 1)));
		return must_not_learn.some((pattern) => memories.some(({ content }) => tells(content, pattern)));
	});
	const relations = toldRelations("held-out");
	const related = relations.filter(({ content, subject, object }) => {
		const ends = learn(said(content)).relations.map((one) => [one.subject, one.object]);
		const same = (one: string, term: string) => new RegExp(`^(?:${term})$`, "i").test(one);
		return ends.some(
			([from = "", to = ""]) => (same(from, subject) && same(to, object)) || (same(from, object) && same(to, subject)),
		);
	});
	const none = noRelations("held-out");
	const mistaken = none.filter(({ content }) => learn(said(content)).relations.length > 0);
	console.log("\nsingle statements, held out");
	console.log(`  plain statements learned          ${learned.length} of ${plain.length}`);
	console.log(`  hostile statements taken          ${taken.length} of ${hostile.length}`);
	console.log(`  relations told plainly, found     ${related.length} of ${relations.length}`);
	console.log(`  no relations, taken for some      ${mistaken.length} of ${none.length}`);
}
