import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import * as z from "zod";
import { createApp } from "../../../src/app.ts";
import { databaseFailing } from "../../fakes/database.ts";
import { api, ask, newTenant } from "../client.ts";
import { built } from "../contexts/kept-context-calls.ts";
import { append, newThread, user } from "../thread-calls.ts";
import { threadLogOf } from "../threads/thread-log-of.ts";

const made = z.looseObject({ id: z.string() });
const QUERY = "Vault, dawn?";
const WORDS = /northern|guard-book/;

/** A tenant with a memory that names its source, and what its threads hold at rest. */
async function remembering() {
	const tenant = `t-${crypto.randomUUID().slice(0, 18)}`;
	const key = await newTenant(tenant);
	const source = { id: "guard-book", type: "doc" };
	const content = "The vault opens at dawn by the northern gate.";
	const { id } = await ask(made, "POST", "/v1/memories", { content, type: "fact", scope: "user:ada", source }, { key });
	const object = (path: string) => env.THREADS.getByName(`${tenant}/${path.split("/").at(-1)}`);
	const atRest = (path: string) =>
		runInDurableObject(object(path), (_, { storage }) =>
			JSON.stringify([
				storage.sql.exec("SELECT * FROM contexts").toArray(),
				storage.sql.exec("SELECT * FROM context_responses").toArray(),
			]),
		);
	const shown = async (owner: object, body: object = {}) => {
		const thread = await newThread(owner, key);
		const context = await built(thread, { query: QUERY, format: "text", ...body }, key);
		expect(await atRest(thread)).toMatch(WORDS);
		return { thread, context };
	};
	const jobs = () => env.JOBS.getByName(tenant);
	const pending = async () => {
		const found = env.DB.prepare("SELECT count(*) AS n FROM erased_items WHERE tenant = ?").bind(tenant);
		return (await found.first<{ n: number }>())?.n;
	};
	/** Until every thread was told. */
	const told = () =>
		vi.waitFor(
			async () => {
				await jobs().scheduleIndexing(tenant);
				await runDurableObjectAlarm(jobs());
				expect(await pending()).toBe(0);
			},
			{ timeout: 20_000, interval: 100 },
		);
	const forget = () => api("DELETE", `/v1/memories/${id}`, undefined, { key });
	return { tenant, key, id, object, atRest, shown, jobs, told, pending, forget };
}

it("kept contexts of other threads hold nothing of what was erased, nor where it came from", async () => {
	const { key, id, shown, told, atRest, forget } = await remembering();
	const { thread, context } = await shown({ user_id: "ada" });
	const untouched = await newThread({ user_id: "bob" }, key);
	const other = await built(untouched, { query: QUERY, format: "text" }, key);
	expect((await forget()).status).toBe(204);
	await told();

	expect(await atRest(thread)).not.toMatch(WORDS);
	const kept = await api("GET", `/v1/threads/${thread.split("/").at(-1)}/contexts/${context.id}`, undefined, { key });
	expect(kept.body).toMatchObject({ rendering_left_out: true, response: { tokens: context.tokens } });
	const { items } = z
		.looseObject({
			response: z.looseObject({ report: z.looseObject({ items: z.array(z.looseObject({ id: z.string() })) }) }),
		})
		.parse(kept.body).response.report;
	expect(items.find((item) => item.id === id)).toMatchObject({ included: true, provenance: { source_type: "doc" } });
	const bobs = await api("GET", `${untouched}/contexts/${other.id}`, undefined, { key });
	expect(bobs.body).not.toHaveProperty("rendering_left_out");
});

it.each([
	["was asked for another's memory", { user_id: "bob" }, { user_id: "ada" }, null],
	["was nobody's", {}, { user_id: "ada" }, null],
	["went to another since", { user_id: "ada" }, {}, { user_id: "bob" }],
])("so do those of a thread that %s", async (_, owner, body, patch) => {
	const { key, shown, told, atRest, forget } = await remembering();
	const { thread } = await shown(owner, body);
	if (patch !== null) expect((await api("PATCH", thread, patch, { key })).status).toBe(200);
	await forget();
	await told();
	expect(await atRest(thread)).not.toMatch(WORDS);
});

it("a context that was on its way does not bring back what was erased meanwhile, and a later one is kept", async () => {
	const { object, shown, told, atRest, forget, tenant } = await remembering();
	const { thread, context } = await shown({ user_id: "ada" });

	const [row] = await runInDurableObject(object(thread), (_, { storage }) =>
		storage.sql
			.exec<{ report: string; response: string }>(
				"SELECT report, response FROM contexts JOIN context_responses USING (id) WHERE id = ?",
				context.id,
			)
			.toArray(),
	);
	if (row === undefined) throw new Error("the context was not kept");
	const late = (name: string, asked_at: number) =>
		threadLogOf(tenant, thread).keep({
			...{ id: name, created_at: new Date().toISOString(), model: "gpt-4", counted: 1, ratio: 1, request: "{}" },
			...{ report: row.report, rendering: row.response, prefixHashes: [], appended: null, hidden: 0, asked_at },
		});
	await forget();
	await told();
	await late("late", Date.now());
	expect(await atRest(thread)).toContain('"late"');
	expect(await atRest(thread)).not.toMatch(WORDS);

	await late("later", Date.now() + 60_000);
	expect(await atRest(thread)).toMatch(WORDS);
});

