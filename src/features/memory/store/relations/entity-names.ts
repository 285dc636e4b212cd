import { and, eq, type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import { entityName } from "../../../../core/language/names.ts";
import { seenScope } from "../../../../platform/d1/seen-scopes.ts";
import { entityAliases } from "../schema/memory-schema.ts";
import { oneOf } from "./relation-rows.ts";

/** The names of one entity, as they are compared: this one, and those that it is an alias of or that are aliases of it. */
export function namesLike(reach: AccessScope, text: string): SQL {
	const name = entityName(text);
	const { tenant, scope, alias, entity } = entityAliases;
	const known = and(eq(tenant, reach.tenant), seenScope(reach, scope));
	return sql`(SELECT ${name} UNION SELECT ${entity} FROM ${entityAliases} WHERE ${known} AND ${alias} = ${name}
		UNION SELECT ${alias} FROM ${entityAliases} WHERE ${known} AND ${entity} = ${name})`;
}

/** So many other names of one are looked at, and of all together. */
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
