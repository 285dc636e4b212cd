import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { d1Outbox } from "../../../src/features/memory/store/index/outbox.ts";

/** The database, which notes how many rows its statements read. */
function countingReads(db: D1Database) {
	const read: number[] = [];
	const counting = (statement: D1PreparedStatement): D1PreparedStatement =>
		new Proxy(statement, {
			get: (target, name) => {
				if (name === "bind") return (...values: unknown[]) => counting(target.bind(...values));
				if (name !== "run") return Reflect.get(target, name);
				return async () => {
					const done = await target.run();
					read.push(done.meta.rows_read);
					return done;
				};
			},
		});
	const counted = new Proxy(db, {
		get: (target, name) =>
			name === "prepare" ? (sql: string) => counting(db.prepare(sql)) : Reflect.get(target, name),
	});
	return { counted, read };
}

it("reads as many rows to take out what is done, however much waits", async () => {
	const { counted, read } = countingReads(env.DB);
	for (const waiting of [50, 2_000]) {
		const tenant = `waiting-${waiting}`;
		const sql = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
			INSERT INTO outbox (tenant, kind, item_id, change, created_at) SELECT ?1, 'memory', 'm' || i, 'remove', '2026-01-01' FROM n`;
		await env.DB.prepare(sql).bind(tenant, waiting).run();
		const outbox = d1Outbox(counted, tenant);
		await outbox.done((await outbox.take(16, Date.now())).map(({ number }) => number));
		const left = await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE tenant = ?").bind(tenant).first("n");
		expect(left).toBe(waiting - 16);
	}
	const [few = 0, many = 0] = read;
	expect(few).toBeGreaterThan(16);
	expect(many).toBeLessThan(2 * few);
});
