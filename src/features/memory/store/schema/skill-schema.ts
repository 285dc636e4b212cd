import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Skills, searched by their terms in `skills_fts` (as memories are). */
export const skills = sqliteTable(
	"skills",
	{
		row: integer("row").primaryKey({ autoIncrement: true }),
		tenant: text("tenant").notNull(),
		id: text("id").notNull(),
		scope: text("scope").notNull(),
		name: text("name").notNull(),
		description: text("description").notNull(),
		body: text("body").notNull(),
		language: text("language"),
		tags: text("tags", { mode: "json" }).$type<string[]>().notNull(),
		version: integer("version").notNull(),
		/** Of this version. */
		successes: integer("successes").notNull(),
		failures: integer("failures").notNull(),
		createdAt: text("created_at").notNull(),
		updatedAt: text("updated_at").notNull(),
		/** As a memory's (memory-schema.ts). */
		indexedVersion: integer("indexed_version").notNull().default(0),
	},
	(table) => [
		uniqueIndex("skills_by_id").on(table.tenant, table.id),
		uniqueIndex("skills_by_name").on(table.tenant, table.scope, table.name),
		index("skills_by_index").on(table.indexedVersion),
		index("skills_by_creation").on(table.tenant, table.createdAt, table.id),
	],
);

/** What a skill was in each version, and how that one worked out. */
export const skillVersions = sqliteTable(
	"skill_versions",
	{
		tenant: text("tenant").notNull(),
		skillId: text("skill_id").notNull(),
		version: integer("version").notNull(),
		description: text("description").notNull(),
		body: text("body").notNull(),
		successes: integer("successes").notNull(),
		failures: integer("failures").notNull(),
		createdAt: text("created_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.skillId, table.version] })],
);

/** How uses of skills came out. */
export const skillOutcomes = sqliteTable(
	"skill_outcomes",
	{
		number: integer("number").primaryKey({ autoIncrement: true }),
		tenant: text("tenant").notNull(),
		skillId: text("skill_id").notNull(),
		version: integer("version").notNull(),
		success: integer("success", { mode: "boolean" }).notNull(),
		detail: text("detail"),
		createdAt: text("created_at").notNull(),
	},
	(table) => [index("skill_outcomes_by_skill").on(table.tenant, table.skillId)],
);
