import { runSteps } from "../../base/steps.ts";
import { contentTerms, sharedTerms } from "../../language/content-terms.ts";
import { oneLine, shorten } from "../../language/shorten.ts";
import type { WorkingState } from "../../model/thread/working-state.ts";
import type { ActModel } from "../acts/act-model.ts";
import { type ActClause, readActs } from "../acts/read-acts.ts";
import type { SourceMessage } from "../distill/summary-source.ts";
import { capped } from "./capped.ts";
import { afterFiles } from "./open-files.ts";

/** How sure a clause must be to be written: chosen for precision on conversations left out. */
export const SURE: Record<"task" | "next" | "done" | "decides" | "rules" | "blocks", number> = {
	...{ task: 0.06, next: 0.28, done: 0.36, decides: 0.54, rules: 0.54, blocks: 0.3 },
};

/** How much surer where no tool is used: what is only talked about is seldom done. */
const IN_TALK = 0.2;
/** A request that is surer than this is a task of its own, and no part of the one before. */
const OWN_TASK = { sure: 0.3 };
/** What asks is at least so likely beside that it tells something. */
const ASKS = 0.2;
const FOR = " (for: ";

const LONGEST_TASK = 240;
const LONGEST_STEP = 160;
/** Entries of each kind: the newest stay. */
const MOST = { done: 6, decisions: 6, blockers: 3 };
/** After so many messages that say nothing of it a task is over. */
const IDLE = 10;
/** So much of an entry comes up where it is turned round or done. */
const MET = 0.4;
const TURNS =
	/\b(?:instead|scrap|scratch that|never ?mind|no longer|cancel|revert|undo|drop|changed my mind|after all|forget)\b/i;
