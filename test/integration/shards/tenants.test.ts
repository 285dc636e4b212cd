import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { scheduled } from "../../../src/schedule.ts";
import { api, ask, localKey, newTenant } from "../client.ts";
import { invalid } from "../thread-calls.ts";

const tenant = z.object({
	id: z.string(),
	shard: z.string(),
	jurisdiction: z.string().nullable(),
	location: z.string().nullable(),
	created_at: z.string().nullable(),
});

async function whereIs(id: string, key: string = localKey) {
	return ask(tenant, "GET", `/v1/tenants/${id}`, undefined, { key });
}

const [DB, DB_1] = [env.DB, env.DB_1];
if (DB_1 === undefined) throw new Error("this needs a second database (vitest.config.ts)");

/** How many rows of the tenant a table of each database has. */
async function rows(table: string, id: string): Promise<Record<string, number>> {
	const counted = async (db: D1Database) =>
		(await db.prepare(`SELECT count(*) AS n FROM ${table} WHERE tenant = ?`).bind(id).first<number>("n")) ?? 0;
	return { DB: await counted(DB), DB_1: DB_1 === undefined ? 0 : await counted(DB_1) };
}

describe("tenants over two databases", () => {
	it("spreads them, says where each is, and keeps all of one in its own database", async () => {
		const found: Record<string, string> = {};
		for (const n of Array.from({ length: 12 }, (_, n) => n)) {
			const id = `spread-${n}`;
			const key = await newTenant(id);
			const { shard } = await whereIs(id, key);
			found[id] = shard;
			await api("POST", "/v1/memories", { content: `The word is w${n}.`, type: "fact", scope: "global" }, { key });
			await api("POST", "/v1/threads", { id: "same" }, { key });
			const other = shard === "DB" ? "DB_1" : "DB";
			for (const table of ["keys", "memories", "threads"]) {
				expect(await rows(table, id), `${table} of ${id}`).toEqual({ [shard]: 1, [other]: 0 });
			}
			const list = z.object({ data: z.array(z.looseObject({ content: z.string() })) });
			const { data } = await ask(list, "GET", "/v1/memories", undefined, { key });
			expect(data.map(({ content }) => content)).toEqual([`The word is w${n}.`]);
		}
		expect(new Set(Object.values(found))).toEqual(new Set(["DB", "DB_1"]));
	});

	it("finds who was founded before there were several where it was, and founds it no second time", async () => {
		const at = "2026-01-01T00:00:00.000Z";
		for (const id of ["old-a", "old-b", "old-c", "old-d"]) {
			await env.DB.prepare("INSERT INTO tenants (id, created_at) VALUES (?, ?)").bind(id, at).run();

			expect(await api("POST", "/v1/tenants", { id })).toMatchObject({ status: 409 });
			expect(await whereIs(id)).toEqual({ id, shard: "DB", jurisdiction: null, location: null, created_at: at });
		}
	});

	it("refuses a jurisdiction or location that is none, and shows a tenant to nobody else", async () => {
		for (const [path, body] of [
			["jurisdiction", { id: "x", jurisdiction: "moon" }],
			["location", { id: "x", location: "here" }],
		] as const) {
			expect(await api("POST", "/v1/tenants", body)).toMatchObject(invalid(path));
		}
		const key = await newTenant("curious");
		const there = await api("GET", "/v1/tenants/spread-0", undefined, { key });
		const missing = await api("GET", "/v1/tenants/nobody", undefined, { key });
		expect(there.status).toBe(403);
		expect(missing.status).toBe(403);
		expect((await api("GET", "/v1/tenants/nobody")).status).toBe(404);
		expect((await api("GET", "/v1/tenants/spread-0", undefined, { key: null })).status).toBe(401);
	});

	it("says what a tenant was founded with, and keeps its wish where its objects are made", async () => {
		const european = await ask(z.object({ key: z.string() }), "POST", "/v1/tenants", { id: "dom", jurisdiction: "eu" });
		const { key } = european;
		await ask(z.object({ id: z.string() }), "POST", "/v1/threads", { id: "t" }, { key });
		expect(await whereIs("dom", key)).toMatchObject({ shard: "DB_EU", jurisdiction: "eu", location: null });
		expect((await api("GET", "/v1/threads/t", undefined, { key })).status).toBe(200);
		const asked = { id: "near", location: "weur" };
		await ask(z.object({ key: z.string() }), "POST", "/v1/tenants", asked);

		expect(await whereIs("near")).toMatchObject({ jurisdiction: null, location: "weur" });
	});

	it("cleans up in every database", async () => {
		const stale = "2020-01-01T00:00:00.000Z";
		for (const db of [DB, DB_1]) {
			await db
				.prepare(`INSERT INTO claims (tenant, credential, key, fingerprint, seed, holder, state, held_since, created_at)
					VALUES ('t', 'c', 'k', 'f', 's', 'h', 'done', ?, ?)`)
				.bind(stale, stale)
				.run();
		}
		await scheduled(createScheduledController({ cron: "*/5 * * * *", scheduledTime: new Date() }), env);

		expect(await rows("claims", "t")).toEqual({ DB: 0, DB_1: 0 });
	});
});
