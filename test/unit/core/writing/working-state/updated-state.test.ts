import { describe, expect, it } from "vitest";
import { EMPTY_STATE, nextStep, type WorkingState } from "../../../../../src/core/model/thread/working-state.ts";
import { wordModel } from "../acts/word-model.ts";
import { stateAfter } from "./talking.ts";

const TASK = "U: Please migrate the search index to the new cluster.";
const USED = ["C: run {}", "T: exit 0"];
const idle = (turns: number) =>
	Array.from({ length: turns }, () => ["U: Nice weather in Bergen.", "A: Indeed."]).flat();

describe("the task", () => {
	it("is the user's latest request, in the words it was made in", () => {
		expect(stateAfter([TASK, "A: Sure."]).current_task).toBe("Please migrate the search index to the new cluster.");
		const turned = stateAfter([TASK, "A: Sure.", "U: Now translate the invoice pages into French."]);
		expect(turned.current_task).toMatch(/^Now translate the invoice pages into French\./);
	});

	it("is nobody's but the user's", () => {
		expect(stateAfter(["A: I could build you a shop.", "T: build started"]).current_task).toBe("");
	});

	it("is not what was only quoted", () => {
		expect(stateAfter(['U: He wrote: "Please build the whole shop until Friday for us."']).current_task).toBe("");
	});

	it("has other requests that stand behind it, which it may be a part of", () => {
		const state = stateAfter(["U: Please build umlauts into the importer."], stateAfter([TASK]));
		expect(state.current_task).toMatch(/^Please build umlauts into the importer\. \(also asked: .*search index.*\)$/);
	});

	it("is over when its user says so, and when nobody speaks of it for ten messages", () => {
		expect(stateAfter([TASK, "A: It runs.", "U: Great, that's all."]).current_task).toBe("");
		expect(stateAfter([TASK, ...idle(4)]).current_task).toContain("search index");
		expect(stateAfter([TASK, ...idle(5)]).current_task).toBe("");
		const spoken = [TASK, ...idle(4), "U: How big is the cluster?", ...idle(4)];
		expect(stateAfter(spoken).current_task).toContain("search index");
	});

	it("is empty, like all else, where nothing is asked for and no tool is used", () => {
		expect(stateAfter(["U: hi", "A: Hello! How can I help?", "U: My cat walked over the keyboard."])).toMatchObject({
			...{ current_task: "", task_chain: [], completed_steps: [], open_files: [], recent_decisions: [], blockers: [] },
		});
		expect(stateAfter([])).toBe(EMPTY_STATE);
	});
});

describe("what is done", () => {
	it.each([
		["a tool's result", "T: suite green: 41 tests"],
		["the user's word", "U: I finished the schema mapping."],
		["the assistant's report", "A: I finished the schema mapping."],
	])("is written after %s", (_, line) => {
		expect(stateAfter([TASK, ...USED, line]).completed_steps).toEqual([line.slice(3)]);
	});

	it.each([
		"A: You should map the schema first.",
		"A: Here is what I would do:\n1. Map the schema\n2. Copy the documents\n3. Switch the alias",
		"U: Did you map the schema?",
		"T: 3 files changed",
	])("is nothing after %j", (line) => {
		expect(stateAfter([TASK, ...USED, line]).completed_steps).toEqual([]);
	});

	it("is taken at a user's word sooner than at an assistant's, and at that sooner than at a tool's", () => {
		const done = (line: string, sure: number) =>
			stateAfter([...USED, line], EMPTY_STATE, wordModel({ done: "mapped" }, sure)).completed_steps.length;
		expect(["U", "A", "T"].map((who) => done(`${who}: The schema is mapped.`, 0.6))).toEqual([1, 0, 0]);
		expect(["U", "A", "T"].map((who) => done(`${who}: The schema is mapped.`, 0.8))).toEqual([1, 1, 0]);
	});

	it("is surer where a tool was used than where it is only talked about", () => {
		const weak = wordModel({ done: "mapped" }, 0.75);
		const line = "A: The schema is mapped.";
		expect(stateAfter([...USED, line], EMPTY_STATE, weak).completed_steps).toEqual(["The schema is mapped."]);
		expect(stateAfter([line], EMPTY_STATE, weak).completed_steps).toEqual([]);
	});

	it("is in the order it was said, each once", () => {
		const lines = ["A: I finished the schema.", "A: I finished the catalogue.", "A: I finished the schema."];
		expect(stateAfter([TASK, ...USED, ...lines]).completed_steps).toEqual([
			"I finished the catalogue.",
			"I finished the schema.",
		]);
	});
});

