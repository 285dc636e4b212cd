import { inArray, isNull, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { JobSweep } from "../../ports/job-sweep.ts";
import { threadJobs } from "./job-list-schema.ts";

/** The entries of all tenants' jobs of one database. */
export function d1JobSweep(d1: D1Database): JobSweep {
	const db = drizzle(d1);
	return {
		async oldestOpen() {
			const [oldest] = await db
				.select({ created: threadJobs.createdAt })
				.from(threadJobs)
				.where(isNull(threadJobs.endedAt))
				.orderBy(threadJobs.createdAt)
				.limit(1);
			return oldest?.created ?? null;
		},
		async removeBefore(time, limit) {
			const rowid = sql`rowid`;
			const old = db.select({ rowid }).from(threadJobs).where(lt(threadJobs.createdAt, time)).limit(limit);
			const removed = await db.delete(threadJobs).where(inArray(rowid, old)).run();
			return removed.meta.changes;
		},
	};
}
