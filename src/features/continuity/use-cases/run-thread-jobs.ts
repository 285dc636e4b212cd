import { backoffOf, runJobs } from "../../../platform/objects/run-jobs.ts";
import type { ThreadJobs } from "../../threads/index.ts";
import { type DistillDeps, distillThread } from "./distill-thread.ts";
import { followState, type StateDeps } from "./follow-state.ts";
import { type FlushDeps, flushThread } from "./learning/flush-thread.ts";
import { type LearnThreadDeps, learnThread } from "./learning/learn-thread.ts";

export type JobDeps = DistillDeps & LearnThreadDeps & FlushDeps & StateDeps;

/** A thread that gives itself more to do than this at once goes on with the next alarm. */
const MOST_AT_ONCE = 20;

/** Does the thread's jobs that are due, one after the other; each ends or waits for its next attempt. Returns how many. */
export function runThreadJobs(deps: JobDeps, thread: ThreadJobs): Promise<number> {
	return runJobs({ clock: deps.clock, backoff: backoffOf, most: MOST_AT_ONCE }, thread, (job, last) => {
		switch (job.kind) {
			case "distill":
			case "rebuild":
				return distillThread(deps, thread, job, last);
			case "flush":
				return flushThread(deps, thread, job, last);
			case "learn":
				return learnThread(deps, thread, job, last);
			case "state":
				return followState(deps, thread, job, last);
		}
	});
}
