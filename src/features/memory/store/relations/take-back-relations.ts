import { and, eq, type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { USER_NAME } from "../../../../core/language/names.ts";
import { entityAliases, memoryQuotes, memoryVersions, relations } from "../schema/memory-schema.ts";
import { oneOf } from "./relation-rows.ts";

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
			// What goes too needs no other end: of what one thread taught that is nearly all of a line.
			.where(
				and(eq(relations.tenant, tenant), sql`${relations.closedBy} IN ${gone}`, sql`${relations.id} NOT IN ${gone}`),
			),
		db.delete(entityAliases).where(and(eq(entityAliases.tenant, tenant), sql`${entityAliases.relationId} IN ${gone}`)),
		db.delete(relations).where(which).returning({ id: relations.id }),
	]);
	return removed.length;
}

/**
 * The relations that name these memories, and those that were learned from the same words and of whose ends the memory tells
 * or told: "My manager is Eve" taught both.
 */
export function learnedWith(tenant: string, memory_ids: readonly string[]): SQL {
	const ids = oneOf(memory_ids);
	const tells = (name: SQL) => sql`instr(told.content, ${name}) > 0`;
	return sql`(
		SELECT rel.id FROM ${relations} AS rel WHERE rel.tenant = ${tenant} AND rel.memory_id IN ${ids}
		UNION SELECT rel.id FROM ${memoryQuotes} AS said CROSS JOIN ${relations} AS rel
		WHERE said.tenant = ${tenant} AND said.memory_id IN ${ids} AND rel.tenant = ${tenant} AND rel.thread_id IS NOT NULL
			AND rel.thread_id = said.thread_id AND rel.message_id = said.message_id AND rel.quote = said.quote
			AND EXISTS (
				SELECT 1 FROM ${memoryVersions} AS told WHERE told.tenant = ${tenant} AND told.memory_id = said.memory_id
					AND ${tells(sql`rel.object`)} AND (rel.subject_name = ${USER_NAME} OR ${tells(sql`rel.subject`)})
			))`;
}
