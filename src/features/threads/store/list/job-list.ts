import { and, count, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import type { Job, JobKind, JobStatus } from "../../../../core/model/thread/job.ts";
import { threads } from "../../../../platform/d1/thread-list-schema.ts";
import { NOT_DONE, threadJobs } from "./job-list-schema.ts";

/** A job and the thread that has it. */
type ThreadJob = Job & { thread_id: string };

export type JobQuery = {
	status?: JobStatus | undefined;
	kind?: JobKind | undefined;
	/** How many at most. */
	limit: number;
	/** The last one of the page before. */
	after?: { created_at: string; id: string } | undefined;
};

/** The jobs of a tenant's threads, and how they stand as far as the list was told; a job itself is in its thread's object. */
export type JobList = {
	/** Enters a job that was just queued; one that is there stays as it is, as its thread knows better. */
	add(thread: string, job: Pick<Job, "id" | "kind" | "created_at">): Promise<void>;
	/** Writes how jobs stand. Told by their thread alone, in order; those of a thread that was deleted stay ended. */
	put(thread: string, jobs: readonly Job[]): Promise<void>;
	/** Ends all of a thread that was deleted, and forgets what was said about them. Repeating it does no harm. */
	close(thread: string, now: string): Promise<void>;
	/** Null for a job that is not listed, or no more. */
	threadOf(job: string): Promise<string | null>;
	/** Newest first, by time of creation; of a bound key those of the threads it may access. */
	page(accessScope: AccessScope, query: JobQuery): Promise<ThreadJob[]>;
	/** The newest ones that a former version entered: how they stand only their threads know. */
	untold(limit: number): Promise<{ thread: string; id: string }[]>;
};

/** A row holds ten values, and D1 takes a hundred of them in a statement. */
const ROWS_AT_ONCE = 10;

/** The list of one tenant's jobs, in its D1 database. */
export function d1JobList(d1: D1Database, tenant: string): JobList {
	const db = drizzle(d1);
	const target = [threadJobs.tenant, threadJobs.id];
	const own = eq(threadJobs.tenant, tenant);
	return {
		async add(threadId, { id, kind, created_at: createdAt }) {
			const row = { tenant, id, threadId, kind, createdAt, status: "queued" as const, attempts: 0 };
			await db.insert(threadJobs).values(row).onConflictDoNothing({ target });
		},
		async put(threadId, jobs) {
			for (let at = 0; at < jobs.length; at += ROWS_AT_ONCE) {
				const rows = jobs.slice(at, at + ROWS_AT_ONCE).map((job) => rowOf(tenant, threadId, job));
				const setWhere = sql`${threadJobs.status} IS NOT 'erased'`;
				await db.insert(threadJobs).values(rows).onConflictDoUpdate({ target, set: TOLD, setWhere });
			}
		},
		async close(threadId, now) {
			const endedAt = sql`coalesce(ended_at, ${now})`;
			await db
				.update(threadJobs)
				.set({ status: "erased", error: null, lost: null, endedAt })
				.where(and(own, eq(threadJobs.threadId, threadId)));
		},
		async threadOf(job) {
			const asked = db.select({ thread: threadJobs.threadId }).from(threadJobs);
			return (await asked.where(and(own, eq(threadJobs.id, job))).get())?.thread ?? null;
		},
		async page(accessScope, query) {
			const rows = await db
				.select()
				.from(threadJobs)
				.where(and(own, within(accessScope), matching(query)))
				.orderBy(desc(threadJobs.createdAt), desc(threadJobs.id))
				.limit(query.limit);
			return rows.flatMap((row) => jobOf(row) ?? []);
		},
		untold: (limit) =>
			db
				.select({ thread: threadJobs.threadId, id: threadJobs.id })
				.from(threadJobs)
				.where(and(own, isNull(threadJobs.status)))
				.orderBy(desc(threadJobs.createdAt))
				.limit(limit),
	};
}

/** What a thread tells anew of a job. */
const TOLD = Object.fromEntries(
	(["status", "kind", "attempts", "error", "lost", "ended_at"] as const).map((name) => [
		name === "ended_at" ? "endedAt" : name,
		sql.raw(`excluded.${name}`),
	]),
);

type Row = typeof threadJobs.$inferSelect;

function rowOf(tenant: string, threadId: string, job: Job): Row {
	const { id, kind, status, attempts, error, lost, created_at: createdAt, finished_at: endedAt } = job;
	return { tenant, id, threadId, kind, status, attempts, error, lost, createdAt, endedAt };
}

function jobOf({ id, threadId, kind, status, attempts, error, lost, createdAt, endedAt }: Row): ThreadJob | null {
	if (status === null || status === "erased" || kind === null) return null;
	const times = { created_at: createdAt, finished_at: endedAt };
	return { id, thread_id: threadId, kind, status, attempts: attempts ?? 0, error, lost, ...times };
}

/** Threads of a bound key are few, so its jobs are read by them and not by what the whole tenant has. */
function within({ tenant, user_id: user, project_id: project }: AccessScope): SQL | undefined {
	if (user === null && project === null) return undefined;
	const reached = and(
		eq(threads.tenant, tenant),
		user === null ? undefined : eq(threads.userId, user),
		project === null ? undefined : eq(threads.projectId, project),
	);
	return sql`${threadJobs.threadId} IN (SELECT ${threads.id} FROM ${threads} WHERE ${reached})`;
}

function matching({ status, kind, after }: JobQuery) {
	const { createdAt, id } = threadJobs;
	return and(
		ne(threadJobs.status, "erased"),
		status === undefined ? undefined : eq(threadJobs.status, status),
		// As it stands in the condition of their index.
		status === undefined || status === "done" ? undefined : NOT_DONE,
		kind === undefined ? undefined : eq(threadJobs.kind, kind),
		after === undefined
			? undefined
			: or(lt(createdAt, after.created_at), and(eq(createdAt, after.created_at), lt(id, after.id))),
	);
}

/** Entries of all tenants' jobs in one database, for the cleanup. */
export type JobCleanup = {
	/** When the oldest job was made that has not ended; null where there is none. */
	oldestOpen(): Promise<string | null>;
	/** How many there are of each status, but for those that are done. Reads every one of them: for a look now and then. */
	countOpen(): Promise<{ status: JobStatus; count: number }[]>;
	/** Removes at most `limit` entries of jobs made before then (ISO 8601); returns how many there were. */
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
		async countOpen() {
			const { status } = threadJobs;
			const rows = await db.select({ status, count: count() }).from(threadJobs).where(NOT_DONE).groupBy(status);
			return rows.flatMap(({ status: of, count }) => (of === null || of === "erased" ? [] : [{ status: of, count }]));
		},
		async removeBefore(time, limit) {
			const rowid = sql`rowid`;
			const old = db.select({ rowid }).from(threadJobs).where(lt(threadJobs.createdAt, time)).limit(limit);
			const removed = await db.delete(threadJobs).where(inArray(rowid, old)).run();
			return removed.meta.changes;
		},
	};
}
