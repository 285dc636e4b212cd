import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { ThreadObject } from "../../../src/worker.ts";
import { brokenDatabase } from "../../fakes/database.ts";
import { api, newTenant } from "../client.ts";
import { user } from "../thread-calls.ts";
import { threadLogOf } from "./thread-log-of.ts";

/** A tenant with one thread of two messages; its list is behind, unless the alarm has rung by itself. */
async function written() {
	const tenant = `t-${crypto.randomUUID().slice(0, 8)}`;
	const key = await newTenant(tenant);
	const call = (method: string, path: string, body?: unknown) => api(method, `/v1/threads${path}`, body, { key });
	await call("POST", "", { id: "t", title: "T" });
	await call("POST", "/t/messages", { messages: [user("one"), user("two")] });
	const stub = env.THREADS.getByName(`${tenant}/t`);
	const erase = () => threadLogOf(tenant, "t").erase();
	return { call, stub, erase, listed: async () => (await call("GET", "")).body };
}

function tablesOf(stub: DurableObjectStub<ThreadObject>) {
	return runInDurableObject(stub, (_, state) => state.storage.sql.exec("SELECT name FROM sqlite_master").toArray());
}

function alarmOf(stub: DurableObjectStub<ThreadObject>) {
	return runInDurableObject(stub, (_, state) => state.storage.getAlarm());
}

it("brings the counts into the list", async () => {
	const { call, stub, listed } = await written();
	await runDurableObjectAlarm(stub);

	expect(await listed()).toEqual({ data: [(await call("GET", "/t")).body], next_cursor: null });
	expect(await listed()).toMatchObject({ data: [{ message_count: 2, token_count: 2, last_seq: 2 }] });
});

it("rings no more once the list is up to date, and again after the next write", async () => {
	const { call, stub, listed } = await written();
	await runDurableObjectAlarm(stub);
	expect(await alarmOf(stub)).toBeNull();

	await call("POST", "/t/messages", { messages: [user("three")] });
	await runDurableObjectAlarm(stub);
	expect(await listed()).toMatchObject({ data: [{ message_count: 3 }] });
});

it("empties the object of a thread that was deleted", async () => {
	const { call, stub, listed } = await written();
	await call("DELETE", "/t");
	await runDurableObjectAlarm(stub);

	expect(await tablesOf(stub)).toEqual([]);
	expect(await listed()).toMatchObject({ data: [] });
	expect((await call("GET", "/t")).status).toBe(404);
	expect(await call("POST", "", { id: "t" })).toMatchObject({ status: 201, body: { last_seq: 0 } });
});

it("takes the entry away that a deletion left behind when it broke off", async () => {
	const { stub, erase, listed } = await written();
	await erase();
	expect(await listed()).toMatchObject({ data: [{ id: "t" }] });
	await runDurableObjectAlarm(stub);

	expect(await listed()).toMatchObject({ data: [] });
	expect(await tablesOf(stub)).toEqual([]);
});

it("keeps a thread that was made anew before the alarm of the old one rang", async () => {
	const { call, stub, listed } = await written();
	await call("DELETE", "/t");
	await call("POST", "", { id: "t", title: "new" });
	await runDurableObjectAlarm(stub);

	expect(await listed()).toMatchObject({ data: [{ id: "t", title: "new", message_count: 0 }] });
	expect(await call("GET", "/t")).toMatchObject({ body: { title: "new" } });
});

it.each(["written", "erased"])(
	"tries again when the list of threads is away, for a thread that was %s",
	async (what) => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const { stub, erase, listed } = await written();
		if (what === "erased") await erase();
		const broken = { ...env, DB: brokenDatabase(env.DB) };
		const next = await runInDurableObject(stub, async (_, state) => {
			await state.storage.deleteAlarm();
			await new ThreadObject(state, broken).alarm();
			return state.storage.getAlarm();
		});

		expect(next).toBeGreaterThan(Date.now());
		expect(logged).toHaveBeenCalledOnce();
		expect(await tablesOf(stub)).not.toEqual([]);

		await runDurableObjectAlarm(stub);
		expect(await listed()).toMatchObject({ data: what === "erased" ? [] : [{ message_count: 2 }] });
		logged.mockRestore();
	},
);
