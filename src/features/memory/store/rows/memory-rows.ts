import { and, eq, inArray, ne, or, SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { drizzle } from "drizzle-orm/d1";
import { type AccessScope, namedScopes } from "../../../../core/base/access-scope.ts";
import type { Memory } from "../../../../core/model/memory/memory.ts";
import { INDEX_VERSION } from "../../../../core/recall/index-version.ts";
import { memoryTerms } from "../../../../core/recall/lexicon/terms.ts";
import { threads } from "../../../../platform/d1/thread-list-schema.ts";
import { memories, memoryVersions, outbox } from "../schema/memory-schema.ts";

/** What was read beside it: the ids of its evidence, and what is proposed to take its place. */
type Beside = { evidence: string[]; proposed: { superseded_by: string; why: string } | null };
type Row = typeof memories.$inferSelect & Partial<Beside>;

/** A row as it is at that time: what has expired says so before a cleanup has come by. */
export function memoryOf(row: Row, now: string): Memory {
	return withStatusAt(storedMemory(row), now);
}

/** A memory with the status that the time gives it: what was superseded from later on is active until then. */
export function withStatusAt(memory: Memory, now: string): Memory {
	const { status, expires_at, valid_from, valid_to } = memory;
	const holds = status === "superseded" && memory.superseded_by !== null && valid_to !== null && valid_to > now;
	const begun = valid_from === null || valid_from <= now;
	const active = status === "active" || (holds && begun);
	if (active && expires_at !== null && expires_at <= now) return { ...memory, status: "expired" };
	return active ? { ...memory, status: "active" } : memory;
}

/** A row as it is stored, whatever the time makes of its status. */
export function storedMemory(row: Row): Memory {
	return {
		id: row.id,
		content: row.content,
		type: row.type,
		scope: row.scope,
		key: row.key,
		is_static: row.isStatic,
		importance: row.importance,
		confidence: row.confidence,
		source: sourceOf(row.sourceId, row.sourceType),
		created_at: row.createdAt,
		updated_at: row.updatedAt,
		valid_from: row.validFrom,
		valid_to: row.validTo,
		expires_at: row.expiresAt,
		review_at: row.reviewAt,
		status: row.status,
		version: row.version,
		supersedes: row.supersedes,
		superseded_by: row.supersededBy,
		metadata: row.metadata,
		...(row.depth > 0 && { depth: row.depth }),
		...(row.evidence !== undefined && row.evidence.length > 0 && { evidence: row.evidence }),
		...(row.proposed && row.status === "active" && { proposed: row.proposed }),
	};
}

/** The memories that a caller sees and that are there. */
export function seen(accessScope: AccessScope): SQL | undefined {
	const { tenant } = accessScope;
	const named = namedScopes(accessScope);
	const scopes = sql`SELECT value FROM json_each(${JSON.stringify(named)})
		UNION ALL SELECT 'thread:' || ${threads.id} FROM ${threads} WHERE ${threadsOf(accessScope)}`;
	const visible = named === null ? undefined : sql`${memories.scope} IN (${scopes})`;
	return and(eq(memories.tenant, tenant), visible, ne(memories.status, "deleted"));
}

/** Those of these that a caller sees and that are there. */
export function seenOf(accessScope: AccessScope, ids: readonly string[]): SQL | undefined {
	return seenIn(accessScope, rowsOf(accessScope.tenant, ids));
}

/** The same of rows of the tenant, found as `rowsOf` does. */
export function seenIn(accessScope: AccessScope, rows: SQL): SQL | undefined {
	const named = namedScopes(accessScope);
	const itsThread = and(threadsOf(accessScope), sql`${threads.id} = substr(${memories.scope}, 8)`);
	const ofThread = sql`${memories.scope} LIKE 'thread:%' AND EXISTS (SELECT 1 FROM ${threads} WHERE ${itsThread})`;
	const visible = named === null ? undefined : or(inArray(memories.scope, named), ofThread);
	return and(rows, visible, ne(memories.status, "deleted"));
}

function threadsOf({ tenant, user_id: user, project_id: project }: AccessScope): SQL | undefined {
	return and(
		eq(threads.tenant, tenant),
		user === null ? undefined : eq(threads.userId, user),
		project === null ? undefined : eq(threads.projectId, project),
	);
}

/**
 * The memories under these ids. By their rows, and with nothing else of an index beside it: SQLite takes a list for long and
 * would rather go through all that the tenant has.
 */
export function rowsOf(tenant: string, ids: readonly string[]): SQL {
	return sql`${memories.row} IN (
		SELECT held."row" FROM json_each(${JSON.stringify(ids)}) AS one CROSS JOIN ${memories} AS held
		WHERE held.tenant = ${tenant} AND held.id = one.value)`;
}

/** That a column holds one of these, as one parameter however many they are. */
export function oneOf(column: SQLWrapper, ids: readonly string[]): SQL {
	return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

/** What rows of these two columns make of a source. */
export function sourceOf(id: string | null, type: string | null): Memory["source"] {
	return id === null || type === null ? null : { id, type };
}

export type Db = ReturnType<typeof drizzle>;

/** How much text one parameter carries at most (UTF-16 units): below the 2 MB that D1 takes, whatever the script. */
const MOST_UNITS = 250_000;

/** Lists as JSON, each small enough for one parameter; an empty list gives none. */
export function inParameters(items: readonly unknown[]): string[] {
	const lists: string[][] = [];
	let units = MOST_UNITS;
	for (const item of items) {
		const text = JSON.stringify(item);
		units += text.length;
		if (units > MOST_UNITS) {
			lists.push([]);
			units = text.length;
		}
		lists.at(-1)?.push(text);
	}
	return lists.map((list) => `[${list.join(",")}]`);
}

type InsertedRow = Memory & { hash: string };

/** What a memory is called here and in its row. */
const FIELDS = [
	...(["id", "scope", "type", "content", "hash", "key", "is_static", "importance", "confidence", "metadata"] as const),
	...(["created_at", "updated_at", "valid_from", "valid_to", "expires_at", "review_at"] as const),
	...(["status", "version", "supersedes", "superseded_by"] as const),
];
const COLUMNS = [...FIELDS, "depth", "source_id", "source_type"];

/** The rows of new memories, without what other tables have of them. */
export function insertedRows(tenant: string, rows: readonly InsertedRow[]): SQL[] {
	// SQLite reads a cell of a list in half the time of a named field.
	const lists = rows.map((row) => [
		...FIELDS.map((field) => row[field]),
		...[row.depth ?? 0, row.source?.id ?? null, row.source?.type ?? null],
	]);
	const cells = COLUMNS.map((_, at) => `value ->> ${at}`);
	return inParameters(lists).map(
		(list) => sql`
			INSERT INTO ${memories} (tenant, indexed_version, ${sql.raw(COLUMNS.join(", "))})
			SELECT ${tenant}, ${INDEX_VERSION}, ${sql.raw(cells.join(", "))} FROM json_each(${list})`,
	);
}

/** Puts the terms of these memories, whose rows are there, into the search index. */
export function addTerms(tenant: string, items: readonly { id: string; content: string }[]) {
	const terms = items.map(({ id, content }) => ({ id, terms: memoryTerms(content).join(" ") }));
	return inParameters(terms).map(
		(list) =>
			sql`
			INSERT INTO memories_fts (rowid, scope, terms)
			SELECT held."row", lower(hex(held.tenant || ' ' || held.scope)), given.value ->> 'terms'
			FROM json_each(${list}) AS given CROSS JOIN ${memories} AS held
			WHERE held.tenant = ${tenant} AND held.id = given.value ->> 'id'`,
	);
}

/** Says of the newest version of each of these what the memory itself says of how it ended. */
export function endVersions(tenant: string, ids: SQL | readonly string[]): SQL {
	const given = ids instanceof SQL ? ids : sql`SELECT value FROM json_each(${JSON.stringify(ids)})`;
	const memory = sql`FROM ${memories} AS held WHERE held.tenant = ${tenant} AND held.id = memory_id`;
	return sql`
		UPDATE ${memoryVersions} SET (status, valid_to) = (SELECT held.status, held.valid_to ${memory})
		WHERE tenant = ${tenant} AND memory_id IN (${given})
			AND version = (SELECT held.version ${memory})`;
}

/** Takes the terms of the memories of a query (of their `row`) away. */
export function removeTerms(rows: SQL) {
	return sql`DELETE FROM memories_fts WHERE rowid IN (${rows})`;
}

/** Notes for the vector index what has changed; `ids` is a query, or a list in JSON. */
export function noteChange(tenant: string, change: "put" | "remove", ids: SQL | string, now: string) {
	const changed = typeof ids === "string" ? sql`SELECT value AS id FROM json_each(${ids})` : ids;
	return sql`
		INSERT INTO ${outbox} (tenant, kind, item_id, change, created_at)
		SELECT ${tenant}, 'memory', id, ${change}, ${now} FROM (${changed})`;
}
