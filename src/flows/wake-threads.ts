import { type Reach, wholeTenant } from "../core/reach.ts";
import type { Clock } from "../ports/clock.ts";
import type { SweepCursors } from "../ports/sweep-cursors.ts";
import type { ThreadLog } from "../ports/thread-log.ts";
import type { ChangedThread, ThreadWatch } from "../ports/thread-watch.ts";
import { hasTexts, nextPage } from "./next-page.ts";

type WakeDeps = {
	clock: Clock;
	sweepCursors: SweepCursors;
	threadWatch: ThreadWatch;
	threadLog(reach: Reach, threadId: string): Pick<ThreadLog, "read">;
};

/** A sweep comes every five minutes, so a thread that changed longer ago was looked at before. */
const WATCHED_MS = 15 * 60 * 1_000;

/** A sweep wakes no more threads than this; the next one goes on with those behind them, however long ago they changed. */
const MOST_WOKEN = 100;

const SWEEP = {
	name: "wake threads",
	limit: MOST_WOKEN,
	isPosition: (value: unknown): value is ChangedThread => hasTexts(value, ["tenant", "id", "updated_at"]),
};

/**
 * Wakes the threads that changed lately: one that a crash left with something to do sets its alarm when it is
 * read. One that can't be read keeps no other one back. Gives how many were looked at.
 */
export async function wakeThreads(deps: WakeDeps): Promise<number> {
	const since = new Date(deps.clock.now() - WATCHED_MS).toISOString();
	const changed = await nextPage(deps.sweepCursors, SWEEP, (after) =>
		deps.threadWatch.changedSince(since, after, MOST_WOKEN),
	);
	const read = await Promise.allSettled(
		changed.map(({ tenant, id }) => deps.threadLog(wholeTenant(tenant), id).read()),
	);
	for (const one of read) if (one.status === "rejected") console.error("a thread could not be woken", one.reason);
	return changed.length;
}
