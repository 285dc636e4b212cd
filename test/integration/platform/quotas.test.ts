import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { createApp } from "../../../src/app.ts";
import { newTenant } from "../client.ts";
import { refusal } from "../thread-calls.ts";

const app = createApp();

let tenant = "";
let key = "";
beforeEach(async () => {
	tenant = `t-${crypto.randomUUID().slice(0, 18)}`;
	key = await newTenant(tenant);
});

/** Calls of one server that has these quotas. */
function server(quotas: Record<string, number>) {
	const settings = Object.entries(quotas).map(([name, most]) => [`TESSERA_QUOTA_${name}`, String(most)]);
	const own = { ...env, ...Object.fromEntries(settings) };
	return async (method: string, path: string, body?: unknown, type = "application/json") => {
		const sent = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
		const accept = "application/json, text/event-stream, application/x-ndjson";
		const headers = { authorization: `Bearer ${key}`, "content-type": type, accept };
		const answer = await app.request(`http://tessera${path}`, { method, headers, ...sent }, own);
		const text = await answer.text();
		return {
			status: answer.status,
			body: text.startsWith("{") && !text.includes("\n{") ? JSON.parse(text) : null,
			text,
		};
	};
}

const over = (quota: string, limit: number, actual: number) => refusal(403, "forbidden", { quota, limit, actual });
const fact = (content: string) => ({ content, type: "fact", scope: "user:ada" });
const said = (content: string, id?: string) => ({ role: "user", content, ...(id && { id }) });

/** The list of threads is told by an alarm, which does not ring here. */
const tellStored = (bytes: number) =>
	env.DB.prepare("UPDATE threads SET stored_bytes = ? WHERE tenant = ?").bind(bytes, tenant).run();

/** The lines of an export. */
async function exported(): Promise<string[]> {
	const asked = { headers: { authorization: `Bearer ${key}` } };
	const answer = await app.request("http://tessera/v1/export", asked, env);
	return new TextDecoder()
		.decode(await answer.arrayBuffer())
		.trim()
		.split("\n");
}

const Usage = z.object({ quotas: z.record(z.string(), z.object({ limit: z.int().nullable(), used: z.int() })) });
const usedOf = async (ask: ReturnType<typeof server>) => Usage.parse((await ask("GET", "/v1/usage")).body).quotas;

describe("threads", () => {
	it("are refused over the quota, at every door; one that is there goes on", async () => {
		const ask = server({ THREADS: 2 });
		for (const id of ["a", "b"]) expect((await ask("POST", "/v1/threads", { id })).status).toBe(201);
		expect(await ask("POST", "/v1/threads", { id: "c" })).toMatchObject(over("threads", 2, 3));
		expect((await ask("POST", "/v1/threads", { id: "a" })).status).toBe(200);
		expect((await ask("POST", "/v1/threads/b/messages", { messages: [said("Hello.")] })).status).toBe(201);
		expect((await ask("GET", "/v1/threads/c")).status).toBe(404);

		const line = (await exported()).find((one) => one.includes('"id":"a"')) ?? "";
		const imported = await ask(
			"POST",
			"/v1/import",
			`${line.replaceAll('"a"', '"d"')}\n${line}`,
			"application/x-ndjson",
		);
		expect(imported.body).toMatchObject({
			errors: [{ line: 1, message: expect.stringContaining("at most 2 threads") }],
		});
		const note = { command: "create", path: "/memories/thread/plan.md", file_text: "x", thread_id: "e" };
		expect(await ask("POST", "/v1/memory-tool", note)).toMatchObject(over("threads", 2, 3));

		expect((await ask("DELETE", "/v1/threads/b")).status).toBe(204);
		expect((await ask("POST", "/v1/threads", { id: "c" })).status).toBe(201);
		expect(await usedOf(ask)).toMatchObject({ threads: { limit: 2, used: 2 } });
	});

	it("are not limited by what another tenant has, or where there is no quota", async () => {
		const ask = server({ THREADS: 1 });
		expect((await ask("POST", "/v1/threads", { id: "a" })).status).toBe(201);
		key = await newTenant();
		expect((await ask("POST", "/v1/threads", { id: "a" })).status).toBe(201);
		const free = server({});
		for (const id of ["b", "c"]) expect((await free("POST", "/v1/threads", { id })).status).toBe(201);
		expect(await usedOf(free)).toMatchObject({
			threads: { limit: null, used: 3 },
			memories: { limit: null, used: 0 },
		});
	});
});

