import type { Clock } from "../ports/clock.ts";
import type { JobSweep } from "../ports/job-sweep.ts";

type SweepDeps = { clock: Clock; jobSweep: JobSweep };

/** How long a job can be asked for by its id alone; its thread lists it as long as it lives. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/** A sweep takes no more than this: the next one comes in five minutes. */
const AT_A_TIME = 1_000;

/** Removes the entries of jobs of a month ago. Gives how many there were. */
export function sweepJobs(deps: SweepDeps): Promise<number> {
	return deps.jobSweep.removeBefore(new Date(deps.clock.now() - KEPT_MS).toISOString(), AT_A_TIME);
}
