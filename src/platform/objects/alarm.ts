/** One object's alarm: the earliest that was asked for is enough. */
export type Alarm = {
	/** Not awaited: it is part of the write. */
	wakeAt(due: number): void;
	/** Whether one is due that has not rung, as the object still waits for what the last one began. */
	isOverdue(): boolean;
	/** It rings: none is set now. */
	rang(): void;
};

export function alarmOf(storage: DurableObjectStorage): Alarm {
	/** When it rings next; 0 where this object has not set one. */
	let at = 0;
	return {
		wakeAt(due) {
			const time = Math.max(due, Date.now());
			if (at > Date.now() && at <= time) return;
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
