import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { threadJobs } from "./job-list-schema.ts";

/** A job as the list has it. */
export type ListedJob = { id: string; created_at: string; finished_at?: string | null | undefined };

/** Which thread each job of a tenant belongs to; the job itself is in the thread's object. */
export type JobList = {
	/** Writes the entries; one that is there stays, but for its end. */
	put(thread: string, jobs: readonly ListedJob[]): Promise<void>;
	/** Ends all that are open of a thread that was deleted. Repeating it does no harm. */
	close(thread: string, now: string): Promise<void>;
	/** Null for a job that is not listed, or no more. */
	threadOf(job: string): Promise<string | null>;
};

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

/** Entries of all tenants' jobs in one database, for the cleanup. */
export type JobCleanup = {
	/** When the oldest job was made that has not ended; null where there is none. */
	oldestOpen(): Promise<string | null>;
	/** Removes at most `limit` entries of jobs made before then (ISO 8601); gives how many there were. */
	removeBefore(time: string, limit: number): Promise<number>;
};

/** The entries of all tenants' jobs of one database. */
export function d1JobCleanup(d1: D1Database): JobCleanup {
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
