import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What a tenant used, by day (UTC): requests, tokens of contexts given, tokens of background models. */
export const usageDays = sqliteTable(
	"usage_days",
	{
		tenant: text("tenant").notNull(),
		/** YYYY-MM-DD. */
		date: text("date").notNull(),
		requests: integer("requests").notNull().default(0),
		contextTokens: integer("context_tokens").notNull().default(0),
		storedBytes: integer("stored_bytes").notNull().default(0),
		inputTokens: integer("input_tokens").notNull().default(0),
		outputTokens: integer("output_tokens").notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.date] })],
);
