import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { createApp } from "../../../src/app.ts";
import worker from "../../../src/worker.ts";
import { databaseFailing } from "../../fakes/database.ts";
import { api, ask, localKey, newTenant } from "../client.ts";
import { append, newThread, page, user } from "../thread-calls.ts";
import { threadLogOf } from "../threads/thread-log-of.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** The service as it is left by a crash: what matches is never written. */
function crashing(statements: RegExp) {
	return { ...env, DB: databaseFailing(env.DB, statements) };
}

const REMEMBERING = /^update "claims"/;

async function send(path: string, body: unknown, key: string, settings: object = env, credential = localKey) {
	const headers = {
		authorization: `Bearer ${credential}`,
		"content-type": "application/json",
		"idempotency-key": key,
	};
	const answer = await createApp().request(path, { method: "POST", headers, body: JSON.stringify(body) }, settings);
	return { status: answer.status, replayed: answer.headers.get("idempotent-replayed"), body: await answer.json() };
}

/** Lets so much time go by for the claim that is left behind. */
async function age(key: string, seconds: number) {
	const at = new Date(Date.now() - seconds * 1_000).toISOString();
	await env.DB.prepare("UPDATE claims SET held_since = ?, created_at = min(created_at, ?) WHERE key = ?")
		.bind(at, at, key)
		.run();
}

async function messagesOf(thread: string) {
	return (await ask(page, "GET", `${thread}/messages`)).data;
}

describe("a crash between doing and remembering", () => {
	it("stores an append once: done again it meets its own messages", async () => {
		const thread = await newThread();
		const key = crypto.randomUUID();
		const body = { messages: [user("one"), user("two")], if_seq: 0 };
		const first = await send(`${thread}/messages`, body, key, crashing(REMEMBERING));
		await append(thread, [user("three")]);
		await age(key, 31);
		const again = await send(`${thread}/messages`, body, key);

		expect(first.status).toBe(201);
		expect(again).toMatchObject({ status: 201, replayed: null });
		const ids = z.object({ messages: z.array(z.object({ id: z.string(), seq: z.number() })) });
		expect(ids.parse(again.body)).toEqual(ids.parse(first.body));
		expect(await messagesOf(thread)).toHaveLength(3);
		expect(await send(`${thread}/messages`, body, key)).toMatchObject({ replayed: "true", body: again.body });
	});

	it("writes a note once", async () => {
		const thread = await newThread();
		const key = crypto.randomUUID();
		const first = await send(`${thread}/notes`, { content: "once" }, key, crashing(REMEMBERING));
		await age(key, 31);
		const again = await send(`${thread}/notes`, { content: "once" }, key);

		expect(again).toMatchObject({ status: 201, replayed: null, body: first.body });
		expect(await api("GET", `${thread}/notes`)).toMatchObject({ body: { data: [first.body] } });
	});

	it("makes one thread, and answers as the first time", async () => {
		const credential = await newTenant();
		const key = crypto.randomUUID();
		const first = await send("/v1/threads", { title: "T" }, key, crashing(REMEMBERING), credential);
		await age(key, 31);

		expect(await send("/v1/threads", { title: "T" }, key, env, credential)).toEqual(first);
		expect(await api("GET", "/v1/threads", undefined, { key: credential })).toMatchObject({ body: { data: [{}] } });
	});

	it("appends a context's query once, and does not show it twice", async () => {
		const thread = await newThread();
		await append(thread, [user("Before.")]);
		const key = crypto.randomUUID();
		const body = { query: "What now?", append: true, format: "text", now: "2026-01-12T09:30:00.000Z" };
		const first = await send(`${thread}/context`, body, key, crashing(REMEMBERING));
		await age(key, 31);
		const again = await send(`${thread}/context`, body, key);

		const shown = z.object({ id: z.string(), appended: z.unknown(), text: z.string() });
		expect(shown.parse(again.body)).toEqual(shown.parse(first.body));
		expect(shown.parse(again.body).text.match(/What now\?/g)).toHaveLength(1);
		expect(await messagesOf(thread)).toHaveLength(2);
	});

	it("makes one key, whose text is not shown again", async () => {
		const admin = await newTenant();
		const key = crypto.randomUUID();
		await send("/v1/keys", { name: "n" }, key, crashing(REMEMBERING), admin);
		await age(key, 31);

		expect(await send("/v1/keys", { name: "n" }, key, env, admin)).toMatchObject({ status: 409 });
		expect(await api("GET", "/v1/keys", undefined, { key: admin })).toMatchObject({ body: { data: [{}, {}] } });
	});
});

