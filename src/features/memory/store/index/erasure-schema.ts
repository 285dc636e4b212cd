import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What was erased of long-term memory, and may still stand in what threads keep of their contexts. Triggers write it (migration
 * 0015), in the transaction that erases, so that no way to erase can miss it; a job of the tenant takes it away once all threads were told.
 */
export const erasedItems = sqliteTable(
	"erased_items",
	{
		number: integer("number").primaryKey({ autoIncrement: true }),
		tenant: text("tenant").notNull(),
		/** Whose memory it was: threads that may show it are looked for by this. */
		scope: text("scope").notNull(),
		/** `*`: whatever the threads show is looked at. */
		itemId: text("item_id").notNull(),
		erasedAt: text("erased_at").notNull(),
	},
	(table) => [index("erased_items_by_scope").on(table.tenant, table.scope, table.number)],
);

/** Threads that may show what is of a scope which is not their own (any more). */
export const shownElsewhere = sqliteTable(
	"shown_elsewhere",
	{
		tenant: text("tenant").notNull(),
		scope: text("scope").notNull(),
		threadId: text("thread_id").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.scope, table.threadId] }),
		index("shown_elsewhere_by_thread").on(table.tenant, table.threadId),
	],
);

/** Search indexes that still hold terms of what was erased, until their segments are merged; raised by each erasure. */
export const owedMerges = sqliteTable("owed_merges", {
	name: text("name").primaryKey(),
	owed: integer("owed").notNull(),
});
