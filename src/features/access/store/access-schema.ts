import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The tenants that are founded. */
export const tenants = sqliteTable("tenants", {
	id: text("id").primaryKey(),
	createdAt: text("created_at").notNull(),
});

export const keys = sqliteTable(
	"keys",
	{
		id: text("id").primaryKey(),
		tenant: text("tenant").notNull(),
		/** SHA-256 of the key, hex. */
		hash: text("hash").notNull().unique(),
		/** The same of the text before the last rotation, which holds until `formerUntil`. */
		formerHash: text("former_hash").unique(),
		formerUntil: text("former_until"),
		name: text("name").notNull(),
		role: text("role", { enum: ["admin", "write", "read"] }).notNull(),
		userId: text("user_id"),
		projectId: text("project_id"),
		createdAt: text("created_at").notNull(),
		expiresAt: text("expires_at"),
		revokedAt: text("revoked_at"),
		/** Noted at most once an hour. */
		lastUsedAt: text("last_used_at"),
	},
	(table) => [index("keys_by_tenant").on(table.tenant, table.createdAt)],
);