it("a failure in the middle leaves the key to the next call at once, which makes no second thread", async () => {
	const credential = await newTenant();
	const key = crypto.randomUUID();
	const first = await send("/v1/threads", { title: "T" }, key, crashing(/insert into "threads"/), credential);
	const again = await send("/v1/threads", { title: "T" }, key, env, credential);
	const { results } = await env.DB.prepare("SELECT seed FROM claims WHERE key = ?").bind(key).all();

	expect(first.status).toBe(503);
	expect(again).toMatchObject({ status: 201, replayed: null });
	expect(results).toHaveLength(1);
	expect(await api("GET", "/v1/threads", undefined, { key: credential })).toMatchObject({ body: { data: [{}] } });
});

it("a call beside one that hangs waits, and takes over when the claim is stale", async () => {
	const thread = await newThread();
	const key = crypto.randomUUID();
	const body = { messages: [user("one")] };
	await send(`${thread}/messages`, body, key, crashing(REMEMBERING));
	let answered = false;
	const waiting = send(`${thread}/messages`, body, key).then((answer) => {
		answered = true;
		return answer;
	});
	await scheduler.wait(300);
	expect(answered).toBe(false);
	await age(key, 31);

	expect(await waiting).toMatchObject({ status: 201 });
	expect(await messagesOf(thread)).toHaveLength(1);
});

it("an answer too large to keep is made anew, and nothing is stored twice", async () => {
	const thread = await newThread({ model: "gpt-4.1" });
	const key = crypto.randomUUID();
	// Three bytes a character.
	for (const text of ["数据", "时间"]) await append(thread, [user(text.repeat(170_000))]);
	const budget = { history: 900_000, user_query: 10, response: 10 };
	const body = { query: "q", append: true, budget };
	const first = await send(`${thread}/context`, body, key);
	const again = await send(`${thread}/context`, body, key);

	expect(new TextEncoder().encode(JSON.stringify(first.body)).length).toBeGreaterThan(1_500_000);
	expect(again).toMatchObject({ status: 200, replayed: null });
	expect(await messagesOf(thread)).toHaveLength(3);
});

it("a day later the key is free, and the cleanup has taken what was kept", async () => {
	const thread = await newThread();
	const [old, young] = [crypto.randomUUID(), crypto.randomUUID()];
	const body = { messages: [user("one")] };
	await send(`${thread}/messages`, body, old);
	await send(`${thread}/messages`, body, young);
	await age(old, 24 * 3_600 + 1);
	await age(young, 24 * 3_600 - 60);
	await worker.scheduled(createScheduledController({ cron: "*/5 * * * *", scheduledTime: new Date() }), env);
	const { results } = await env.DB.prepare("SELECT key FROM claims WHERE key IN (?, ?)").bind(old, young).all();

	expect(results).toEqual([{ key: young }]);
	expect(await send(`${thread}/messages`, { messages: [user("new")] }, old)).toMatchObject({ status: 201 });
	expect(await messagesOf(thread)).toHaveLength(3);
});

it("the cleanup wakes threads also where idempotency records can't be removed, and says so", async () => {
	const thread = await newThread({ user_id: "awake" });
	await threadLogOf("local", thread).erase();
	const controller = createScheduledController({ cron: "*/5 * * * *", scheduledTime: new Date() });

	await expect(worker.scheduled(controller, crashing(/claims/))).rejects.toThrow("failed in part");
});