describe("memories", () => {
	it("are written up to the quota exactly, all of a call or none, however many come at once", async () => {
		const ask = server({ MEMORIES: 5 });
		const some = (from: number, count: number) => ({
			memories: Array.from({ length: count }, (_, n) => fact(`Fact number ${from + n} is ${(from + n) * 7}.`)),
		});
		expect((await ask("POST", "/v1/memories", some(0, 3))).status).toBe(201);
		expect(await ask("POST", "/v1/memories", some(10, 3))).toMatchObject(over("memories", 5, 6));
		expect(await usedOf(ask)).toMatchObject({ memories: { limit: 5, used: 3 } });
		expect((await ask("POST", "/v1/memories", some(0, 3))).status).toBe(200);

		const at = Array.from({ length: 6 }, (_, n) =>
			ask("POST", "/v1/memories", fact(`Ada's lucky number is ${n * 11}.`)),
		);
		const statuses = (await Promise.all(at)).map(({ status }) => status).sort();
		expect(statuses).toEqual([201, 201, 403, 403, 403, 403]);
		const list = await ask("GET", "/v1/memories?scope=user:ada");
		expect(list.body.data).toHaveLength(5);

		// What is there may be changed and said again, and what goes makes room.
		const [{ id }] = list.body.data;
		expect((await ask("PATCH", `/v1/memories/${id}`, { content: "Something else." })).status).toBe(200);
		expect((await ask("POST", "/v1/memories", fact("Something else."))).status).toBe(200);
		expect((await ask("DELETE", `/v1/memories/${id}`)).status).toBe(204);
		expect((await ask("POST", "/v1/memories", fact("There is room."))).status).toBe(201);
		expect((await ask("DELETE", "/v1/memories?scope=user:ada")).body).toEqual({ deleted: 5 });
		expect(await usedOf(ask)).toMatchObject({ memories: { limit: 5, used: 0 } });
	});

	it("are refused by import, the memory tool and MCP too", async () => {
		const ask = server({ MEMORIES: 1 });
		await ask("POST", "/v1/memories", fact("Ada likes tea."));
		const export_ = await ask("GET", "/v1/memories?scope=user:ada");
		const [memory] = export_.body.data;
		const [line = ""] = await exported();
		const other = line.replaceAll(memory.id, "mem_01JZZZZZZZZZZZZZZZZZZZZZZZ").replaceAll("tea", "coffee");
		const imported = await ask("POST", "/v1/import", `${line}\n${other}`, "application/x-ndjson");
		expect(imported.body).toMatchObject({ skipped: 1, imported: 0 });
		expect(imported.body.errors).toEqual([{ line: 2, message: expect.stringContaining("at most 1 memories") }]);

		const file = { command: "create", path: "/memories/tea.md", file_text: "Green tea.", user_id: "ada" };
		expect(await ask("POST", "/v1/memory-tool", file)).toMatchObject(over("memories", 1, 2));
		const call = { name: "remember", arguments: { content: "Ada likes cake.", scope: "global" } };
		const said = await ask("POST", "/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params: call });
		expect(said.text).toContain("at most 1 memories");
		expect(await usedOf(ask)).toMatchObject({ memories: { used: 1 } });
	});
});

it("refuses one installation too many", async () => {
	const ask = server({ INSTALLATIONS: 1 });
	const made = await ask("POST", "/v1/installations", { platform: "generic" });
	expect(made.status).toBe(201);
	expect(await ask("POST", "/v1/installations", { platform: "generic" })).toMatchObject(over("installations", 1, 2));
	expect((await ask("DELETE", `/v1/installations/${made.body.id}`)).status).toBe(204);
	expect((await ask("POST", "/v1/installations", { platform: "generic" })).status).toBe(201);
	expect(await usedOf(ask)).toMatchObject({ installations: { limit: 1, used: 1 } });
});

describe("stored bytes", () => {
	it("stop what makes threads grow, and nothing else", async () => {
		const ask = server({ STORED_BYTES: 10_000 });
		await ask("POST", "/v1/threads", { id: "t" });
		const first = { messages: [said("I live in Lisbon.", "m1")] };
		expect((await ask("POST", "/v1/threads/t/messages", first)).status).toBe(201);
		await tellStored(10_001);

		const full = over("stored_bytes", 10_000, 10_001);
		expect(await ask("POST", "/v1/threads/t/messages", { messages: [said("More.")] })).toMatchObject(full);
		expect(await ask("PATCH", "/v1/threads/t/messages/m1", { content: "Longer than before." })).toMatchObject(full);
		expect(await ask("POST", "/v1/threads/t/context", { query: "Where?", append: true })).toMatchObject(full);
		// A repeated call, reading and deleting go on.
		expect((await ask("POST", "/v1/threads/t/messages", first)).status).toBe(201);
		expect((await ask("POST", "/v1/threads/t/context", { query: "Where?" })).status).toBe(200);
		expect((await ask("GET", "/v1/threads/t/messages")).body.data).toHaveLength(1);
		expect(await usedOf(ask)).toMatchObject({ stored_bytes: { limit: 10_000, used: 10_001 } });
		expect((await ask("DELETE", "/v1/threads/t")).status).toBe(204);
		expect(await usedOf(ask)).toMatchObject({ stored_bytes: { used: 0 }, threads: { limit: null, used: 0 } });
	});
});

it("costs an append no statement more", async () => {
	const counts = [];
	for (const quotas of [{}, { THREADS: 9, MEMORIES: 9, INSTALLATIONS: 9, STORED_BYTES: 9_999_999 }]) {
		const statements: string[] = [];
		const prepare = (sql: string) => {
			statements.push(sql);
			return env.DB.prepare(sql);
		};
		const counting = new Proxy(env.DB, {
			get(db, name) {
				if (name === "prepare") return prepare;
				const own: unknown = Reflect.get(db, name);
				return typeof own === "function" ? own.bind(db) : own;
			},
		});
		const settings = Object.entries(quotas).map(([name, most]) => [`TESSERA_QUOTA_${name}`, String(most)]);
		const own = { ...env, DB: counting, ...Object.fromEntries(settings) };
		await server({})("POST", "/v1/threads", { id: "t" });
		statements.length = 0;
		const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
		const body = JSON.stringify({ messages: [said("Hello.")] });
		const answer = await app.request("http://tessera/v1/threads/t/messages", { method: "POST", headers, body }, own);
		expect(answer.status).toBe(201);
		counts.push(statements.filter((sql) => !/usage_days|last_used_at" = /.test(sql)).length);
	}
	expect(counts[1]).toBe(counts[0]);
	expect(counts[0]).toBeGreaterThan(0);
});
