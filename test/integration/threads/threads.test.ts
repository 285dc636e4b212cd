import { describe, expect, it } from "vitest";
import { api } from "../client.ts";
import { append, invalid, newThread, notFound, readBack, refusal, user } from "../thread-calls.ts";

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** What a thread does about its past unless it is told otherwise. */
const DEFAULTS = {
	overflow: {
		...{ strategy: "summarize", trigger_ratio: 0.7, preserve_messages: 10, preserve_tokens: 12_000 },
		...{ ltm: ["extractive", "vector"], ltm_limits: {} },
	},
	tool_clearing: { enabled: true, trigger_ratio: 0.6, keep: 8, clear_at_least: 20_000, exclude_tools: [] },
	thinking: { keep_turns: 2 },
	learn: "distill",
	learn_scope: "user",
	working_state: true,
	memory_pressure: true,
};

describe("POST /v1/threads", () => {
	it("makes a thread with an id of its own and nothing in it", async () => {
		expect(await api("POST", "/v1/threads", {})).toMatchObject({
			status: 201,
			body: {
				id: expect.stringMatching(/^thr_[0-9A-HJKMNP-TV-Z]{26}$/),
				user_id: null,
				project_id: null,
				title: null,
				model: null,
				budget: null,
				metadata: {},
				config: DEFAULTS,
				last_seq: 0,
				message_count: 0,
				token_count: 0,
				created_at: expect.stringMatching(TIME),
				updated_at: expect.stringMatching(TIME),
			},
		});
	});

	it("keeps everything as it was given", async () => {
		const metadata = {
			"": null,
			"größe 🙂": [1, 2.5, "<|endoftext|>", { deep: { er: true } }],
			constructor: "x",
			toString: 1,
		};
		const body = {
			id: "Kept.as:it-was_given",
			user_id: "slack:U1|ada@example.org+x",
			project_id: "p-1",
			title: "“Größe” \r\n 🙂",
			model: "gpt-4o",
			budget: { history: 10, user_query: 0 },
			metadata,
		};
		const config = {
			...DEFAULTS,
			overflow: { ...DEFAULTS.overflow, strategy: "trim", token_limit: 9_000, ltm: ["static"] },
		};
		config.overflow = { ...config.overflow, ltm_limits: { static: 5 } };
		const answer = await api("POST", "/v1/threads", { ...body, config });

		expect(answer).toMatchObject({ status: 201, body: { ...body, config } });
		expect(await api("GET", "/v1/threads/Kept.as:it-was_given")).toMatchObject({ status: 200, body: answer.body });
	});

	it("answers 200 for the same id and body, 409 for another body", async () => {
		const body = { id: "again", title: "T", metadata: { a: 1, b: [2] }, budget: { task: 1, history: 2 } };
		const first = await api("POST", "/v1/threads", body);
		const same = {
			budget: { history: 2, task: 1 },
			metadata: { b: [2], a: 1 },
			title: "T",
			id: "again",
			user_id: null,
		};

		expect(await api("POST", "/v1/threads", same)).toMatchObject({ status: 200, body: first.body });
		for (const other of [{ title: "U" }, { metadata: { a: 1, b: [3] } }, { model: "gpt-4" }, { budget: null }]) {
			expect(await api("POST", "/v1/threads", { ...body, ...other })).toMatchObject(refusal(409, "already_exists"));
		}
		expect(await api("GET", "/v1/threads/again")).toMatchObject({ body: first.body });
	});

	it.each([
		["id", { id: "" }],
		["id", { id: "a/b" }],
		["id", { id: "ü" }],
		["id", { id: "x".repeat(129) }],
		["id", { id: 7 }],
		["user_id", { user_id: "a b" }],
		["project_id", { project_id: "" }],
		["title", { title: 3 }],
		["title", { title: "x".repeat(501) }],
		["model", { model: "" }],
		["metadata", { metadata: [] }],
		["metadata", { metadata: "text" }],
		["metadata", { metadata: null }],
		["budget", { budget: "16k" }],
		["budget", { budget: 8_000 }],
		["budget.system", { budget: { system: -1 } }],
		["budget.system", { budget: { system: 1.5 } }],
		["budget.system", { budget: { system: "9" } }],
		["budget.memory", { budget: { memory: 1 } }],
		["budget.total", { budget: { total: "8k" } }],
		["config.overflow.strategy", { config: { overflow: { strategy: "forget" } } }],
		["config.overflow.ltm", { config: { overflow: { ltm: [] } } }],
		["config.overflow.ltm", { config: { overflow: { ltm: ["vector", "vector"] } } }],
		["config.overflow.ltm.0", { config: { overflow: { ltm: ["graph"] } } }],
		["config.overflow.ltm_limits.static", { config: { overflow: { ltm_limits: { static: 0 } } } }],
		["config.overflow.ltm_limits.graph", { config: { overflow: { ltm_limits: { graph: 5 } } } }],
		["config.overflow.trigger_ratio", { config: { overflow: { trigger_ratio: 1.5 } } }],
		["config.overflow.token_limit", { config: { overflow: { token_limit: 0.5 } } }],
		["config.tool_clearing.keep", { config: { tool_clearing: { keep: -1 } } }],
		["config.working_state", { config: { working_state: "yes" } }],
		["config.learn", { config: { learn: "always" } }],
		["config.learn", { config: { learn: "off", overflow: { strategy: "flush" } } }],
		["config.learn_scope", { config: { learn_scope: "global" } }],
		["config", { config: null }],
		["nonsense", { nonsense: 1 }],
	])("refuses a wrong %s: %j", async (path, body) => {
		expect(await api("POST", "/v1/threads", { id: "refused", ...body })).toMatchObject(invalid(path));
		expect(await api("GET", "/v1/threads/refused")).toMatchObject(notFound);
	});

	it.each([
		[{ total: 1_023 }, undefined, { minimum: 1_024 }],
		["128k", undefined, { maximum: 8_192 }],
		[{ history: 1_001 }, undefined, { maximum: 8_192 }],
		[{ total: 128_001 }, "gpt-4o", { maximum: 128_000 }],
	])("refuses the budget %j for model %s, with the figure", async (budget, model, figures) => {
		const body = { id: "refused", budget, ...(model === undefined ? {} : { model }) };

		expect(await api("POST", "/v1/threads", body)).toMatchObject(refusal(422, "invalid_budget", figures));
		expect(await api("GET", "/v1/threads/refused")).toMatchObject(notFound);
	});

	it("refuses metadata that is too large to keep, by its size as JSON", async () => {
		const body = `{"id":"refused","metadata":{"n":[${"1e20,".repeat(4_000)}1]}}`;

		expect(await api("POST", "/v1/threads", body)).toMatchObject(
			refusal(413, "too_large", { limit: 65_536, actual: 4_000 * 22 + 9 }),
		);
		expect(await api("GET", "/v1/threads/refused")).toMatchObject(notFound);
	});
});

