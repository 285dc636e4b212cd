import type { AccessScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Job } from "../../../core/model/thread/job.ts";
import type { TenantJob, TenantJobs } from "../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import type { JobList } from "../../threads/index.ts";

type ReadDeps = {
	jobList(tenant: string): JobList;
	threadLog(reach: AccessScope, threadId: string): ThreadLog;
	tenantJobs(tenant: string): TenantJobs;
};

/** A job by its id alone, of a thread or of the tenant. Whatever is beyond the caller's reach is as if not there. */
export async function readJob(
	deps: ReadDeps,
	reach: AccessScope,
	id: string,
): Promise<Result<Job | TenantJob, Failure>> {
	const missing = err({ reason: "not_found", what: "job" } as const);
	const thread = await deps.jobList(reach.tenant).threadOf(id);
	if (thread === null) {
		const job = await deps.tenantJobs(reach.tenant).read(id, reach);
		return job === null ? missing : ok(job);
	}
	const job = await deps.threadLog(reach, thread).job(id);
	return job.ok ? job : missing;
}