describe("what comes next", () => {
	it("is what the user announced, until they go on or it is done", () => {
		const announced = [TASK, "U: next we copy the legacy documents."];
		expect(nextStep(stateAfter(announced))).toBe("next we copy the legacy documents.");
		expect(nextStep(stateAfter([...announced, "U: ok"]))).toBe("");
		expect(nextStep(stateAfter([...announced, "A: I finished copying the legacy documents."]))).toBe("");
	});

	it("is nothing that only the assistant proposes", () => {
		expect(nextStep(stateAfter([TASK, "A: next I would copy the legacy documents."]))).toBe("");
	});

	it("leaves the steps that a caller listed", () => {
		const plan: WorkingState = {
			...EMPTY_STATE,
			current_task: "Migrate the search index",
			task_chain: ["Map the schema", "Copy the documents", "Switch the alias"],
		};
		const state = stateAfter(
			[...USED, "A: I finished mapping the schema.", "U: next we call the electrician.", "U: ok"],
			plan,
		);
		expect(state.task_chain).toEqual(plan.task_chain);
		expect(state.completed_steps).toContain("Map the schema");
		expect(nextStep(state)).toBe("Copy the documents");
		const more = Array.from({ length: 9 }, (_, n) => `U: I finished invoice page ${n}${n}.`);
		expect(nextStep(stateAfter(more, state))).toBe("Copy the documents");
	});
});

describe("decisions", () => {
	it("are the user's, and their standing rules", () => {
		const lines = [
			"U: I choose Postgres for the invoices.",
			"A: I would choose MySQL.",
			"U: always answer in German sentences.",
		];
		expect(stateAfter(lines).recent_decisions).toEqual([
			"I choose Postgres for the invoices.",
			"always answer in German sentences.",
		]);
	});

	it("leave when the user turns them round, and no others do", () => {
		const lines = ["U: I choose Postgres for the invoices.", "U: I choose Redis for the sessions."];
		expect(stateAfter([...lines, "U: Scrap Postgres for the invoices."]).recent_decisions).toEqual([
			lines[1]?.slice(3),
		]);
		expect(stateAfter([...lines, "A: Scrap Postgres for the invoices."]).recent_decisions).toHaveLength(2);
		expect(stateAfter([...lines, "U: Postgres for the invoices works well."]).recent_decisions).toHaveLength(2);
	});
});

describe("a blocker", () => {
	const blocked: WorkingState = { ...EMPTY_STATE, blockers: ["We are stuck on the staging certificate."] };

	it("that a caller or a model wrote stands until it is reported done, by whoever", () => {
		expect(stateAfter(["A: I finished the invoice pages."], blocked).blockers).toHaveLength(1);
		expect(stateAfter(["A: I finished renewing the staging certificate."], blocked).blockers).toEqual([]);
		expect(stateAfter(["U: I finished renewing the staging certificate."], blocked).blockers).toEqual([]);
	});

	it("is not written of what was said", () => {
		expect(stateAfter([TASK, ...USED, "A: We are stuck on the staging certificate."]).blockers).toEqual([]);
	});
});

describe("files", () => {
	it("are those that the assistant names and opens, the newest last, each once", () => {
		const state = stateAfter([
			"A: I opened src/app.ts and README.md; src/app.ts imports ./lib/config.json and Dockerfile.",
			'C: write_file {"path":"src/new/module.py","content":"import os"}',
			'C: open {"file_path":"notes"}',
			"A: See https://example.com/a/b.html, node.js, Next.js 15, e.g. v1.2.3, 3.5 and and/or, or README.md.",
		]);
		expect(state.open_files).toEqual([
			"src/app.ts",
			"./lib/config.json",
			"Dockerfile",
			"src/new/module.py",
			"README.md",
		]);
	});

	it("are closed by a tool that closes or deletes them, and are the last ten", () => {
		expect(stateAfter(["A: Look at a.ts and b.ts.", 'C: delete_file {"path":"a.ts"}']).open_files).toEqual(["b.ts"]);
		const names = Array.from({ length: 14 }, (_, n) => `src/f${n}.ts`);
		expect(stateAfter(names.map((name) => `A: ${name}`)).open_files).toEqual(names.slice(-10));
	});
});
