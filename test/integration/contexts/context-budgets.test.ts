import { describe, expect, it } from "vitest";
import { append, assistant, MESSAGES_ONLY, newThread, user } from "../thread-calls.ts";
import { blockOf, contextOf, itemsOf, shownText } from "./context-calls.ts";

const sentences = (n: number, about: string) =>
	Array.from({ length: n }, (_, i) => `Sentence ${i} is about ${about}.`).join(" ");
const full = {
	query: "Where is the needle?",
	system: "Be brief.",
	project: sentences(600, "the project"),
	task: sentences(600, "the task"),
	knowledge: Array.from({ length: 300 }, (_, n) => ({
		content: `Document ${n}. ${sentences(4, "needles")}`,
		source: { id: `d${n}`, type: "doc" },
		score: 1 - n / 1_000,
	})),
	messages: Array.from({ length: 600 }, (_, n) =>
		(n % 2 === 0 ? user : assistant)(`Turn ${n}. ${sentences(2, "hay")}`),
	),
};

const used = (built: Awaited<ReturnType<typeof contextOf>>) =>
	Object.fromEntries(built.report.blocks.map((block) => [block.name, block.used]));

describe("a profile", () => {
	it.each([
		["4k", "gpt-3.5-turbo", { total: 4_000, response: 1_200, safety: 100 }],
		["8k", "gpt-4", { total: 8_192, response: 2_000, safety: 192 }],
		["128k", "gpt-4-turbo", { total: 29_000, response: 8_000, safety: 1_000 }],
	])("%s is what %s gets, and is well used", async (budget, model, { total, response, safety }) => {
		const built = await contextOf("", { ...full, model });

		expect(built.tokens).toMatchObject({ window: total, response_reserved: response, safety_buffer: safety });
		expect(built.tokens.total).toBeGreaterThan(0.9 * (total - response - safety));
		expect(await contextOf("", { ...full, model: "nobody-knows", budget })).toMatchObject({
			tokens: { window: total },
		});
	});

	it("of a total is shared out like 8k, the remainder to knowledge", async () => {
		const built = await contextOf("", { ...full, budget: { total: 4_000 } });

		expect(built.tokens).toMatchObject({ window: 4_000, response_reserved: 976, safety_buffer: 93 });
		expect(built.report.blocks.map(({ budget }) => budget)).toEqual([244, 488, 244, 488, 979]);
		expect((await contextOf("", { query: "x", budget: { total: 1_024 } })).tokens.window).toBe(1_024);
	});

	it("comes field by field from the request, else the thread, else the model", async () => {
		const thread = await newThread({ model: "gpt-4o", budget: { history: 1_500, task: 7 } });
		const built = await contextOf(thread, { budget: { task: 9, safety_buffer: 0 } });

		expect(built).toMatchObject({ model: "gpt-4o", tokens: { response_reserved: 8_000, safety_buffer: 0 } });
		expect(built.report.blocks.map(({ budget }) => budget)).toEqual([1_000, 2_000, 9, 1_500, 8_000]);
		expect((await contextOf(thread, { model: "gpt-4", budget: "4k" })).tokens.window).toBe(4_000);
	});

	it("of a model nobody knows is 8k, with a warning", async () => {
		const built = await contextOf("", { query: "x", model: "nobody-knows" });

		expect(built.tokens.window).toBe(8_192);
		expect(built.report.warnings).toContainEqual(expect.objectContaining({ code: "unknown_model" }));
	});

	it("of a model whose tokenizer is not public is counted with a ratio", async () => {
		const built = await contextOf("", { ...full, model: "claude-3-sonnet" });

		expect(built.tokens.total).toBeLessThanOrEqual(8_192 - 2_000 - 192);
	});
});

describe("the waterfall", () => {
	it("lets what a rank leaves flow to the next, and what the query leaves to the last", async () => {
		const { project: _, task: __, ...body } = full;
		const built = await contextOf("", body);
		const flows = built.report.waterfall;

		expect(blockOf(built, "history").granted).toBeGreaterThan(2_400);
		expect(flows.map(({ from, to, kind }) => [from, to, kind])).toEqual([
			["query", "knowledge", "query"],
			["system", "project", "surplus"],
			["project", "task", "surplus"],
			["task", "history", "surplus"],
		]);
		const [, system, project] = flows;
		expect(project?.tokens).toBe(1_000 + (system?.tokens ?? 0));
	});

	it("moves nothing when it is off", async () => {
		const built = await contextOf("", { ...full, project: "Short.", task: "Short.", waterfall: false });

		expect(built.report.waterfall).toEqual([]);
		for (const block of built.report.blocks) expect(block.granted).toBeLessThanOrEqual(block.budget);
		expect(used(built).history).toBeGreaterThan(800);
	});

	it("leaves the history window where it is, whether the question is short or long", async () => {
		const window = async (query: string) =>
			itemsOf(await contextOf("", { ...full, query }), "history").filter(({ included }) => included);

		expect(await window("short?")).toEqual(await window(`${"long ".repeat(800)}?`));
	});

	it("lets a query over its reserve take from the last rank, with a warning", async () => {
		const built = await contextOf("", { ...full, query: "word ".repeat(2_000) });

		expect(built.report.waterfall).toContainEqual(
			expect.objectContaining({ from: "knowledge", to: "query", kind: "query" }),
		);
		expect(built.report.warnings).toContainEqual(expect.objectContaining({ code: "query_over_reserve" }));
	});
});

