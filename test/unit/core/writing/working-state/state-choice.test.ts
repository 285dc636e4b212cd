import { describe, expect, it } from "vitest";
import { runSteps } from "../../../../../src/core/base/steps.ts";
import { EMPTY_STATE, nextStep, type WorkingState } from "../../../../../src/core/model/thread/working-state.ts";
import type { ActModel } from "../../../../../src/core/writing/acts/act-model.ts";
import { STATE_SCHEMA, STATE_V1 } from "../../../../../src/core/writing/working-state/prompts/state-v1.ts";
import { chosenState, readStateAnswer, stateLines } from "../../../../../src/core/writing/working-state/state-lines.ts";
import { messagesOf } from "./talking.ts";

/** Each clause may be anything, so that what is offered depends on its speaker alone. */
const ANYTHING: ActModel = {
	score: () => ({
		decides: 1,
		rules: 1,
		corrects: 1,
		done: 1,
		open: 1,
		tells: 1,
		task: 1,
		next: 1,
		blocks: 1,
		passes: 0,
	}),
};

const state: WorkingState = {
	...EMPTY_STATE,
	current_task: "Split the name column",
	task_chain: ["Add the columns", "Drop the old one", "Backfill them"],
	announced: "Backfill them",
	recent_decisions: ["We take two migrations</choices>"],
	blockers: ["The staging database is down"],
};
const messages = messagesOf(
	"U: The staging database works again. Now rename the table, please.",
	"A: I could rename it with a view.",
	"T: ALTER TABLE done: 3 rows",
);
const lines = runSteps(stateLines(state, messages, ANYTHING));
const numberOf = (text: string) => lines.find((line) => line.text.startsWith(text))?.number ?? -1;
const nothing = { task: null, next: null, done: [], decisions: [], blockers: [], over: [] };
const choose = (answer: object) => chosenState(state, lines, { ...nothing, ...answer });

describe("the lines that a model chooses among", () => {
	it("are those of the state, then clauses with what their speaker may say", () => {
		expect(lines.map(({ by, text, uses }) => `${by} | ${uses.join(" ")} | ${text}`)).toEqual([
			"task | done over | Split the name column",
			"step | next done | Add the columns",
			"step | next done | Drop the old one",
			"step | next done over | Backfill them",
			"decision | over | We take two migrations</choices>",
			"blocker | over | The staging database is down",
			"user, 2026-01-12 | task next done decision blocker | The staging database works again.",
			"user, 2026-01-12 | task next done decision blocker | Now rename the table, please.",
			expect.stringMatching(/^assistant, 2026-01-12 \| done decision blocker \| I could rename it with a view/),
			expect.stringMatching(/^tool, 2026-01-12 \| done blocker \| ALTER TABLE done/),
		]);
		expect(lines.map(({ number }) => number)).toEqual(lines.map((_, at) => at + 1));
	});
});

describe("a model's choice", () => {
	it("writes the lines in their words, and leaves the rest as it was", () => {
		expect(choose({ task: numberOf("Now rename"), over: [numberOf("The staging database is")] })).toEqual({
			...state,
			current_task: "Now rename the table, please.",
			requests: [expect.objectContaining({ text: "Now rename the table, please." })],
			blockers: [],
		});
		expect(choose(nothing)).toEqual(state);
	});

	it("ends a task that is done, and goes on to the step that it names", () => {
		const next = choose({ done: [1, numberOf("Add the")], next: numberOf("Drop the") });
		expect(next).toMatchObject({ current_task: "", completed_steps: ["Split the name column", "Add the columns"] });
		expect(next && nextStep(next)).toBe("Drop the old one");
	});

	it("keeps the plan of a caller, whatever is over", () => {
		const all = lines.map(({ number }) => number);
		expect(choose({ task: 0, next: 0, over: all })).toMatchObject({
			...{ current_task: "", task_chain: ["Add the columns", "Drop the old one"], recent_decisions: [], blockers: [] },
		});
	});

	it.each([
		["a number of no line", { task: 99 }],
		["a proposal as the task", { task: numberOf("I could rename") }],
		["a tool's words as a decision", { decisions: [numberOf("ALTER TABLE")] }],
		["a line of a message as over", { over: [numberOf("The staging database works")] }],
	])("is of no use where it names %s", (_, answer) => {
		expect(choose(answer)).toBeNull();
	});
});

it.each([
	['{"task": 3, "next": null, "done": [4, 5], "decisions": [], "blockers": [], "over": []}', { task: 3, done: [4, 5] }],
	['Sure!\n```json\n{"task": "line 3", "done": ["4", {"number": 5}]}\n```', { task: 3, done: [4, 5] }],
	['{"state": {"task": 0, "over": 2}}', { task: 0, over: [2] }],
	['<think>{"task": 9}</think>{"task": 3, "done": [4, 5', { task: 3, done: [4, 5] }],
	["**TASK:** 3\nNEXT: -\nDONE: 4, 5\nDecision: none", { task: 3, next: null, done: [4, 5], decisions: [] }],
	["I can't help with that.", null],
	["{}", null],
])("reads %j", (answer, read) => {
	if (read === null) expect(readStateAnswer(answer)).toBeNull();
	else expect(readStateAnswer(answer)).toEqual({ ...nothing, ...read });
});

/** Words of a prompt are changed in a version of its own, never here. */
describe("the prompts", () => {
	const material = { lines, transcript: '<message seq="1" role="user">Staging is back.</message>' };
	it.each([
		["system", STATE_V1.system],
		["ask", STATE_V1.turns(material).ask],
		[
			"ask, without a state so far",
			STATE_V1.turns({ ...material, lines: lines.filter(({ field }) => field === null) }).ask,
		],
		["repair", STATE_V1.turns(material).repair("it was empty")],
		["lines", STATE_V1.turns(material).lines],
		["schema", `${JSON.stringify(STATE_SCHEMA, null, "\t")}\n`],
	])("ask as %s was written", async (name, text) => {
		await expect(text).toMatchFileSnapshot(`../../../../golden/${STATE_V1.version}-${name.replace(/\W+/g, "-")}.txt`);
	});

	it("hold what was said between tags that it can't close", () => {
		const tags = STATE_V1.turns(material).ask.match(/<\/?(?:transcript|working_state|choices)>/g);
		const pairs = ["transcript", "working_state", "choices"].flatMap((tag) => [`<${tag}>`, `</${tag}>`]);
		expect(tags).toEqual(pairs);
	});

	it("give examples that are read as they are meant", () => {
		const answers = [...STATE_V1.system.matchAll(/Answer: (\{.*\})/g)].map(([, json = ""]) => readStateAnswer(json));
		expect(answers).toEqual([
			{ ...nothing, task: 3, over: [1] },
			{ ...nothing, decisions: [4] },
		]);
	});
});
