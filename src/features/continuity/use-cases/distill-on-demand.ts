import type { AccessScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Job } from "../../../core/model/thread/job.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { TenantJob, TenantJobs } from "../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import type { Distilled, ThreadLog } from "../../../ports/thread-log.ts";
import { type JobList, listJob } from "../../threads/index.ts";

type DemandDeps = {
	clock: Clock;
	ids: IdSource;
	jobList(tenant: string): JobList;
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
		default:
			return ok({ job: ended.value });
	}
}

/** The job once it has ended, or as it is when patience does. */
async function whenEnded(clock: Clock, log: DistillableLog, job: Job): Promise<Result<Job, Failure>> {
	const began = clock.now();
	for (let look = FIRST_LOOK_MS; ; look = Math.min(2 * look, LONGEST_LOOK_MS)) {
		const seen = await log.job(job.id);
		if (!seen.ok) return seen;
		const ended = seen.value.status === "done" || seen.value.status === "failed";
		if (ended || clock.now() - began > PATIENCE_MS) return seen;
		await clock.pause(look);
	}
}

type ReadDeps = {
	jobList(tenant: string): JobList;
	threadLog(accessScope: AccessScope, threadId: string): ThreadLog;
	tenantJobs(tenant: string): TenantJobs;
};

/** A job by its id alone, of a thread or of the tenant. Whatever is outside the caller's access scope is as if not there. */
export async function readJob(
	deps: ReadDeps,
	accessScope: AccessScope,
	id: string,
): Promise<Result<Job | TenantJob, Failure>> {
	const missing = err({ reason: "not_found", what: "job" } as const);
	const thread = await deps.jobList(accessScope.tenant).threadOf(id);
	if (thread === null) {
		const job = await deps.tenantJobs(accessScope.tenant).read(id, accessScope);
		return job === null ? missing : ok(job);
	}
	const job = await deps.threadLog(accessScope, thread).job(id);
	return job.ok ? job : missing;
}
