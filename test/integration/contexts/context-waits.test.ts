import { env } from "cloudflare:workers";
import { beforeAll, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { createDeps } from "../../../src/deps.ts";
import { storedMemory } from "../../contract/memory/stored-rows.ts";
import { databaseFailing } from "../../fakes/database.ts";
import { slowBindings } from "../../fakes/slow-bindings.ts";
import { storedKey } from "../access/stored-key.ts";
import { api } from "../client.ts";
import { newThread, refusal } from "../thread-calls.ts";
import { store } from "./block-calls.ts";

const TENANT = "waits";
const { embedder, vectorIndex } = createDeps(env);

/** What only its vector finds for "harbours of Genoa": there is no word of it in the index of words. */
async function vectorOf(id: string, content: string) {
	const made = await embedder?.embed([content], "document", 1_000);
	if (!made?.ok) throw new Error("no vector");
	const [vector = new Float32Array()] = made.value;
	await storedMemory({ tenant: TENANT, id, scope: "user:ada", content });
	await env.DB.prepare("DELETE FROM memories_fts WHERE rowid = (SELECT row FROM memories WHERE id = ?)").bind(id).run();
	await vectorIndex(TENANT).upsert([{ id, kind: "memory", scope: "user:ada", version: 1, vector }]);
}

let [unbound, ada] = ["", ""];
beforeAll(async () => {
	unbound = await storedKey(TENANT, { role: "admin" });
	ada = await storedKey(TENANT, { userId: "ada" });
	await store("user:ada", "system", "Be kind.", unbound);
	for (const id of ["t", "moved"]) await newThread({ id, user_id: "ada", project_id: "p" }, unbound);
	await vectorOf("v", "The harbour of Genoa");
	// Notes the use of the keys, which later goes on behind an answer.
	for (const key of [unbound, ada]) await api("POST", "/v1/threads/t/context", { query: "x" }, { key });
});

async function slowly(path: string, body: object, key: string) {
	const slow = slowBindings(env);
	const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
	const request = { method: "POST", headers, body: JSON.stringify({ query: "x", ...body }) };
	const answer = await createApp().request(path, request, slow.env);
	return { status: answer.status, waits: slow.waits(), text: await answer.text() };
}

/** Beside each other: key, thread, blocks and memory; then vectors; then what they gave. */
it.each([
	["/v1/threads/t/context", { query: "harbours of Genoa" }, 3],
	["/v1/threads/t/context", { query: "harbours of Genoa", user_id: "ada", project_id: "q" }, 3],
	["/v1/context", { query: "harbours of Genoa", user_id: "ada" }, 3],
	["/v1/threads/t/context", {}, 2],
	["/v1/threads/t/context", { append: true }, 3],
	["/v1/threads/t/context", { recall: { enabled: false } }, 1],
	["/v1/threads/t/context", { recall: { enabled: false }, append: true }, 2],
	["/v1/context", { user_id: "ada" }, 2],
	["/v1/context", { recall: { enabled: false } }, 2],
] as const)("%s with %j waits for bindings %i time(s) at most", async (path, body, most) => {
	for (const key of [unbound, ada]) {
		const { status, waits, text } = await slowly(path, body, key);
		expect(status).toBe(200);
		expect(waits).toBeGreaterThan(0);
		expect(waits).toBeLessThanOrEqual(most);
		if (key === ada) expect(text).toContain("Be kind.");
		if (most === 3 && !("append" in body)) expect(text).toContain("The harbour of Genoa");
	}
});

it("reads twice where the list of threads has another's name, and shows what is the thread's", async () => {
	await env.DB.prepare("UPDATE threads SET user_id = 'bob' WHERE tenant = ? AND id = 'moved'").bind(TENANT).run();
	await store("user:bob", "task", "The secret.", unbound);

	const { status, waits, text } = await slowly("/v1/threads/moved/context", { recall: { enabled: false } }, unbound);
	expect({ status, waits }).toEqual({ status: 200, waits: 2 });
	expect(text).toContain("Be kind.");
	expect(text).not.toContain("The secret.");
});

it("reads notes a second time only where they were moved to D1 since the list was read", async () => {
	await newThread({ id: "noted", user_id: "ada" }, unbound);
	await api("POST", "/v1/threads/noted/notes", { content: "Mind the tide." }, { key: unbound });
	const path = "/v1/threads/noted/context";
	for (const [moved, waits] of [
		[1, 1],
		[0, 2],
	]) {
		await env.DB.prepare("UPDATE threads SET notes_moved = ? WHERE id = 'noted'").bind(moved).run();
		const read = await slowly(path, { recall: { enabled: false } }, ada);
		expect(read).toMatchObject({ status: 200, waits, text: expect.stringContaining("Mind the tide.") });
	}
});

it.each(["/v1/context", "/v1/threads/t/context"])("%s is 503 where stored blocks can't be read", async (path) => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const away = { ...env, DB: databaseFailing(env.DB, /block_versions/) };
	const headers = { authorization: `Bearer ${unbound}`, "content-type": "application/json" };
	const answer = await createApp().request(path, { method: "POST", headers, body: '{"query":"x"}' }, away);

	expect({ status: answer.status, body: await answer.json() }).toMatchObject(refusal(503, "unavailable"));
	logged.mockRestore();
});
