import type { OutboxWatch } from "../../ports/outbox-watch.ts";

/** Steps from tenant to tenant in the index, however many rows each has. */
const BEHIND = [
	["outbox", "created_at"],
	["erased_items", "erased_at"],
].map(
	([table, time]) => `
	WITH RECURSIVE tenants (tenant) AS (
		SELECT min(tenant) FROM ${table} WHERE tenant > ?1
		UNION ALL
		SELECT (SELECT min(tenant) FROM ${table} WHERE tenant > tenants.tenant) FROM tenants WHERE tenant IS NOT NULL
	)
	SELECT tenant FROM tenants
	WHERE tenant IS NOT NULL
		AND EXISTS (SELECT 1 FROM ${table} AS held WHERE held.tenant = tenants.tenant AND ${time} < ?2)
	LIMIT ?3`,
);

const OLDEST = "SELECT created_at, attempts FROM outbox ORDER BY number LIMIT 1";

/** The outboxes of one D1 database. */
export function d1OutboxWatch(d1: D1Database): OutboxWatch {
	return {
		async behind(before, after, limit) {
			const found = await d1.batch<{ tenant: string }>(
				BEHIND.map((sql) => d1.prepare(sql).bind(after ?? "", before, limit)),
			);
			const tenants = new Set(found.flatMap(({ results }) => results.map(({ tenant }) => tenant)));
			return [...tenants].sort().slice(0, limit);
		},
		oldest: () => d1.prepare(OLDEST).first<{ created_at: string; attempts: number }>(),
	};
}
