import { describe, expect, it } from "vitest";
import { type ContextOptions, contextOf } from "../../../../../src/core/context/assembly/context-of.ts";
import { EMPTY_STATE } from "../../../../../src/core/model/thread/working-state.ts";
import { memory, note, preference } from "../../remembering.ts";
import { words } from "../../thread-view.ts";

const now = Date.parse("2026-11-20T12:00:00.000Z");

function assembled(options: Omit<ContextOptions, "now">) {
	const result = contextOf({ ...options, now }, words);
	if (!result.ok) throw new Error(result.error.reason);
	return result.value;
}

function refused(options: Omit<ContextOptions, "now">) {
	const result = contextOf({ ...options, now }, words);
	return result.ok ? null : result.error;
}

const messages = [
	{ role: "user" as const, content: "We chose PostgreSQL." },
	{ role: "assistant" as const, content: "Noted." },
];

describe("contextOf", () => {
	it("makes a valid, small context of nothing", () => {
		const { rendering, tokens } = assembled({});
		expect(rendering).toMatchObject({ format: "messages", messages: [{ role: "system" }] });
		expect(tokens).toMatchObject({ window: 8_192, query: 0 });
	});

	it("shows the conversation and the question", () => {
		const { rendering } = assembled({ messages, query: "Which database?", format: "openai", model: "gpt-5" });
		expect(rendering).toMatchObject({
			messages: [{ role: "system" }, messages[0], messages[1], { role: "user", content: "Which database?" }],
		});
	});

	it("takes the model's budget unless one is given", () => {
		expect(assembled({ model: "gpt-5" }).tokens.window).toBe(29_000);
		expect(assembled({ model: "gpt-5", budget: { total: 2_048 } }).tokens.window).toBe(2_048);
	});

	it("takes an empty query as none", () => {
		const { rendering } = assembled({ messages, query: "" });
		expect(rendering).toMatchObject({ messages: [{ role: "system" }, messages[0], messages[1]] });
	});

	it("brings older messages back, but where recall is off", () => {
		const filler = Array.from({ length: 40 }, () => ({ role: "user" as const, content: "and so on ".repeat(30) }));
		const options = { messages: [...messages, ...filler], query: "PostgreSQL", budget: { history: 200 } };
		const found = (context: ReturnType<typeof assembled>) =>
			context.report.items.filter((item) => item.block === "knowledge" && item.included).map((item) => item.id);
		expect(found(assembled(options))[0]).toBe("messages.0");
		expect(found(assembled({ ...options, recall: null }))).toEqual([]);
	});

	it("shows notes, a working state and what is remembered, but what is not to be included", () => {
		const notes = [note("n", "Tabs it is.")];
		const workingState = { ...EMPTY_STATE, current_task: "Release" };
		const remembered = [preference("p", "Answers short."), memory("m", "fact", "Ferries are small.")];
		const shown = (options: Parameters<typeof assembled>[0]) =>
			assembled({ notes, workingState, remembered, ...options })
				.report.items.filter(({ included, section }) => included && section !== "rule")
				.map(({ block, section, id }) => `${block} ${section} ${id}`);
		expect(shown({})).toEqual([
			"system preferences p",
			"task working_state task.working_state",
			"task notes n",
			"knowledge memories m",
		]);
		expect(shown({ include: { notes: false, working_state: false } })).toEqual([
			"system preferences p",
			"knowledge memories m",
		]);
		expect(assembled({ messages, workingState }).report.warnings.map(({ code }) => code)).not.toContain("stale_task");
	});

	it("gives the same bytes for the same input", () => {
		const options = { messages, query: "Which database?", documents: [] };
		expect(assembled(options)).toEqual(assembled(options));
	});

	it("refuses what can't be, and says what is wrong", () => {
		const orphan = [{ role: "tool" as const, content: "42", tool_call_id: "a" }];
		expect(refused({ messages: orphan })).toMatchObject({
			reason: "invalid_request",
			problems: [{ path: "messages.0.tool_call_id" }],
		});
		expect(refused({ budget: { total: 100 } })).toMatchObject({ reason: "invalid_budget", minimum: 1_024 });
		expect(refused({ system: "word ".repeat(600) })).toMatchObject({ reason: "system_over_budget", actual: 600 });
	});
});

describe("options that no types hold back", () => {
	const image = (tokens: number) => ({
		messages: [
			{ role: "user" as const, content: [{ type: "image_url" as const, url: "https://a.test/b.png", tokens }] },
		],
	});
	const calls = ["a", "a"].map((id) => ({ id, name: "look", arguments: "{}" }));
	const document = { content: "x", source: { id: "d", type: "t" } };

	it.each<[string, unknown]>([
		["budget.system", { budget: { system: Number.NaN } }],
		["budget.history", { budget: { history: -1 } }],
		["budget.knowledge", { budget: { knowledge: 1.5 } }],
		["budget.total", { budget: { total: Number.POSITIVE_INFINITY } }],
		["budget", { budget: "16k" }],
		["format", { format: "zzz" }],
		["now", { now: Number.NaN }],
		["now", { now: undefined }],
		["messages.0.content.0.tokens", image(-500)],
		["messages.0.content.0.tokens", image(Number.NaN)],
		["messages.0.role", { messages: [{ role: "x", content: "hi" }] }],
		["messages.0.tool_calls", { messages: [{ role: "assistant", content: "", tool_calls: calls }] }],
		["messages.1", { messages: messages.map((message) => ({ ...message, id: "same" })) }],
		["documents.0.score", { documents: [{ ...document, score: Number.NaN }] }],
		["documents.1", { documents: [document, document] }],
	])("are refused: %s of %j", (path, options) => {
		const given = Object.assign({ now }, options);
		expect(contextOf(given, words)).toMatchObject({
			ok: false,
			error: { reason: "invalid_request", problems: [{ path }] },
		});
	});
});
