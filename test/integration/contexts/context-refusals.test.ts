import { beforeAll, describe, expect, it } from "vitest";
import { RULE } from "../../unit/core/rule.ts";
import { api } from "../client.ts";
import { append, invalid, newThread, readBack, refusal, user } from "../thread-calls.ts";
import { countedText } from "./independent-count.ts";

let thread = "";
let before: unknown[] = [];

beforeAll(async () => {
	thread = await newThread();
	await append(thread, [user("hello")]);
	before = await readBack(thread);
});

/** The answers of both routes, which must be the same refusal; the thread stays as it is. */
async function refused(body: unknown) {
	const stored = await api("POST", `${thread}/context`, body);
	const stateless = await api("POST", "/v1/context", body);
	expect(await readBack(thread)).toEqual(before);
	return [stored, stateless];
}

async function expectInvalid(body: unknown, path: string) {
	for (const answer of await refused(body)) expect(answer).toMatchObject(invalid(path));
}

const document = { content: "x", source: { id: "d", type: "doc" } };

describe("400 invalid_request", () => {
	it.each([
		["query", { query: 5 }],
		["query.0.type", { query: [{ type: "video" }] }],
		["model", { model: "" }],
		["model", { model: 4 }],
		["budget", { budget: "32k" }],
		["budget.system", { budget: { system: -1 } }],
		["budget.system", { budget: { system: 0.5 } }],
		["budget.total", { budget: { total: 2_000.5 } }],
		["waterfall", { waterfall: "no" }],
		["system", { system: ["x"] }],
		["project", { project: 1 }],
		["task", { task: 1 }],
		["task.goals.1", { task: { goals: ["a", 2] } }],
		["task.deadline", { task: { task: "x", deadline: "y" } }],
		["knowledge", { knowledge: document }],
		[
			"knowledge",
			{ knowledge: Array.from({ length: 1_001 }, (_, n) => ({ ...document, source: { id: `d${n}`, type: "t" } })) },
		],
		["knowledge.0.content", { knowledge: [{ ...document, content: "" }] }],
		["knowledge.1.source.id", { knowledge: [document, { ...document, content: "y" }] }],
		["knowledge.0.source.type", { knowledge: [{ ...document, source: { id: "d" } }] }],
		["knowledge.0.source", { knowledge: [{ content: "x" }] }],
		["knowledge.0.score", { knowledge: [{ ...document, score: "0.5" }] }],
		["knowledge.0.score", { knowledge: [{ ...document, score: null }] }],
		["knowledge.0.confidence", { knowledge: [{ ...document, confidence: 1.1 }] }],
		["knowledge.0.created_at", { knowledge: [{ ...document, created_at: "today" }] }],
		["knowledge.0.url", { knowledge: [{ ...document, url: "x" }] }],
		["recall", { recall: true }],
		["recall.limit", { recall: { limit: 201 } }],
		["recall.min_score", { recall: { min_score: -0.1 } }],
		["include.notes", { include: { notes: "no" } }],
		["include.gists", { include: { gists: false } }],
		["now", { now: "2026-13-01T00:00:00Z" }],
		["nonsense", { nonsense: true }],
	])("names %s", (path, body) => expectInvalid({ query: "x", ...body }, path));

	it.each([
		["layout", { layout: "stable" }],
		["recall.types.0", { recall: { types: ["rumour"] } }],
		["recall.weights", { recall: { weights: "newest" } }],
		["recall.weights", { recall: { weights: { recency: 0, importance: 0, relevance: 0 } } }],
		["recall.as_of", { recall: { as_of: "yesterday" } }],
		["context_management", { context_management: true }],
	])("refuses %s that can't be", (path, body) => expectInvalid({ query: "x", ...body }, path));

	it("refuses a score beyond all numbers", async () => {
		const text = '{"knowledge":[{"content":"x","source":{"id":"d","type":"t"},"score":1e999}]}';

		await expectInvalid(text, "knowledge.0.score");
	});

	it("refuses append and messages where they do not belong", async () => {
		expect(await api("POST", "/v1/context", { query: "x", append: true })).toMatchObject(invalid("append"));
		expect(await api("POST", `${thread}/context`, { messages: [] })).toMatchObject(invalid("messages"));
	});

	it("takes what stands at the limits, and null where nothing is said", async () => {
		const knowledge = Array.from({ length: 1_000 }, (_, n) => ({
			content: "x",
			source: { id: `d${n}`, type: "t" },
			score: -n,
		}));
		const nothing = { query: null, model: null, budget: null, system: null, project: null, task: null };

		expect((await api("POST", "/v1/context", { ...nothing, knowledge })).status).toBe(200);
		expect((await api("POST", `${thread}/context`, nothing)).status).toBe(200);
		expect((await api("POST", `${thread}/context`, { recall: { limit: 0 }, include: {} })).status).toBe(200);
		const include = { working_state: false, notes: true, relations: false, skills: true, earlier_messages: false };
		for (const path of ["/v1/context", `${thread}/context`])
			expect((await api("POST", path, { include })).status).toBe(200);
	});
});

