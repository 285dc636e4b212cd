import { type Alarm, soonDone } from "./alarm.ts";

/** One kind of an object's background work, from beginning to end; gives when there is more to do (ms since the epoch). */
export type WorkerLoop = () => Promise<number | null>;

/** While work goes on, an alarm rings this often: it keeps the object awake, and takes up again what a crash cut short. */
const HEARTBEAT_MS = 30_000;

/** When it is tried again after a failure of the storage or the database (ms). */
const RETRY_MS = 30_000;

/** An alarm waits this long for what it started; that goes on without it, so that the next one can ring. */
const PATIENCE_MS = 1_000;

/**
 * The background work of an object: its loops side by side, none of them ever twice at once. What this gives is to be
 * called whenever the alarm rings; as alarms of the platform give up after a few tries, it never throws, and sets the next one.
 */
export function workerLoopsOf(alarm: Alarm, loops: readonly WorkerLoop[]): () => Promise<void> {
	const running = new Map<WorkerLoop, Promise<void>>();

	/** What is due already is not put off by what is due later. */
	function wakeAt(due: number): void {
		alarm.wakeAt(alarm.isOverdue() ? Date.now() : due);
	}

	async function attempt(loop: WorkerLoop): Promise<void> {
		try {
			const due = await loop();
			if (due !== null) wakeAt(due);
		} catch (error) {
			console.error("an object's background work broke off", error);
			wakeAt(Date.now() + RETRY_MS);
		} finally {
			running.delete(loop);
		}
	}

	return async () => {
		alarm.rang();
		for (const loop of loops) if (!running.has(loop)) running.set(loop, attempt(loop));
		await soonDone(Promise.all(running.values()), PATIENCE_MS);
		if (running.size > 0) wakeAt(Date.now() + HEARTBEAT_MS);
	};
}
