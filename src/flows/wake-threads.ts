import { type Reach, wholeTenant } from "../core/reach.ts";
import type { Clock } from "../ports/clock.ts";
import type { ThreadLog } from "../ports/thread-log.ts";
import type { ThreadWatch } from "../ports/thread-watch.ts";

type WakeDeps = {
	clock: Clock;
	threadWatch: ThreadWatch;
	threadLog(reach: Reach, threadId: string): ThreadLog;
};

/** A sweep comes every five minutes, so a thread that changed longer ago was looked at before. */
const WATCHED_MS = 15 * 60 * 1_000;

/** A sweep wakes no more threads than this; the next one comes soon. */
const MOST_WOKEN = 100;

/**
 * Wakes the threads that changed lately: one that a crash left with something to do sets its alarm when it is
 * read. Gives how many were looked at.
 */
export async function wakeThreads(deps: WakeDeps): Promise<number> {
	const since = new Date(deps.clock.now() - WATCHED_MS).toISOString();
	const changed = await deps.threadWatch.changedSince(since, MOST_WOKEN);
	await Promise.all(changed.map(({ tenant, id }) => deps.threadLog(wholeTenant(tenant), id).read()));
	return changed.length;
}
