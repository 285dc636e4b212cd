import { type SQL, sql } from "drizzle-orm";
import { isBound } from "../../../../core/base/access-scope.ts";
import { threads } from "../../../../platform/d1/thread-list-schema.ts";
import type { RecallQuery } from "./recall-source.ts";

/** Whose things are read. */
export type Whose = Pick<RecallQuery, "owners" | "listed" | "thread" | "reach">;

/** The user and the project that are meant: those named, else the ones that the list of threads has. */
export function ownersOf(tenant: string, { owners, listed, thread }: Whose): { user: SQL; project: SQL } {
	if (!listed || thread === null) return { user: sql`${owners.user_id}`, project: sql`${owners.project_id}` };
	const row = sql`FROM ${threads} WHERE ${threads.tenant} = ${tenant} AND ${threads.id} = ${thread}`;
	return {
		user: sql`coalesce(${owners.user_id}, (SELECT ${threads.userId} ${row}))`,
		project: sql`coalesce(${owners.project_id}, (SELECT ${threads.projectId} ${row}))`,
	};
}

/** `shown (scope)` for a WITH: the scopes that are read; where the reach is known, no other. */
export function shownScopes(tenant: string, whose: Whose): SQL {
	const { user, project } = ownersOf(tenant, whose);
	return sql`shown (scope) AS MATERIALIZED (SELECT scope FROM (
		SELECT 'user:' || ${user} AS scope UNION ALL SELECT 'project:' || ${project}
		UNION ALL SELECT 'thread:' || ${whose.thread} UNION ALL SELECT 'global'
	) WHERE scope IS NOT NULL AND ${within(whose)})`;
}

/** `shown (scope)` as the search terms of episodes have it: their user's, and no other. */
export function shownUser(tenant: string, whose: Whose): SQL {
	const { user } = ownersOf(tenant, whose);
	return sql`shown (scope) AS MATERIALIZED (SELECT 'user:' || ${user} WHERE ${user} IS NOT NULL)`;
}

/** The thread was found within the reach by who asks. */
function within({ reach, thread }: Whose): SQL {
	if (reach === null || !isBound(reach)) return sql`TRUE`;
	const scopes = [`user:${reach.user_id}`, `project:${reach.project_id}`, `thread:${thread}`];
	return sql`scope IN (SELECT value FROM json_each(${JSON.stringify(scopes)}))`;
}
