import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "../client.ts";

const one = z.looseObject({ id: z.string(), content: z.string(), status: z.string() });
const page = z.object({ data: z.array(one), next_cursor: z.string().nullable() });
const found = z.object({ data: z.array(z.object({ memory: one })) });
const edges = z.object({ data: z.array(z.looseObject({ subject: z.string(), object: z.string() })) });
const ingested = z.object({
	memories: z.array(one),
	relations: z.array(z.unknown()),
	skipped: z.array(z.object({ reason: z.string(), detail: z.string() })),
});

/** A tenant whose thread `t` of ada waits for approval. */
async function reviewed(config: object = { learn: "review" }) {
	const key = await newTenant();
	const call = (method: string, path: string, body?: unknown) => api(method, path, body, { key });
	const thread = { id: "t", user_id: "ada", config };
	expect(await call("POST", "/v1/threads", thread)).toMatchObject({ status: 201, body: { config } });
	return {
		call,
		key,
		/** Learns from what ada says in the thread. */
		async say(text: string, id = "m1") {
			const messages = [{ id, role: "user", content: text }];
			expect((await call("POST", "/v1/threads/t/messages", { messages })).status).toBe(201);
			const body = { messages, thread_id: "t", wait: true };
			return ask(ingested, "POST", "/v1/memories/ingest", body, { key });
		},
		list: async (query: string) => (await ask(page, "GET", `/v1/memories?${query}`, undefined, { key })).data,
		search: async (query: string) =>
			(await ask(found, "POST", "/v1/memories/search", { query, user_id: "ada" }, { key })).data,
		relations: async () => (await ask(edges, "GET", "/v1/relations", undefined, { key })).data,
		review: (id: string, decision: string) => call("POST", `/v1/memories/${id}/review`, { decision }),
	};
}

