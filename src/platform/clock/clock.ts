import { err, ok, type Result } from "../../core/base/result.ts";
import type { Steps } from "../../core/base/steps.ts";
import { rest } from "./share.ts";
import { someoneWaits } from "./under-way.ts";

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

/** After so much text (UTF-16 units) others get their turn: some milliseconds of the processor. */
const SLICE = 4_096;
/** Background work pauses for so long each time (ms), and as often again while a request is under way, but no longer than this in all. */
const LOOK_MS = 2;
const MOST_LOOKS = 20;

/**
 * Lets requests go first, between two slices of background work: waits until none is under way in this isolate, but so long at most
 * that work goes on beside requests without end. `leastMs`: how long it waits anyhow.
 */
export async function giveWay(clock: Pick<Clock, "pause">, leastMs = LOOK_MS): Promise<void> {
	await clock.pause(leastMs);
	await rest((ms) => clock.pause(ms));
	// It looks, as nothing of one request can wake another.
	for (let looks = 0; looks < MOST_LOOKS && someoneWaits(); looks++) await clock.pause(LOOK_MS);
}

/** The pause where a request waits for the work itself: others come in between, and it does not wait for its own end. */
export const briefly = (clock: Pick<Clock, "pause">): Promise<void> => clock.pause(1);

/**
 * Does long work with pauses, so that requests are not held up by it. Slices are measured in text, as the platform's clocks
 * stand still while we compute.
 */
export async function inSlices<T>(
	clock: Clock,
	steps: Steps<T>,
	between: (clock: Clock) => Promise<void> = giveWay,
): Promise<T> {
	let taken = 0;
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
		taken += step.value;
		if (taken < SLICE) continue;
		taken = 0;
		await between(clock);
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
