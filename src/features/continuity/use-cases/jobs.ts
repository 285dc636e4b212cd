import type { AccessScope } from "../../../core/base/access-scope.ts";
import { wholeTenant } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { JOB_KINDS, type Job, type JobKind, type JobStatus } from "../../../core/model/thread/job.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { TenantJob, TenantJobs, TenantWork } from "../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import type { JobList } from "../../threads/index.ts";

type JobsDeps = {
	clock: Clock;
	jobList(tenant: string): JobList;
	threadLog(accessScope: AccessScope, threadId: string): Pick<ThreadLog, "job" | "cancelJob" | "requeueJob">;
	tenantJobs(tenant: string): TenantJobs;
};

/** A job of a thread (which `thread_id` names where it is known), or of the tenant. */
export type AnyJob = (Job & { thread_id?: string }) | TenantJob;

type AnyKind = JobKind | TenantWork["kind"];

export type JobsQuery = {
	status?: JobStatus | undefined;
	kind?: AnyKind | undefined;
	limit: number;
	after?: { created_at: string; id: string } | undefined;
};

const MISSING = { reason: "not_found", what: "job" } as const;

/** A list asks so many threads how jobs stand that a former version entered. */
const ASKED_AT_ONCE = 100;

/** Jobs of threads and of the tenant, newest first, within the caller's access scope. */
export async function listJobs(deps: JobsDeps, accessScope: AccessScope, query: JobsQuery): Promise<AnyJob[]> {
	const { kind, ...rest } = query;
	const list = deps.jobList(accessScope.tenant);
	const ofThreads = async () => {
		if (kind !== undefined && !isThreadKind(kind)) return [];
		await tellUntold(deps, accessScope.tenant, list);
		return list.page(accessScope, { ...rest, kind });
	};
	const ofTenant = async () =>
		kind !== undefined && isThreadKind(kind)
			? []
			: deps.tenantJobs(accessScope.tenant).page(accessScope, { ...rest, kind });
	const jobs: AnyJob[] = (await Promise.all([ofThreads(), ofTenant()])).flat();
	return jobs.sort(newestFirst).slice(0, query.limit);
}

function isThreadKind(kind: AnyKind): kind is JobKind {
	return JOB_KINDS.some((known) => known === kind);
}

function newestFirst(a: AnyJob, b: AnyJob): number {
	if (a.created_at !== b.created_at) return a.created_at < b.created_at ? 1 : -1;
	return a.id < b.id ? 1 : -1;
}

/** What a former version entered says no more than whose it is: its thread is asked how it stands, once. */
async function tellUntold(deps: JobsDeps, tenant: string, list: JobList): Promise<void> {
	const untold = await list.untold(ASKED_AT_ONCE);
	await Promise.all(
		[...Map.groupBy(untold, ({ thread }) => thread)].map(async ([thread, entries]) => {
			const log = deps.threadLog(wholeTenant(tenant), thread);
			const jobs = await Promise.all(entries.map(({ id }) => log.job(id)));
			const found = jobs.flatMap((job) => (job.ok ? [job.value] : []));
			await list.put(thread, found);
			if (found.length === 0) await list.close(thread, new Date(deps.clock.now()).toISOString());
		}),
	);
}

/** A job by its id alone, of a thread or of the tenant. Whatever is outside the caller's access scope is as if not there. */
export function readJob(deps: JobsDeps, accessScope: AccessScope, id: string): Promise<Result<AnyJob, Failure>> {
	return ofJob(deps, accessScope, id, {
		ofThread: (log) => log.job(id),
		async ofTenant(jobs) {
			const job = await jobs.read(id, accessScope);
			return job === null ? err(MISSING) : ok(job);
		},
	});
}

/** Ends a job that waits or runs: once this is answered, it writes nothing more. One cancelled before is the answer. */
export function cancelJob(deps: JobsDeps, accessScope: AccessScope, id: string): Promise<Result<AnyJob, Failure>> {
	const now = deps.clock.now();
	return ofJob(deps, accessScope, id, {
		ofThread: (log) => log.cancelJob(id, now),
		ofTenant: (jobs) => jobs.cancel(id, accessScope, now),
	});
}

/** Queues a job again that failed or was cancelled, as if it had never been tried. */
export function requeueJob(deps: JobsDeps, accessScope: AccessScope, id: string): Promise<Result<AnyJob, Failure>> {
	const now = deps.clock.now();
	return ofJob(deps, accessScope, id, {
		ofThread: (log) => log.requeueJob(id, now),
		ofTenant: (jobs) => jobs.requeue(id, accessScope, now),
	});
}

type Deed = {
	ofThread(log: Pick<ThreadLog, "job" | "cancelJob" | "requeueJob">): Promise<Result<Job, Failure>>;
	ofTenant(jobs: TenantJobs): Promise<Result<TenantJob, Failure>>;
};

async function ofJob(
	deps: JobsDeps,
	accessScope: AccessScope,
	id: string,
	{ ofThread, ofTenant }: Deed,
): Promise<Result<AnyJob, Failure>> {
	const thread = await deps.jobList(accessScope.tenant).threadOf(id);
	if (thread === null) return ofTenant(deps.tenantJobs(accessScope.tenant));
	const done = await ofThread(deps.threadLog(accessScope, thread));
	if (done.ok) return ok({ ...done.value, thread_id: thread });
	// That the thread is not there, or not the caller's, is no more than that there is no such job.
	return done.error.reason === "not_found" ? err(MISSING) : done;
}