it("what was begun goes on after the job's object was killed, over many threads", async () => {
	const { key, shown, told, atRest, forget, jobs, pending } = await remembering();
	for (let n = 0; n < 45; n++) await newThread({ user_id: "ada" }, key);
	const { thread: last } = await shown({ user_id: "ada" });
	await forget();
	// As a crash leaves it: a part of the threads is told.
	await runInDurableObject(jobs(), (_, { storage }) => {
		const begun = { scope: "user:ada", up_to: 1_000_000_000, after: null };
		storage.sql.exec("INSERT OR REPLACE INTO progress (name, at) VALUES ('erasure', ?)", JSON.stringify(begun));
	});
	await evictDurableObject(jobs());
	expect(await pending()).toBeGreaterThan(0);
	await told();
	expect(await atRest(last)).not.toMatch(WORDS);
	const left = await runInDurableObject(jobs(), (_, { storage }) =>
		storage.sql.exec("SELECT at FROM progress").toArray(),
	);
	expect(left).toEqual([]);
});

it("what a former version left in results and kept contexts is brought in order too", async () => {
	const { tenant, shown, told, atRest, forget, jobs } = await remembering();
	const { thread } = await shown({ user_id: "ada" });
	await forget();
	// A former version noted nothing, and kept whole results.
	await env.DB.prepare("UPDATE erased_items SET scope = 'global', item_id = '*' WHERE tenant = ?").bind(tenant).run();
	const whole = { memories: [{ id: "mem_1", content: "the northern gate" }], relations: [], skipped: [] };
	await runInDurableObject(jobs(), (_, { storage }) =>
		storage.sql.exec(
			`INSERT INTO jobs (id, kind, status, attempts, result, run_at, created_at, finished_at)
			 VALUES ('job_old', 'ingest', 'done', 1, ?, 0, ?, ?)`,
			JSON.stringify(whole),
			new Date().toISOString(),
			new Date().toISOString(),
		),
	);
	await evictDurableObject(jobs());
	await told();
	expect(await atRest(thread)).not.toMatch(WORDS);
	const results = () =>
		runInDurableObject(jobs(), (_, { storage }) => storage.sql.exec("SELECT result FROM jobs").toArray());
	await expect
		.poll(results, { timeout: 5_000 })
		.toEqual([{ result: JSON.stringify({ kind: "ingest", memories: ["mem_1"], relations: [], skipped: [] }) }]);
});

it("a repeated ingest tells nothing of what was deleted since", async () => {
	const { key } = await remembering();
	const body = { text: "My sister is called Zelda Quibble.", user_id: "ada", wait: true };
	const ingested = z.looseObject({ memories: z.array(made), relations: z.array(made) });
	const learn = (once: string, settings: object = env) => {
		const headers = { authorization: `Bearer ${key}`, "content-type": "application/json", "idempotency-key": once };
		return createApp().request(
			"/v1/memories/ingest",
			{ method: "POST", headers, body: JSON.stringify(body) },
			settings,
		);
	};
	// Its answer could not be kept, so a repeat asks the job.
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	const first = await learn("first", { ...env, DB: databaseFailing(env.DB, /^update "claims" set .*"status"/) });
	vi.restoreAllMocks();
	const { memories, relations } = ingested.parse(await first.json());
	// What is known already is told in words, and without an id.
	const second = await (await learn("second")).text();
	expect(second).toContain("Quibble");
	for (const { id } of memories) await api("DELETE", `/v1/memories/${id}`, undefined, { key });
	for (const { id } of relations) await api("DELETE", `/v1/relations/${id}`, undefined, { key });

	await env.DB.prepare("UPDATE claims SET held_since = '2020-01-01' WHERE key = 'first'").run();
	for (const once of ["first", "second"]) expect(await (await learn(once)).text()).not.toContain("Quibble");
});

it("a deleted message keeps no id of the call it answered", async () => {
	const thread = await newThread();
	const tool_calls = [{ id: "secret-call", name: "look", arguments: "{}" }];
	await append(thread, [
		user("Look it up."),
		{ id: "call", role: "assistant", content: "", tool_calls },
		{ id: "found", role: "tool", tool_call_id: "secret-call", content: "It is there." },
	]);
	expect((await api("DELETE", `${thread}/messages/found`)).status).toBe(204);
	expect((await api("DELETE", `${thread}/messages/call`)).status).toBe(204);
	const { body } = await api("GET", `${thread}/messages?order=asc`);
	expect(body).toMatchObject({ data: [{ seq: 1 }, { seq: 2, deleted: true }, { seq: 3, deleted: true }] });
	expect(JSON.stringify(body)).not.toContain("secret-call");
});
