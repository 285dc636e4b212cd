import { and, desc, eq, getTableColumns, gt, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import type { Memory, Quote } from "../../../../core/model/memory/memory.ts";
import { openProposal, underReview } from "../observations/observe.ts";
import { type Db, memoryOf, oneOf, seen, seenIn, seenOf, sourceOf } from "../rows/memory-rows.ts";
import { memories, memoryEvidence, memoryQuotes, memoryVersions } from "../schema/memory-schema.ts";
import type { EvidenceQuery, HistoryQuery, MemoryQuery, PlacedVersion } from "./memory-store.ts";

/** A memory with what it rests on, and what may take its place. */
export const WHOLE = { ...getTableColumns(memories), evidence: restsOn(), proposed: openProposal() };

function restsOn() {
	const ids = sql`SELECT json_group_array(link.evidence_id) FROM ${memoryEvidence} AS link
		WHERE link.tenant = ${memories.tenant} AND link.memory_id = ${memories.id}`;
	return sql`CASE WHEN ${memories.type} = 'insight' THEN (${ids}) ELSE '[]' END`.mapWith(idsOf).as("evidence");
}

function idsOf(json: string): string[] {
	const parsed: unknown = JSON.parse(json);
	return Array.isArray(parsed) ? parsed.filter((one) => typeof one === "string") : [];
}

export async function readMemories(
	db: Db,
	accessScope: AccessScope,
	ids: readonly string[],
	now: string,
): Promise<Memory[]> {
	if (ids.length === 0) return [];
	const rows = await db.select(WHOLE).from(memories).where(seenOf(accessScope, ids));
	return rows.map((row) => memoryOf(row, now));
}

export async function pageMemories(
	db: Db,
	accessScope: AccessScope,
	query: MemoryQuery,
	now: string,
): Promise<Memory[]> {
	const { scope, type, key, key_under, metadata = {}, review_due: due, after, limit } = query;
	const page = (status: SQL | undefined) =>
		db
			.select(WHOLE)
			.from(memories)
			.where(
				and(
					seen(accessScope),
					scope === undefined ? undefined : eq(memories.scope, scope),
					type === undefined ? undefined : eq(memories.type, type),
					key === undefined ? undefined : eq(memories.key, key),
					key_under === undefined ? undefined : keyedUnder(key_under),
					...Object.entries(metadata).map(hasMetadata),
					status,
					due === undefined ? undefined : underReview(accessScope.tenant, due),
					older(after),
				),
			)
			.orderBy(desc(memories.createdAt), desc(memories.id))
			.limit(limit);
	const [first, ...more] = hasStatus(query.status, now).map(page);
	if (first === undefined) return [];
	const rows = (await db.batch([first, ...more])).flat();
	if (more.length > 0) rows.sort(newestFirst);
	return rows.slice(0, limit).map((row) => memoryOf(row, now));
}

/** By the index of keys: "0" comes after "/". */
function keyedUnder(folder: string): SQL | undefined {
	return and(gt(memories.key, folder), lt(memories.key, `${folder.slice(0, -1)}0`));
}

/** A field at the top of the metadata, whatever its name holds; true and false are compared as these words. */
function hasMetadata([name, value]: [string, string]): SQL {
	return sql`EXISTS (SELECT 1 FROM json_each(${memories.metadata}) AS field WHERE field.key = ${name} AND ${value} =
		CASE field.type WHEN 'true' THEN 'true' WHEN 'false' THEN 'false' ELSE CAST(field.value AS TEXT) END)`;
}

function older(after: MemoryQuery["after"]): SQL | undefined {
	if (after === undefined) return undefined;
	const { created_at, id } = after;
	return or(lt(memories.createdAt, created_at), and(eq(memories.createdAt, created_at), lt(memories.id, id)));
}

type Placed = { createdAt: string; id: string };

function newestFirst(a: Placed, b: Placed): number {
	if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
	return a.id < b.id ? 1 : -1;
}

/**
 * As `standing` has it (memory-rows.ts): by the clock, though no cleanup has come by. What has a status in two ways is read
 * in two, each by an index of its own.
 */
function hasStatus(status: MemoryQuery["status"], now: string): (SQL | undefined)[] {
	if (status === undefined) return [undefined];
	const is = eq(memories.status, status);
	const begun = sql`(${memories.validFrom} IS NULL OR ${memories.validFrom} <= ${now})`;
	const still = sql`(${memories.status} = 'superseded' AND ${memories.supersededBy} IS NOT NULL
		AND ${memories.validTo} IS NOT NULL AND ${memories.validTo} > ${now} AND ${begun})`;
	const over = lte(memories.expiresAt, now);
	const alive = or(isNull(memories.expiresAt), gt(memories.expiresAt, now));
	if (status === "active") return [and(is, alive), and(still, alive)];
	if (status === "expired") return [or(is, and(eq(memories.status, "active"), over)), and(still, over)];
	return status === "superseded" ? [and(is, sql`NOT ${still}`)] : [is];
}

/** The memories that one rests on, newest first; null if there is no such memory. */
export async function readEvidence(
	db: Db,
	accessScope: AccessScope,
	{ id, after, limit }: EvidenceQuery & { id: string },
	now: string,
): Promise<Memory[] | null> {
	const under = sql`${memories.row} IN (
		SELECT held."row" FROM ${memoryEvidence} AS link CROSS JOIN ${memories} AS held
		WHERE link.tenant = ${accessScope.tenant} AND link.memory_id = ${id}
			AND held.tenant = link.tenant AND held.id = link.evidence_id)`;
	const [found, rows] = await db.batch([
		db
			.select({ id: memories.id })
			.from(memories)
			.where(and(seen(accessScope), eq(memories.id, id))),
		db
			.select(WHOLE)
			.from(memories)
			.where(and(seenIn(accessScope, under), older(after)))
			.orderBy(desc(memories.createdAt), desc(memories.id))
			.limit(limit),
	]);
	return found.length === 0 ? null : rows.map((row) => memoryOf(row, now));
}

export async function readQuotes(
	db: Db,
	accessScope: AccessScope,
	ids: readonly string[],
): Promise<Map<string, Quote[]>> {
	const visible = sql`EXISTS (SELECT 1 FROM ${memories} WHERE ${and(seen(accessScope), eq(memories.id, memoryQuotes.memoryId))})`;
	const quoted = and(oneOf(memoryQuotes.memoryId, ids), ne(memoryQuotes.quote, ""));
	const rows = await db
		.select()
		.from(memoryQuotes)
		.where(and(eq(memoryQuotes.tenant, accessScope.tenant), quoted, visible))
		.orderBy(memoryQuotes.threadId, memoryQuotes.seq);
	const quotes = new Map<string, Quote[]>();
	for (const { memoryId, threadId: thread_id, messageId: message_id, seq, quote } of rows) {
		quotes.set(memoryId, [...(quotes.get(memoryId) ?? []), { thread_id, message_id, seq, quote }]);
	}
	return quotes;
}

/** What one memory said and replaced is listed so far. */
const MOST_PREDECESSORS = 200;

/**
 * A page of the versions of a memory and of those it took the place of, as features/memory/store/memories/memory-store.ts orders them; null if there
 * is no such memory.
 */
export async function readHistory(
	db: Db,
	accessScope: AccessScope,
	{ id, after, limit }: HistoryQuery & { id: string },
	now: string,
): Promise<PlacedVersion[] | null> {
	const before = sql`(
		WITH RECURSIVE line (id, depth) AS (
			SELECT ${id}, 0
			UNION
			SELECT earlier.id, line.depth + 1
			FROM line CROSS JOIN ${memories} AS earlier
			WHERE earlier.tenant = ${accessScope.tenant} AND earlier.superseded_by = line.id AND line.depth < ${MOST_PREDECESSORS}
			LIMIT ${MOST_PREDECESSORS}
		)
		SELECT id, min(depth) AS depth FROM line GROUP BY id)`;
	const depth = sql<number>`line.depth`.as("depth");
	// A batch gives rows by the names of their columns: no two may be the same.
	const current = sql<number>`${memories.version}`.as("current_version");
	const [[found], rows] = await db.batch([
		db
			.select({ expires_at: memories.expiresAt })
			.from(memories)
			.where(seenOf(accessScope, [id])),
		db
			.select({ version: memoryVersions, expires_at: memories.expiresAt, current, depth })
			.from(memoryVersions)
			.innerJoin(sql`${before} AS line`, sql`line.id = ${memoryVersions.memoryId}`)
			.innerJoin(memories, and(seen(accessScope), eq(memories.id, memoryVersions.memoryId)))
			.where(and(eq(memoryVersions.tenant, accessScope.tenant), behind(after)))
			.orderBy(sql`line.depth`, desc(memoryVersions.changedAt), desc(memoryVersions.version), memoryVersions.memoryId)
			.limit(limit),
	]);
	if (found === undefined) return null;
	return rows.map(({ version: row, expires_at, current, depth }) => {
		const expired = row.status === "active" && row.version === current && expires_at !== null && expires_at <= now;
		return {
			id: row.memoryId,
			version: row.version,
			content: row.content,
			status: expired ? "expired" : row.status,
			valid_from: row.validFrom,
			valid_to: row.validTo,
			source: sourceOf(row.sourceId, row.sourceType),
			changed_at: row.changedAt,
			depth,
		};
	});
}

function behind(after: HistoryQuery["after"]): SQL | undefined {
	if (after === undefined) return undefined;
	const { changedAt, version, memoryId } = memoryVersions;
	const earlier = sql`(${changedAt} = ${after.changed_at} AND (${version} < ${after.version}
		OR (${version} = ${after.version} AND ${memoryId} > ${after.id})))`;
	return sql`(line.depth > ${after.depth}
		OR (line.depth = ${after.depth} AND (${changedAt} < ${after.changed_at} OR ${earlier})))`;
}
