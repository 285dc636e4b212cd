import {
	createScheduledController,
	evictDurableObject,
	runDurableObjectAlarm,
	runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { createApp } from "../../../src/app.ts";
import { hashedVector } from "../../../src/core/recall/hashed-vector.ts";
import { createDeps } from "../../../src/deps.ts";
import worker, { JobsObject } from "../../../src/worker.ts";
import { writingTo } from "../../contract/memory/written-memory.ts";
import { must } from "../../contract/threads/thread-fixtures.ts";
import { storedKey } from "../access/stored-key.ts";
import { api } from "../client.ts";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(async () => {
	logged.mockClear();
	await env.DB.batch([env.DB.prepare("DELETE FROM outbox"), env.DB.prepare("DELETE FROM memories")]);
});
afterAll(() => logged.mockRestore());

/** The ids that the embedded index of a tenant gives for a question. */
async function found(tenant: string, question: string, from = createDeps(env)): Promise<string[]> {
	const vector = hashedVector(question);
	const query = { vector, scopes: ["user:ada"], kinds: ["memory"], limit: 5, deadlineMs: 2_000 } as const;
	return must(await from.vectorIndex(tenant).query(query)).map(({ id }) => id);
}

async function ring(tenant: string) {
	const stub = env.JOBS.getByName(tenant);
	await runInDurableObject(stub, (_, { storage }) => storage.setAlarm(Date.now() + 60_000));
	await runDurableObjectAlarm(stub);
}

async function left() {
	return (await env.DB.prepare("SELECT item_id, attempts FROM outbox ORDER BY number").all()).results;
}

it("tells the index what was written, changed and taken away, soon after a wake", async () => {
	const write = writingTo(env.DB, "told");
	await write.memory("mem_tea", 1, { content: "Ada drinks green tea in the morning." });
	await write.memory("mem_db", 2, { content: "The project uses a PostgreSQL database." });
	await createDeps(env).tenantJobs("told").scheduleIndexing();
	await expect.poll(left, { timeout: 5_000 }).toEqual([]);
	expect((await found("told", "which database is used?"))[0]).toBe("mem_db");

	await write.memory("mem_db", 3, { content: "Ada was born in Cologne.", version: 2 });
	await write.memory("mem_tea", 4, { status: "deleted" });
	await ring("told");
	expect(await left()).toEqual([]);
	expect(await found("told", "green tea")).toEqual(["mem_db"]);
});

it("tells the index soon of what came over HTTP", async () => {
	const key = await storedKey("http", { role: "admin" });
	const memory = { content: "Ada drinks green tea in the morning.", scope: "user:ada", type: "fact" };
	const written = await api("POST", "/v1/memories", memory, { key });
	expect(written).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^mem_/) } });
	const id = z.object({ id: z.string() }).parse(written.body).id;
	await expect.poll(() => found("http", "green tea"), { timeout: 5_000 }).toEqual([id]);
	expect((await api("DELETE", `/v1/memories/${id}`, undefined, { key })).status).toBe(204);
	await expect.poll(() => found("http", "green tea"), { timeout: 5_000 }).toEqual([]);
});

it("makes all vectors anew where another model makes them now, and keeps none of the former one's", async () => {
	await writingTo(env.DB, "changed").memory("mem_1", 1, { content: "Ada drinks tea." });
	await env.JOBS.getByName("changed").scheduleIndexing("changed");
	await ring("changed");
	await runInDurableObject(env.JOBS.getByName("changed"), (_, { storage }) => {
		storage.sql.exec("UPDATE tenant SET model = 'another:model'");
	});
	await createDeps(env).vectorIndex("changed").remove(["mem_1"]);
	const former = env.VECTORS.getByName("changed/another:model");
	const entry = { id: "mem_0", kind: "memory", scope: "user:ada", version: 1, vector: hashedVector("tea") } as const;
	must(await former.upsert([entry]));
	await ring("changed");
	const tables = await runInDurableObject(former, (_, { storage }) =>
		storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'vectors'").toArray(),
	);
	expect(tables).toEqual([]);
	expect(await found("changed", "tea")).toEqual(["mem_1"]);
	expect(await left()).toEqual([]);
});

