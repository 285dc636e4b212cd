import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { STORED_NAMES } from "../../../core/model/memory/stored-block.ts";

/** How many tokens of each model one of ours is, as a tenant reports it: a moving average. */
export const calibrations = sqliteTable(
	"calibrations",
	{
		tenant: text("tenant").notNull(),
		model: text("model").notNull(),
		ratio: real("ratio").notNull(),
		/** How many reports it is worth, up to a limit: the ratio before the first counts as several. */
		reports: integer("reports").notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.model] })],
);

/** Stored blocks, a row a version; the newest one is what the block says, unless it is marked as deleted. */
export const blockVersions = sqliteTable(
	"block_versions",
	{
		tenant: text("tenant").notNull(),
		/** `global`, `project:ID` or `user:ID`. */
		scope: text("scope").notNull(),
		name: text("name", { enum: STORED_NAMES }).notNull(),
		version: integer("version").notNull(),
		content: text("content").notNull(),
		tokens: integer("tokens").notNull(),
		createdAt: text("created_at").notNull(),
		deletedAt: text("deleted_at"),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.scope, table.name, table.version] })],
);
