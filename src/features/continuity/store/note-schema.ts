import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { NOTE_CATEGORIES } from "../../../core/model/thread/continuity.ts";

/**
 * What agents wrote down for themselves. A note is there only as long as its thread's entry in the list of threads: triggers of its
 * migration delete it with the entry, keep its owners as the entry has them, and keep its terms in `notes_fts`.
 */
export const notes = sqliteTable(
	"notes",
	{
		/** In the order in which they were written. */
		number: integer("number").primaryKey({ autoIncrement: true }),
		tenant: text("tenant").notNull(),
		id: text("id").notNull(),
		threadId: text("thread_id").notNull(),
		userId: text("user_id"),
		projectId: text("project_id"),
		content: text("content").notNull(),
		category: text("category", { enum: NOTE_CATEGORIES }).notNull(),
		tokens: integer("tokens").notNull(),
		createdAt: text("created_at").notNull(),
		/** What it is searched by (core/language/terms.ts), stemmed. */
		terms: text("terms").notNull(),
	},
	(table) => [
		uniqueIndex("notes_by_id").on(table.tenant, table.id),
		index("notes_by_thread").on(table.tenant, table.threadId, table.createdAt),
		index("notes_by_creation").on(table.tenant, table.createdAt),
		index("notes_by_user").on(table.tenant, table.userId, table.createdAt),
		index("notes_by_project").on(table.tenant, table.projectId, table.createdAt),
	],
);
