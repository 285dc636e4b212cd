import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Thread } from "../../core/model/thread/thread.ts";

/** The list of threads; `thread` is the whole entry as JSON, the columns beside it are what is asked by. */
export const threads = sqliteTable(
	"threads",
	{
		tenant: text("tenant").notNull(),
		id: text("id").notNull(),
		userId: text("user_id"),
		projectId: text("project_id"),
		createdAt: text("created_at").notNull(),
		updatedAt: text("updated_at").notNull(),
		/** What its object holds, as it said last; null before it has. */
		storedBytes: integer("stored_bytes"),
		thread: text("thread", { mode: "json" }).$type<Thread>().notNull(),
		/** Whether the notes that its object may hold from former versions are in the table of notes. */
		notesMoved: integer("notes_moved", { mode: "boolean" }).notNull().default(false),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		index("threads_by_creation").on(table.tenant, table.createdAt, table.id),
		index("threads_by_change").on(table.updatedAt),
		index("threads_by_user").on(table.tenant, table.userId, table.createdAt, table.id),
		index("threads_by_project").on(table.tenant, table.projectId, table.createdAt, table.id),
		index("threads_with_notes").on(table.tenant, table.id).where(sql`notes_moved = 0`),
	],
);
