import type { Clock } from "../ports/clock.ts";
import type { JobSweep } from "../ports/job-sweep.ts";

type SweepDeps = { clock: Clock; jobSweep: Pick<JobSweep, "removeBefore"> };

/** How long a job can be asked for by its id alone; its thread lists it as long as it lives. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/** A sweep takes this many at a time, and no more often than this: the next one comes in five minutes. */
const AT_A_TIME = 1_000;
const MOST_TIMES = 20;

/** Removes the entries of jobs of a month ago. Gives how many there were. */
export async function sweepJobs(deps: SweepDeps): Promise<number> {
	const before = new Date(deps.clock.now() - KEPT_MS).toISOString();
	let swept = 0;
	for (let time = 0; time < MOST_TIMES; time++) {
		const removed = await deps.jobSweep.removeBefore(before, AT_A_TIME);
		swept += removed;
		if (removed < AT_A_TIME) break;
	}
	return swept;
}
