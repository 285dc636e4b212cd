import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Where cleanups go on that could not take everything in one go; a row each while there is more. */
export const cleanupCursors = sqliteTable("sweep_cursors", {
	name: text("name").primaryKey(),
	/** JSON: the last of what was taken. */
	at: text("at").notNull(),
});
