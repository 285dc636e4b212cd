import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Memory } from "../../core/memories/memory.ts";
import { namedScopes } from "../../core/memories/scopes.ts";
import type { Reach } from "../../core/reach.ts";
import { memories } from "./memory-schema.ts";
import { threads } from "./schema.ts";

type Row = typeof memories.$inferSelect;

/** A row as it is at that time: what has expired says so before a sweep has come by. */
export function memoryOf(row: Row, now: string): Memory {
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
		status: row.status === "active" && row.expiresAt !== null && row.expiresAt <= now ? "expired" : row.status,
		version: row.version,
		supersedes: row.supersedes,
		superseded_by: row.supersededBy,
		metadata: row.metadata,
	};
}

/** The memories of a tenant that a caller sees, those that were deleted among them. */
function withinReach(reach: Reach): SQL | undefined {
	const ofTenant = eq(memories.tenant, reach.tenant);
	const named = namedScopes(reach);
	if (named === null) return ofTenant;
	const threadOfScope = and(
		eq(threads.tenant, reach.tenant),
		sql`${threads.id} = substr(${memories.scope}, 8)`,
		reach.user_id === null ? undefined : eq(threads.userId, reach.user_id),
		reach.project_id === null ? undefined : eq(threads.projectId, reach.project_id),
	);
	const ofThread = sql`${memories.scope} LIKE 'thread:%' AND EXISTS (SELECT 1 FROM ${threads} WHERE ${threadOfScope})`;
	return and(ofTenant, or(inArray(memories.scope, named), ofThread));
}

/** Those of them that are there. */
export function seen(reach: Reach): SQL | undefined {
	return and(withinReach(reach), ne(memories.status, "deleted"));
}

/** That a column holds one of these, as one parameter however many they are. */
export function oneOf(column: SQL | typeof memories.id, ids: readonly string[]): SQL {
	return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

/** What rows of these two columns make of a source. */
export function sourceOf(id: string | null, type: string | null): Memory["source"] {
	return id === null || type === null ? null : { id, type };
}
