import type { Thread } from "../../core/thread/thread.ts";
import type { ListedJobs } from "../../ports/listed-jobs.ts";
import type { ListedThread } from "../../ports/listed-thread.ts";
import { newestJobs } from "./jobs.ts";
import type { Store } from "./store.ts";
import { readLiveRow, readRow, threadOf, writeRow } from "./thread-row.ts";

/** What the list of threads is behind of; null where it is not. */
export function unlisted(store: Store): ReturnType<ListedThread["behind"]> {
	const row = readRow(store);
	if (row === null || !row.behind) return null;
	const thread = row.state === "live" ? threadOf(row) : null;
	return { tenant: row.tenant, id: row.id, thread, stored_bytes: store.sql.databaseSize };
}

/** Notes that the list has this state; false if the thread has changed since and is behind again. */
export function noteListed(store: Store, listed: Thread): boolean {
	const row = readLiveRow(store);
	if (row === null) return false;
	const now = threadOf(row);
	const figures = ["updated_at", "last_seq", "message_count", "token_count"] as const;
	if (figures.some((figure) => now[figure] !== listed[figure])) return false;
	store.step(() => writeRow(store, { ...row, behind: false }));
	return true;
}

/** Notes that the list does not have what it was told, so that it is told again. */
export function noteLost(store: Store): void {
	store.step(() => {
		const row = readLiveRow(store);
		if (row !== null) writeRow(store, { ...row, behind: true });
	});
}

/** Its jobs for the list; what was told is remembered as long as the object lives, and telling it again does no harm. */
export function listedJobs(store: Store): ListedJobs {
	const told = new Map<string, string | null>();
	return {
		unlisted() {
			const row = readLiveRow(store);
			const jobs = row === null ? [] : newestJobs(store).filter(({ id, finished_at }) => told.get(id) !== finished_at);
			return row === null || jobs.length === 0 ? null : { tenant: row.tenant, thread: row.id, jobs };
		},
		listed(jobs) {
			for (const { id, finished_at = null } of jobs) told.set(id, finished_at);
		},
	};
}
