import { describe, expect, it } from "vitest";
import type { AssembledContext } from "../../../../../src/core/context/assembly/assemble-context.ts";
import { EVERYTHING } from "../../../../../src/core/context/assembly/context-request.ts";
import { PROFILES } from "../../../../../src/core/model/budget/profiles.ts";
import type { NewMessage } from "../../../../../src/core/model/thread/message.ts";
import { memory, note, preference, relation, skill, staticFact, workingState } from "../../remembering.ts";
import { assembled } from "./any-context.ts";
import { asking } from "./asking.ts";

type More = Omit<Parameters<typeof assembled>[0], "model"> & Parameters<typeof asking>[0];

function context({ continuity, ...more }: Partial<More>, messages: NewMessage[] = []): AssembledContext {
	const result = assembled({ ...asking(more), ...(continuity && { continuity }) }, messages);
	if (!result.ok) throw new Error(result.error.reason);
	return result.value;
}

const talk = Array.from(
	{ length: 200 },
	(_, index): NewMessage => ({ role: "user", content: `We deploy build ${index} on Monday, unless it rains.` }),
);
const blockOf = ({ report }: AssembledContext, name: string) => report.blocks.find((block) => block.name === name);
const included = ({ report }: AssembledContext, kind: string) =>
	report.items.filter((item) => item.kind === kind && item.included).map(({ id }) => id);
const borrowed = ({ report }: AssembledContext) => report.waterfall.filter(({ kind }) => kind === "borrowed");

/** About 1,000 tokens of notes, more than a task block of 500 holds. */
const notes = Array.from({ length: 20 }, (_, at) =>
	note(`n${at}`, "what was found out about the build today ".repeat(6)),
);
const busy = {
	system: "x ".repeat(480),
	project: "Use tabs. ".repeat(300),
	task: { task: "Fix the build. ".repeat(120) },
};

describe("borrowing", () => {
	it("keeps state and notes whole where their block is too small for them", () => {
		const made = context({ ...busy, continuity: { notes } }, talk);
		expect(included(made, "note")).toHaveLength(20);
		const [flow, ...rest] = borrowed(made).filter(({ to }) => to === "task");
		expect(flow).toMatchObject({ from: "knowledge", to: "task", kind: "borrowed" });
		expect(rest).toEqual([]);
		expect(flow?.tokens).toBeGreaterThan(800);
		expect(flow?.tokens).toBeLessThanOrEqual(1_000);
		expect(blockOf(made, "task")?.granted).toBeGreaterThan(500);
	});

	it("is at most half of the lender's budget, and what does not fit then gives way, the oldest first", () => {
		const budget = { ...PROFILES["8k"], knowledge: 600 };
		const made = context({ ...busy, budget, continuity: { notes } }, talk);
		expect(borrowed(made).reduce((sum, { tokens }) => sum + tokens, 0)).toBe(300);
		expect(included(made, "note")).toEqual(notes.slice(0, included(made, "note").length).map(({ id }) => id));
		expect(included(made, "note").length).toBeGreaterThan(3);
		expect(included(made, "note").length).toBeLessThan(20);
	});

	it("is from history with preset rag, but in layout cache, where history must stay", () => {
		const rag = { ...busy, preset: "rag" as const, continuity: { notes } };
		const from = (made: AssembledContext) => borrowed(made).filter(({ to }) => to === "task")[0]?.from;
		expect(from(context(rag, talk))).toBe("history");
		expect(from(context({ ...rag, layout: "cache" }, talk))).toBe("knowledge");
	});

	it("is not done for a task, for what fits, or without the waterfall", () => {
		expect(borrowed(context(busy, talk)).filter(({ to }) => to === "task")).toEqual([]);
		expect(borrowed(context({ continuity: { notes } }, talk))).toEqual([]);
		const made = context({ task: busy.task, waterfall: false, continuity: { notes } }, talk);
		expect(borrowed(made)).toEqual([]);
		expect(blockOf(made, "task")?.used).toBeLessThanOrEqual(500);
		expect(included(made, "note")).toEqual([]);
	});

	it("brings no task block back whose budget is 0", () => {
		const budget = { ...PROFILES["8k"], task: 0 };
		const made = context({
			...busy,
			budget,
			continuity: { notes, working_state: workingState({ current_task: "x" }) },
		});
		expect(blockOf(made, "task")).toMatchObject({ granted: 0, used: 0, included: 0, dropped: 22 });
		expect(JSON.stringify(made.rendering)).not.toContain("<task>");
	});
});