it("is woken by the cleanup where a crash left something behind", async () => {
	await writingTo(env.DB, "swept").memory("mem_1", 1, { content: "Ada drinks tea." });
	await worker.scheduled(createScheduledController({ cron: "*/5 * * * *", scheduledTime: new Date() }), env);
	await expect.poll(left, { timeout: 5_000 }).toEqual([]);
	expect(await found("swept", "tea")).toEqual(["mem_1"]);
});

it("goes on after its object was killed with something left to tell", async () => {
	await writingTo(env.DB, "killed").memory("mem_1", 1, { content: "Ada drinks tea." });
	await env.JOBS.getByName("killed").scheduleIndexing("killed");
	await evictDurableObject(env.JOBS.getByName("killed"));
	await expect.poll(left, { timeout: 5_000 }).toEqual([]);
	expect(await found("killed", "tea")).toEqual(["mem_1"]);
});

/** This environment with an embedder behind an AI binding that answers like this. */
function embedding(run: () => Promise<unknown>): Env {
	const settings = { TESSERA_EMBEDDERS: "workers-ai", TESSERA_WORKERS_AI_EMBEDDING_MODEL: "@cf/baai/bge-m3" };
	return Object.assign({ ...env }, settings, { AI: { run } });
}

it.each<[string, () => Promise<unknown>]>([
	["NaN", async () => ({ data: [new Array(1024).fill(Number.NaN)] })],
	["vectors of another model", async () => ({ data: [new Array(768).fill(0.1)] })],
	["nothing", async () => ({})],
	["an error", () => Promise.reject(new Error("3040: Capacity temporarily exceeded, please try again."))],
])("indexes nothing of an embedder that gives %s, tries again, and says so in /health", async (_, run) => {
	const tenant = `t-${crypto.randomUUID().slice(0, 8)}`;
	const other = embedding(run);
	await writingTo(env.DB, tenant).memory("mem_1", 1, { content: "Ada drinks tea." });
	await runInDurableObject(env.JOBS.getByName(tenant), async (_object, state) => {
		const object = new JobsObject(state, other);
		await object.scheduleIndexing(tenant);
		// It would ring in the object that has another embedder.
		await state.storage.deleteAlarm();
		for (let attempt = 1; attempt <= 2; attempt++) {
			await object.alarm();
			await expect.poll(left, { timeout: 5_000 }).toEqual([{ item_id: "mem_1", attempts: attempt }]);
			await env.DB.prepare("UPDATE outbox SET due_at = 0").run();
		}
		await expect.poll(() => state.storage.getAlarm()).toBeGreaterThan(Date.now());
		await state.storage.deleteAlarm();
	});
	const query = {
		vector: new Float32Array(1024),
		scopes: ["user:ada"],
		kinds: ["memory"],
		limit: 5,
		deadlineMs: 2_000,
	} as const;
	expect(await createDeps(other).vectorIndex(tenant).query(query)).toEqual({ ok: true, value: [] });
	const health = await (await createApp().request("/health", {}, other)).json();
	expect(health).toMatchObject({ status: "degraded", parts: { embedder: "degraded", vectors: "ok", jobs: "ok" } });
	expect(health).toMatchObject({ index_lag_ms: expect.any(Number) });
});

it("says how far the index lags behind", async () => {
	expect(await api("GET", "/health")).toMatchObject({
		body: { status: "ok", parts: { embedder: "ok", vectors: "ok", jobs: "ok" }, index_lag_ms: 0 },
	});
	const write =
		"INSERT INTO outbox (tenant, kind, item_id, change, created_at) VALUES ('lagging', 'memory', 'mem_1', 'put', ?)";
	await env.DB.prepare(write)
		.bind(new Date(Date.now() - 5_000).toISOString())
		.run();
	const [low, high] = [
		expect.toSatisfy((lag: number) => lag >= 5_000),
		expect.toSatisfy((lag: number) => lag < 60_000),
	];
	expect(await api("GET", "/health")).toMatchObject({ body: { index_lag_ms: low } });
	expect(await api("GET", "/health")).toMatchObject({ body: { index_lag_ms: high } });
});
