import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { createApp } from "../../../src/app.ts";
import { databaseFailing } from "../../fakes/database.ts";
import { storedKey } from "../access/stored-key.ts";
import { type Answer, api, ask, localKey, newTenant } from "../client.ts";
import { append, newThread, page, refusal, user } from "../thread-calls.ts";

const mismatch = refusal(422, "idempotency_mismatch");
const context = z.looseObject({ id: z.string(), appended: z.object({ id: z.string(), seq: z.number() }) });

function newKey() {
	return crypto.randomUUID();
}

function send(path: string, body: unknown, key: string, credential = localKey): Promise<Answer> {
	return api("POST", path, body, { key: credential, headers: { "idempotency-key": key } });
}

function replayed(answer: Answer) {
	return answer.headers.get("idempotent-replayed");
}

async function messagesOf(thread: string) {
	return (await ask(page, "GET", `${thread}/messages`)).data;
}

describe("a repeated call", () => {
	it("of POST /v1/threads gets the first answer again, and makes no second thread", async () => {
		const credential = await newTenant();
		const key = newKey();
		const first = await send("/v1/threads", { title: "T", metadata: { a: 1, b: 2 } }, key, credential);
		const again = await send("/v1/threads", ' {"metadata": {"b": 2, "a": 1}, "title": "T"}', key, credential);

		expect(first.status).toBe(201);
		expect(replayed(first)).toBeNull();
		expect(again).toMatchObject({ status: 201, body: first.body });
		expect(replayed(again)).toBe("true");
		expect(again.headers.get("content-type")).toBe("application/json");
		expect(again.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
		expect(await api("GET", "/v1/threads", undefined, { key: credential })).toMatchObject({ body: { data: [{}] } });
	});

	it("of an append gets the first answer again, whatever was appended since", async () => {
		const thread = await newThread();
		const key = newKey();
		const body = { messages: [user("one"), user("two", { id: "mine" })], if_seq: 0 };
		const first = await send(`${thread}/messages`, body, key);
		await append(thread, [user("three")]);
		const again = await send(`${thread}/messages`, body, key);

		expect(again).toMatchObject({ status: 201, body: first.body });
		expect(replayed(again)).toBe("true");
		expect(await messagesOf(thread)).toMatchObject([{ seq: 1 }, { seq: 2, id: "mine" }, { seq: 3 }]);
	});

	it("of a context that appends gets the first answer again, byte for byte", async () => {
		const thread = await newThread();
		const key = newKey();
		const body = { query: "what now?", append: true };
		const first = await send(`${thread}/context`, body, key);
		const again = await send(`${thread}/context`, body, key);

		expect(first.status).toBe(200);
		expect(again.body).toEqual(first.body);
		expect(replayed(again)).toBe("true");
		expect(await messagesOf(thread)).toHaveLength(1);
	});

	it("of a context that writes nothing is simply done again", async () => {
		const thread = await newThread();
		const key = newKey();
		const reader = await storedKey("local", { role: "read" });
		const first = await send(`${thread}/context`, { query: "what now?" }, key, reader);
		const other = await send(`${thread}/context`, { query: "and then?" }, key, reader);

		expect([first.status, other.status]).toEqual([200, 200]);
		expect(replayed(other)).toBeNull();
	});

	it("without the header is a new call", async () => {
		const thread = await newThread();
		for (const _ of [1, 2]) await append(thread, [user("one")]);

		expect(await messagesOf(thread)).toHaveLength(2);
	});
});

describe("the same key with something else", () => {
	it.each([
		["another body", (thread: string): [string, unknown] => [`${thread}/messages`, { messages: [user("two")] }]],
		["another path", (thread: string): [string, unknown] => [`${thread}x/messages`, { messages: [user("one")] }]],
		["another route", (thread: string): [string, unknown] => [`${thread}/context`, { query: "one", append: true }]],
		["a body that is wrong", (thread: string): [string, unknown] => [`${thread}/messages`, { messages: [] }]],
	])("%s is refused, and does nothing", async (_, other) => {
		const thread = await newThread();
		const key = newKey();
		await send(`${thread}/messages`, { messages: [user("one")] }, key);

		expect(await send(...other(thread), key)).toMatchObject(mismatch);
		expect(await messagesOf(thread)).toHaveLength(1);
	});

	it("is another's where the credential or the tenant is another", async () => {
		const [one, two] = [await storedKey("acme"), await storedKey("acme")];
		const key = newKey();

		for (const credential of [localKey, await newTenant(), one, two]) {
			const answer = await send("/v1/threads", { id: `t-${newKey()}` }, key, credential);
			expect(answer.status).toBe(201);
			expect(replayed(answer)).toBeNull();
		}
	});
});

describe("what is not 2xx", () => {
	it("is not kept: the same key may then bring the body that is right", async () => {
		const thread = await newThread();
		const key = newKey();
		const messages = [user("one")];

		expect(await send(`${thread}/messages`, { messages: [] }, key)).toMatchObject(refusal(400, "invalid_request"));
		expect(await send(`${thread}/messages`, { messages, if_seq: 9 }, key)).toMatchObject(refusal(409, "conflict"));
		expect(await send("/v1/threads/nobody/messages", { messages }, key)).toMatchObject(refusal(404, "not_found"));
		expect((await send(`${thread}/messages`, { messages }, key)).status).toBe(201);
	});

	it.each(["", "   ", "x".repeat(256)])("the key %j is refused by the header's name", async (key) => {
		const thread = await newThread();
		const wrong = refusal(400, "invalid_request", {
			errors: [{ path: "Idempotency-Key", message: "must be 1 to 255 characters" }],
		});

		expect(await send(`${thread}/messages`, { messages: [user("one")] }, key)).toMatchObject(wrong);
		expect(await messagesOf(thread)).toEqual([]);
	});

	it("a key of 255 characters is one", async () => {
		expect((await send("/v1/threads", {}, newKey().padEnd(255, "x"))).status).toBe(201);
	});

	it("a key that may not write claims nothing", async () => {
		const thread = await newThread();
		const reader = await storedKey("local", { role: "read" });
		const key = newKey();
		for (const [path, body] of [
			["/messages", { messages: [user("one")] }],
			["/context", { query: "q", append: true }],
		] as const) {
			expect(await send(`${thread}${path}`, body, key, reader)).toMatchObject(refusal(403, "forbidden"));
		}

		const rows = await env.DB.prepare("SELECT * FROM claims WHERE key = ?").bind(key).all();
		expect(rows.results).toEqual([]);
	});

	it("503 is the answer when D1 can't be asked, and nothing is written", async () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const thread = await newThread();
		const headers = {
			authorization: `Bearer ${localKey}`,
			"content-type": "application/json",
			"idempotency-key": newKey(),
		};
		const init = { method: "POST", headers, body: JSON.stringify({ messages: [user("one")] }) };
		const away = { ...env, DB: databaseFailing(env.DB, /claims/) };
		const answer = await createApp().request(`${thread}/messages`, init, away);

		expect(answer.status).toBe(503);
		expect(answer.headers.get("retry-after")).not.toBeNull();
		expect(await answer.json()).toMatchObject({ code: "unavailable" });
		expect(await messagesOf(thread)).toEqual([]);
		logged.mockRestore();
	});
});