describe("preferences in the system block", () => {
	const preferences = Array.from({ length: 60 }, (_, at) =>
		preference(`p${at}`, `Preference number ${at}: be brief and say why.`, { score: { relevance: 1 - at / 100 } }),
	);

	it("never make it too large: the lowest score gives way, and instructions stay", () => {
		const made = context({ system: "Be kind.", remembered: preferences });
		const shown = included(made, "preference");
		expect(shown).toEqual(preferences.slice(0, shown.length).map(({ id }) => id));
		expect(shown.length).toBeGreaterThan(20);
		expect(blockOf(made, "system")?.used).toBeLessThanOrEqual(500);
		expect(made.report.warnings.map(({ code }) => code)).not.toContain("system_near_limit");
		const full = context({ system: "x ".repeat(499), remembered: preferences });
		expect(included(full, "preference")).toEqual([]);
		expect(included(full, "rule")).toHaveLength(1);
		expect(full.report.warnings.map(({ code }) => code)).toContain("system_near_limit");
	});

	it("leave what they do not need to the next rank", () => {
		const made = context({ system: "Be kind.", remembered: preferences.slice(0, 2) });
		const { used = 0 } = blockOf(made, "system") ?? {};
		expect(made.report.waterfall).toContainEqual({
			from: "system",
			to: "project",
			tokens: 500 - used,
			kind: "surplus",
		});
	});
});

describe("include", () => {
	const everything = {
		remembered: [
			relation("rel", "Ada", "LEADS", "deploys"),
			skill("skl", "deploy", "npm run deploy"),
			memory("mem", "fact", "It rains."),
		],
		continuity: { notes: [note("not", "x")], working_state: workingState({ current_task: "x" }) },
		query: "When do we deploy build 3?",
	};
	const kinds = (include: Partial<typeof EVERYTHING>) => {
		const { report } = context({ ...everything, include: { ...EVERYTHING, ...include } }, talk);
		return new Set(report.items.map(({ kind, section }) => (section === "earlier_messages" ? section : kind)));
	};

	it("has everything unless it is said", () => {
		expect([...kinds({})]).toEqual(
			expect.arrayContaining(["working_state", "note", "relation", "skill", "fact", "earlier_messages"]),
		);
	});

	it.each([
		["working_state", "working_state"],
		["notes", "note"],
		["relations", "relation"],
		["skills", "skill"],
		["earlier_messages", "earlier_messages"],
	])("leaves out %s, and nothing else", (name, kind) => {
		const left = kinds({ [name]: false });
		expect([...kinds({})].filter((one) => !left.has(one))).toEqual([kind]);
	});
});

describe("layout cache", () => {
	const remembered = [
		preference("p", "Answers short."),
		staticFact("f", "Ferries are small."),
		memory("m", "fact", "It rains."),
	];
	const asked = { layout: "cache" as const, system: "Be kind.", project: "Use tabs.", remembered, query: "Why?" };

	it("has what is remembered beside the question, and reports it in its own block", () => {
		const made = context(asked, talk.slice(0, 3));
		if (made.rendering.format !== "messages") throw new Error(made.rendering.format);
		const { 0: leading, length } = made.rendering.messages;
		expect(leading?.content).toMatch(/^<system>\nBe kind\.[^<]*<\/system>\n\n<project>\nUse tabs\.\n<\/project>$/);
		expect(made.rendering.messages[length - 1]?.content).toMatch(
			/^<preferences>\n- Answers short\.\n<\/preferences>\n\n<facts>\n- Ferries are small\.\n<\/facts>\n\n<knowledge>/,
		);
		expect(made.report.items.filter(({ id }) => id === "p" || id === "f").map(({ block }) => block)).toEqual([
			"system",
			"project",
		]);
		const used = made.report.blocks.reduce((sum, block) => sum + block.used, 0);
		expect(Math.abs(made.tokens.total - used - made.tokens.query)).toBeLessThan(30);
	});

	it("has it in format blocks behind the tags of its block", () => {
		const { rendering } = context({ ...asked, format: "blocks" });
		if (rendering.format !== "blocks") throw new Error(rendering.format);
		expect(rendering.blocks.system.text).toMatch(
			/quotes\.\n<\/system>\n\n<preferences>\n- Answers short\.\n<\/preferences>$/,
		);
		expect(rendering.blocks.system.sections.map(({ name }) => name)).toEqual(["instructions", "rule", "preferences"]);
	});
});
