import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { WaitingEntry } from "../../../../core/model/waiting/waiting-entry.ts";

/** What was learned and waits for approval: nothing that is searched, assembled or learned from reads this table. */
export const waitingMemories = sqliteTable(
	"waiting_memories",
	{
		tenant: text("tenant").notNull(),
		id: text("id").notNull(),
		scope: text("scope").notNull(),
		/** Hash of what it says: it waits once, however often it is said. */
		hash: text("hash").notNull(),
		/** The message that it was learned from; null: it was stored nowhere. */
		threadId: text("thread_id"),
		messageId: text("message_id"),
		entry: text("entry", { mode: "json" }).$type<WaitingEntry>().notNull(),
		/** Since when it waits. */
		createdAt: text("created_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		uniqueIndex("waiting_memories_by_hash").on(table.tenant, table.scope, table.hash),
		index("waiting_memories_by_time").on(table.tenant, table.createdAt, table.id),
		index("waiting_memories_by_message").on(table.tenant, table.threadId, table.messageId),
	],
);