describe("what was learned and waits for approval", () => {
	it("is listed, and neither searched nor assembled until it is kept", async () => {
		const { say, list, search, review, relations } = await reviewed();
		const learned = await say("I live in Oslo. My manager is Eve.");
		expect(learned).toMatchObject({ memories: [], relations: [] });
		expect(learned.skipped.map(({ reason }) => reason)).toContain("proposed");

		const waiting = await list("status=proposed");
		expect(waiting.map(({ content }) => content).join()).toMatch(/Oslo/);
		expect(waiting.some(({ relation }) => relation !== undefined)).toBe(true);
		expect(await list("review=due")).toEqual(waiting);
		expect(await list("scope=user:ada")).toEqual([]);
		expect(await search("Oslo")).toEqual([]);
		expect(await relations()).toEqual([]);

		for (const { id } of waiting) {
			expect(await review(id, "keep")).toMatchObject({ status: 200, body: { status: "active" } });
		}
		expect(await list("status=proposed")).toEqual([]);
		expect((await search("Where do I live? Oslo")).map(({ memory }) => memory.content).join()).toMatch(/Oslo/);
		expect((await relations()).map(({ object }) => object)).toContain("Eve");
		expect(await list("scope=user:ada")).toSatisfy((all: z.infer<typeof one>[]) =>
			all.every(({ id }) => waiting.some((before) => before.id === id)),
		);
	});

	it("stands in no context", async () => {
		const { call, list, review, key } = await reviewed();
		await call("POST", "/v1/threads", { id: "other", user_id: "ada" });
		const body = { messages: [{ role: "user", content: "I live in Oslo." }], thread_id: "t", wait: true };
		await ask(ingested, "POST", "/v1/memories/ingest", body, { key });
		const shown = async () =>
			JSON.stringify((await call("POST", "/v1/threads/other/context", { query: "Where do I live?" })).body);
		expect(await shown()).not.toContain("Oslo");
		for (const { id } of await list("status=proposed")) await review(id, "keep");
		expect(await shown()).toContain("Oslo");
	});

	it("is dropped by expire, and by a deletion", async () => {
		const { say, list, review, call } = await reviewed();
		await say("I live in Oslo. I work at Acme. I am allergic to peanuts.");
		const [first, second] = await list("status=proposed");
		expect(await review(first?.id ?? "", "expire")).toMatchObject({ status: 200, body: { status: "expired" } });
		expect((await review(first?.id ?? "", "keep")).status).toBe(404);
		expect(await call("GET", `/v1/memories/${second?.id}`)).toMatchObject({
			status: 200,
			body: { status: "proposed" },
		});
		expect((await call("DELETE", `/v1/memories/${second?.id}`)).status).toBe(204);
		expect((await call("DELETE", `/v1/memories/${second?.id}`)).status).toBe(404);
		await call("DELETE", "/v1/memories?scope=user:ada");
		expect(await list("status=proposed")).toEqual([]);
		expect(await list("status=active")).toEqual([]);
	});

	it("goes with its message, its thread and its user", async () => {
		const { say, list, call } = await reviewed();
		await say("I live in Oslo.");
		expect(await list("status=proposed")).not.toEqual([]);
		expect((await call("DELETE", "/v1/threads/t/messages/m1")).status).toBe(204);
		await expect.poll(() => list("status=proposed")).toEqual([]);

		await say("I work at Acme.", "m2");
		expect(await list("status=proposed")).not.toEqual([]);
		expect((await call("DELETE", "/v1/threads/t")).status).toBe(204);
		await expect.poll(() => list("status=proposed")).toEqual([]);
	});

	it("goes with its user, from whom it was never kept", async () => {
		const { say, list, call, key } = await reviewed();
		await call("POST", "/v1/threads", { id: "bo-talk", user_id: "bo", config: { learn: "review" } });
		const bos = { messages: [{ role: "user", content: "I live in Rome." }], thread_id: "bo-talk", wait: true };
		await ask(ingested, "POST", "/v1/memories/ingest", bos, { key });
		await say("I live in Oslo. My manager is Eve.");
		const waiting = await list("status=proposed&scope=user:ada");
		expect(waiting.length).toBeGreaterThan(1);

		const begun = z.object({ erasure: z.object({ id: z.string() }) });
		const { erasure } = await ask(begun, "DELETE", "/v1/users/ada", undefined, { key });
		const read = async () => (await call("GET", `/v1/erasures/${erasure.id}`)).body;
		await expect.poll(read, { timeout: 20_000 }).toMatchObject({ status: "done", remaining: 0 });
		for (const { id } of waiting) {
			expect((await call("GET", `/v1/memories/${id}`)).status).toBe(404);
			expect((await call("POST", `/v1/memories/${id}/review`, { decision: "keep" })).status).toBe(404);
		}
		expect((await list("status=proposed")).map(({ content }) => content).join()).toMatch(/^[^O]*Rome[^O]*$/);
		const rows = env.DB.prepare(
			"SELECT count(*) AS n FROM waiting_memories WHERE entry LIKE '%Oslo%' AND scope = 'user:ada'",
		);
		expect(await rows.first("n")).toBe(0);
	});

	it("learned for a project goes with the user who said it", async () => {
		const { list, call, key } = await reviewed();
		const config = { learn: "review", learn_scope: "project" };
		await call("POST", "/v1/threads", { id: "shared", user_id: "ada", project_id: "quay", config });
		const said = [{ id: "s1", role: "user", content: "I live in Oslo." }];
		expect((await call("POST", "/v1/threads/shared/messages", { messages: said })).status).toBe(201);
		const body = { messages: said, thread_id: "shared", wait: true };
		await ask(ingested, "POST", "/v1/memories/ingest", body, { key });
		expect((await list("status=proposed")).length).toBeGreaterThan(0);

		await call("DELETE", "/v1/users/ada");
		await expect.poll(() => list("status=proposed"), { timeout: 20_000 }).toEqual([]);
	});

	it("waits once, and not where it is known", async () => {
		const { say, list, review } = await reviewed();
		await say("I live in Oslo.");
		await say("I live in Oslo!", "m2");
		const waiting = await list("status=proposed");
		const told = waiting.map(({ content }) => content);
		expect(new Set(told).size).toBe(told.length);
		for (const { id } of waiting) await review(id, "keep");
		const again = await say("I live in Oslo.", "m3");
		expect(again.skipped.map(({ reason }) => reason)).toContain("duplicate");
		expect(await list("status=proposed")).toEqual([]);
	});

	it("takes the place of what it replaces when it is kept, and not before", async () => {
		const { say, list, review } = await reviewed();
		await say("I live in Oslo.");
		for (const { id } of await list("status=proposed")) await review(id, "keep");
		await say("I live in Bergen now.", "m2");
		expect((await list("scope=user:ada")).map(({ content }) => content).join()).toMatch(/Oslo/);
		for (const { id } of await list("status=proposed")) await review(id, "keep");
		const active = (await list("scope=user:ada")).map(({ content }) => content).join();
		expect(active).toMatch(/Bergen/);
		expect(active).not.toMatch(/Oslo/);
	});

	it("is another tenant's and user's own, and refuses what can't be", async () => {
		const { say, list, review, call } = await reviewed();
		await say("I live in Oslo.");
		const before = await list("status=proposed");
		const [waiting] = before;
		const path = `/v1/memories/${waiting?.id}`;
		const stranger = await newTenant();
		expect((await api("GET", path, undefined, { key: stranger })).status).toBe(404);
		expect((await api("POST", `${path}/review`, { decision: "keep" }, { key: stranger })).status).toBe(404);
		const bound = z.object({ key: z.string() });
		const made = bound.parse((await call("POST", "/v1/keys", { name: "bo", role: "write", user_id: "bo" })).body);
		expect((await api("GET", path, undefined, { key: made.key })).status).toBe(404);
		expect((await api("POST", `${path}/review`, { decision: "keep" }, { key: made.key })).status).toBe(404);
		const others = await api("GET", "/v1/memories?status=proposed", undefined, { key: made.key });
		expect(others.body).toMatchObject({ data: [] });
		expect(await review(waiting?.id ?? "", "supersede")).toMatchObject({ status: 400 });
		expect(await list("status=proposed")).toEqual(before);
	});

	it("is not asked of a thread that flushes", async () => {
		const config = { learn: "review", overflow: { strategy: "flush" } };
		const refused = await api("POST", "/v1/threads", { config }, { key: await newTenant() });
		expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: "config.learn" }] } });
	});
});
