import { runSteps } from "../../base/steps.ts";
import { contentTerms } from "../../language/content-terms.ts";
import { oneLine, shorten } from "../../language/shorten.ts";
import { CALLED_OFF } from "../../language/words/talk-words.ts";
import type { WorkingState } from "../../model/thread/working-state.ts";
import type { ActModel } from "../acts/act-model.ts";
import { joinedText, passagesOf } from "../acts/passages.ts";
import { type ActClause, readActs } from "../acts/read-acts.ts";
import { meets, TURNS } from "../distill/select-lines.ts";
import type { SourceMessage } from "../distill/summary-source.ts";
import { afterFiles } from "../writers/file-paths.ts";
import { capped } from "./capped.ts";
import type { RequestModel } from "./request-model.ts";
import { ALSO, asksPlainly, followed, type Heard, heardRequests, requestOf, requestsOf, standing } from "./requests.ts";

/** How sure what is written must be: chosen for precision on conversations left out. */
const SURE = { ...{ task: 0.72, next: 0.46, decides: 0.86 }, done: { user: 0.57, assistant: 0.72, tool: 0.88 } };

/** How much surer where no tool is used: what an assistant only talks about is seldom done. */
const IN_TALK = 0.12;
const LONGEST_STEP = 200;
/** A neighbour as unlikely as this is not written beside a decision. */
const BESIDE = 0.2;
/** Entries of each kind: the newest stay. */
export const MOST = { done: 6, decisions: 6 };
/** What calls off whatever was asked for. */
const OFF = new RegExp(`\\b(?:${CALLED_OFF})\\b`, "i");
const OVER =
	/\b(?:all done|that['’]?s (?:all|it)|we['’]?re (?:done|through)|nothing else|no more|works? now|thanks?,? (?:bye|that['’]?s all))\b/i;

/** The fitted models of the writer; tests bring their own. */
export type StateModels = { acts?: ActModel; requests?: RequestModel };

/**
 * The state after these messages: what it was is kept but for what their clauses say, and what is not sure is not written. `before` are
 * the messages that came right before, to tell what is answered. Linear in the text.
 */
export function updatedState(
	previous: WorkingState,
	messages: readonly SourceMessage[],
	before: readonly SourceMessage[] = [],
	{ acts, requests }: StateModels = {},
): WorkingState {
	const read = runSteps(readActs(messages, { before, ...(acts && { model: acts }) }));
	const after = (state: WorkingState, message: SourceMessage, at: number) =>
		capped(afterMessage(state, message, read[at] ?? [], requests), state);
	return messages.reduce(after, previous);
}

function afterMessage(
	former: WorkingState,
	{ role, content, tool_calls = [] }: SourceMessage,
	clauses: readonly ActClause[],
	model?: RequestModel,
): WorkingState {
	if (role === "system") return former;
	const calls = tool_calls.length;
	const uses = role === "tool" || calls > 0;
	const state = uses && former.tools !== true ? { ...former, tools: true } : former;
	const terms = contentTerms(clauses.map(({ clause }) => clause.text).join(" "));
	const { renewed, ...asked } = withTask(state, { role, calls, clauses, terms }, model);
	switch (role) {
		case "user":
			return { ...afterUser(renewed ? { ...state, task_chain: [] } : state, clauses), ...asked };
		case "assistant": {
			const open_files = afterFiles(state.open_files, content, tool_calls);
			const least = SURE.done.assistant + (state.tools === true ? 0 : IN_TALK);
			return { ...reported(state, clauses, least), open_files, ...asked };
		}
		case "tool":
			return { ...reported(state, clauses, SURE.done.tool), ...asked };
	}
}

/** `renewed`: this message asks for something else, so the steps of the task before are over. */
type Task = Pick<WorkingState, "current_task" | "requests"> & { renewed: boolean };

/** The requests as far as this message, and the task among them; nothing where nobody asked for anything. */
function withTask(state: WorkingState, heard: Heard, model?: RequestModel): Task {
	const tools = state.tools === true;
	const known = state.requests ?? requestsOf(state.current_task);
	const says = (words: RegExp) => heard.role === "user" && heard.clauses.some(({ clause }) => words.test(clause.text));
	const [over, off] = [says(OVER), says(OFF)];
	const left = over ? [] : heardRequests(off ? known.slice(0, -1) : known, heard);
	const fresh = heard.role === "user" && !over && !off ? requestOf(heard, known.length === 0) : null;
	const requests = followed(fresh === null ? left : [...left, fresh], tools, model);
	if (requests.length === 0 && state.requests === undefined && known.length === 0)
		return { current_task: "", renewed: false };
	const { named, sure } = standing(requests, tools, model);
	const [main, ...others] = named.map(({ text }) => text);
	const sole = main === undefined || sure < SURE.task ? "" : main;
	const current_task = sole === "" || others.length === 0 ? sole : `${sole}${ALSO}${others.join("; ")})`;
	return { current_task, requests, renewed: sole !== "" && fresh !== null && named[0] === fresh && asksPlainly(fresh) };
}

function afterUser(state: WorkingState, clauses: readonly ActClause[]): WorkingState {
	const least = SURE.decides + (state.tools === true ? 0 : IN_TALK);
	const decided = entries(clauses, ({ decides, rules }) => Math.max(decides, rules), least, BESIDE);
	const turned = clauses.filter(({ clause }) => TURNS.test(clause.text)).map(({ clause }) => contentTerms(clause.text));
	const kept = state.recent_decisions.filter((entry) => !turned.some((terms) => meets(contentTerms(entry), terms, 1)));
	const next = announcing(clauses)?.clause.text;
	const told = reported(state, clauses, SURE.done.user);
	const steps = withNext(told, next === undefined ? null : shorten(oneLine(next), LONGEST_STEP));
	return { ...told, ...steps, recent_decisions: withNew(kept, decided, MOST.decisions) };
}

/** What is done, by a message's word, ends the steps and blockers that it speaks of. */
function reported(state: WorkingState, clauses: readonly ActClause[], least: number): WorkingState {
	const done = entries(clauses, (scores) => scores.done, least, 0);
	const terms = done.map(contentTerms);
	const isOver = (entry: string) => terms.some((own) => meets(contentTerms(entry), own, 1));
	const finished = state.task_chain.filter(isOver);
	const ended = [...finished.filter((step) => step !== state.announced), ...done];
	return {
		...state,
		// A step of a caller's plan is done; one that was only announced is over.
		...(finished.includes(state.announced ?? "") && withNext(state, null)),
		completed_steps: withDone(state, ended),
		blockers: state.blockers.filter((entry) => !isOver(entry)),
	};
}

/** The newest, and all steps of the chain: one that is forgotten would be the next one again. */
export function withDone({ task_chain, completed_steps }: WorkingState, fresh: readonly string[]): string[] {
	const listed = (step: string) => task_chain.includes(step);
	const all = [...completed_steps.filter((step) => !fresh.includes(step)), ...fresh];
	const most = Math.max(MOST.done, completed_steps.filter((step) => !listed(step)).length);
	const newest = new Set(all.filter((step) => !listed(step)).slice(-most));
	return [...new Set(all)].filter((step) => listed(step) || newest.has(step));
}

type Plan = Pick<WorkingState, "task_chain" | "announced">;

/** A step that was announced makes way for the next one; what a caller listed stays in its order. */
export function withNext({ task_chain, announced }: Plan, next: string | null): Plan {
	const listed = task_chain.filter((step) => step !== announced);
	return next === null || listed.includes(next)
		? { task_chain: listed, announced: "" }
		: { task_chain: [...listed, next], announced: next };
}

/** "We still have to book the venue": what is left to do. */
const LEFT = /^(?:i|we)(?:['’]ve)? still (?:have|need|got) to\b/i;

/** The clause that announces the next step most surely. */
function announcing(clauses: readonly ActClause[]): ActClause | undefined {
	const sure = clauses.filter(
		({ clause, scores }) => !clause.quoted && (scores.next >= SURE.next || (!clause.asks && LEFT.test(clause.text))),
	);
	return sure.sort((a, b) => b.scores.next - a.scores.next)[0];
}

type SureOf = (scores: ActClause["scores"]) => number;

/** Passages of a message that are sure enough, in the order they were said. */
function entries(clauses: readonly ActClause[], sureOf: SureOf, least: number, beside: number): string[] {
	const telling = clauses.filter(({ clause }) => !clause.quoted && contentTerms(clause.text).size > 0);
	return passagesOf(telling, {
		sureOf: ({ scores }) => sureOf(scores),
		longest: LONGEST_STEP,
		joins: ({ scores }) => sureOf(scores) >= beside,
	})
		.filter(({ sure }) => sure >= least)
		.sort((a, b) => (a.parts[0]?.clause.index ?? 0) - (b.parts[0]?.clause.index ?? 0))
		.map(({ parts }) => shorten(joinedText(parts), LONGEST_STEP));
}

/** The newest entries, each once. */
export function withNew(entries: readonly string[], fresh: readonly string[], most: number): string[] {
	const kept = entries.filter((entry) => !fresh.includes(entry));
	return [...kept, ...new Set(fresh)].slice(-Math.max(most, entries.length));
}
