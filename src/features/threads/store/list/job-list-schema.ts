import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { JOB_KINDS, JOB_STATUSES } from "../../../../core/model/thread/job.ts";

/** Few jobs are so at any time: the condition of their index, and of whoever reads by it. */
export const NOT_DONE = sql.raw("status IN ('queued', 'running', 'failed', 'cancelled')");

/** Which thread a job belongs to, and how it stands as far as this list was told; the job itself is in the thread's object. */
export const threadJobs = sqliteTable(
	"thread_jobs",
	{
		tenant: text("tenant").notNull(),
		id: text("id").notNull(),
		threadId: text("thread_id").notNull(),
		createdAt: text("created_at").notNull(),
		/** Null while it waits or runs, as far as this list was told. */
		endedAt: text("ended_at"),
		/** Null in entries of former versions, until their threads are asked. `erased`: the thread was deleted. */
		status: text("status", { enum: [...JOB_STATUSES, "erased"] }),
		kind: text("kind", { enum: JOB_KINDS }),
		attempts: integer("attempts"),
		error: text("error"),
		lost: text("lost"),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		index("thread_jobs_by_creation").on(table.createdAt),
		index("thread_jobs_by_tenant").on(table.tenant, table.createdAt, table.id),
		index("thread_jobs_by_thread").on(table.tenant, table.threadId),
		index("thread_jobs_not_done").on(table.tenant, table.createdAt, table.id).where(NOT_DONE),
		index("thread_jobs_untold").on(table.tenant, table.createdAt).where(sql`status IS NULL`),
		index("thread_jobs_open").on(table.createdAt).where(sql`ended_at IS NULL`),
	],
);
