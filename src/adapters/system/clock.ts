import type { Clock } from "../../ports/clock.ts";

/** The platform's clock. In Workers it stands still between two waits on the network or storage. */
export const systemClock: Clock = {
	now: () => Date.now(),
	elapsed: () => performance.now(),
	pause: (ms) => scheduler.wait(ms),
};
