import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import worker from "../../../src/worker.ts";
import { storedKey } from "../access/stored-key.ts";
import { api } from "../client.ts";
import { newThread, notFound, refusal } from "../thread-calls.ts";
import { contents, memory, post, remember } from "./memory-calls.ts";

const TENANT = "memory-scopes";
const SCOPES = ["global", "user:ada", "user:bob", "project:p", "project:q", "thread:hers", "thread:ours", "thread:his"];
const forbidden = refusal(403, "forbidden");

let [unbound, ada, inP, adaInP, reader] = ["", "", "", "", ""];
const ids = new Map<string, string>();
beforeAll(async () => {
	unbound = await storedKey(TENANT, { role: "admin" });
	ada = await storedKey(TENANT, { userId: "ada" });
	inP = await storedKey(TENANT, { projectId: "p" });
	adaInP = await storedKey(TENANT, { userId: "ada", projectId: "p" });
	reader = await storedKey(TENANT, { role: "read" });
	await newThread({ id: "hers", user_id: "ada" }, unbound);
	await newThread({ id: "ours", user_id: "ada", project_id: "p" }, unbound);
	await newThread({ id: "his", user_id: "bob" }, unbound);
	for (const scope of SCOPES) ids.set(scope, (await remember(`Of ${scope}`, { scope }, unbound)).id);
});

describe.each([
	["a user", () => ada, ["user:ada", "thread:hers", "thread:ours"], ["user:ada", "thread:hers", "thread:ours"]],
	["a project", () => inP, ["project:p", "thread:ours"], ["project:p", "thread:ours"]],
	["a user in a project", () => adaInP, ["user:ada", "project:p", "thread:ours"], ["thread:ours"]],
] as [string, () => string, string[], string[]][])("a key bound to %s", (name, keyOf, seen, changed) => {
	it("sees its own scopes, and nothing else", async () => {
		expect((await contents("", keyOf())).sort()).toEqual(seen.map((scope) => `Of ${scope}`).sort());
		for (const scope of SCOPES) {
			const path = `/v1/memories/${ids.get(scope)}`;
			const expected = seen.includes(scope) ? { status: 200 } : notFound;
			for (const at of [path, `${path}/history`, `${path}/evidence`]) {
				expect(await api("GET", at, undefined, { key: keyOf() }), `${at} ${scope}`).toMatchObject(expected);
			}
			const listed = await api("GET", `/v1/memories?scope=${scope}`, undefined, { key: keyOf() });
			const named = seen.includes(scope) || scope.startsWith("thread:");
			expect(listed, scope).toMatchObject(named ? { status: 200 } : forbidden);
		}
	});

	it("writes and changes what reaches no further than it does", async () => {
		for (const scope of SCOPES) {
			const written = await post({ content: `New of ${name}`, scope }, keyOf());
			const elsewhere = scope.startsWith("thread:") ? notFound : forbidden;
			expect(written, scope).toMatchObject(changed.includes(scope) ? { status: 201 } : elsewhere);
			if (written.status === 201)
				await api("DELETE", `/v1/memories/${memory.parse(written.body).id}`, undefined, { key: unbound });

			const path = `/v1/memories/${ids.get(scope)}`;
			const refused = seen.includes(scope) ? forbidden : notFound;
			const patched = await api("PATCH", path, { importance: 7 }, { key: keyOf() });
			expect(patched, scope).toMatchObject(changed.includes(scope) ? { status: 200 } : refused);
			if (changed.includes(scope)) continue;
			expect(await api("DELETE", path, undefined, { key: keyOf() })).toMatchObject(refused);
			expect(await api("POST", `${path}/review`, { decision: "expire" }, { key: keyOf() })).toMatchObject(refused);
		}
		const mixed = [changed[0] ?? "", "user:bob"].map((scope) => ({ content: "One of two", scope }));
		expect(await post({ memories: mixed }, keyOf())).toMatchObject(forbidden);
		expect(await contents("", unbound)).not.toContain("One of two");
	});
});

it("a key that reads does not write", async () => {
	expect(await post({ content: "x", scope: "global" }, reader)).toMatchObject(forbidden);
	expect(await contents("scope=global", reader)).toEqual(["Of global"]);
});

it("the scope of a thread that is not there takes nothing", async () => {
	expect(await post({ content: "x", scope: "thread:none" }, unbound)).toMatchObject(notFound);
});

it("what is remembered of a thread goes with it", async () => {
	const thread = await newThread({ id: "short" }, unbound);
	const headers = { "Idempotency-Key": "of a thread" };
	const body = { content: "A quokka was here", scope: "thread:short" };
	const { id } = memory.parse((await post(body, unbound, headers)).body);

	expect(await api("DELETE", thread, undefined, { key: unbound })).toMatchObject({ status: 204 });
	expect(await api("GET", `/v1/memories/${id}`, undefined, { key: unbound })).toMatchObject(notFound);
	expect(await post(body, unbound, headers)).toMatchObject(refusal(409, "already_exists"));
	await newThread({ id: "short" }, unbound);
	expect(await contents("scope=thread:short", unbound)).toEqual([]);
	for (const table of ["memories", "memory_versions", "claims", "outbox"]) {
		expect(JSON.stringify((await env.DB.prepare(`SELECT * FROM ${table}`).all()).results)).not.toContain("quokka");
	}
});

it("the cleanup marks what has expired, so that the vector index learns of it", async () => {
	const expires_at = new Date(Date.now() + 1_000).toISOString();
	const { id } = await remember("Soon over", { scope: "user:cleanup", expires_at }, unbound);
	const stored = () =>
		env.DB.prepare(
			`SELECT held.status, version.status AS said, (SELECT count(*) FROM outbox WHERE item_id = held.id) AS told
			FROM memories AS held JOIN memory_versions AS version ON version.memory_id = held.id WHERE held.id = ?`,
		)
			.bind(id)
			.first();
	expect(await stored()).toMatchObject({ status: "active", said: "active" });
	// What it said when it was written has been taken out of the outbox.
	await expect.poll(stored, { timeout: 5_000 }).toMatchObject({ told: 0 });

	const cleanup = async () => {
		await worker.scheduled(createScheduledController({ cron: "*/5 * * * *", scheduledTime: new Date() }), env);
		return stored();
	};
	await expect.poll(cleanup, { timeout: 5_000 }).toEqual({ status: "expired", said: "expired", told: 1 });
	await cleanup();
	expect(await stored()).toMatchObject({ told: 1 });
});
