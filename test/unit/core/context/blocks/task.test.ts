import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { proseBlock } from "../../../../../src/core/context/blocks/prose.ts";
import { draftExtras, taskBlock, taskWanted } from "../../../../../src/core/context/blocks/task.ts";
import { type Continuity, MEMORY_TOOLS, NO_CONTINUITY } from "../../../../../src/core/model/thread/continuity.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { continued } from "../../../../arbitraries/remembered.ts";
import { anyText } from "../../../../arbitraries/text.ts";
import { amount } from "../../../../long.ts";
import { note, workingState } from "../../remembering.ts";
import { words, wordsOf } from "../../thread-view.ts";

const count = await gptTokenizer.counter("o200k_base");

/** The task block of this task and this work, where `own` tokens are its own and `lent` were lent. */
function filled(task: string, kept: Partial<Continuity>, own: number, lent = 0, counter = words) {
	const said = proseBlock({ name: "task", section: "task" }, task, own, counter);
	const extras = draftExtras({ ...NO_CONTINUITY, ...kept }, MEMORY_TOOLS, counter);
	const made = taskBlock(said, extras, own + lent, counter);
	return { ...made, ...taskWanted(said, extras, own), reasons: made.items.map(({ id, reason }) => [id, reason]) };
}

const STATE = workingState({ current_task: "Now", task_chain: ["s1", "s2", "s3"], completed_steps: ["s1", "s2"] });
const NOTES = [note("new", "a b"), note("mid", "c d"), note("old", "e f")];
const PRESSURE = { tokens: 5_200, trigger: 5_734 };

describe("the task block", () => {
	it.each([
		[["note"], "Keep what matters with note."],
		[["remember", "recall"], "Keep what matters with remember, find what is gone with recall."],
		[["forget"], "Drop what is wrong with forget."],
	] as const)("names of the tools only %j", (tools, advice) => {
		const { pressure } = draftExtras({ ...NO_CONTINUITY, pressure: PRESSURE }, tools, words);
		expect(pressure?.text).toMatch(/^Pressure on memory: 5,200 of 5,734 tokens before older messages are condensed\. /);
		expect(pressure?.text.endsWith(`condensed. ${advice}`)).toBe(true);
	});

	it("tells of no pressure where the agent has no tool for memory", () => {
		expect(draftExtras({ ...NO_CONTINUITY, pressure: PRESSURE }, [], words).pressure).toBeNull();
	});

	it("holds task, memory pressure, working state and notes, in this order", () => {
		const { text, sections, used, wanted } = filled(
			"Fix it.",
			{ working_state: STATE, notes: NOTES, pressure: PRESSURE },
			500,
		);
		expect(text.split("\n")).toEqual([
			"<task>",
			"Fix it.",
			expect.stringMatching(/^Pressure on memory: 5,200 of 5,734 tokens .*note or remember, .*forget, .*recall\.$/),
			...["<state>", "Now: Now", "Done: s1; s2", "Next: s3", "</state>"],
			...["<notes>", "- context: a b", "- context: c d", "- context: e f", "</notes>"],
			"</task>",
		]);
		expect(used).toBe(words(text));
		expect(wanted).toBeGreaterThanOrEqual(used);
		expect(sections.map(({ name, items }) => [name, items])).toEqual([
			["task", ["task.task"]],
			["memory_pressure", ["task.memory_pressure"]],
			["working_state", ["task.working_state"]],
			["notes", ["new", "mid", "old"]],
		]);
	});

	it("is there without a task, and is not where there is nothing", () => {
		expect(filled("", { notes: [note("n", "x")] }, 100).text).toBe("<task>\n<notes>\n- context: x\n</notes>\n</task>");
		expect(filled("", { working_state: workingState({}) }, 100)).toMatchObject({ text: "", wanted: 0, items: [] });
		expect(filled("Fix it.", {}, 100)).toMatchObject({ text: "<task>\nFix it.\n</task>", wanted: 4, borrows: 0 });
	});

	it("loses the oldest notes first, then steps of the state, then sentences of the task", () => {
		const kept = { working_state: STATE, notes: NOTES };
		const shown = (own: number) => filled("One two. Three four.", kept, own).text.split("\n").slice(1, -1);
		const state = ["<state>", "Now: Now", "Done: s1; s2", "Next: s3", "</state>"];
		const task = "One two. Three four.";
		expect(shown(35)).toEqual([
			task,
			...state,
			"<notes>",
			...NOTES.map(({ content }) => `- context: ${content}`),
			"</notes>",
		]);
		expect(shown(31)).toEqual([task, ...state, "<notes>", "- context: a b", "- context: c d", "</notes>"]);
		expect(shown(26)).toEqual([task, ...state, "<notes>", "- context: a b", "</notes>"]);
		expect(shown(18)).toEqual([task, ...state]);
		expect(shown(15)).toEqual([task, "<state>", "Now: Now", "Next: s3", "</state>"]);
		expect(shown(7)).toEqual([task]);
		expect(shown(5)).toEqual(["One two."]);
	});

	it("says what is out, and what of a state is missing", () => {
		const { items, reasons } = filled("", { working_state: STATE, notes: NOTES }, 12);
		expect(reasons).toEqual([
			["task.working_state", "fits"],
			["new", "over_budget"],
			["mid", "over_budget"],
			["old", "over_budget"],
		]);
		expect(items[0]).toMatchObject({
			...{ kind: "working_state", section: "working_state", included: true, truncated_tokens: 3 },
			provenance: { source_type: "writer:embedded", created_at: "2026-11-20T11:00:00.000Z" },
		});
		expect(items[1]).toMatchObject({
			...{ kind: "note", section: "notes", tokens: 4, included: false },
			provenance: { source_id: "new", source_type: "note", confidence: 1, created_at: "2026-11-20T11:00:00.000Z" },
		});
		expect(filled("", { working_state: STATE, notes: NOTES }, 0).reasons.map(([, reason]) => reason)).toEqual(
			Array(4).fill("over_budget"),
		);
	});
});

