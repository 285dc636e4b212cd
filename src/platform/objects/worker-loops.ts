import { asWork } from "../clock/share.ts";

/** One object's alarm: the earliest that was asked for is enough. */
export type Alarm = {
	/** Not awaited: it is part of the write. */
	scheduleAt(due: number): void;
	/** Whether one is due that has not rung, as the object still waits for what the last one began. */
	isOverdue(): boolean;
	/** It rings: none is set now. */
	rang(): void;
};

/** One set for now or before, while the last one is at work, is dropped by the platform (ms). */
const SOON_MS = 1;

/** An alarm that is so late was lost by the platform, and is set again (ms). */
const LOST_MS = 5_000;

/**
 * An alarm that is set is only ever moved to an earlier time, also while it is late: one that is put off and brought forward again
 * and again is lost by the platform (github.com/cloudflare/workerd/issues/7330), and would then never ring.
 */
export function alarmOf(storage: Pick<DurableObjectStorage, "setAlarm">): Alarm {
	/** When it rings next; 0 where this object has not set one. */
	let at = 0;
	return {
		scheduleAt(due) {
			const now = Date.now();
			const time = Math.max(due, now + SOON_MS);
			if (at > now - LOST_MS && at <= time) return;
			at = time;
			void storage.setAlarm(time);
		},
		isOverdue: () => at > 0 && at <= Date.now(),
		rang() {
			at = 0;
		},
	};
}

/** One kind of an object's background work, from beginning to end; returns when there is more to do (ms since the epoch). */
export type WorkerLoop = () => Promise<number | null>;

/** While work goes on, an alarm rings this often: it keeps the object awake, and takes up again what a crash cut short. */
const HEARTBEAT_MS = 30_000;

/** When it is tried again after a failure of the storage or the database (ms). */
const RETRY_MS = 30_000;

/** An alarm waits this long for what it started; that goes on without it, so that the next one can ring. */
const PATIENCE_MS = 1_000;

/** An object's background work. */
export type WorkerLoops = {
	/** Called whenever the alarm rings. Alarms of the platform give up after a few tries, so it never throws, and sets the next one. */
	ring(): Promise<void>;
	/** Whether this loop is at work. */
	isBusy(loop: WorkerLoop): boolean;
};

/**
 * Runs the loops of an object in parallel, none of them ever twice at once. `tenant`: whose heavy work they do, as far as it is known;
 * without it none of it is heavy.
 */
export function workerLoopsOf(alarm: Alarm, loops: readonly WorkerLoop[], tenant?: () => string | null): WorkerLoops {
	const running = new Map<WorkerLoop, Promise<void>>();

	/** What is due already is not put off by what is due later. */
	function scheduleAt(due: number): void {
		alarm.scheduleAt(alarm.isOverdue() ? Date.now() : due);
	}

	async function attempt(loop: WorkerLoop): Promise<void> {
		try {
			const due = await (tenant === undefined ? loop() : asWork(tenant(), loop));
			if (due !== null) scheduleAt(due);
		} catch (error) {
			console.error("an object's background work broke off", error);
			scheduleAt(Date.now() + RETRY_MS);
		} finally {
			running.delete(loop);
		}
	}

	return {
		isBusy: (loop) => running.has(loop),
		async ring() {
			alarm.rang();
			for (const loop of loops) if (!running.has(loop)) running.set(loop, attempt(loop));
			await soonDone(Promise.all(running.values()), PATIENCE_MS);
			if (running.size > 0) scheduleAt(Date.now() + HEARTBEAT_MS);
		},
	};
}

/** Waits for the work, but no longer than patience lasts. A timer that is left would keep the object awake. */
export async function soonDone(work: Promise<unknown>, patienceMs: number): Promise<void> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const patience = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, patienceMs);
	});
	await Promise.race([work, patience]);
	clearTimeout(timer);
}
