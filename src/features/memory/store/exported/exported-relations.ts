import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import { entityName } from "../../../../core/language/names.ts";
import { inOneBatch } from "../../../../platform/d1/database.ts";
import { oneOf, type RelationRow, relationOf, rowsOf } from "../relations/relation-rows.ts";
import { inParameters } from "../rows/memory-rows.ts";
import { entityAliases, relations } from "../schema/memory-schema.ts";
import { type ExportedRelation, type ExportedStore, pageOf } from "./exported.ts";

/** The relations of one tenant as an export carries them, each with the other names that came with it. */
export function d1ExportedRelations(d1: D1Database, accessScope: AccessScope): ExportedStore<ExportedRelation> {
	const db = drizzle(d1);
	const { tenant } = accessScope;
	const read = async (where: SQL | undefined, limit: number) => {
		const rows = await db.select().from(relations).where(where).orderBy(asc(relations.id)).limit(limit);
		const names = await namesOf(rows.map(({ id }) => id));
		return rows.map((row) => ({ ...relationOf(row), closed_by: row.closedBy, aliases: names.get(row.id) ?? [] }));
	};
	const namesOf = async (ids: readonly string[]) => {
		const { alias, entity, relationId } = entityAliases;
		const found = await db
			.select({ alias, entity, relationId })
			.from(entityAliases)
			.where(and(eq(entityAliases.tenant, tenant), sql`${relationId} IN ${oneOf(ids)}`))
			.orderBy(alias, entity);
		const named = new Map<string, { alias: string; entity: string }[]>();
		for (const one of found) {
			const known = named.get(one.relationId) ?? [];
			named.set(one.relationId, [...known, { alias: one.alias, entity: one.entity }]);
		}
		return named;
	};
	return {
		page: (query) => read(pageOf(accessScope, query, relations), query.limit),
		async present(ids) {
			const ofThese = and(eq(relations.tenant, tenant), sql`${relations.id} IN ${oneOf(ids)}`);
			return { items: await read(ofThese, ids.length), deleted: [] };
		},
		async insert(items) {
			const aliases = items.flatMap(({ id, scope, aliases }) => aliases.map((one) => ({ ...one, id, scope })));
			await inOneBatch(d1, [
				sql`INSERT INTO ${relations} ${rowsOf(items.map((item) => rowOf(tenant, item)))}`,
				...inParameters(aliases).map(
					(list) => sql`
						INSERT INTO ${entityAliases} (tenant, scope, alias, entity, relation_id)
						SELECT ${tenant}, value ->> 'scope', value ->> 'alias', value ->> 'entity', value ->> 'id'
						FROM json_each(${list}) WHERE TRUE ON CONFLICT DO NOTHING`,
				),
			]);
		},
	};
}

function rowOf(tenant: string, relation: ExportedRelation): RelationRow {
	const { id, scope, subject, predicate, object, source, quote } = relation;
	return {
		...{ tenant, id, scope, subject, predicate, object },
		subjectName: entityName(subject),
		objectName: entityName(object),
		singleValued: relation.single_valued,
		validFrom: relation.valid_from,
		validTo: relation.valid_to,
		sourceId: source?.id ?? null,
		sourceType: source?.type ?? null,
		confidence: relation.confidence,
		memoryId: relation.memory_id,
		threadId: quote?.thread_id ?? null,
		messageId: quote?.message_id ?? null,
		seq: quote?.seq ?? null,
		quote: quote?.quote ?? null,
		createdAt: relation.created_at,
		closedBy: relation.closed_by,
	};
}
