import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";

/**
 * Has the index of episodes let go of what a thread no longer says. Called once the thread itself has changed and before
 * that is acknowledged, also where it had changed before: the call that did it may have broken off.
 */
export async function takeBack(log: Pick<ThreadLog, "takeBack">): Promise<Result<null, Failure>> {
	try {
		await log.takeBack();
		return ok(null);
	} catch (error) {
		console.error("episodes could not be taken back", error);
		return err({
			reason: "unavailable",
			detail: "It was done, but recall in other threads may still find what was said before; try again.",
		});
	}
}