const OVER =
	/\b(?:all done|that['’]?s (?:all|it)|we['’]?re (?:done|through)|nothing else|no more|works? now|thanks?,? (?:bye|that['’]?s all))\b/i;

type Reading = { message: SourceMessage; clauses: readonly ActClause[] };

/**
 * The state after these messages: what it was is kept but for what their clauses say. The task is the user's latest request
 * that was taken up; work is done by a tool's result or somebody's word; what is not sure is not written. `before` are the
 * messages that came right before, to tell what is answered. Linear in the text.
 */
export function updatedState(
	previous: WorkingState,
	messages: readonly SourceMessage[],
	before: readonly SourceMessage[] = [],
	model?: ActModel,
): WorkingState {
	const read = runSteps(readActs(messages, { before, ...(model && { model }) }));
	return messages.reduce(
		(state, message, at) => capped(afterMessage(state, { message, clauses: read[at] ?? [] }), state),
		previous,
	);
}

function afterMessage(former: WorkingState, { message, clauses }: Reading): WorkingState {
	const uses = message.role === "tool" || (message.tool_calls?.length ?? 0) > 0;
	const state = uses && former.tools !== true ? { ...former, tools: true } : former;
	switch (message.role) {
		case "system":
			return state;
		case "user":
			return afterUser(state, clauses);
		case "assistant": {
			const open_files = afterFiles(state.open_files, message.content, message.tool_calls ?? []);
			return { ...afterWork(state, clauses), open_files };
		}
		case "tool":
			return afterWork(state, clauses);
	}
}

function afterUser(state: WorkingState, clauses: readonly ActClause[]): WorkingState {
	const task = requestIn(clauses, state.current_task);
	const more = state.tools === true ? 0 : IN_TALK;
	const turning = clauses
		.filter(({ clause }) => TURNS.test(clause.text))
		.map(({ clause }) => contentTerms(clause.text));
	const decided = entries(
		clauses,
		(scores) => Math.max(scores.decides - SURE.decides, scores.rules - SURE.rules) >= more,
	);
	const kept = state.recent_decisions.filter((entry) => !turning.some((terms) => meets(contentTerms(entry), terms)));
	const over = task === null && clauses.some(({ clause }) => OVER.test(clause.text));
	const current_task = task ?? (over ? "" : state.current_task);
	const next = best(clauses, "next");
	const announced = next === null ? null : shorten(oneLine(next.clause.text), LONGEST_STEP);
	const done = entries(clauses, (scores) => scores.done >= SURE.done + more);
	const told = reported(state, done, clauses);
	return {
		...told,
		...idle(state, current_task, clauses),
		...withNext(task === null ? told : { ...told, task_chain: [] }, announced),
		recent_decisions: withNew(kept, decided, MOST.decisions),
	};
}

/** The task, or none where nothing was said of it for a while. */
function idle(
	state: WorkingState,
	current_task: string,
	clauses: readonly ActClause[],
): Pick<WorkingState, "current_task" | "idle"> {
	if (current_task === "") return { current_task, idle: 0 };
	const terms = contentTerms(current_task);
	const met =
		current_task !== state.current_task ||
		clauses.some(({ clause }) => sharedTerms(terms, contentTerms(clause.text)) > 0);
	const count = met ? 0 : (state.idle ?? 0) + 1;
	return count >= IDLE ? { current_task: "", idle: 0 } : { current_task, idle: count };
}

function afterWork(state: WorkingState, clauses: readonly ActClause[]): WorkingState {
	const done = entries(clauses, (scores) => scores.done >= SURE.done + (state.tools === true ? 0 : IN_TALK));
	return { ...reported(state, done, clauses), ...idle(state, state.current_task, clauses) };
}

/** What is done ends the steps and blockers that it speaks of. */
function reported(state: WorkingState, done: readonly string[], clauses: readonly ActClause[]): WorkingState {
	const terms = done.map(contentTerms);
	const isOver = (entry: string) => terms.some((own) => meets(contentTerms(entry), own));
	const finished = state.task_chain.filter(isOver);
	const blocked = entries(clauses, ({ blocks }) => blocks >= SURE.blocks);
	const ended = [...finished.filter((step) => step !== state.announced), ...done];
	return {
		...state,
		// A step of a caller's plan is done; one that was only announced is over.
		...(finished.includes(state.announced ?? "") && withNext(state, null)),
		completed_steps: withDone(state, ended),
		blockers: withNew(state.blockers, blocked, MOST.blockers).filter((entry) => !isOver(entry)),
	};
}

/** The newest, and all steps of the chain: one that is forgotten would be the next one again. */
function withDone({ task_chain, completed_steps }: WorkingState, fresh: readonly string[]): string[] {
	const listed = (step: string) => task_chain.includes(step);
	const all = [...completed_steps.filter((step) => !fresh.includes(step)), ...fresh];
	const most = Math.max(MOST.done, completed_steps.filter((step) => !listed(step)).length);
	const newest = new Set(all.filter((step) => !listed(step)).slice(-most));
	return [...new Set(all)].filter((step) => listed(step) || newest.has(step));
}

/** A step that was announced holds until its user goes on; what a caller listed stays. */
function withNext(
	{ task_chain, announced }: WorkingState,
	next: string | null,
): Pick<WorkingState, "task_chain" | "announced"> {
	const listed = task_chain.filter((step) => step !== announced && step !== next);
	return next === null ? { task_chain: listed, announced: "" } : { task_chain: [...listed, next], announced: next };
}

function meets(terms: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
	const both = sharedTerms(terms, others);
	return both > 0 && both >= MET * terms.size;
}

/** The surest clause of an act, or null where none is sure. */
function best(clauses: readonly ActClause[], act: "task" | "next"): ActClause | null {
	const sure = clauses.filter(({ clause, scores }) => !clause.quoted && scores[act] >= SURE[act]);
	return sure.sort((a, b) => b.scores[act] - a.scores[act])[0] ?? null;
}

/** What a user asks for: the surest clause with those beside it that fit, in their order; null where nothing is sure. */
function requestIn(clauses: readonly ActClause[], before: string): string | null {
	const main = best(clauses, "task");
	// What rather tells something asks for nothing.
	if (main === null || main.scores.task < ASKS * main.scores.tells) return null;
	const around = clauses
		.filter(({ clause }) => !clause.quoted && contentTerms(clause.text).size > 0)
		.sort((a, b) => Math.abs(a.clause.index - main.clause.index) - Math.abs(b.clause.index - main.clause.index));
	let room = LONGEST_TASK;
	const taken = around.filter(({ clause }) => {
		room -= clause.text.length + 1;
		return room >= 0;
	});
	const whole = (taken.length === 0 ? [main] : taken).sort((a, b) => a.clause.index - b.clause.index);
	const request = shorten(oneLine(joined(whole)), LONGEST_TASK);
	const wider = before.includes(FOR) ? before.slice(before.indexOf(FOR) + FOR.length, -1) : before;
	return wider === "" || main.scores.task >= OWN_TASK.sure || wider === request ? request : `${request}${FOR}${wider})`;
}

/** Clauses one behind the other; what stood apart without a mark at its end gets one (quoted.ts finds the parts by it). */
function joined(clauses: readonly ActClause[]): string {
	return clauses.reduce((text, { clause }, at) => {
		const former = clauses[at - 1]?.clause;
		const apart = former !== undefined && former.sentence !== clause.sentence && !/[.!?;:。！？]$/.test(text);
		return `${text}${apart ? ";" : ""}${at === 0 ? "" : " "}${clause.text}`;
	}, "");
}

function entries(clauses: readonly ActClause[], isSure: (scores: ActClause["scores"]) => boolean): string[] {
	return clauses
		.filter(({ clause, scores }) => !clause.quoted && isSure(scores) && contentTerms(clause.text).size > 0)
		.map(({ clause }) => shorten(clause.text, LONGEST_STEP));
}

function withNew(entries: readonly string[], fresh: readonly string[], most: number): string[] {
	const kept = entries.filter((entry) => !fresh.includes(entry));
	return [...kept, ...fresh].slice(-Math.max(most, entries.length));
}
