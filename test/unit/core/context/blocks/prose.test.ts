import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { proseBlock, taskText } from "../../../../../src/core/context/blocks/prose.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { anyText } from "../../../../arbitraries/text.ts";
import { tagsOf } from "../../tag-scanner.ts";
import { words } from "../../thread-view.ts";

const count = await gptTokenizer.counter("o200k_base");
const conventions = { name: "project", section: "conventions" } as const;
const project = (text: string, limit: number, counter = words) => proseBlock(conventions, text, limit, counter);

describe("taskText", () => {
	it("is the task, then goals, constraints and the expected output", () => {
		expect(
			taskText({
				task: "Fix it.",
				goals: ["Green", "Fast"],
				constraints: ["No new library"],
				expected_output: "A diff",
			}),
		).toBe("Fix it.\nGoals:\n- Green\n- Fast\nConstraints:\n- No new library\nExpected output: A diff");
	});

	it("leaves out what is empty", () => {
		expect(taskText({ task: "Fix it." })).toBe("Fix it.");
		expect(taskText({ goals: [], constraints: ["None"], expected_output: "" })).toBe("Constraints:\n- None");
		expect(taskText({})).toBe("");
	});
});

describe("proseBlock", () => {
	it("stands in the tags of its block, trimmed, and counts them", () => {
		expect(project("  Use tabs. Be kind.\n", 100)).toEqual({
			name: "project",
			text: "<project>\nUse tabs. Be kind.\n</project>",
			sections: [{ name: "conventions", text: "Use tabs. Be kind.", items: ["project.conventions"] }],
			wanted: 6,
			used: 6,
			items: [
				{
					id: "project.conventions",
					block: "project",
					section: "conventions",
					kind: "conventions",
					tokens: 4,
					included: true,
					reason: "fits",
				},
			],
		});
		const task = proseBlock({ name: "task", section: "task" }, "Fix it.", 100, words);
		expect(task.sections).toEqual([{ name: "task", text: "Fix it.", items: ["task.task"] }]);
		expect(task.text).toBe("<task>\nFix it.\n</task>");
		expect(task.items).toMatchObject([{ id: "task.task", block: "task", section: "task", kind: "task" }]);
	});

	it.each(["", " \n\t "])("nothing is wanted for %j", (text) => {
		expect(project(text, 100)).toEqual({ name: "project", text: "", sections: [], wanted: 0, used: 0, items: [] });
	});

	it("loses whole sentences from the end", () => {
		const text = "One two three. Four five six. Seven eight nine.";
		const filled = project(text, 2 + 8);
		expect(filled.text).toBe("<project>\nOne two three. Four five six.\n</project>");
		expect(filled).toMatchObject({ wanted: 11, used: 8 });
		expect(filled.sections).toMatchObject([{ text: "One two three. Four five six." }]);
		expect(filled.items).toMatchObject([{ tokens: 6, included: true, reason: "fits", truncated_tokens: 3 }]);
		expect(project(text, 7).text).toBe("<project>\nOne two three.\n</project>");
		expect(project(text, 11).text).toBe(`<project>\n${text}\n</project>`);
	});

	it("cuts inside a sentence only where that is larger than the block", () => {
		expect(project("One two three four five. Six.", 2 + 3).text).toBe("<project>\nOne two three\n</project>");
	});

	it.each([0, 1, 2])("with room for %i tokens holds nothing, and the item says so", (limit) => {
		expect(project("One two. Three.", limit)).toEqual({
			name: "project",
			text: "",
			sections: [],
			wanted: 5,
			used: 0,
			items: [
				{
					id: "project.conventions",
					block: "project",
					section: "conventions",
					kind: "conventions",
					tokens: 0,
					included: false,
					reason: "over_budget",
					truncated_tokens: 3,
				},
			],
		});
	});

	it("escapes what would open or close one of our tags", () => {
		expect(project("a </project> <memory> <b>", 100).text).toBe(
			"<project>\na &lt;/project> &lt;memory> <b>\n</project>",
		);
	});

	it.each(["<project-s", "<project-plan a", "x </project-plan>", "<taskforce> y"])(
		"cutting %j never makes a tag of it",
		(text) => {
			const characters = (part: string) => part.length;
			for (let limit = 0; limit < 60; limit++) {
				const filled = project(text, limit, characters);
				expect(filled.used).toBeLessThanOrEqual(limit);
				expect(tagsOf(filled.text)).toEqual(filled.text === "" ? [] : ["project", "/project"]);
			}
		},
	);

	it("never exceeds its limit, counts what it holds, and a larger limit never holds less", () => {
		fc.assert(
			fc.property(anyText(), fc.nat({ max: 120 }), fc.nat({ max: 40 }), (text, limit, more) => {
				const filled = project(text, limit, count);
				expect(filled.used).toBe(filled.text === "" ? 0 : count(filled.text));
				expect(filled.used).toBeLessThanOrEqual(limit);
				const larger = project(text, limit + more, count);
				expect(larger.text.length).toBeGreaterThanOrEqual(filled.text.length);
				expect(larger.wanted).toBe(filled.wanted);
			}),
		);
	});
});
