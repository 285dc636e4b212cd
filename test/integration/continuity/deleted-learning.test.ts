import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import * as z from "zod";
import { storedKey } from "../access/stored-key.ts";
import { api, ask, newTenant } from "../client.ts";
import { append, assistant, newThread, user } from "../thread-calls.ts";
import { contentsOf, settled, someone } from "./learning-calls.ts";

const relations = z.object({ data: z.array(z.looseObject({ object: z.string() })) });

/** A thread of a user from which was learned where they live and whom they report to. */
async function taught() {
	const user_id = someone();
	const scope = `user:${user_id}`;
	const teach = async (...said: string[]) => {
		const thread = await newThread({ user_id, config: { learn: "turn" } });
		await append(
			thread,
			said.flatMap((content) => [user(content), assistant("Noted.")]),
		);
		await settled(thread);
		return thread;
	};
	const thread = await teach("I live in Smallville.", "My manager is Perry White.");
	const known = async () => {
		const { data } = await ask(relations, "GET", `/v1/relations?scope=${scope}`);
		return [...(await contentsOf(scope)), ...data.map(({ object }) => object)].join("; ");
	};
	expect(await known()).toMatch(/Smallville.*Perry White/);
	return { user_id, scope, thread, teach, known };
}

it("stays for its user when its thread is deleted, and goes where that is asked for", async () => {
	const { thread, known } = await taught();
	const before = await known();
	expect((await api("DELETE", thread)).status).toBe(204);
	expect(await known()).toBe(before);

	// Also behind a deletion that broke off after the thread was gone.
	expect((await api("DELETE", `${thread}?learned=forget`)).status).toBe(204);
	expect(await known()).toBe("");
	expect((await api("DELETE", `${thread}?learned=forget`)).status).toBe(404);
});

it("goes with its thread where that is asked for, and nothing of another's, and with the answers that show it", async () => {
	const { user_id, thread, teach, known } = await taught();
	await teach("I am allergic to peanuts.");
	const other = await newThread({ user_id });
	const once = { headers: { "idempotency-key": crypto.randomUUID() } };
	const body = { query: "Who is my manager?", append: true };
	expect(JSON.stringify(await api("POST", `${other}/context`, body, once))).toContain("Perry White");

	expect((await api("DELETE", `${thread}?learned=forget`)).status).toBe(204);
	const left = await known();
	expect(left).toContain("peanuts");
	expect(left).not.toMatch(/Smallville|Perry White/);
	expect((await api("POST", `${other}/context`, body, once)).status).toBe(409);
});

it("is gone with a thread that is deleted right after it was said, however far its learning is", async () => {
	const user_id = someone();
	for (const ms of [0, 3, 10, 30, 60, 100, 200]) {
		const thread = await newThread({ user_id, config: { learn: "turn" } });
		const said = [`I live in Smallville since ${2000 + ms}.`, "My manager is Perry White."];
		await append(
			thread,
			said.flatMap((content) => [user(content), assistant("Noted.")]),
		);
		await scheduler.wait(ms);
		expect((await api("DELETE", `${thread}?learned=forget`)).status).toBe(204);
	}
	// Whatever was under way has ended: a later thread's learning is known.
	const last = await newThread({ user_id, config: { learn: "turn" } });
	await append(last, [user("I am allergic to peanuts."), assistant("Noted.")]);
	await settled(last);
	await scheduler.wait(1_000);
	expect(await contentsOf(`user:${user_id}`)).toEqual([expect.stringContaining("peanuts")]);
	expect((await ask(relations, "GET", `/v1/relations?scope=user:${user_id}`)).data).toEqual([]);
});

it("is no stranger's to take back, and asks for one of two words", async () => {
	const { thread, known } = await taught();
	const before = await known();
	const stranger = await storedKey("local", { userId: someone() });
	expect((await api("DELETE", `${thread}?learned=forget`, undefined, { key: stranger })).status).toBe(404);
	expect((await api("DELETE", `${thread}?learned=both`)).status).toBe(400);
	expect((await api("DELETE", thread)).status).toBe(204);
	expect((await api("DELETE", `${thread}?learned=forget`, undefined, { key: stranger })).status).toBe(404);
	expect(await known()).toBe(before);
});

it("leaves no job of the thread open", async () => {
	const tenant = `t-${crypto.randomUUID().slice(0, 18)}`;
	const key = await newTenant(tenant);
	await ask(z.unknown(), "POST", "/v1/threads", { id: "gone", user_id: "ada" }, { key });
	const job = "INSERT INTO thread_jobs (tenant, id, thread_id, created_at) VALUES (?, ?, 'gone', ?)";
	await env.DB.prepare(job).bind(tenant, `job_${tenant}`, new Date().toISOString()).run();
	expect((await api("DELETE", "/v1/threads/gone", undefined, { key })).status).toBe(204);
	const left = "SELECT id FROM thread_jobs WHERE tenant = ? AND ended_at IS NULL";
	expect((await env.DB.prepare(left).bind(tenant).all()).results).toEqual([]);
});
