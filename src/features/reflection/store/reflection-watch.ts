import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { reflections } from "../../memory/index.ts";

/** A scope in which something waits to be reflected on; `version` is raised by every write there. */
export type WaitingScope = { tenant: string; scope: string; version: number; asked_at: string };

/** What waits to be reflected on in the scopes of all tenants of one database. */
export type ReflectionWatch = {
	/** Scopes with so much that is new that no night is waited for, by tenant and name, behind `after`. */
	due(after: WaitingScope | null, limit: number): Promise<WaitingScope[]>;
	/**
	 * Scopes with at least so many observations that nobody was asked about since `before` (ISO 8601), or since something new
	 * came; those that have waited longest first, and behind `after`.
	 */
	waiting(query: { least: number; before: string; after: WaitingScope | null; limit: number }): Promise<WaitingScope[]>;
	/** Notes that a job was queued for it. */
	asked(scope: WaitingScope, now: string): Promise<void>;
};

const COLUMNS = sql`tenant, scope, version, asked_at`;

/** What waits to be reflected on in one D1 database. */
export function d1ReflectionWatch(d1: D1Database): ReflectionWatch {
	const db = drizzle(d1);
	return {
		due: (after, limit) =>
			db.all<WaitingScope>(sql`
				SELECT ${COLUMNS} FROM ${reflections} INDEXED BY reflections_due
				WHERE due = 1 AND (tenant, scope) > (${after?.tenant ?? ""}, ${after?.scope ?? ""})
				ORDER BY tenant, scope LIMIT ${limit}`),
		waiting({ least, before, after, limit }) {
			const later =
				after === null
					? sql`TRUE`
					: sql`(asked_at, tenant, scope) > (${after.asked_at}, ${after.tenant}, ${after.scope})`;
			return db.all<WaitingScope>(sql`
				SELECT ${COLUMNS} FROM ${reflections} INDEXED BY reflections_waiting
				WHERE fresh > 0 AND fresh >= ${least} AND (version > asked_version OR asked_at < ${before}) AND ${later}
				ORDER BY asked_at, tenant, scope LIMIT ${limit}`);
		},
		async asked({ tenant, scope, version }, now) {
			await db.run(sql`
				UPDATE ${reflections} SET asked_at = ${now}, asked_version = ${version}, due = due AND version > ${version}
				WHERE tenant = ${tenant} AND scope = ${scope}`);
		},
	};
}
