import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { type AccessScope, isBound } from "../../core/base/access-scope.ts";

/**
 * That a row's scope is one its reader sees: of a bound key what it is bound to, and the threads within its access scope. Nothing
 * is to be asked where a key is not bound.
 */
export function seenScope(accessScope: AccessScope, scope: AnyColumn | SQL): SQL | undefined {
	if (!isBound(accessScope)) return undefined;
	const { tenant, user_id: user, project_id: project } = accessScope;
	return sql`(${scope} = ${user === null ? null : `user:${user}`} OR ${scope} = ${project === null ? null : `project:${project}`}
		OR (${scope} LIKE 'thread:%' AND EXISTS (
			SELECT 1 FROM threads AS seen WHERE seen.tenant = ${tenant} AND seen.id = substr(${scope}, 8)
				AND seen.user_id IS coalesce(${user}, seen.user_id) AND seen.project_id IS coalesce(${project}, seen.project_id))))`;
}
