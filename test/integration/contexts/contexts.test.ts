import { describe, expect, it } from "vitest";
import { RULE } from "../../unit/core/rule.ts";
import { api } from "../client.ts";
import { append, assistant, MESSAGES_ONLY, newThread, readBack, refusal, user } from "../thread-calls.ts";
import { contextOf, itemsOf, shownText } from "./context-calls.ts";

const NOW = "2026-01-12T09:30:00.000Z";

async function talk(body: object = {}) {
	const thread = await newThread(body);
	await append(thread, [
		user("Which database do we use?", { id: "q1" }),
		assistant("Postgres, since March.", { id: "a1" }),
		user("And for the cache?", { id: "q2" }),
		assistant("Redis, on its own machine.", { id: "a2" }),
	]);
	return thread;
}

describe("a thread's context", () => {
	it("holds the five blocks in their places, and the query at the end", async () => {
		const thread = await talk();
		const built = await contextOf(thread, {
			query: "What do we pay?",
			system: "Be brief.",
			project: "Prices are in euros.",
			task: { task: "Cut costs.", goals: ["save 10%"], constraints: ["no downtime"], expected_output: "a list" },
			knowledge: [{ content: "Redis costs 90 a month.", source: { id: "bill-7", type: "invoice" }, score: 0.9 }],
			recall: { enabled: false },
		});

		expect(built).toMatchObject({ thread_id: thread.split("/").at(-1), model: "gpt-4", format: "messages" });
		expect(built.id).toMatch(/^ctx_[0-9A-Z]{26}$/);
		const [first, ...rest] = built.messages ?? [];
		expect(first?.role).toBe("system");
		expect(first?.content).toMatch(
			/^<system>\nBe brief\.\n\n[\s\S]*<\/system>\n\n<project>\nPrices[\s\S]*<\/project>\n\n<task>\nCut costs\.[\s\S]*save 10%[\s\S]*no downtime[\s\S]*a list[\s\S]*<\/task>$/,
		);
		expect(first?.content).toContain(RULE);
		expect(rest.map(({ role, content }) => [role, content])).toEqual([
			["user", "Which database do we use?"],
			["assistant", "Postgres, since March."],
			["user", "And for the cache?"],
			["assistant", "Redis, on its own machine."],
			[
				"user",
				'<knowledge>\n<document source="bill-7" type="invoice">Redis costs 90 a month.</document>\n</knowledge>\n\n<query>\nWhat do we pay?\n</query>',
			],
		]);
	});

	it("says the same as text, every turn in its role's tag", async () => {
		const { text } = await contextOf(await talk({ config: MESSAGES_ONLY }), {
			query: "So?",
			format: "text",
			system: "Be brief.",
			recall: { enabled: false },
		});

		expect(text).toMatch(
			/^<system>[\s\S]*<\/system>\n\n<history>\n<user>Which database do we use\?<\/user>\n<assistant>/,
		);
		expect(text?.endsWith("</history>\n\n<query>\nSo?\n</query>")).toBe(true);
	});

	it("without a query ends with the thread, knowledge at the head of the newest user message", async () => {
		const thread = await talk();
		const knowledge = [{ content: "A fact.", source: { id: "d", type: "doc" } }];
		for (const query of [null, "", []]) {
			const { messages } = await contextOf(thread, { query, knowledge, recall: { enabled: false } });

			expect(messages?.slice(-2).map(({ content }) => content)).toEqual([
				'<knowledge>\n<document source="d" type="doc">A fact.</document>\n</knowledge>\n\nAnd for the cache?',
				"Redis, on its own machine.",
			]);
		}
	});

	it("without any user message puts knowledge into one of its own, at the end", async () => {
		const thread = await newThread();
		await append(thread, [assistant("Hello.")]);
		const { messages } = await contextOf(thread, {
			knowledge: [{ content: "A fact.", source: { id: "d", type: "doc" } }],
		});

		expect(messages?.map(({ role }) => role)).toEqual(["system", "assistant", "user"]);
	});

	it("takes a query of parts, its images as the caller counts them", async () => {
		const query = [
			{ type: "text", text: "What is this?" },
			{ type: "image_url", url: "https://example.org/a.png", tokens: 85 },
		];
		const built = await contextOf(await talk(), { query, recall: { enabled: false } });

		expect(built.messages?.at(-1)).toEqual({ role: "user", content: query });
		expect(built.tokens.query).toBeGreaterThan(85);
		expect(shownText(await contextOf(await talk(), { query, format: "text" }))).toContain("What is this?\n[image]");
	});

	it("is the same, byte by byte, for the same request at the same time", async () => {
		const thread = await talk();
		const body = {
			query: "Which database?",
			now: NOW,
			knowledge: [{ content: "Postgres 17.", source: { id: "d", type: "doc" } }],
		};
		const [one, two] = [await contextOf(thread, body), await contextOf(thread, body)];
		const bytes = ({ id: _, report: { timings_ms: __, ...report }, ...rest }: typeof one) =>
			JSON.stringify({ ...rest, report });

		expect(bytes(one)).toBe(bytes(two));
		expect(one.id).not.toBe(two.id);
	});

	it("changes nothing in the thread", async () => {
		const thread = await talk();
		const before = await readBack(thread);
		await contextOf(thread, { query: "So?" });

		expect(await readBack(thread)).toEqual(before);
	});

	it("is 404 where there is no thread", async () => {
		expect(await api("POST", "/v1/threads/nobody/context", { query: "x" })).toMatchObject(refusal(404, "not_found"));
	});
});

describe("append: true", () => {
	it("adds the query as a user message, after the context was made", async () => {
		const thread = await talk();
		const query = [{ type: "text", text: "And the price?" }];
		const built = await contextOf(thread, { query, append: true });

		expect(built.appended).toEqual({ id: expect.stringMatching(/^msg_/), seq: 5 });
		expect(itemsOf(built, "history").map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
		expect(await api("GET", `${thread}/messages?after_seq=4`)).toMatchObject({
			body: { data: [{ id: built.appended?.id, seq: 5, role: "user", content: query }] },
		});
		expect(itemsOf(await contextOf(thread), "history").map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
	});

	it.each([
		[{ query: "x ".repeat(20_000) }, 422, "context_overflow"],
		[{ query: "x", system: "x ".repeat(1_000) }, 422, "system_over_budget"],
		[{ query: "x", budget: { total: 9 } }, 422, "invalid_budget"],
		[{ query: "x", format: "xml" }, 400, "invalid_request"],
		[{ query: null }, 400, "invalid_request"],
		[{ query: "" }, 400, "invalid_request"],
	])("adds nothing where the answer is an error (%#)", async (body, status, code) => {
		const thread = await talk();
		const before = await readBack(thread);

		expect(await api("POST", `${thread}/context`, { ...body, append: true })).toMatchObject(refusal(status, code));
		expect(await readBack(thread)).toEqual(before);
	});
});
