import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import * as z from "zod";
import { scheduled } from "../../../src/schedule.ts";
import { api, ask, newTenant } from "../client.ts";

const DAY_MS = 24 * 60 * 60_000;
const night = () => scheduled(createScheduledController({ cron: "0 3 * * *", scheduledTime: new Date() }), env);

it("leaves no entry of a memory that was deleted long ago, and touches no other", async () => {
	const tenant = `forgets-${crypto.randomUUID().slice(0, 8)}`;
	const key = await newTenant(tenant);
	const remember = async (content: string) => {
		const body = { content, scope: "user:ada" };
		return (await ask(z.looseObject({ id: z.string() }), "POST", "/v1/memories", body, { key })).id;
	};
	const [long, lately, kept] = [await remember("one"), await remember("two"), await remember("three")];
	for (const id of [long, lately]) await api("DELETE", `/v1/memories/${id}`, undefined, { key });
	const aged = async (id: string, days: number) => {
		const at = new Date(Date.now() - days * DAY_MS).toISOString();
		await env.DB.prepare("UPDATE memories SET updated_at = ? WHERE id = ?").bind(at, id).run();
	};
	await Promise.all([aged(long, 91), aged(lately, 89), aged(kept, 400)]);
	const entries = async () => {
		const sql = "SELECT id FROM memories WHERE tenant = ? ORDER BY id";
		return (await env.DB.prepare(sql).bind(tenant).all()).results.map(({ id }) => id);
	};

	expect(await entries()).toEqual([long, lately, kept].sort());
	await night();
	expect(await entries()).toEqual([lately, kept].sort());
	expect((await api("GET", `/v1/memories/${kept}`, undefined, { key })).status).toBe(200);
});
