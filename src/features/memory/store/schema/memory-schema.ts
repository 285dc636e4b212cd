import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { MEMORY_STATUSES } from "../../../../core/model/memory/memory.ts";
import { MEMORY_TYPES } from "../../../../core/model/memory/remembered.ts";
import { VECTOR_KINDS } from "../../../../core/recall/vector.ts";

/**
 * Long-term memory. `row` is what its search terms stand under in `memories_fts` (columns `scope`: the hex of
 * "TENANT SCOPE", `terms`: its stemmed terms), for as long as the memory is not deleted.
 */
export const memories = sqliteTable(
	"memories",
	{
		row: integer("row").primaryKey({ autoIncrement: true }),
		tenant: text("tenant").notNull(),
		id: text("id").notNull(),
		scope: text("scope").notNull(),
		type: text("type", { enum: MEMORY_TYPES }).notNull(),
		content: text("content").notNull(),
		/** SHA-256 of the content as core/language/same-text.ts has it, hex. */
		hash: text("hash").notNull(),
		key: text("key"),
		isStatic: integer("is_static", { mode: "boolean" }).notNull(),
		importance: integer("importance").notNull(),
		confidence: real("confidence").notNull(),
		sourceId: text("source_id"),
		sourceType: text("source_type"),
		createdAt: text("created_at").notNull(),
		updatedAt: text("updated_at").notNull(),
		validFrom: text("valid_from"),
		validTo: text("valid_to"),
		expiresAt: text("expires_at"),
		reviewAt: text("review_at"),
		status: text("status", { enum: MEMORY_STATUSES }).notNull(),
		version: integer("version").notNull(),
		supersedes: text("supersedes"),
		supersededBy: text("superseded_by"),
		/** JSON text, as the caller gave it. */
		metadata: text("metadata"),
		/** What the write it came with did, so that a repeat can be answered: the id of the claim or job; null: none. */
		writtenBy: text("written_by"),
		/** 0: said by somebody. An insight is one deeper than the deepest of what it rests on. */
		depth: integer("depth").notNull().default(0),
		/** What its terms are indexed as (core/recall/index-version.ts); 0: before this column. */
		indexedVersion: integer("indexed_version").notNull().default(0),
	},
	(table) => [
		uniqueIndex("memories_by_id").on(table.tenant, table.id),
		uniqueIndex("memories_by_hash").on(table.tenant, table.scope, table.hash).where(sql`status = 'active'`),
		uniqueIndex("memories_by_key")
			.on(table.tenant, table.scope, table.key)
			.where(sql`status = 'active' AND key IS NOT NULL`),
		index("memories_by_scope").on(table.tenant, table.scope, table.status, table.createdAt, table.id),
		// What recall reads whatever is asked (recall/found-memories.ts has the same words).
		index("memories_listed")
			.on(table.tenant, table.scope, table.status, table.importance, table.createdAt)
			.where(sql`(type = 'preference' OR (type = 'fact' AND is_static = 1))`),
		index("memories_keyed")
			.on(table.tenant, table.scope, table.status, table.importance, table.createdAt)
			.where(sql`key IS NOT NULL`),
		index("memories_by_creation").on(table.tenant, table.createdAt, table.id),
		index("memories_by_expiry").on(table.expiresAt).where(sql`status = 'active' AND expires_at IS NOT NULL`),
		index("memories_by_review")
			.on(table.tenant, table.reviewAt)
			.where(sql`status = 'active' AND review_at IS NOT NULL`),
		// What stands until what superseded it begins; of a scope these are few.
		index("memories_superseded").on(table.tenant, table.scope, table.validTo).where(sql`status = 'superseded'`),
		index("memories_by_successor").on(table.tenant, table.supersededBy).where(sql`superseded_by IS NOT NULL`),
		// By their rows, which every index ends with: what was written before.
		index("memories_by_row").on(table.tenant, table.scope).where(sql`status = 'active'`),
		// What one job concluded.
		index("memories_by_reflection").on(table.tenant, table.sourceId).where(sql`source_type = 'reflection'`),
		index("memories_by_removal").on(table.updatedAt).where(sql`status = 'deleted'`),
		index("memories_by_index").on(table.indexedVersion).where(sql`status <> 'deleted'`),
	],
);

/** What a memory said before, and says, a row a version. */
export const memoryVersions = sqliteTable(
	"memory_versions",
	{
		tenant: text("tenant").notNull(),
		memoryId: text("memory_id").notNull(),
		version: integer("version").notNull(),
		content: text("content").notNull(),
		status: text("status", { enum: MEMORY_STATUSES }).notNull(),
		validFrom: text("valid_from"),
		validTo: text("valid_to"),
		sourceId: text("source_id"),
		sourceType: text("source_type"),
		changedAt: text("changed_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.memoryId, table.version] })],
);

/**
 * The words of messages that memories were learned from; none where the message was edited since, and says something else. Of a memory that
 * was deleted although its message stays, the hash of what it said (memories/taken-back.ts).
 */
export const memoryQuotes = sqliteTable(
	"memory_quotes",
	{
		tenant: text("tenant").notNull(),
		memoryId: text("memory_id").notNull(),
		threadId: text("thread_id").notNull(),
		messageId: text("message_id").notNull(),
		seq: integer("seq").notNull(),
		quote: text("quote").notNull(),
		/** When it was said; null where nobody told. */
		saidAt: text("said_at"),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.memoryId, table.threadId, table.messageId] }),
		index("memory_quotes_by_message").on(table.tenant, table.threadId, table.messageId),
	],
);

