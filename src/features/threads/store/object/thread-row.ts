import { mayAccess } from "../../../../core/base/access-scope.ts";
import type { Thread } from "../../../../core/model/thread/thread.ts";
import { storedConfig } from "../../../../core/model/thread/thread-config.ts";
import { thread } from "./schema.ts";
import type { Store } from "./store.ts";

/** The one row about the thread itself. */
export type ThreadRow = typeof thread.$inferSelect;

/** The row, live or erased; null before the thread was made. */
export function readRow(store: Store): ThreadRow | null {
	return store.exists() ? (store.threadRow.get() ?? null) : null;
}

/** The row of a thread that is there and within the call's access scope; null otherwise, so that nobody can tell them apart. */
export function readLiveRow(store: Store): ThreadRow | null {
	const row = readRow(store);
	if (row?.state !== "live") return null;
	const owned = { user_id: row.userId, project_id: row.projectId };
	return store.accessScope === null || mayAccess(store.accessScope, owned) ? row : null;
}

export function writeRow(store: Store, row: ThreadRow): void {
	store.db.insert(thread).values(row).onConflictDoUpdate({ target: thread.row, set: row }).run();
}

/** The thread as callers see it. */
export function threadOf(row: ThreadRow): Thread {
	return {
		id: row.id,
		user_id: row.userId,
		project_id: row.projectId,
		title: row.title,
		model: row.model,
		budget: row.budget,
		metadata: row.metadata,
		config: storedConfig(row.config),
		encoding: row.encoding,
		last_seq: row.lastSeq,
		message_count: row.messageCount,
		token_count: row.tokenCount,
		created_at: row.createdAt,
		updated_at: row.updatedAt,
	};
}

/** Pages that one step merges at least: a few milliseconds, for which requests to the object wait. */
const PAGES = 64;

/** FTS5 says that a merge found nothing to do by changing fewer than two rows. */
const LEAST_CHANGES = 2;

/**
 * Merges a part of the thread's search index: what is deleted from an index without content is only marked, and its terms stay
 * in their segment until that is merged. With a negative figure a merge takes in every segment.
 */
export function mergeTerms(store: Store): void {
	store.step(() => {
		const row = readLiveRow(store);
		if (row === null || !row.mergeOwed) return;
		const before = changesOf(store);
		store.sql.exec(`INSERT INTO messages_fts (messages_fts, rank) VALUES ('merge', -${PAGES})`);
		if (changesOf(store) - before < LEAST_CHANGES) writeRow(store, { ...row, mergeOwed: false });
	});
}

function changesOf(store: Store): number {
	return store.sql.exec<{ changes: number }>("SELECT total_changes() AS changes").one().changes;
}
