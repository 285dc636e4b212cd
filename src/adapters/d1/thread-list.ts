import { and, desc, eq, lt, lte, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Reach } from "../../core/reach.ts";
import { storedConfig } from "../../core/thread/thread-config.ts";
import type { ThreadList, ThreadListQuery } from "../../ports/thread-list.ts";
import { threads } from "./thread-list-schema.ts";

/** The list of one tenant's threads in D1, as far as the caller reaches. */
export function d1ThreadList(d1: D1Database, reach: Reach): ThreadList {
	const db = drizzle(d1);
	const { tenant } = reach;
	return {
		async put(thread, storedBytes) {
			const changing = {
				userId: thread.user_id,
				projectId: thread.project_id,
				createdAt: thread.created_at,
				updatedAt: thread.updated_at,
				thread,
				...(storedBytes === undefined ? {} : { storedBytes }),
			};
			await db
				.insert(threads)
				.values({ tenant, id: thread.id, ...changing })
				.onConflictDoUpdate({
					target: [threads.tenant, threads.id],
					set: changing,
					setWhere: lte(threads.updatedAt, thread.updated_at),
				});
		},
		async remove(id) {
			const gone = await db
				.delete(threads)
				.where(and(within(reach), eq(threads.id, id)))
				.returning({ id: threads.id });
			return gone.length > 0;
		},
		async has(id) {
			const entry = db.select({ id: threads.id }).from(threads);
			return (await entry.where(and(within(reach), eq(threads.id, id)))).length > 0;
		},
		async page(query) {
			const rows = await db
				.select({ thread: threads.thread })
				.from(threads)
				.where(matching(reach, query))
				.orderBy(desc(threads.createdAt), desc(threads.id))
				.limit(query.limit);
			// Entries written before there was a configuration have none.
			return rows.map((row) => ({ ...row.thread, config: storedConfig(row.thread.config) }));
		},
	};
}

/** Everything that is read or taken away is within this. */
function within({ tenant, user_id: user, project_id: project }: Reach) {
	return and(
		eq(threads.tenant, tenant),
		user === null ? undefined : eq(threads.userId, user),
		project === null ? undefined : eq(threads.projectId, project),
	);
}

function matching(reach: Reach, query: ThreadListQuery) {
	const { user_id: user, project_id: project, after } = query;
	return and(
		within(reach),
		user === undefined ? undefined : eq(threads.userId, user),
		project === undefined ? undefined : eq(threads.projectId, project),
		after === undefined
			? undefined
			: or(
					lt(threads.createdAt, after.created_at),
					and(eq(threads.createdAt, after.created_at), lt(threads.id, after.id)),
				),
	);
}
