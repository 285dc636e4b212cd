import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What nobody has reflected on yet, a row each time a memory was written or said again; gone once it was reflected on. */
export const observations = sqliteTable(
	"observations",
	{
		number: integer("number").primaryKey({ autoIncrement: true }),
		tenant: text("tenant").notNull(),
		scope: text("scope").notNull(),
		memoryId: text("memory_id").notNull(),
		importance: integer("importance").notNull(),
	},
	(table) => [
		index("observations_by_scope").on(table.tenant, table.scope, table.number),
		index("observations_by_memory").on(table.tenant, table.memoryId),
	],
);

/** How much of a scope waits to be reflected on: a row a scope, counted in the batch that writes its observations. */
export const reflections = sqliteTable(
	"reflections",
	{
		tenant: text("tenant").notNull(),
		scope: text("scope").notNull(),
		/** Its observations, and the sum of their importance; of the oldest that are counted (observe.ts). */
		fresh: integer("fresh").notNull(),
		weight: integer("weight").notNull(),
		/** It is so much that no night is waited for, and nobody was asked to reflect since. */
		due: integer("due", { mode: "boolean" }).notNull(),
		/** Raised with each write: what stands here is known by it. */
		version: integer("version").notNull(),
		/** When a job was last queued by the clock, and the version then; never: empty and 0. */
		askedAt: text("asked_at").notNull().default(""),
		askedVersion: integer("asked_version").notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.scope] }),
		index("reflections_due").on(table.tenant, table.scope).where(sql`due = 1`),
		index("reflections_waiting").on(table.askedAt, table.tenant, table.scope).where(sql`fresh > 0`),
	],
);

/** That one memory contradicts another: somebody is to say whether it takes its place. A row that was answered keeps it from being asked again. */
export const proposals = sqliteTable(
	"proposals",
	{
		tenant: text("tenant").notNull(),
		memoryId: text("memory_id").notNull(),
		/** What would take its place. */
		byId: text("by_id").notNull(),
		why: text("why").notNull(),
		open: integer("open", { mode: "boolean" }).notNull(),
		createdAt: text("created_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.memoryId, table.byId] }),
		index("proposals_by_successor").on(table.tenant, table.byId),
		index("proposals_open").on(table.tenant, table.memoryId).where(sql`open = 1`),
	],
);
