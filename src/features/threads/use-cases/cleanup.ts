import { type AccessScope, wholeTenant } from "../../../core/base/access-scope.ts";
import { type CleanupCursors, hasTexts, nextPage } from "../../../platform/cleanup/cleanup-cursors.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import type { JobCleanup } from "../store/list/job-list.ts";
import type { ChangedThread, ThreadWatch } from "../store/list/thread-list.ts";

type ScheduleDeps = {
	clock: Clock;
	cleanupCursors: CleanupCursors;
	threadWatch: Pick<ThreadWatch, "changedSince">;
	threadLog(accessScope: AccessScope, threadId: string): Pick<ThreadLog, "read">;
};

/** A cleanup comes every five minutes, so a thread that changed longer ago was looked at before. */
const WATCHED_MS = 15 * 60 * 1_000;

/** A cleanup wakes no more threads than this; the next one goes on with those behind them, however long ago they changed. */
const MOST_WOKEN = 100;

const CLEANUP = {
	name: "wake threads",
	limit: MOST_WOKEN,
	isPosition: (value: unknown): value is ChangedThread => hasTexts(value, ["tenant", "id", "updated_at"]),
};

/**
 * Wakes the threads that changed lately: one that a crash left with something to do sets its alarm when it is
 * read. One that can't be read keeps no other one back. Returns how many were looked at.
 */
export async function readChangedThreads(deps: ScheduleDeps): Promise<number> {
	const since = new Date(deps.clock.now() - WATCHED_MS).toISOString();
	const changed = await nextPage(deps.cleanupCursors, CLEANUP, (after) =>
		deps.threadWatch.changedSince(since, after, MOST_WOKEN),
	);
	const read = await Promise.allSettled(
		changed.map(({ tenant, id }) => deps.threadLog(wholeTenant(tenant), id).read()),
	);
	for (const one of read) if (one.status === "rejected") console.error("a thread could not be woken", one.reason);
	return changed.length;
}

type CleanupDeps = { clock: Clock; jobCleanup: Pick<JobCleanup, "removeBefore"> };

/** How long a job can be asked for by its id alone; its thread lists it as long as it lives. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/** A cleanup takes this many at a time, and no more often than this: the next one comes in five minutes. */
const AT_A_TIME = 1_000;
const MOST_TIMES = 20;

/** Removes the entries of jobs of a month ago. Returns how many there were. */
export async function cleanUpJobs(deps: CleanupDeps): Promise<number> {
	const before = new Date(deps.clock.now() - KEPT_MS).toISOString();
	let total = 0;
	for (let time = 0; time < MOST_TIMES; time++) {
		const removed = await deps.jobCleanup.removeBefore(before, AT_A_TIME);
		total += removed;
		if (removed < AT_A_TIME) break;
	}
	return total;
}
