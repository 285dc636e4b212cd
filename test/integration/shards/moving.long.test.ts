import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { MOVED_TABLES, UNMOVED_TABLES } from "../../../src/features/moving/plan/moved-tables.ts";
import { scheduled } from "../../../src/schedule.ts";
import { longIt } from "../../long.ts";
import { api, ask } from "../client.ts";
import { invalid, notFound, refusal } from "../thread-calls.ts";
import { databaseNamed, fillUp, foundByWords, rowsOf, tablesWithTenant } from "./moved-rows.ts";
import { cancelled, filled, found, founded, idsOf, made, moved, shardOf, state } from "./moving-calls.ts";

const MOVE_MS = 120_000;

describe("a tenant that moves to another database", () => {
	it("knows every table that names a tenant", async () => {
		const known = MOVED_TABLES.filter(({ tenant }) => tenant === "tenant").map(({ name }) => name);
		expect(await tablesWithTenant("DB")).toEqual([...known, ...UNMOVED_TABLES].sort());
	});

	it(
		"takes rows of every table along, and leaves none behind",
		async () => {
			const tenant = await founded();
			await filled(tenant);
			// From here on no job takes anything away of what is made up.
			await moved(tenant, (status): boolean => status === "clearing");
			await fillUp(tenant.from, tenant.id);
			await moved(tenant, (status): boolean => status === "waiting");
			const held = await rowsOf(tenant.from, tenant.id);

			expect(Object.keys(held)).toHaveLength(MOVED_TABLES.length);
			expect(await rowsOf(tenant.to, tenant.id)).toEqual(held);
			await moved(tenant);
			expect(await rowsOf(tenant.from, tenant.id)).toEqual({});
		},
		MOVE_MS,
	);

	longIt(
		"loses and doubles nothing while it is written",
		async () => {
			const tenant = await founded();
			await filled(tenant);
			await vi.waitFor(async () => {
				const { episodes } = await foundByWords(tenant.from, tenant.id);
				expect(episodes).toHaveLength(2);
			}, 60_000);
			const [before, held] = [await found(tenant), await rowsOf(tenant.from, tenant.id)];
			const words = await foundByWords(tenant.from, tenant.id);
			expect(held).toMatchObject({
				memories: 4,
				notes: 2,
				skills: 2,
				relations: 2,
				installations: 1,
				keys: 2,
				threads: 2,
			});
			let done = false;
			const refused: unknown[] = [];
			const acknowledged: string[] = [];
			const writer = async (name: string) => {
				for (let n = 0; !done; n++) {
					const content = `${name} has seen the gull ${n}.`;
					for (;;) {
						const headers = { "idempotency-key": `${name}-${n}` };
						const body = { content, type: "fact", scope: "user:ada" };
						const answer = await api("POST", "/v1/memories", body, { key: tenant.key, headers });
						if (answer.status < 300) break;
						refused.push(answer.status, answer.headers.get("retry-after"));
						await scheduler.wait(100);
					}
					acknowledged.push(content);
					await scheduler.wait(50);
				}
			};
			const writers = ["Ida", "Per", "Ulf"].map(writer);
			const { rows, seen } = await moved(tenant);
			await scheduler.wait(300);
			done = true;
			await Promise.all(writers);

			expect(rows).toBeGreaterThan(20);
			expect(seen).toContain("waiting");
			expect(new Set(refused)).toEqual(new Set([503, "1"]));
			const contents: unknown[] = [];
			let cursor = "";
			do {
				const path = `/v1/memories?limit=200${cursor && `&cursor=${cursor}`}`;
				const next = z.looseObject({
					data: z.array(z.looseObject({ content: z.string() })),
					next_cursor: z.string().nullable(),
				});
				const page = await ask(next, "GET", path, undefined, { key: tenant.key });
				contents.push(...page.data.map(({ content }) => content));
				cursor = page.next_cursor ?? "";
			} while (cursor !== "");
			expect(contents.filter((content) => String(content).includes("gull")).sort()).toEqual(acknowledged.sort());
			expect(await shardOf(tenant)).toBe(tenant.to);
			const { "/v1/memories": memories, ...rest } = before;
			expect(await found(tenant)).toMatchObject(rest);
			expect(await idsOf(tenant, "/v1/memories?limit=200")).toEqual(expect.arrayContaining(memories ?? []));
			expect(await foundByWords(tenant.to, tenant.id)).toEqual(words);
			expect(await rowsOf(tenant.from, tenant.id)).toEqual({});
		},
		MOVE_MS,
	);

	longIt(
		"is erased as if it had never moved, and moves back",
		async () => {
			const tenant = await founded();
			await filled(tenant);
			await moved(tenant);
			const { erasure } = await ask(z.looseObject({ erasure: made }), "DELETE", "/v1/users/ada", undefined, {
				key: tenant.key,
			});
			await vi.waitFor(
				async () => {
					const answer = await api("GET", `/v1/erasures/${erasure.id}`, undefined, { key: tenant.key });
					expect(answer.body).toMatchObject({ status: "done", remaining: 0 });
				},
				{ timeout: 60_000, interval: 300 },
			);
			for (const shard of ["DB", "DB_1"]) {
				const db = databaseNamed(shard);
				const left =
					"SELECT count(*) AS n FROM memories WHERE tenant = ? AND scope = 'user:ada' AND status <> 'deleted'";
				expect(await db.prepare(left).bind(tenant.id).first("n"), shard).toBe(0);
				expect(
					await db
						.prepare("SELECT count(*) AS n FROM notes WHERE tenant = ? AND user_id = 'ada'")
						.bind(tenant.id)
						.first("n"),
				).toBe(0);
			}
			expect(await idsOf(tenant, "/v1/notes?q=lighthouse")).toHaveLength(1);
			const before = await found(tenant);
			const back = { ...tenant, from: tenant.to, to: tenant.from };
			await moved(back);

			expect(await found(tenant)).toEqual(before);
			expect(await rowsOf(back.from, tenant.id)).toEqual({});
			expect(
				(
					await api(
						"POST",
						"/v1/memories",
						{ content: "Home again.", type: "fact", scope: "user:bo" },
						{ key: tenant.key },
					)
				).status,
			).toBe(201);
		},
		MOVE_MS + 20_000,
	);

	it(
		"stays where it is if the copy is not the same, and is written there again",
		async () => {
			const tenant = await founded();
			await filled(tenant);
			const before = await rowsOf(tenant.from, tenant.id);
			await moved(tenant, (status): boolean => status === "checking");
			// One of the last tables: the call that began to check may have come past others.
			await databaseNamed(tenant.to)
				.prepare("UPDATE tenant_held SET memories = memories + 1 WHERE tenant = ?")
				.bind(tenant.id)
				.run();
			const { table } = await moved(tenant, (status): boolean => status === "given_up" || status === "done");

			expect(table).toBe("tenant_held");
			expect(await shardOf(tenant)).toBe(tenant.from);
			const written = await api(
				"POST",
				"/v1/memories",
				{ content: "Still here.", type: "fact", scope: "global" },
				{ key: tenant.key },
			);
			expect(written.status).toBe(201);
			await cancelled(tenant);
			expect(await rowsOf(tenant.to, tenant.id)).toEqual({});
			expect(await rowsOf(tenant.from, tenant.id)).toMatchObject({ memories: (before.memories ?? 0) + 1 });
			await moved(tenant);
			expect(await idsOf(tenant, "/v1/memories")).toHaveLength(5);
		},
		MOVE_MS,
	);

	it(
		"can be called off before it is elsewhere, and not afterwards",
		async () => {
			const tenant = await founded();
			await filled(tenant);
			await moved(tenant, (status): boolean => status === "copying");
			const write = { content: "Called off.", type: "fact", scope: "global" };
			expect(await api("POST", "/v1/memories", write, { key: tenant.key })).toMatchObject(refusal(503, "unavailable"));
			expect(await idsOf(tenant, "/v1/memories")).toHaveLength(4);
			await scheduled(createScheduledController({ cron: "*/5 * * * *", scheduledTime: new Date() }), env);
			await cancelled(tenant);
			expect((await api("POST", "/v1/memories", write, { key: tenant.key })).status).toBe(201);
			expect(await rowsOf(tenant.to, tenant.id)).toEqual({});

			await moved(tenant, (status): boolean => status === "waiting");
			expect(await api("DELETE", `/v1/tenants/${tenant.id}/move`)).toMatchObject(invalid("id"));
			await moved(tenant);
			expect(await idsOf(tenant, "/v1/memories")).toHaveLength(5);
		},
		MOVE_MS,
	);

	it("is refused where it may not go, who is unknown, and while a user is erased", async () => {
		const tenant = await founded();
		const path = `/v1/tenants/${tenant.id}/move`;
		expect(await api("POST", path, { shard: "DB_9" })).toMatchObject(invalid("shard"));
		expect(await api("POST", "/v1/tenants/nobody/move", { shard: "DB_1" })).toMatchObject(notFound);
		expect((await api("POST", path, { shard: tenant.to }, { key: tenant.key })).status).toBe(403);
		expect((await api("GET", "/v1/shards", undefined, { key: tenant.key })).status).toBe(403);
		const european = `eu-${crypto.randomUUID().slice(0, 18)}`;
		await ask(z.unknown(), "POST", "/v1/tenants", { id: european, jurisdiction: "eu" });
		expect(await api("POST", `/v1/tenants/${european}/move`, { shard: "DB" })).toMatchObject(invalid("shard"));

		const running = `INSERT INTO user_erasures (id, tenant, user_id, status, erased, created_at) VALUES (?, ?, 'ada', 'running', '{}', '')`;
		const db = databaseNamed(tenant.from);
		await db.prepare(running).bind(`ers_${tenant.id}`, tenant.id).run();
		expect(await api("POST", path, { shard: tenant.to })).toMatchObject(refusal(409, "erasing"));
		const written = await api("POST", "/v1/threads", { id: "still" }, { key: tenant.key });
		expect(written.status).toBe(201);
		expect(await ask(state, "POST", path, { shard: tenant.from })).toMatchObject({ status: "done" });
	});
});