/** Days on which a memory was written again by hand, without a message that says so. */
export const memoryTimes = sqliteTable(
	"memory_times",
	{
		tenant: text("tenant").notNull(),
		memoryId: text("memory_id").notNull(),
		/** As in ISO 8601, UTC. */
		day: text("day").notNull(),
		/** The first time on that day. */
		saidAt: text("said_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.memoryId, table.day] })],
);

/** The memories that an insight rests on. */
export const memoryEvidence = sqliteTable(
	"memory_evidence",
	{
		tenant: text("tenant").notNull(),
		memoryId: text("memory_id").notNull(),
		evidenceId: text("evidence_id").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.memoryId, table.evidenceId] }),
		index("memory_evidence_by_evidence").on(table.tenant, table.evidenceId),
	],
);

/** Who or what stands in which relation to whom or what; `…_name` are the names as they are compared. */
export const relations = sqliteTable(
	"relations",
	{
		tenant: text("tenant").notNull(),
		id: text("id").notNull(),
		scope: text("scope").notNull(),
		subject: text("subject").notNull(),
		subjectName: text("subject_name").notNull(),
		predicate: text("predicate").notNull(),
		object: text("object").notNull(),
		objectName: text("object_name").notNull(),
		singleValued: integer("single_valued", { mode: "boolean" }).notNull(),
		validFrom: text("valid_from"),
		validTo: text("valid_to"),
		sourceId: text("source_id"),
		sourceType: text("source_type"),
		confidence: real("confidence").notNull(),
		memoryId: text("memory_id"),
		threadId: text("thread_id"),
		messageId: text("message_id"),
		seq: integer("seq"),
		quote: text("quote"),
		createdAt: text("created_at").notNull(),
		/** The relation whose beginning ended it; null where it was ended by what was said of itself, or holds. */
		closedBy: text("closed_by"),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		index("relations_by_subject").on(table.tenant, table.subjectName, table.predicate),
		// By one name, or by all that says which relation it is.
		index("relations_by_object").on(table.tenant, table.objectName, table.predicate, table.subjectName, table.scope),
		// What holds on a line, and what ended there when.
		index("relations_by_end").on(table.tenant, table.scope, table.subjectName, table.predicate, table.validTo),
		index("relations_by_memory").on(table.tenant, table.memoryId).where(sql`memory_id IS NOT NULL`),
		index("relations_by_closing").on(table.tenant, table.closedBy).where(sql`closed_by IS NOT NULL`),
		index("relations_by_scope").on(table.tenant, table.scope, table.createdAt, table.id),
		index("relations_by_message").on(table.tenant, table.threadId, table.messageId).where(sql`thread_id IS NOT NULL`),
	],
);

/** Other names of an entity, as they are compared; `entity` is the name that stands in relations. */
export const entityAliases = sqliteTable(
	"entity_aliases",
	{
		tenant: text("tenant").notNull(),
		scope: text("scope").notNull(),
		alias: text("alias").notNull(),
		entity: text("entity").notNull(),
		/** The relation it came with. */
		relationId: text("relation_id").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.scope, table.alias, table.entity] }),
		index("entity_aliases_by_entity").on(table.tenant, table.scope, table.entity, table.alias),
		index("entity_aliases_by_relation").on(table.tenant, table.relationId),
	],
);

/** Runs of messages about the same, of every thread: searched by their terms in `episodes_fts` (scope: that of the user). */
export const episodes = sqliteTable(
	"episodes",
	{
		row: integer("row").primaryKey({ autoIncrement: true }),
		tenant: text("tenant").notNull(),
		id: text("id").notNull(),
		threadId: text("thread_id").notNull(),
		userId: text("user_id"),
		projectId: text("project_id"),
		fromSeq: integer("from_seq").notNull(),
		toSeq: integer("to_seq").notNull(),
		messageIds: text("message_ids", { mode: "json" }).$type<string[]>().notNull(),
		text: text("text").notNull(),
		createdAt: text("created_at").notNull(),
		endedAt: text("ended_at").notNull(),
		/** Raised by every change of what it says. */
		version: integer("version").notNull(),
		/** As a memory's. */
		indexedVersion: integer("indexed_version").notNull().default(0),
	},
	(table) => [
		index("episodes_by_index").on(table.indexedVersion),
		uniqueIndex("episodes_by_id").on(table.tenant, table.id),
		uniqueIndex("episodes_by_thread").on(table.tenant, table.threadId, table.fromSeq),
		index("episodes_by_user").on(table.tenant, table.userId, table.endedAt),
	],
);

/** What vector indexes have not been told yet: a row is written in the batch that writes the thing itself. */
export const outbox = sqliteTable(
	"outbox",
	{
		number: integer("number").primaryKey({ autoIncrement: true }),
		tenant: text("tenant").notNull(),
		kind: text("kind", { enum: VECTOR_KINDS }).notNull(),
		itemId: text("item_id").notNull(),
		/** `put`: what the item says now. `remove`: it is deleted. */
		change: text("change", { enum: ["put", "remove"] }).notNull(),
		createdAt: text("created_at").notNull(),
		attempts: integer("attempts").notNull().default(0),
		/** Not before this time (ms since the epoch). */
		dueAt: integer("due_at").notNull().default(0),
	},
	(table) => [
		index("outbox_by_tenant").on(table.tenant, table.dueAt, table.number),
		index("outbox_by_item").on(table.tenant, table.kind, table.itemId),
	],
);