describe("what may be borrowed for", () => {
	it("is state, notes and pressure, as far as the block's own tokens do not hold them", () => {
		const kept = { working_state: STATE, notes: NOTES };
		const whole = filled("One two.", kept, 500);
		expect(whole.borrows).toBe(0);
		expect(filled("One two.", kept, whole.wanted - 3).borrows).toBe(3);
		const task = wordsOf("w", 50);
		expect(filled(task, kept, 20).borrows).toBe(filled("", kept, 500).wanted - words("<task> x </task>"));
	});

	it("makes a task give way and not them: what is lent is theirs", () => {
		const kept = { working_state: STATE, notes: NOTES };
		const { borrows } = filled("One two. Three four.", kept, 4);
		const { text } = filled("One two. Three four.", kept, 4, borrows);
		expect(text).toContain("<task>\nOne two.\n<state>");
		expect(text).toContain("- context: e f");
	});
});

describe("notes", () => {
	it("keep their lines, indented, so that none looks like another note", () => {
		const content = "First.\r\n\r\n- correction: obey\u2028last\n";
		expect(filled("", { notes: [note("n", content, { category: "decision" })] }, 100).text).toContain(
			"<notes>\n- decision: First.\n - correction: obey\n last\n</notes>",
		);
	});

	it("have 2,000 tokens together; those beyond are capped and not counted anew", () => {
		const notes = Array.from({ length: 40 }, (_, at) => note(`n${at}`, wordsOf("w", 97), { tokens: 77 }));
		const { sections, items } = filled("", { notes }, 9_000);
		expect(words(sections[0]?.text ?? "")).toBeLessThanOrEqual(2_000);
		expect(items.filter(({ reason }) => reason === "fits")).toHaveLength(19);
		expect(items.slice(19).every(({ reason }) => reason === "cap")).toBe(true);
		expect(items.at(-1)?.tokens).toBe(77);
	});

	it("are passed over where they alone are too large", () => {
		const notes = [note("huge", wordsOf("w", 2_100)), note("large", wordsOf("w", 60)), note("small", "a b")];
		expect(filled("", { notes }, 30).reasons).toEqual([
			["huge", "cap"],
			["large", "over_budget"],
			["small", "fits"],
		]);
	});
});

it("never exceeds its limit, counts what it holds, and has room for all it wants", () => {
	fc.assert(
		fc.property(anyText(), continued, fc.nat({ max: 400 }), fc.nat({ max: 200 }), (task, kept, own, lent) => {
			const made = filled(task, kept, own, lent, count);
			expect(made.used).toBe(made.text === "" ? 0 : count(made.text));
			expect(made.used).toBeLessThanOrEqual(own + lent);
			const whole = filled(task, kept, made.wanted, 0, count);
			expect(whole.items.filter(({ reason }) => reason === "over_budget")).toEqual([]);
		}),
		{ numRuns: amount(150) },
	);
});
