import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What each tenant holds. Triggers (migration `tenant_held`) keep it in the transaction that writes a thread, memory or installation, so it
 * is exact; deleted memories don't count. `stored_bytes` is the sum of what the list of threads was told.
 */
export const tenantHeld = sqliteTable("tenant_held", {
	tenant: text("tenant").primaryKey(),
	threads: integer("threads").notNull().default(0),
	memories: integer("memories").notNull().default(0),
	installations: integer("installations").notNull().default(0),
	storedBytes: integer("stored_bytes").notNull().default(0),
});
