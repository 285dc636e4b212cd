import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How the calls of each provider of models went last (ms since the epoch), of all tenants. */
export const writerCalls = sqliteTable("writer_calls", {
	provider: text("provider").primaryKey(),
	succeededAt: integer("succeeded_at"),
	failedAt: integer("failed_at"),
	/** The role and what went wrong; nothing that was said. */
	error: text("error"),
});
