import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * Erasures of users. While one runs, triggers (migration `user_erasures`) refuse rows of its user in the transaction that writes them,
 * and keys are looked up together with the users that are being erased. One that is done names nobody.
 */
export const userErasures = sqliteTable(
	"user_erasures",
	{
		id: text("id").primaryKey(),
		tenant: text("tenant").notNull(),
		/** Empty once it is done. */
		userId: text("user_id").notNull(),
		status: text("status", { enum: ["running", "done", "failed"] }).notNull(),
		/** How many of each kind were erased (JSON). */
		erased: text("erased").notNull(),
		createdAt: text("created_at").notNull(),
		/** When nothing was left for the first time (ISO 8601); null: something was, when it was looked for last. */
		emptySince: text("empty_since"),
		verifiedAt: text("verified_at"),
	},
	(table) => [
		uniqueIndex("user_erasures_running").on(table.tenant, table.userId).where(sql`status = 'running'`),
		index("user_erasures_by_tenant").on(table.tenant, table.id),
	],
);
