import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import { entityName } from "../../../../core/language/names.ts";
import type { Relation } from "../../../../core/model/relations/relation.ts";
import { seenScope } from "../../../../platform/d1/seen-scopes.ts";
import { entityAliases, relations } from "../schema/memory-schema.ts";

export type RelationRow = typeof relations.$inferSelect;

/** A row as a relation. */
export function relationOf(row: RelationRow): Relation {
	const { threadId, messageId, seq, quote } = row;
	return {
		id: row.id,
		subject: row.subject,
		predicate: row.predicate,
		object: row.object,
		scope: row.scope,
		valid_from: row.validFrom,
		valid_to: row.validTo,
		source: row.sourceId === null || row.sourceType === null ? null : { id: row.sourceId, type: row.sourceType },
		single_valued: row.singleValued,
		confidence: row.confidence,
		memory_id: row.memoryId,
		quote:
			threadId === null || messageId === null || seq === null || quote === null
				? null
				: { thread_id: threadId, message_id: messageId, seq, quote },
		created_at: row.createdAt,
	};
}

/** That a relation holds at a time, as `holdsAt` of core has it. */
export function heldAt(time: string): SQL {
	const { validFrom, validTo, createdAt } = relations;
	return sql`(coalesce(${validFrom}, CASE WHEN ${validTo} < ${createdAt} THEN '' ELSE ${createdAt} END) <= ${time}
		AND (${validTo} IS NULL OR ${validTo} > ${time}))`;
}

/** The texts of a list of any length, from one parameter: `column IN ${oneOf(texts)}`. */
export function oneOf(texts: readonly string[]): SQL {
	return sql`(SELECT value FROM json_each(${JSON.stringify(texts)}))`;
}

/** New rows from one JSON parameter, in the order of the table's columns. */
export function rowsOf(rows: readonly RelationRow[]): SQL {
	const fields = Object.keys(getTableColumns(relations)).map((field) => sql.raw(`json_extract(value, '$.${field}')`));
	return sql`SELECT ${sql.join(fields, sql`, `)} FROM json_each(${JSON.stringify(rows)})`;
}

/** The names of one entity, as they are compared: this one, and those that it is an alias of or that are aliases of it. */
export function namesLike(accessScope: AccessScope, text: string): SQL {
	const name = entityName(text);
	const { tenant, scope, alias, entity } = entityAliases;
	const known = and(eq(tenant, accessScope.tenant), seenScope(accessScope, scope));
	return sql`(SELECT ${name} UNION SELECT ${entity} FROM ${entityAliases} WHERE ${known} AND ${alias} = ${name}
		UNION SELECT ${alias} FROM ${entityAliases} WHERE ${known} AND ${entity} = ${name})`;
}

/** This many other names of one are looked at, and of all together. */
const MOST_OTHER_NAMES = 8;
const MOST_READ = 500;

/** The other names, in these scopes, that each of these names is an alias of or that are aliases of it. */
export async function otherNames(
	db: DrizzleD1Database,
	tenant: string,
	scopes: readonly string[],
	names: readonly string[],
): Promise<Map<string, string[]>> {
	const { alias, entity } = entityAliases;
	const within = sql`FROM ${entityAliases} WHERE ${eq(entityAliases.tenant, tenant)}
		AND ${entityAliases.scope} IN ${oneOf(scopes)}`;
	const found = await db.all<{ name: string; other: string }>(sql`
		SELECT ${alias} AS name, ${entity} AS other ${within} AND ${alias} IN ${oneOf(names)}
		UNION SELECT ${entity}, ${alias} ${within} AND ${entity} IN ${oneOf(names)} LIMIT ${MOST_READ}`);
	const others = new Map<string, string[]>();
	for (const { name, other } of found) {
		const known = others.get(name) ?? [];
		if (known.length < MOST_OTHER_NAMES) others.set(name, [...known, other]);
	}
	return others;
}
