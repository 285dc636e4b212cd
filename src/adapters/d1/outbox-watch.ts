import type { OutboxWatch } from "../../ports/outbox-watch.ts";

/** Steps from tenant to tenant in the index, however many rows each has. */
const BEHIND = `
	WITH RECURSIVE tenants (tenant) AS (
		SELECT min(tenant) FROM outbox
		UNION ALL
		SELECT (SELECT min(tenant) FROM outbox WHERE tenant > tenants.tenant) FROM tenants WHERE tenant IS NOT NULL
	)
	SELECT tenant FROM tenants
	WHERE tenant IS NOT NULL
		AND EXISTS (SELECT 1 FROM outbox WHERE outbox.tenant = tenants.tenant AND created_at < ?)
	LIMIT ?`;

const OLDEST = "SELECT created_at, attempts FROM outbox ORDER BY number LIMIT 1";

/** The outboxes of one D1 database. */
export function d1OutboxWatch(d1: D1Database): OutboxWatch {
	return {
		async behind(before, limit) {
			const found = await d1.prepare(BEHIND).bind(before, limit).all<{ tenant: string }>();
			return found.results.map(({ tenant }) => tenant);
		},
		oldest: () => d1.prepare(OLDEST).first<{ created_at: string; attempts: number }>(),
	};
}
