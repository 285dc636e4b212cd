import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import { entityName } from "../../../../core/language/names.ts";
import { ANYONE } from "../../../../core/model/relations/relation.ts";
import { seenScope } from "../../../../platform/d1/seen-scopes.ts";
import { entityAliases, relations } from "../schema/memory-schema.ts";
import { readGraph } from "./read-graph.ts";
import type { RelationGraph, RelationQuery } from "./relation-graph.ts";
import { heldAt, namesLike, oneOf, relationOf } from "./relation-rows.ts";
import { learnedWith, learnRelations, retractRelations, writeRelations } from "./write-relations.ts";

/** The relations of one tenant in its D1 database, within the caller's access scope. */
export function d1RelationGraph(d1: D1Database, accessScope: AccessScope): RelationGraph {
	const db = drizzle(d1);
	const { tenant } = accessScope;
	const seen = and(eq(relations.tenant, tenant), seenScope(accessScope, relations.scope));

	return {
		write: (entries, now) => writeRelations(db, tenant, entries, now),
		learn: (entries, scopes, now) => learnRelations(db, tenant, { entries, scopes, now }),
		async read(id) {
			const [row] = await db
				.select()
				.from(relations)
				.where(and(seen, eq(relations.id, id)));
			return row === undefined ? null : relationOf(row);
		},
		async readAll(ids) {
			if (ids.length === 0) return [];
			const rows = await db
				.select()
				.from(relations)
				.where(and(seen, sql`${relations.id} IN ${oneOf(ids)}`));
			return rows.map(relationOf);
		},
		async page(query) {
			const rows = await db
				.select()
				.from(relations)
				.where(and(seen, ...matching(accessScope, query)))
				.orderBy(desc(relations.createdAt), desc(relations.id))
				.limit(query.limit);
			return rows.map(relationOf);
		},
		graph: (query) => readGraph(db, accessScope, query),
		async remove(id) {
			return (await retractRelations(db, tenant, and(seen, eq(relations.id, id)))) > 0;
		},
		async close({ subject, predicate, object, scope }, { valid_to, said_at }) {
			const closed = await db
				.update(relations)
				// Nothing ends before it began.
				.set({ validTo: sql`max(coalesce(${relations.validFrom}, ''), ${valid_to})`, closedBy: null })
				.where(
					and(
						seen,
						eq(relations.subjectName, entityName(subject)),
						eq(relations.predicate, predicate),
						object === ANYONE ? isOnlyOne(valid_to) : eq(relations.objectName, entityName(object)),
						eq(relations.scope, scope),
						sql`(${relations.validTo} IS NULL OR ${relations.validTo} > ${valid_to})`,
						sql`(${relations.validFrom} IS NULL OR ${relations.validFrom} <= ${said_at})`,
						sql`${relations.createdAt} <= ${said_at}`,
					),
				)
				.returning({ id: relations.id });
			return closed.length;
		},
		retire({ thread_id, message_ids }) {
			const learned = and(
				seen,
				eq(relations.threadId, thread_id),
				message_ids === "all" ? undefined : sql`${relations.messageId} IN ${oneOf(message_ids)}`,
			);
			return retractRelations(db, tenant, learned);
		},
		removeOf: (memory_ids) =>
			retractRelations(db, tenant, and(seen, sql`${relations.id} IN ${learnedWith(tenant, memory_ids)}`)),
		async removeScope(scope) {
			const [, removed] = await db.batch([
				db
					.delete(entityAliases)
					.where(
						and(
							eq(entityAliases.tenant, tenant),
							eq(entityAliases.scope, scope),
							seenScope(accessScope, entityAliases.scope),
						),
					),
				db
					.delete(relations)
					.where(and(seen, eq(relations.scope, scope)))
					.returning({ id: relations.id }),
			]);
			return removed.length;
		},
	};
}

/** True of a relation that holds and beside which no other one of its subject and predicate does. */
function isOnlyOne(valid_to: string): SQL {
	return sql`1 = (
		SELECT count(*) FROM relations AS other
		WHERE other.tenant = relations.tenant AND other.subject_name = relations.subject_name
			AND other.predicate = relations.predicate AND other.scope = relations.scope
			AND (other.valid_to IS NULL OR other.valid_to > ${valid_to}))`;
}

function matching(
	accessScope: AccessScope,
	{ subject, predicate, object, scope, as_of, after }: RelationQuery,
): (SQL | undefined)[] {
	return [
		subject === undefined ? undefined : sql`${relations.subjectName} IN ${namesLike(accessScope, subject)}`,
		predicate === undefined ? undefined : eq(relations.predicate, predicate),
		object === undefined ? undefined : sql`${relations.objectName} IN ${namesLike(accessScope, object)}`,
		scope === undefined ? undefined : eq(relations.scope, scope),
		as_of === undefined ? undefined : heldAt(as_of),
		after === undefined
			? undefined
			: or(
					lt(relations.createdAt, after.created_at),
					and(eq(relations.createdAt, after.created_at), lt(relations.id, after.id)),
				),
	];
}
