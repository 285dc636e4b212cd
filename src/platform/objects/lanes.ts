import { type Alarm, soonDone } from "./alarm.ts";

/** One kind of an object's background work, from beginning to end; gives when there is more to do (ms since the epoch). */
export type Lane = () => Promise<number | null>;

/** While work goes on, an alarm rings this often: it keeps the object awake, and takes up again what a crash cut short. */
const HEARTBEAT_MS = 30_000;

/** When it is tried again after a failure of the storage or the database (ms). */
const RETRY_MS = 30_000;

/** An alarm waits this long for what it started; that goes on without it, so that the next one can ring. */
const PATIENCE_MS = 1_000;

/**
 * The background work of an object: its lanes side by side, none of them ever twice at once. What this gives is to be
 * called whenever the alarm rings; as alarms of the platform give up after a few tries, it never throws, and sets the next one.
 */
export function lanesOf(alarm: Alarm, lanes: readonly Lane[]): () => Promise<void> {
	const running = new Map<Lane, Promise<void>>();

	/** What is due already is not put off by what is due later. */
	function wakeAt(due: number): void {
		alarm.wakeAt(alarm.isOverdue() ? Date.now() : due);
	}

	async function attempt(lane: Lane): Promise<void> {
		try {
			const due = await lane();
			if (due !== null) wakeAt(due);
		} catch (error) {
			console.error("an object's background work broke off", error);
			wakeAt(Date.now() + RETRY_MS);
		} finally {
			running.delete(lane);
		}
	}

	return async () => {
		alarm.rang();
		for (const lane of lanes) if (!running.has(lane)) running.set(lane, attempt(lane));
		await soonDone(Promise.all(running.values()), PATIENCE_MS);
		if (running.size > 0) wakeAt(Date.now() + HEARTBEAT_MS);
	};
}