describe("422, with the figures", () => {
	it("system_over_budget: the instructions alone against their budget", async () => {
		const system = "Be brief. ".repeat(200);
		const actual = countedText(system, "cl100k_base");

		for (const answer of await refused({ system }))
			expect(answer).toMatchObject(refusal(422, "system_over_budget", { budget: 500, actual }));
		for (const answer of await refused({ system: "Be brief.", budget: { system: 0 } })) {
			expect(answer).toMatchObject(refusal(422, "system_over_budget", { budget: 0, actual: 3 }));
		}
	});

	it("system_over_budget: with waterfall false, the rule and tags beside them", async () => {
		const body = { system: "Be brief.", budget: { system: 10 }, waterfall: false };
		const rendered = `<system>\nBe brief.\n\n${RULE}\n</system>`;
		const actual = countedText(rendered, "cl100k_base");

		for (const answer of await refused(body))
			expect(answer).toMatchObject(refusal(422, "system_over_budget", { budget: 10, actual }));
	});

	it("context_overflow: a query that can't fit, a line per block", async () => {
		const query = "word ".repeat(9_000);
		for (const answer of await refused({ query, system: "Be brief." })) {
			expect(answer).toMatchObject(
				refusal(422, "context_overflow", {
					window: 8_192,
					needed: expect.any(Number),
					blocks: [
						{ name: "system", budget: 500, needed: expect.any(Number) },
						{ name: "project", budget: 1_000, needed: 0 },
						{ name: "task", budget: 500, needed: 0 },
						{ name: "history", budget: 1_000, needed: 0 },
						{ name: "knowledge", budget: 2_000, needed: 0 },
						{ name: "query", budget: 1_000, needed: expect.any(Number) },
					],
				}),
			);
			const { needed } = Object(answer.body);
			expect(needed).toBeGreaterThan(2_000 + 192 + countedText(query, "cl100k_base"));
		}
	});

	it.each([
		[{ budget: { total: 1_023 } }, { minimum: 1_024 }],
		[{ budget: "128k" }, { maximum: 8_192 }],
		[{ budget: { total: 8_193 } }, { maximum: 8_192 }],
		[{ budget: { total: 200_001 }, model: "claude-3-opus" }, { maximum: 200_000 }],
		[{ budget: { response: 14_586 }, model: "gpt-3.5-turbo" }, { maximum: 16_385 }],
	])("invalid_budget: %j", async (body, figures) => {
		for (const answer of await refused({ query: "x", ...body })) {
			expect(answer).toMatchObject(refusal(422, "invalid_budget", figures));
			expect(Object.keys(Object(answer.body)).filter((key) => /^m..imum$/.test(key))).toEqual(Object.keys(figures));
		}
	});

	it("names what is wrong with the thread's own budget under another model", async () => {
		const large = await newThread({ model: "gpt-4o", budget: "128k" });

		expect(await api("POST", `${large}/context`, { model: "gpt-4" })).toMatchObject(
			refusal(422, "invalid_budget", { maximum: 8_192 }),
		);
		expect((await api("POST", `${large}/context`, { model: "gpt-4", budget: "8k" })).status).toBe(200);
	});
});

it("refuses bodies that are no JSON, too large or of another type", async () => {
	for (const answer of await refused("{")) expect(answer).toMatchObject(refusal(400, "invalid_json"));
	for (const answer of await refused(`"${"x".repeat(1_048_576)}"`))
		expect(answer).toMatchObject(refusal(413, "too_large", { limit: 1_048_576, actual: 1_048_578 }));
	expect(await api("POST", "/v1/context", "x", { headers: { "content-type": "text/plain" } })).toMatchObject(
		refusal(415, "unsupported_media_type"),
	);
});
