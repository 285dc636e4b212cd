import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { createApp } from "../../../src/app.ts";
import { databaseFailing, databaseWaiting } from "../../fakes/database.ts";
import { storedKey } from "../access/stored-key.ts";
import { api, ask, newTenant } from "../client.ts";
import { newThread, notFound, page, refusal, user } from "../thread-calls.ts";

afterEach(() => void vi.restoreAllMocks());

const SECRET = "IDEMSECRET here";
const notAgain = refusal(409, "already_exists");

/** A call of this service, or of one with other bindings, under an Idempotency-Key where one is given. */
async function call(method: string, path: string, body: unknown, key: string, once = "", settings: object = env) {
	const headers = { authorization: `Bearer ${key}`, "content-type": "application/json", "idempotency-key": once };
	if (once === "") Reflect.deleteProperty(headers, "idempotency-key");
	const sent = body === null ? {} : { body: JSON.stringify(body) };
	const answer = await createApp().request(path, { method, headers, ...sent }, settings);
	const text = await answer.text();
	return { status: answer.status, replayed: answer.headers.get("idempotent-replayed"), text, body: parsed(text) };
}

function parsed(text: string): unknown {
	return text === "" ? null : JSON.parse(text);
}

/** A tenant's thread in which the secret was said, and a context that showed it, under a key of its own. */
async function told(owner: object = {}) {
	const tenant = `t-${crypto.randomUUID().slice(0, 18)}`;
	const admin = await newTenant(tenant);
	const sender = await storedKey(tenant, { userId: "user_id" in owner ? "alice" : null });
	const thread = await newThread(owner, admin);
	await api("POST", `${thread}/messages`, { messages: [user(SECRET, { id: "m1" })] }, { key: admin });
	const body = { query: "hello", append: true };
	const once = crypto.randomUUID();
	const asking = (settings: object = env) => call("POST", `${thread}/context`, body, sender, once, settings);
	const count = async () => (await ask(page, "GET", `${thread}/messages`, undefined, { key: admin })).data.length;
	return { tenant, admin, sender, thread, asking, count };
}

it("a context that showed a deleted message is not answered again, and its query not stored twice", async () => {
	const { admin, thread, asking, count } = await told();
	expect(await asking()).toMatchObject({ status: 200, text: expect.stringContaining(SECRET) });
	expect(await asking()).toMatchObject({ status: 200, replayed: "true", text: expect.stringContaining(SECRET) });
	expect((await api("DELETE", `${thread}/messages/m1`, undefined, { key: admin })).status).toBe(204);
	const again = await asking();

	expect(again).toMatchObject(notAgain);
	expect(again.text).not.toContain(SECRET);
	expect(await count()).toBe(2);
});

it("neither is one of a deleted thread, nor the thread's own creation under any id", async () => {
	const { admin, thread, asking } = await told();
	await asking();
	expect((await api("DELETE", thread, undefined, { key: admin })).status).toBe(204);
	expect(await asking()).toMatchObject(notAgain);

	for (const more of [{}, { id: "mine" }]) {
		const create = () => call("POST", "/v1/threads", { title: SECRET, ...more }, admin, `new ${more.id}`);
		const made = z.object({ id: z.string() }).parse((await create()).body);
		expect(await create()).toMatchObject({ status: 201, replayed: "true" });
		await api("DELETE", `/v1/threads/${made.id}`, undefined, { key: admin });
		expect(await create()).toMatchObject(notAgain);
		expect(await api("GET", `/v1/threads/${made.id}`, undefined, { key: admin })).toMatchObject(notFound);
	}
});

it.each([{ user_id: "bob" }, { user_id: null }])("neither is one of a thread that went to %j", async (patch) => {
	const { admin, thread, asking } = await told({ user_id: "alice" });
	await asking();
	expect((await api("PATCH", thread, { title: "still hers" }, { key: admin })).status).toBe(200);
	expect(await asking()).toMatchObject({ status: 200, replayed: "true" });
	expect((await api("PATCH", thread, patch, { key: admin })).status).toBe(200);

	expect(await asking()).toMatchObject(notAgain);
});

it("answers without text are given again after a deletion, and those of other threads", async () => {
	const { admin, sender, thread } = await told();
	const other = await newThread({}, admin);
	const append = () => call("POST", `${thread}/messages`, { messages: [user("more")] }, sender, "append");
	const elsewhere = () => call("POST", `${other}/context`, { query: "hello", append: true }, sender, "elsewhere");
	const first = [await append(), await elsewhere()];
	await api("DELETE", `${thread}/messages/m1`, undefined, { key: admin });

	for (const [n, again] of [await append(), await elsewhere()].entries()) {
		expect(again).toMatchObject({ status: first[n]?.status, replayed: "true", text: first[n]?.text });
	}
});

it.each([
	["a message", "/messages/m1", "DELETE", undefined],
	["the thread", "", "DELETE", undefined],
	["an owner", "", "PATCH", { user_id: "bob" }],
])("an answer that was on its way when %s was taken away is not kept", async (_, path, method, body) => {
	const { admin, thread, asking, count } = await told({ user_id: "alice" });
	const { promise: gate, resolve: open } = Promise.withResolvers<void>();
	const under = asking({ ...env, DB: databaseWaiting(env.DB, /^update "claims" set .*"status"/, gate) });
	await vi.waitFor(async () => expect(await count()).toBe(2), { interval: 20 });
	expect((await api(method, `${thread}${path}`, body, { key: admin })).status).toBeLessThan(300);
	open();

	expect(await under).toMatchObject({ status: 200 });
	expect(await asking()).toMatchObject(notAgain);
});

it.each([
	["a message", "/messages/m1", "DELETE", null, 404],
	["an owner", "", "PATCH", { user_id: "bob" }, 200],
])("taking %s away is not acknowledged before answers are forgotten, and repeating it does that", async (...of) => {
	const [, path, method, body, again] = of;
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	const { admin, thread, asking } = await told({ user_id: "alice" });
	await asking();
	const broken = { ...env, DB: databaseFailing(env.DB, /^update "claims"/) };
	expect(await call(method, `${thread}${path}`, body, admin, "", broken)).toMatchObject(refusal(503, "unavailable"));
	expect((await asking()).status).toBe(200);

	expect((await call(method, `${thread}${path}`, body, admin)).status).toBe(again);
	expect(await asking()).toMatchObject(notAgain);
});

it.each(["repeating it", "the thread's own alarm"])("so does deleting a thread, and %s does that", async (what) => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	const { tenant, admin, thread, asking } = await told();
	await asking();
	const broken = { ...env, DB: databaseFailing(env.DB, /^update "claims"/) };
	expect(await call("DELETE", thread, null, admin, "", broken)).toMatchObject(refusal(503, "unavailable"));

	if (what === "repeating it") await api("DELETE", thread, undefined, { key: admin });
	else await runDurableObjectAlarm(env.THREADS.getByName(`${tenant}/${thread.slice("/v1/threads/".length)}`));
	expect(await asking()).toMatchObject(notAgain);
});
