import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Requests that must be done once, by the `Idempotency-Key` of their sender; removed after a day. */
export const idempotencyRecords = sqliteTable(
	"claims",
	{
		tenant: text("tenant").notNull(),
		/** The id of the key that sent it. */
		credential: text("credential").notNull(),
		key: text("key").notNull(),
		/** SHA-256 of what makes it the same request, hex. */
		fingerprint: text("fingerprint").notNull(),
		/** What its ids are made from, whoever does it. */
		seed: text("seed").notNull(),
		/** Who took it last. */
		holder: text("holder").notNull(),
		state: text("state", { enum: ["held", "open", "done"] }).notNull(),
		status: integer("status"),
		/** Null also where the answer may not be shown again. */
		body: text("body"),
		heldSince: text("held_since").notNull(),
		createdAt: text("created_at").notNull(),
		/** The thread its answer is about; null where it is about none. */
		threadId: text("thread_id"),
		/** Whether the answer may hold text of that thread. */
		holdsText: integer("holds_text", { mode: "boolean" }).notNull().default(false),
		/** The answer that who holds it will give may not be kept: what it is made of was taken away meanwhile. */
		forgotten: integer("forgotten", { mode: "boolean" }).notNull().default(false),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.credential, table.key] }),
		index("claims_by_thread").on(table.tenant, table.threadId),
		index("claims_by_creation").on(table.createdAt),
	],
);
