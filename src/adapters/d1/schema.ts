import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { STORED_NAMES } from "../../core/blocks/stored-block.ts";
import type { Thread } from "../../core/thread/thread.ts";

/** D1: what is looked up across threads. Every table begins with its tenant. */
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
		name: text("name").notNull(),
		role: text("role", { enum: ["admin", "write", "read"] }).notNull(),
		userId: text("user_id"),
		projectId: text("project_id"),
		createdAt: text("created_at").notNull(),
		revokedAt: text("revoked_at"),
		/** Noted at most once an hour. */
		lastUsedAt: text("last_used_at"),
	},
	(table) => [index("keys_by_tenant").on(table.tenant, table.createdAt)],
);

/** Requests that must be done once, by the `Idempotency-Key` of their sender; swept after a day. */
export const claims = sqliteTable(
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
		/** Who claimed it last. */
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

/** The list of threads; `thread` is the whole entry as JSON, the columns beside it are what is asked by. */
export const threads = sqliteTable(
	"threads",
	{
		tenant: text("tenant").notNull(),
		id: text("id").notNull(),
		userId: text("user_id"),
		projectId: text("project_id"),
		createdAt: text("created_at").notNull(),
		updatedAt: text("updated_at").notNull(),
		/** What its object holds, as it said last; null before it has. */
		storedBytes: integer("stored_bytes"),
		thread: text("thread", { mode: "json" }).$type<Thread>().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		index("threads_by_creation").on(table.tenant, table.createdAt, table.id),
		index("threads_by_change").on(table.updatedAt),
		index("threads_by_user").on(table.tenant, table.userId, table.createdAt, table.id),
		index("threads_by_project").on(table.tenant, table.projectId, table.createdAt, table.id),
	],
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

/** Which thread a job belongs to; the job itself is in the thread's object. */
export const threadJobs = sqliteTable(
	"thread_jobs",
	{
		tenant: text("tenant").notNull(),
		id: text("id").notNull(),
		threadId: text("thread_id").notNull(),
		createdAt: text("created_at").notNull(),
		/** Null while it waits or runs, as far as this list was told. */
		endedAt: text("ended_at"),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		index("thread_jobs_by_creation").on(table.createdAt),
		index("thread_jobs_open").on(table.createdAt).where(sql`ended_at IS NULL`),
	],
);
