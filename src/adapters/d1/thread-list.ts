import { and, desc, eq, lt, lte, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { ThreadList, ThreadListQuery } from "../../ports/thread-list.ts";
import { threads } from "./schema.ts";

/** The list of one tenant's threads in D1. */
export function d1ThreadList(d1: D1Database, tenant: string): ThreadList {
	const db = drizzle(d1);
	return {
		async put(thread) {
			const changing = {
				userId: thread.user_id,
				projectId: thread.project_id,
				createdAt: thread.created_at,
				updatedAt: thread.updated_at,
				thread,
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
				.where(and(eq(threads.tenant, tenant), eq(threads.id, id)))
				.returning({ id: threads.id });
			return gone.length > 0;
		},
		async page(query) {
			const rows = await db
				.select({ thread: threads.thread })
				.from(threads)
				.where(matching(tenant, query))
				.orderBy(desc(threads.createdAt), desc(threads.id))
				.limit(query.limit);
			return rows.map((row) => row.thread);
		},
	};
}

function matching(tenant: string, query: ThreadListQuery) {
	const { user_id: user, project_id: project, after } = query;
	return and(
		eq(threads.tenant, tenant),
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
