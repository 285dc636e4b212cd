import type { AccessScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { hasEnded, type Job } from "../../../core/model/thread/job.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { Distilled, ThreadLog } from "../../../ports/thread-log.ts";
import { type JobList, listJob } from "../../threads/index.ts";

type DemandDeps = {
	clock: Clock;
	ids: IdSource;
	jobList(tenant: string): Pick<JobList, "add">;
	threadLog(accessScope: AccessScope, threadId: string): DistillableLog;
};

type DistillableLog = Pick<ThreadLog, "distill" | "distilled" | "job">;

/** How long a caller who waits does so, and how often it is looked: soon at first, then every half a second. */
const PATIENCE_MS = 60_000;
const FIRST_LOOK_MS = 20;
const LONGEST_LOOK_MS = 500;

/**
 * Covers everything before the preserved tail of a thread, also below the trigger. Returns the job that does it; or what
 * came of it where there was nothing to do, it was done at once, or `wait` and it ended in time.
 */
export async function distillOnDemand(
	deps: DemandDeps,
	accessScope: AccessScope,
	id: string,
	wait: boolean,
): Promise<Result<{ job: Job } | Distilled, Failure>> {
	const log = deps.threadLog(accessScope, id);
	const asked = await log.distill({ job: deps.ids.next("job"), now: deps.clock.now(), wait });
	if (!asked.ok) return asked;
	const { job, covered_to, summary, covered } = asked.value;
	if (job === null) return ok({ summary, covered });
	await listJob(deps.jobList(accessScope.tenant), id, job);
	if (!wait) return ok({ job });
	const ended = await whenEnded(deps.clock, log, job);
	if (!ended.ok) return ended;
	switch (ended.value.status) {
		case "done":
			return log.distilled(covered_to);
		case "failed":
			return err({ reason: "unavailable", detail: `The distillation failed: ${ended.value.error}` });
		case "cancelled":
			return err({ reason: "unavailable", detail: "The distillation was cancelled." });
		case "queued":
		case "running":
			return ok({ job: ended.value });
	}
}

/** The job once it has ended, or as it is when patience does. */
async function whenEnded(clock: Clock, log: DistillableLog, job: Job): Promise<Result<Job, Failure>> {
	const began = clock.now();
	for (let look = FIRST_LOOK_MS; ; look = Math.min(2 * look, LONGEST_LOOK_MS)) {
		const seen = await log.job(job.id);
		if (!seen.ok) return seen;
		if (hasEnded(seen.value.status) || clock.now() - began > PATIENCE_MS) return seen;
		await clock.pause(look);
	}
}