describe("answers that hold a secret", () => {
	it("are given once: a tenant", async () => {
		const key = newKey();
		const body = { id: `t-${newKey().slice(0, 12)}` };
		const first = await send("/v1/tenants", body, key);
		const again = await send("/v1/tenants", body, key);

		expect(first.status).toBe(201);
		expect(again).toMatchObject(refusal(409, "already_exists"));
		expect(await send("/v1/tenants", { id: `${body.id}-2` }, key)).toMatchObject(mismatch);
	});

	it("are given once, and stand nowhere: a key", async () => {
		const admin = await newTenant();
		const key = newKey();
		const first = await send("/v1/keys", { name: "n" }, key, admin);
		const again = await send("/v1/keys", { name: "n" }, key, admin);
		const { results } = await env.DB.prepare("SELECT * FROM claims WHERE key = ?").bind(key).all();

		expect(first.status).toBe(201);
		expect(again).toMatchObject(refusal(409, "already_exists"));
		expect(results).toMatchObject([{ state: "done", body: null }]);
		expect(await api("GET", "/v1/keys", undefined, { key: admin })).toMatchObject({ body: { data: [{}, {}] } });
	});
});

describe("twenty identical calls at once", () => {
	it("append once, and get one answer", async () => {
		const thread = await newThread();
		const key = newKey();
		const body = { messages: [user("one"), user("two")] };
		const answers = await Promise.all(Array.from({ length: 20 }, () => send(`${thread}/messages`, body, key)));

		expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
		expect(answers.every(({ status }) => status === 201)).toBe(true);
		expect(answers.filter((answer) => replayed(answer) === null)).toHaveLength(1);
		expect(await messagesOf(thread)).toHaveLength(2);
	});

	it("make one thread", async () => {
		const credential = await newTenant();
		const key = newKey();
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => send("/v1/threads", { title: "T" }, key, credential)),
		);

		expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
		expect(await api("GET", "/v1/threads", undefined, { key: credential })).toMatchObject({ body: { data: [{}] } });
	});

	it("append a context's query once", async () => {
		const thread = await newThread();
		const key = newKey();
		const body = { query: "what now?", append: true };
		const answers = await Promise.all(Array.from({ length: 20 }, () => send(`${thread}/context`, body, key)));

		expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
		expect(context.parse(answers[0]?.body).appended.seq).toBe(1);
		expect(await messagesOf(thread)).toHaveLength(1);
	});

	it("found one tenant and show its key once", async () => {
		const key = newKey();
		const body = { id: `t-${newKey().slice(0, 12)}` };
		const answers = await Promise.all(Array.from({ length: 20 }, () => send("/v1/tenants", body, key)));

		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
	});
});
