import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { databaseFailing } from "../../fakes/database.ts";
import { objectsFailing } from "../../fakes/objects.ts";
import { storedKey } from "../access/stored-key.ts";
import { api, localKey } from "../client.ts";
import { newThread } from "../thread-calls.ts";
import { connected } from "../webhooks/webhook-calls.ts";

const logged = vi.spyOn(console, "error");
beforeEach(() => void logged.mockImplementation(() => undefined));
afterEach(() => void logged.mockReset());

const SAID = "the harbour of Genoa";
const FULL = Object.assign(new Error("database or disk is full: SQLITE_FULL"), { durableObjectReset: true });
const BUG = new Error("D1_ERROR: no such column: harbour: SQLITE_ERROR");
const anything = /./;

type Call = { method?: string; path: string; body?: unknown; key?: string; headers?: Record<string, string> };

async function call(settings: object, { method = "POST", path, body, key = localKey, headers = {} }: Call) {
	const sent = { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers };
	const text = typeof body === "string" ? body : JSON.stringify(body);
	const answer = await createApp().request(
		path,
		{ method, headers: sent, ...(body !== undefined && { body: text }) },
		settings,
	);
	return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** What fails, and the calls that need it. */
const CASES: [string, (error: Error) => object, (thread: string) => Call][] = [
	["an append", noThreads, (thread) => ({ path: `${thread}/messages`, body: { messages: [message] } })],
	["a context", noThreads, (thread) => ({ path: `${thread}/context`, body: { query: SAID } })],
	[
		"a context that appends",
		noThreads,
		(thread) => ({ path: `${thread}/context`, body: { query: SAID, append: true } }),
	],
	["a read", noThreads, (thread) => ({ method: "GET", path: `${thread}/messages` })],
	["a new thread", noThreads, () => ({ path: "/v1/threads", body: { title: SAID } })],
	["a new thread's entry in the list", noDatabase, () => ({ path: "/v1/threads", body: { title: SAID } })],
	["a memory", noDatabase, () => ({ path: "/v1/memories", body: memory })],
	["a list of memories", noDatabase, () => ({ method: "GET", path: "/v1/memories?scope=user:faults" })],
	["a relation", noDatabase, () => ({ path: "/v1/relations", body: relation })],
	["a note", noThreads, (thread) => ({ path: `${thread}/notes`, body: { content: SAID, category: "task" } })],
	["learning", noJobs, () => ({ path: "/v1/memories/ingest", body: { text: SAID, user_id: "faults" } })],
	["an installation", noDatabase, () => ({ path: "/v1/installations", body: { platform: "generic", name: SAID } })],
];
const message = { role: "user", content: SAID };
const memory = { content: SAID, type: "fact", scope: "user:faults" };
const relation = { subject: "Genoa", predicate: "HAS", object: SAID, scope: "user:faults" };

function noThreads(error: Error) {
	return { ...env, THREADS: objectsFailing(env.THREADS, error) };
}

function noJobs(error: Error) {
	return { ...env, JOBS: objectsFailing(env.JOBS, error) };
}

function noDatabase(error: Error) {
	return { ...env, DB: databaseFailing(env.DB, anything, error) };
}

async function unavailable(answer: Awaited<ReturnType<typeof call>>, what: string) {
	expect(answer.status, `${what}: ${answer.text}`).toBe(503);
	expect(answer.headers.get("content-type")).toBe("application/problem+json");
	expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
	expect(JSON.parse(answer.text)).toMatchObject({ code: "unavailable", status: 503 });
	expect(answer.text).not.toMatch(/SQLITE|D1_|Genoa|disk is full|internal error/);
}

describe("where the platform fails", () => {
	it.each(CASES)("%s is unavailable, and says nothing of the error", async (what, failing, asked) => {
		const thread = await newThread();
		const errors = [FULL, new Error("D1_ERROR: Network connection lost."), new Error("internal error; reference = x1")];
		for (const error of errors)
			await unavailable(await call(failing(error), asked(thread)), `${what}, ${error.message}`);
		const told = logged.mock.calls.flat().map((part) => (part instanceof Error ? String(part.message) : String(part)));
		expect(told.join("\n")).not.toContain(SAID);
	});

	it.each(CASES)("%s: what is our own fault stays one", async (_, failing, asked) => {
		const answer = await call(failing(BUG), asked(await newThread()));
		expect(answer.status).toBe(500);
		expect(JSON.parse(answer.text)).toMatchObject({ code: "internal" });
		expect(answer.text).not.toContain("SQLITE");
	});

	it("nothing is stored that was not acknowledged, and the same server goes on", async () => {
		const thread = await newThread();
		let full = true;
		const getByName = (name: string) => (full ? objectsFailing(env.THREADS, FULL) : env.THREADS).getByName(name);
		const settings = {
			...env,
			THREADS: new Proxy(env.THREADS, {
				get: (target, name) => (name === "getByName" ? getByName : Reflect.get(target, name)),
			}),
		};
		const append = { path: `${thread}/messages`, body: { messages: [{ ...message, id: "m1" }] } };
		await unavailable(await call(settings, append), "an append");
		full = false;
		expect(await api("GET", `${thread}/messages`)).toMatchObject({ status: 200, body: { data: [] } });
		expect((await call(settings, append)).status).toBe(201);
		expect(await api("GET", `${thread}/messages`)).toMatchObject({ body: { data: [{ id: "m1", content: SAID }] } });
	});
});

describe("a webhook", () => {
	const event = {
		id: "e1",
		type: "message",
		channel: "C1",
		message_id: "m1",
		user: "ada",
		text: SAID,
		ts: "2026-03-01T10:00:00.000Z",
	};

	it("is unavailable where its installation can't be looked up, or the event not be stored; then it comes in", async () => {
		const { path, sign, said } = await connected("generic");
		const { headers, body } = await sign(event);
		const sent = { path, body: new TextDecoder().decode(body), headers: Object.fromEntries(headers) };
		await unavailable(await call(noDatabase(FULL), sent), "the look-up");
		await unavailable(
			await call({ ...env, INSTALLATIONS: objectsFailing(env.INSTALLATIONS, FULL) }, sent),
			"the inbox",
		);
		expect(await said("generic:C1")).toBeNull();
		expect((await call(env, sent)).status).toBe(200);
		expect(await said("generic:C1")).toMatchObject([{ content: SAID }]);
	});
});

it("a key that can't be looked up is unavailable", async () => {
	const key = await storedKey("faults", { role: "write" });
	const settings = { ...env, DB: databaseFailing(env.DB, anything, FULL) };
	for (const path of ["/v1/threads", "/v1/memories?scope=global"]) {
		await unavailable(await call(settings, { method: "GET", path, key }), path);
	}
});

describe("/health", () => {
	const health = async (settings: object) =>
		JSON.parse((await call(settings, { method: "GET", path: "/health" })).text);

	it("says that storage has failed, for half a minute, though what it writes itself fits", async () => {
		const settings = { ...env, DB: databaseFailing(env.DB, /insert into "?memories/i, FULL) };
		expect(await health(settings)).toMatchObject({ status: "ok", parts: { storage: "ok" } });
		await unavailable(await call(settings, { path: "/v1/memories", body: memory }), "a memory");
		expect(await health(settings)).toMatchObject({
			status: "degraded",
			parts: { storage: "degraded", database: "ok" },
		});
		const later = Date.now() + 31_000;
		const clock = vi.spyOn(Date, "now").mockImplementation(() => later);
		expect(await health(settings)).toMatchObject({ status: "ok", parts: { storage: "ok" } });
		clock.mockRestore();
	});

	it("says that nothing can be written, before anybody has tried", async () => {
		const settings = { ...env, THREADS: objectsFailing(env.THREADS, FULL, (name) => name === "call") };
		expect(await health(settings)).toMatchObject({ status: "degraded", parts: { storage: "degraded", threads: "ok" } });
	});

	it("does not take a fault of ours for one of storage", async () => {
		const settings = { ...env, DB: databaseFailing(env.DB, /insert into "?memories/i, BUG) };
		expect((await call(settings, { path: "/v1/memories", body: memory })).status).toBe(500);
		expect(await health(settings)).toMatchObject({ status: "ok" });
	});
});
