import { createDeps } from "../deps.ts";
import { expireMemories } from "../flows/expire-memories.ts";
import { noteStorage } from "../flows/note-storage.ts";
import { sweepClaims } from "../flows/sweep-claims.ts";
import { sweepJobs } from "../flows/sweep-jobs.ts";
import { wakeIndexes } from "../flows/wake-indexes.ts";
import { wakeThreads } from "../flows/wake-threads.ts";

/** What the platform's clock calls, every few minutes: the sweep. One part that fails does not keep the others back. */
export async function scheduled(controller: ScheduledController, env: Env): Promise<void> {
	const deps = createDeps(env);
	const parts = await Promise.allSettled([
		wakeThreads(deps),
		wakeIndexes(deps),
		sweepClaims(deps),
		sweepJobs(deps),
		expireMemories(deps),
		noteStorage(deps, controller.scheduledTime),
	]);
	const failed = parts.flatMap((part) => (part.status === "rejected" ? [part.reason] : []));
	if (failed.length > 0) throw new AggregateError(failed, "the sweep failed in part");
}
