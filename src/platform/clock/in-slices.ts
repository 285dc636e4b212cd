import type { Steps } from "../../core/base/steps.ts";
import type { Clock } from "./clock.ts";

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