describe("a budget of 0", () => {
	it.each(["project", "task", "history", "knowledge"])("leaves the %s block out", async (name) => {
		const built = await contextOf("", { ...full, budget: { [name]: 0 } });

		expect(blockOf(built, name)).toMatchObject({ budget: 0, granted: 0, used: 0, utilization: 0, included: 0 });
		expect(shownText(await contextOf("", { ...full, budget: { [name]: 0 }, format: "text" }))).not.toContain(
			`</${name}>`,
		);
	});

	it("leaves the system block out where there are no instructions, the rule included", async () => {
		const built = await contextOf("", { query: "x", budget: { system: 0 } });

		expect(built.messages).toEqual([{ role: "user", content: "x" }]);
		expect(itemsOf(built, "system")).toEqual([]);
	});

	it("of every block leaves the query alone", async () => {
		const none = { system: 0, project: 0, task: 0, history: 0, knowledge: 0, response: 0, safety_buffer: 0 };
		const built = await contextOf("", { ...full, system: null, budget: none });

		expect(built.messages).toEqual([{ role: "user", content: "Where is the needle?" }]);
		expect(built.tokens).toMatchObject({ window: 1_000, response_reserved: 0, safety_buffer: 0 });
	});

	it("of the query's reserve is made up for by the last rank", async () => {
		const built = await contextOf("", { query: "What now?", budget: { user_query: 0 } });

		expect(built.messages?.at(-1)?.content).toBe("What now?");
	});
});

it("keeps whole sentences of a project and a task that are too long", async () => {
	const built = await contextOf("", {
		query: "x",
		budget: { project: 60, task: 60 },
		project: full.project,
		task: full.task,
		waterfall: false,
	});
	const text = shownText(built);

	expect(text).toMatch(/<project>\nSentence 0 is [\s\S]*\.\n<\/project>/);
	expect(text).toMatch(/<task>\nSentence 0 is [\s\S]*\.\n<\/task>/);
	for (const name of ["project", "task"]) expect(blockOf(built, name).used).toBeGreaterThan(40);
});

it("holds for a thread of a thousand messages", async () => {
	// Not distilled: a busy machine may be done with it before the context is asked for.
	const thread = await newThread({ config: MESSAGES_ONLY });
	const messages = Array.from({ length: 1_000 }, (_, n) =>
		(n % 2 === 0 ? user : assistant)(`Turn ${n}. ${sentences(3, n === 10 ? "the needle" : "hay")}`),
	);
	await append(thread, messages.slice(0, 500));
	await append(thread, messages.slice(500));
	const built = await contextOf(thread, { query: "Where is the needle?" });

	expect(built.report.items_omitted).toBe(800);
	expect(itemsOf(built, "history").map(({ seq }) => seq)).toEqual(Array.from({ length: 200 }, (_, n) => 801 + n));
	expect(itemsOf(built, "knowledge")).toContainEqual(
		expect.objectContaining({ seq: 11, included: true, kind: "message" }),
	);
	expect(shownText(built)).toContain("Turn 10.");
});

describe("what recall found", () => {
	/** What is told of one thing in many ways, so that all of it is above the threshold. */
	async function told() {
		const path = await newThread({ config: MESSAGES_ONLY });
		const where = ["under the mat", "in the blue tin", "behind the clock", "with my gran", "on a nail in the shed"];
		const said = (at: number) =>
			`day ${at}: moved the needle again, its ${where[at % 5]} now, page ${at * 7} of my list`;
		for (const from of [0, 75])
			await append(
				path,
				Array.from({ length: 75 }, (_, at) => user(said(from + at))),
			);
		return async (knowledge: number, recall: object = {}) => {
			const budget = { system: 0, project: 0, task: 0, history: 0, knowledge };
			const built = await contextOf(path, { query: "where did i move the needle", waterfall: false, budget, recall });
			const items = itemsOf(built, "knowledge");
			return {
				used: blockOf(built, "knowledge").used,
				shown: items.filter(({ included }) => included).length,
				reasons: [...new Set(items.flatMap(({ included, reason }) => (included ? [] : [reason])))],
			};
		};
	}

	it("fills the budget while anything above the threshold is left, up to the limit, which is 100", async () => {
		const asked = await told();
		for (const knowledge of [300, 1_200]) {
			const { used, reasons } = await asked(knowledge);
			// What is left is less than a message with its day.
			expect(used).toBeGreaterThan(knowledge - 40);
			expect(reasons).toContain("over_budget");
		}
		expect(await asked(4_500)).toMatchObject({ shown: 100, reasons: ["cap"] });
		expect(await asked(4_500, { limit: 30 })).toMatchObject({ shown: 30, reasons: ["cap"] });
	});
});
