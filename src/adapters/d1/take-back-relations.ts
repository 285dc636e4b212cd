import { and, eq, type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { entityAliases, relations } from "./memory-schema.ts";

/**
 * Removes relations as if they had never been said, with the aliases that came with them: what they closed holds on, up to
 * where the next one of its subject and predicate begins. Gives how many.
 */
export async function takeBack(db: DrizzleD1Database, tenant: string, which: SQL | undefined): Promise<number> {
	const gone = sql`(SELECT ${relations.id} FROM ${relations} WHERE ${which})`;
	const next = (column: SQL) => sql`(
		SELECT ${column} FROM relations AS next
		WHERE next.tenant = relations.tenant AND next.subject_name = relations.subject_name
			AND next.predicate = relations.predicate AND next.scope = relations.scope
			AND next.object_name <> relations.object_name AND next.single_valued = 1 AND next.id NOT IN ${gone}
			AND (coalesce(next.valid_from, next.created_at) > coalesce(relations.valid_from, relations.created_at)
				OR (relations.valid_from IS NULL AND next.created_at > relations.created_at))
			AND (next.valid_to IS NULL OR next.valid_to > coalesce(next.valid_from, next.created_at))
		ORDER BY coalesce(next.valid_from, next.created_at), next.id LIMIT 1)`;
	const [, , removed] = await db.batch([
		db
			.update(relations)
			.set({ validTo: next(sql`coalesce(next.valid_from, next.created_at)`), closedBy: next(sql`next.id`) })
			.where(and(eq(relations.tenant, tenant), sql`${relations.closedBy} IN ${gone}`)),
		db.delete(entityAliases).where(and(eq(entityAliases.tenant, tenant), sql`${entityAliases.relationId} IN ${gone}`)),
		db.delete(relations).where(which).returning({ id: relations.id }),
	]);
	return removed.length;
}
