/** `now` is the wall clock (ms since the epoch); `elapsed` only grows (ms) and times steps; `pause` waits (ms). */
export type Clock = {
	now(): number;
	elapsed(): number;
	pause(ms: number): Promise<void>;
};

/** The platform's clock. In Workers it stands still between two waits on the network or storage. */
export const systemClock: Clock = {
	now: () => Date.now(),
	elapsed: () => performance.now(),
	pause: (ms) => scheduler.wait(ms),
};
