import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import type { Db } from "../rows/memory-index.ts";
import { seen, seenOf, sourceOf } from "../rows/memory-rows.ts";
import { memories, memoryVersions } from "../schema/memory-schema.ts";
import type { HistoryQuery, PlacedVersion } from "./memory-store.ts";

/** What one memory said and replaced is listed so far. */
const MOST_PREDECESSORS = 200;

/**
 * A page of the versions of a memory and of those it took the place of, as features/memory/store/memories/memory-store.ts orders them; null if there
 * is no such memory.
 */
export async function readHistory(
	db: Db,
	reach: AccessScope,
	{ id, after, limit }: HistoryQuery & { id: string },
	now: string,
): Promise<PlacedVersion[] | null> {
	const before = sql`(
		WITH RECURSIVE line (id, depth) AS (
			SELECT ${id}, 0
			UNION
			SELECT earlier.id, line.depth + 1
			FROM line CROSS JOIN ${memories} AS earlier
			WHERE earlier.tenant = ${reach.tenant} AND earlier.superseded_by = line.id AND line.depth < ${MOST_PREDECESSORS}
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
			.where(seenOf(reach, [id])),
		db
			.select({ version: memoryVersions, expires_at: memories.expiresAt, current, depth })
			.from(memoryVersions)
			.innerJoin(sql`${before} AS line`, sql`line.id = ${memoryVersions.memoryId}`)
			.innerJoin(memories, and(seen(reach), eq(memories.id, memoryVersions.memoryId)))
			.where(and(eq(memoryVersions.tenant, reach.tenant), behind(after)))
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
