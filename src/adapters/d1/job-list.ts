import { and, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { JobList } from "../../ports/job-list.ts";
import { threadJobs } from "./job-list-schema.ts";

/** The list of one tenant's jobs, in its D1 database. */
export function d1JobList(d1: D1Database, tenant: string): JobList {
	const db = drizzle(d1);
	return {
		async put(threadId, jobs) {
			if (jobs.length === 0) return;
			const rows = jobs.map(({ id, created_at, finished_at }) => {
				return { tenant, id, threadId, createdAt: created_at, endedAt: finished_at ?? null };
			});
			const target = [threadJobs.tenant, threadJobs.id];
			const set = { endedAt: sql`coalesce(excluded.ended_at, ended_at)` };
			await db.insert(threadJobs).values(rows).onConflictDoUpdate({ target, set });
		},
		async close(threadId, now) {
			// By the index of what is open, which holds few; the key would read all that a tenant ever had.
			const open = sql`created_at > '' AND ended_at IS NULL`;
			await db.run(
				sql`UPDATE thread_jobs INDEXED BY thread_jobs_open SET ended_at = ${now} WHERE ${open} AND +tenant = ${tenant} AND thread_id = ${threadId}`,
			);
		},
		async threadOf(job) {
			const found = await db
				.select({ thread: threadJobs.threadId })
				.from(threadJobs)
				.where(and(eq(threadJobs.tenant, tenant), eq(threadJobs.id, job)))
				.get();
			return found?.thread ?? null;
		},
	};
}
