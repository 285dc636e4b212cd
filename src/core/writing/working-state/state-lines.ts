import type { Steps } from "../../base/steps.ts";
import { contentTerms } from "../../language/content-terms.ts";
import { oneLine, shorten } from "../../language/shorten.ts";
import type { WorkingState } from "../../model/thread/working-state.ts";
import type { ActModel } from "../acts/act-model.ts";
import { type ActClause, readActs } from "../acts/read-acts.ts";
import type { SourceMessage } from "../distill/summary-source.ts";
import { numbersIn } from "../writers/read-items.ts";
import { namedIn } from "../writers/read-named.ts";
import { capped } from "./capped.ts";
import { requestsOf } from "./requests.ts";
import { MOST, withDone, withNew, withNext } from "./updated-state.ts";

/** What a line may be used for; `over`: it stands in the state, and may leave it. */
type StateUse = "task" | "next" | "done" | "decision" | "blocker" | "over";

/** A line that a model may choose for the state, by its number; it writes none itself. */
export type StateLine = {
	number: number;
	text: string;
	/** Who said it and when, or what it is in the state. */
	by: string;
	uses: readonly StateUse[];
	/** Where it stands in the state; null: a clause of a message. */
	field: StateField | null;
};

/** The rules write a clause that is sure; a model is offered one that is a tenth as sure. */
const OFFERED = { task: 0.07, next: 0.05, done: 0.07, decision: 0.08, blocker: 0.08 };
const MOST_LINES = 60;
const MOST_BLOCKERS = 3;
const LONGEST = 200;

type StateField = "current_task" | "task_chain" | "completed_steps" | "recent_decisions" | "blockers";
/** The fields of a state, with what a line of each is called and may be used for. */
const STANDING: readonly (readonly [field: StateField, by: string, uses: readonly StateUse[]])[] = [
	["current_task", "task", ["done", "over"]],
	["task_chain", "step", ["next", "done"]],
	["completed_steps", "done", ["over"]],
	["recent_decisions", "decision", ["over"]],
	["blockers", "blocker", ["over"]],
];

/** The lines that a model chooses among: those of the state, then the clauses of messages that may belong in it. */
export function* stateLines(
	state: WorkingState,
	messages: readonly SourceMessage[],
	model?: ActModel,
): Steps<StateLine[]> {
	const standing = standingLines(state);
	const known = new Set(standing.map(({ text }) => text));
	const said: Omit<StateLine, "number">[] = [];
	for (const [at, clauses] of (yield* readActs(messages, { ...(model && { model }) })).entries()) {
		const message = messages[at];
		if (message === undefined || message.role === "system") continue;
		for (const clause of clauses) {
			const uses = usesOf(clause, message.role);
			const text = shorten(clause.clause.text, LONGEST);
			if (uses.length === 0 || known.has(text)) continue;
			known.add(text);
			const by = `${oneLine(message.name ?? message.role)}, ${message.created_at.slice(0, 10)}`;
			said.push({ text, by, uses, field: null });
		}
	}
	return [...standing, ...said.slice(-MOST_LINES)].map((line, index) => ({ ...line, number: index + 1 }));
}

function standingLines(state: WorkingState): Omit<StateLine, "number">[] {
	const open = state.task_chain.filter((step) => !state.completed_steps.includes(step));
	const texts = { ...state, current_task: state.current_task || [], task_chain: open };
	// A step that a caller listed stays in the plan.
	const usesIn = (text: string, uses: readonly StateUse[]): readonly StateUse[] =>
		text === state.announced ? [...uses, "over"] : uses;
	return STANDING.flatMap(([field, by, uses]) =>
		[texts[field]].flat().map((text) => ({ text, field, by, uses: usesIn(text, uses) })),
	);
}

/** As the rules have it: a task and a next step are what users say, work is done by anybody's word. */
function usesOf({ clause, scores }: ActClause, role: SourceMessage["role"]): StateUse[] {
	if (clause.quoted || contentTerms(clause.text).size === 0) return [];
	const offered = (use: keyof typeof OFFERED, score: number) => (score >= OFFERED[use] ? [use] : []);
	return [
		...(role === "user" ? [...offered("task", scores.task), ...offered("next", scores.next)] : []),
		...offered("done", scores.done),
		...(role === "tool" ? [] : offered("decision", Math.max(scores.decides, scores.rules))),
		...offered("blocker", scores.blocks),
	];
}

/** Numbers of lines. Of the task and the next step: null leaves it as it is, 0 removes it. */
export type StateAnswer = Record<"task" | "next", number | null> &
	Record<"done" | "decisions" | "blockers" | "over", number[]>;

export const STATE_NAMES = ["task", "next", "done", "decisions", "blockers", "over"] as const;

/** "Decision" means decisions. */
const nameOf = (written: string) =>
	STATE_NAMES.find((name) => written.length > 3 && name.startsWith(written.toLowerCase())) ?? null;

/** What a model meant by its answer (`namedIn`). Null where it names nothing of a state. */
export function readStateAnswer(answer: string): StateAnswer | null {
	for (const named of namedIn(answer, nameOf)) {
		if (named.length === 0) continue;
		const all = (name: (typeof STATE_NAMES)[number]) => numbersIn(named.find((one) => one.name === name)?.value);
		return {
			...{ task: all("task")[0] ?? null, next: all("next")[0] ?? null },
			...{ done: all("done"), decisions: all("decisions"), blockers: all("blockers"), over: all("over") },
		};
	}
	return null;
}

/** The state with what a model chose; null where it chose numbers, but none that may be used so. */
export function chosenState(
	state: WorkingState,
	lines: readonly StateLine[],
	answer: StateAnswer,
): WorkingState | null {
	const linesOf = (numbers: readonly (number | null)[], use: StateUse) =>
		numbers.flatMap((number) => lines.filter((one) => one.number === number && one.uses.includes(use)));
	const [[task], [next]] = [linesOf([answer.task], "task"), linesOf([answer.next], "next")];
	const [over, done] = [linesOf(answer.over, "over"), linesOf(answer.done, "done")];
	const [decided, blocking] = [linesOf(answer.decisions, "decision"), linesOf(answer.blockers, "blocker")];
	const asks = Object.values({ ...answer, task: answer.task || null, next: answer.next || null }).flat();
	const used = [task ?? [], next ?? [], over, done, decided, blocking].flat();
	if (used.length === 0 && asks.some((number) => number !== null)) return null;

	const texts = (all: readonly StateLine[]) => all.map(({ text }) => text);
	const left = (field: Exclude<StateField, "current_task">) =>
		state[field].filter((entry) => !over.some((line) => line.field === field && line.text === entry));
	const ended = [...over, ...done].some(({ field }) => field === "current_task") || answer.task === 0;
	const current_task = task?.text ?? (ended ? "" : state.current_task);
	const plan = { ...state, task_chain: left("task_chain"), completed_steps: left("completed_steps") };
	const chosen: WorkingState = {
		...{ ...plan, current_task },
		...(current_task !== state.current_task && { requests: requestsOf(current_task) }),
		...((next !== undefined || answer.next === 0) && withNext(plan, next?.text ?? null)),
		completed_steps: withDone({ ...plan, task_chain: state.task_chain }, texts(done)),
		recent_decisions: withNew(left("recent_decisions"), texts(decided), MOST.decisions),
		blockers: withNew(left("blockers"), texts(blocking), MOST_BLOCKERS),
	};
	return capped(chosen, state);
}
