import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Tenants that are moved between databases, in each database that has to do with it. Stores write for a tenant only where it is not here, or
 * `arrived`: asked in the transaction that writes (guard.ts). `left` stays, for whoever still thinks that the tenant is here.
 */
export const tenantMoves = sqliteTable(
	"tenant_moves",
	{
		tenant: text("tenant").primaryKey(),
		/** Which move it is: no other has this id. */
		move: text("move").notNull(),
		role: text("role", { enum: ["leaving", "arriving", "arrived", "left"] }).notNull(),
		/** The name of the other database. */
		other: text("other").notNull(),
		/** How far it has come (JSON), where it arrives. */
		progress: text("progress").notNull().default("{}"),
		/** When it was last gone on with, in seconds since the epoch. */
		touchedAt: integer("touched_at").notNull().default(0),
	},
	(table) => [index("tenant_moves_under_way").on(table.role).where(sql`role IN ('leaving', 'arriving')`)],
);
