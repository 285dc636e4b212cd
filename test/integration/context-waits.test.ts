import { env } from "cloudflare:workers";
import { beforeAll, expect, it, vi } from "vitest";
import { createApp } from "../../src/entry/http/app.ts";
import { databaseFailing } from "../fakes/database.ts";
import { slowBindings } from "../fakes/slow-bindings.ts";
import { store } from "./block-calls.ts";
import { api } from "./client.ts";
import { storedKey } from "./stored-key.ts";
import { newThread, refusal } from "./thread-calls.ts";

const TENANT = "waits";
let [unbound, ada] = ["", ""];
beforeAll(async () => {
	unbound = await storedKey(TENANT, { role: "admin" });
	ada = await storedKey(TENANT, { userId: "ada" });
	await store("user:ada", "system", "Be kind.", unbound);
	await newThread({ id: "t", user_id: "ada", project_id: "p" }, unbound);
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

it.each([
	["/v1/threads/t/context", {}, 1],
	["/v1/threads/t/context", { user_id: "ada", project_id: "q" }, 1],
	["/v1/threads/t/context", { append: true }, 2],
	["/v1/context", { user_id: "ada" }, 1],
	["/v1/context", {}, 2],
] as const)("%s with %j waits for bindings %i time(s) at most", async (path, body, most) => {
	for (const key of [unbound, ada]) {
		const { status, waits, text } = await slowly(path, body, key);
		expect(status).toBe(200);
		expect(waits).toBeGreaterThan(0);
		expect(waits).toBeLessThanOrEqual(most);
		if (key === ada) expect(text).toContain("Be kind.");
	}
});

it("reads twice where the list of threads has another's name, and shows what is the thread's", async () => {
	await env.DB.prepare("UPDATE threads SET user_id = 'bob' WHERE tenant = ? AND id = 't'").bind(TENANT).run();
	await store("user:bob", "task", "The secret.", unbound);

	const { status, waits, text } = await slowly("/v1/threads/t/context", {}, unbound);
	expect({ status, waits }).toEqual({ status: 200, waits: 2 });
	expect(text).toContain("Be kind.");
	expect(text).not.toContain("The secret.");
});

it.each(["/v1/context", "/v1/threads/t/context"])("%s is 503 where stored blocks can't be read", async (path) => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const away = { ...env, DB: databaseFailing(env.DB, /block_versions/) };
	const headers = { authorization: `Bearer ${unbound}`, "content-type": "application/json" };
	const answer = await createApp().request(path, { method: "POST", headers, body: '{"query":"x"}' }, away);

	expect({ status: answer.status, body: await answer.json() }).toMatchObject(refusal(503, "unavailable"));
	logged.mockRestore();
});
