import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Which thread a job belongs to; the job itself is in the thread's object. */
export const threadJobs = sqliteTable(
	"thread_jobs",
	{
		tenant: text("tenant").notNull(),
		id: text("id").notNull(),
		threadId: text("thread_id").notNull(),
		createdAt: text("created_at").notNull(),
		/** Null while it waits or runs, as far as this list was told. */
		endedAt: text("ended_at"),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		index("thread_jobs_by_creation").on(table.createdAt),
		index("thread_jobs_open").on(table.createdAt).where(sql`ended_at IS NULL`),
	],
);
