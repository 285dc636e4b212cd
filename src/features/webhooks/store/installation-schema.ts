import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LEARN_TIMES } from "../../../core/model/thread/thread-config.ts";
import type { Platform } from "../platforms/platforms.ts";

/** Connections of chat platforms. Found by id alone when a webhook comes in: it carries no key. Secrets are sealed. */
export const installations = sqliteTable(
	"installations",
	{
		id: text("id").primaryKey(),
		tenant: text("tenant").notNull(),
		platform: text("platform").$type<Platform>().notNull(),
		name: text("name"),
		userMap: text("user_map", { enum: ["prefix"] }).notNull(),
		forwardUrl: text("forward_url"),
		commands: integer("commands", { mode: "boolean" }).notNull(),
		learn: text("learn", { enum: LEARN_TIMES }).notNull().default("distill"),
		secret: text("secret").notNull(),
		/** The one before, and until when it holds (ISO 8601); null: there is none. */
		secretBefore: text("secret_before"),
		beforeUntil: text("before_until"),
		forwardSecret: text("forward_secret"),
		/** The same of what is forwarded. */
		forwardBefore: text("forward_before"),
		forwardBeforeUntil: text("forward_before_until"),
		createdAt: text("created_at").notNull(),
	},
	(table) => [index("installations_by_tenant").on(table.tenant, table.createdAt, table.id)],
);
