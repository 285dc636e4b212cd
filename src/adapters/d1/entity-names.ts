import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Reach } from "../../core/reach.ts";
import { entityName } from "../../core/relations/names.ts";
import { entityAliases } from "./memory-schema.ts";
import { seenScope } from "./seen-scopes.ts";

/** The names of one entity, as they are compared: this one, and those that it is an alias of or that are aliases of it. */
export function namesLike(reach: Reach, text: string): SQL {
	const name = entityName(text);
	const { tenant, scope, alias, entity } = entityAliases;
	const known = and(eq(tenant, reach.tenant), seenScope(reach, scope));
	return sql`(SELECT ${name} UNION SELECT ${entity} FROM ${entityAliases} WHERE ${known} AND ${alias} = ${name}
		UNION SELECT ${alias} FROM ${entityAliases} WHERE ${known} AND ${entity} = ${name})`;
}
