import { inArray, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { ClaimSweep } from "../../ports/claim-sweep.ts";
import { claims } from "./claim-schema.ts";

/** All tenants' claims of one database. */
export function d1ClaimSweep(d1: D1Database): ClaimSweep {
	const db = drizzle(d1);
	return {
		async removeBefore(time, limit) {
			const rowid = sql`rowid`;
			const old = db.select({ rowid }).from(claims).where(lt(claims.createdAt, time)).limit(limit);
			const removed = await db.delete(claims).where(inArray(rowid, old)).run();
			return removed.meta.changes;
		},
	};
}