describe("PATCH /v1/threads/{id}", () => {
	it("merges a configuration with what is there", async () => {
		const thread = await newThread({ config: { overflow: { strategy: "none", token_limit: 5_000 } } });
		await api("PATCH", thread, { config: { overflow: { preserve_messages: 4 }, working_state: false } });
		const answer = await api("PATCH", thread, { config: { overflow: { token_limit: null } } });

		const overflow = { ...DEFAULTS.overflow, strategy: "none", preserve_messages: 4 };
		expect(answer).toMatchObject({ status: 200, body: { config: { ...DEFAULTS, overflow, working_state: false } } });
		expect((await api("GET", thread)).body).toEqual(answer.body);
	});

	it("changes what is given, clears what is null, and leaves the rest", async () => {
		const thread = await newThread({ title: "T", user_id: "u", budget: "4k", metadata: { a: 1 } });
		const answer = await api("PATCH", thread, { title: null, project_id: "p", metadata: { b: 2 } });

		expect(answer).toMatchObject({
			status: 200,
			body: { title: null, user_id: "u", project_id: "p", budget: "4k", metadata: { b: 2 } },
		});
		expect((await api("GET", thread)).body).toEqual(answer.body);
	});

	it.each([
		["id", { id: "other" }],
		["last_seq", { last_seq: 5 }],
		["config.thinking.keep_turns", { config: { thinking: { keep_turns: "1" } } }],
		["budget.history", { budget: { history: null } }],
		["metadata", { metadata: null }],
	])("refuses %s and changes nothing", async (path, body) => {
		const thread = await newThread({ title: "T" });
		const before = await readBack(thread);

		expect(await api("PATCH", thread, { title: "U", ...body })).toMatchObject(invalid(path));
		expect(await readBack(thread)).toEqual(before);
	});

	it("checks a new model against the budget that stays, and a new budget against the model", async () => {
		const thread = await newThread({ model: "gpt-4o", budget: "128k" });
		const before = await readBack(thread);
		const tooLarge = refusal(422, "invalid_budget", { maximum: 8_192 });

		expect(await api("PATCH", thread, { model: "gpt-4" })).toMatchObject(tooLarge);
		expect(await api("PATCH", thread, { model: null })).toMatchObject(tooLarge);
		expect(await api("PATCH", thread, { budget: { total: 1 } })).toMatchObject(
			refusal(422, "invalid_budget", { minimum: 1_024 }),
		);
		expect(await readBack(thread)).toEqual(before);
		expect(await api("PATCH", thread, { model: "gpt-4", budget: null })).toMatchObject({ status: 200 });
	});

	it("two changes at once never leave a budget that the model can't hold", async () => {
		for (let round = 0; round < 10; round++) {
			const thread = await newThread({ model: "gpt-4-turbo", budget: "8k" });
			const changes = await Promise.all([
				api("PATCH", thread, { model: "gpt-4" }),
				api("PATCH", thread, { budget: "128k" }),
			]);
			expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 422]);
			expect(await api("POST", `${thread}/context`, {})).toMatchObject({ status: 200 });
		}
	});
});

describe("DELETE /v1/threads/{id}", () => {
	it("answers 204, then 404 everywhere, and the id may be used anew", async () => {
		const thread = await newThread({ id: "deleted", title: "first" });
		await append(thread, [user("hello", { id: "m1" })]);

		expect(await api("DELETE", thread)).toMatchObject({ status: 204, body: null });
		for (const method of ["GET", "DELETE"]) expect(await api(method, thread)).toMatchObject(notFound);
		expect(await api("GET", `${thread}/messages`)).toMatchObject(notFound);

		await newThread({ id: "deleted", title: "second" });
		expect(await readBack(thread)).toMatchObject([{ title: "second", last_seq: 0 }, { data: [] }]);
	});
});

it("answers 404 for a path whose id can't be one, and 405 for other methods", async () => {
	for (const id of ["a%20b", "x".repeat(129), "%C3%BC"]) {
		expect(await api("GET", `/v1/threads/${id}`)).toMatchObject(notFound);
	}
	expect(await api("PUT", "/v1/threads/t", {})).toMatchObject(refusal(405, "method_not_allowed"));
	expect((await api("PUT", "/v1/threads", {})).headers.get("allow")).toBe("POST, GET, HEAD");
});
