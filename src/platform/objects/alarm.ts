/** One object's alarm: the earliest that was asked for is enough. */
export type Alarm = {
	/** Not awaited: it is part of the write. */
	wakeAt(due: number): void;
	/** Whether one is due that has not rung, as the object still waits for what the last one began. */
	isOverdue(): boolean;
	/** It rings: none is set now. */
	rang(): void;
};

/** One set for now or before, while the last one is at work, is dropped by the platform (ms). */
const SOON_MS = 1;

/** An alarm that is so late was lost by the platform, and is set anew (ms). */
const LOST_MS = 5_000;

/**
 * An alarm that is set is only ever moved to an earlier time, also while it is late: one that is put off and brought forward again
 * and again is lost by the platform (github.com/cloudflare/workerd/issues/7330), and would then never ring.
 */
export function alarmOf(storage: Pick<DurableObjectStorage, "setAlarm">): Alarm {
	/** When it rings next; 0 where this object has not set one. */
	let at = 0;
	return {
		wakeAt(due) {
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

/** Waits for the work, but no longer than patience lasts. A timer that is left would keep the object awake. */
export async function soonDone(work: Promise<unknown>, patienceMs: number): Promise<void> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const patience = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, patienceMs);
	});
	await Promise.race([work, patience]);
	clearTimeout(timer);
}
