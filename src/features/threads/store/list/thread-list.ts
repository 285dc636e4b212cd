import { and, asc, desc, eq, gte, lt, lte, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import type { Thread } from "../../../../core/model/thread/thread.ts";
import { storedConfig } from "../../../../core/model/thread/thread-config.ts";
import { threads } from "../../../../platform/d1/thread-list-schema.ts";

/** Where a page of the list starts: behind this entry. */
type ThreadCursor = { created_at: string; id: string };

type ThreadListQuery = {
	user_id?: string | undefined;
	project_id?: string | undefined;
	/** How many at most. */
	limit: number;
	after?: ThreadCursor | undefined;
};

/** What else is known of a thread; where it is not said it stays as it was. `notes_moved`: its object holds no notes. */
type ThreadHolds = { stored_bytes?: number | undefined; notes_moved?: boolean | undefined };

/**
 * What is looked up across the threads of one tenant. The thread's own object is the truth;
 * an entry is written when a thread is made, changed or deleted, and its counts follow behind.
 */
export type ThreadList = {
	/** Writes the entry, new or not; an entry newer than this one (by `updated_at`) stays. */
	put(thread: Thread, more?: ThreadHolds): Promise<void>;
	/** Takes the entry away, and the thread's notes with it; true if there was one. One of a thread made after `until` stays. */
	remove(id: string, until: string): Promise<boolean>;
	/** Whether there is an entry. */
	has(id: string): Promise<boolean>;
	/** Newest first, by time of creation. */
	page(query: ThreadListQuery): Promise<Thread[]>;
};

/** The list of one tenant's threads in D1, within the caller's access scope. */
export function d1ThreadList(d1: D1Database, accessScope: AccessScope): ThreadList {
	const db = drizzle(d1);
	const { tenant } = accessScope;
	return {
		async put(thread, { stored_bytes: storedBytes, notes_moved: notesMoved = false } = {}) {
			const changing = {
				userId: thread.user_id,
				projectId: thread.project_id,
				createdAt: thread.created_at,
				updatedAt: thread.updated_at,
				thread,
				...(storedBytes === undefined ? {} : { storedBytes }),
				...(notesMoved ? { notesMoved } : {}),
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
		async remove(id, until) {
			const deleted = await db
				.delete(threads)
				.where(and(within(accessScope), eq(threads.id, id), lte(threads.createdAt, until)))
				.returning({ id: threads.id });
			return deleted.length > 0;
		},
		async has(id) {
			const entry = db.select({ id: threads.id }).from(threads);
			return (await entry.where(and(within(accessScope), eq(threads.id, id)))).length > 0;
		},
		async page(query) {
			const rows = await db
				.select({ thread: threads.thread })
				.from(threads)
				.where(matching(accessScope, query))
				.orderBy(desc(threads.createdAt), desc(threads.id))
				.limit(query.limit);
			// Entries written before there was a configuration have none.
			return rows.map((row) => ({ ...row.thread, config: storedConfig(row.thread.config) }));
		},
	};
}

/** Everything that is read or taken away is within this. */
function within({ tenant, user_id: user, project_id: project }: AccessScope) {
	return and(
		eq(threads.tenant, tenant),
		user === null ? undefined : eq(threads.userId, user),
		project === null ? undefined : eq(threads.projectId, project),
	);
}

function matching(accessScope: AccessScope, query: ThreadListQuery) {
	const { user_id: user, project_id: project, after } = query;
	return and(
		within(accessScope),
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

/** A thread whose entry changed, at that time (ISO 8601). */
export type ChangedThread = { tenant: string; id: string; updated_at: string };

export type WatchedThread = { tenant: string; id: string };

/** Threads of all tenants of one database, for the cleanup. */
export type ThreadWatch = {
	/** Threads whose entry changed since then (ISO 8601), oldest first, at most `limit`; with `after` those behind it. */
	changedSince(since: string, after: ChangedThread | null, limit: number): Promise<ChangedThread[]>;
	/** Threads whose objects may hold notes of former versions, at most `limit`; with `after` those behind it. */
	unmovedNotes(after: WatchedThread | null, limit: number): Promise<WatchedThread[]>;
};

export function d1ThreadWatch(d1: D1Database): ThreadWatch {
	const db = drizzle(d1);
	const { tenant, id, updatedAt } = threads;
	return {
		changedSince: (since, after, limit) =>
			db
				.select({ tenant, id, updated_at: updatedAt })
				.from(threads)
				.where(
					after === null
						? gte(updatedAt, since)
						: and(
								gte(updatedAt, after.updated_at),
								sql`(${updatedAt}, ${tenant}, ${id}) > (${after.updated_at}, ${after.tenant}, ${after.id})`,
							),
				)
				.orderBy(asc(updatedAt), asc(tenant), asc(id))
				.limit(limit),
		unmovedNotes: (after, limit) =>
			db
				.select({ tenant, id })
				.from(threads)
				.where(
					and(
						sql`notes_moved = 0`,
						after === null ? undefined : sql`(${tenant}, ${id}) > (${after.tenant}, ${after.id})`,
					),
				)
				.orderBy(asc(tenant), asc(id))
				.limit(limit),
	};
}
