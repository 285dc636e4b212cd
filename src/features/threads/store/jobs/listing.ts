import type { Job } from "../../../../core/model/thread/job.ts";
import type { Thread } from "../../../../core/model/thread/thread.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, readRow, threadOf, writeRow } from "../object/thread-row.ts";
import { newestJobs } from "./jobs.ts";

/** A thread's jobs seen from the list of jobs: what the list may not have been told yet. */
export type ListedJobs = {
	/** Those that changed since the list was told of them, or null if there is nothing to tell. */
	unlisted(): { tenant: string; thread: string; jobs: Job[] } | null;
	/** Notes that the list has these. */
	listed(jobs: readonly Job[]): void;
	/** A caller has changed this one, which may be older than what is looked at. */
	changed(id: string): void;
};

/** What the list is to have; `thread` null: the thread that was made then is deleted. */
type ThreadState = {
	tenant: string;
	id: string;
	thread: Thread | null;
	created_at: string;
	stored_bytes: number;
	notes_moved: boolean;
};

/** A thread seen from the list of threads: what the list has not been told yet. */
export type ListedThread = {
	/** What the list is behind of, or null if it is up to date. */
	behind(): ThreadState | null;
	/** Notes that the list has this state; false if the thread has changed since. */
	listed(thread: Thread): boolean;
	/** The list has lost its entry, or never had it as it is: it is behind again. */
	lost(): void;
	/** Erases the thread, whose user is being erased. */
	drop(): void;
	/** Lets go of the name of a thread that was deleted from the list too, unless the index of episodes still has it. */
	forget(): Promise<void>;
};

/** What the list of threads is behind of; null where it is not. */
export function unlisted(store: Store): ReturnType<ListedThread["behind"]> {
	const row = readRow(store);
	if (row === null || !row.behind) return null;
	const thread = row.state === "live" ? threadOf(row) : null;
	const { tenant, id, createdAt: created_at, notesMoved: notes_moved } = row;
	return { tenant, id, thread, created_at, stored_bytes: store.sql.databaseSize, notes_moved };
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
	const reported = new Map<string, string>();
	const besides = new Set<string>();
	return {
		unlisted() {
			const row = readLiveRow(store);
			const all = row === null ? [] : newestJobs(store, [...besides]);
			const jobs = all.filter((job) => reported.get(job.id) !== stateOf(job));
			return row === null || jobs.length === 0 ? null : { tenant: row.tenant, thread: row.id, jobs };
		},
		listed(jobs) {
			for (const job of jobs) reported.set(job.id, stateOf(job));
		},
		changed: (id) => void besides.add(id),
	};
}

/** What the list shows of a job that changes. */
function stateOf({ status, attempts, error, finished_at }: Job): string {
	return JSON.stringify([status, attempts, error, finished_at]);
}
