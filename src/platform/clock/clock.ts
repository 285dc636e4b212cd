import { err, ok, type Result } from "../../core/base/result.ts";
import type { Steps } from "../../core/base/steps.ts";

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

/** After so much text (UTF-16 units) others get their turn, for so long (ms): a request takes several turns. */
const SLICE = 8_192;
const PAUSE_MS = 5;
/** The pause where a request waits for the work. */
export const REQUEST_PAUSE_MS = 1;

/**
 * Does long work with pauses, so that requests to the same object are not held up by it. Slices are measured in text, as
 * the platform's clocks stand still while we compute.
 */
export async function inSlices<T>(clock: Clock, steps: Steps<T>, pauseMs = PAUSE_MS): Promise<T> {
	let taken = 0;
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
		taken += step.value;
		if (taken < SLICE) continue;
		taken = 0;
		await clock.pause(pauseMs);
	}
}

/** A part that answered less well than it could, and why. */
export type Degraded = { part: string; reason: string };

const LATE = Symbol("late");

/** What a part gives, if it does so within its time (ms); what it throws is logged. Never rejects. */
export async function inTime<T>(
	clock: Clock,
	part: string,
	deadlineMs: number,
	ask: () => Promise<T>,
): Promise<Result<T, Degraded>> {
	try {
		const answer = await Promise.race([ask(), clock.pause(deadlineMs).then((): typeof LATE => LATE)]);
		return answer === LATE ? err({ part, reason: "timeout" }) : ok(answer);
	} catch (error) {
		console.error(`${part} can't be asked`, error);
		return err({ part, reason: "failed" });
	}
}
