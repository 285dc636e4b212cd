import { type AccessScope, wholeTenant } from "../../../core/base/access-scope.ts";
import type { Job } from "../../../core/model/thread/job.ts";
import { isErasing } from "../../../platform/d1/erasing.ts";
import type { IdempotencyRecords } from "../../../platform/idempotency/store/records.ts";
import {
	removeThreadGraph,
	removeThreadMemories,
	type ThreadGraphDeps,
	type ThreadMemoriesDeps,
} from "../../memory/index.ts";
import type { ListedJobs, ListedThread } from "../store/jobs/listing.ts";
import type { JobList } from "../store/list/job-list.ts";
import type { ThreadList } from "../store/list/thread-list.ts";

type PublishDeps = ThreadMemoriesDeps &
	ThreadGraphDeps & {
		threadList(accessScope: AccessScope): ThreadList;
		idempotencyRecords(tenant: string): IdempotencyRecords;
		jobList(tenant: string): Pick<JobList, "close">;
	};

/**
 * Tells the list of threads what one thread is now; returns false if the thread changed meanwhile, so that there
 * is more to tell. Of a thread that was deleted the answers kept about it go too. Repeating it does no harm.
 */
export async function publishThread(local: ListedThread, deps: PublishDeps): Promise<boolean> {
	const state = local.behind();
	if (state === null) return true;
	const list = deps.threadList(wholeTenant(state.tenant));
	if (state.thread === null) {
		await deps.idempotencyRecords(state.tenant).forget(state.id, "all");
		await list.remove(state.id, state.created_at);
		await deps.jobList(state.tenant).close(state.id, new Date(deps.clock.now()).toISOString());
		await removeThreadMemories(deps, state.tenant, state.id);
		await removeThreadGraph(deps, state.tenant, state.id);
		await local.forget();
		return local.behind() === null;
	}
	try {
		await list.put(state.thread, state);
	} catch (error) {
		if (!isErasing(error)) throw error;
		// One that is not listed is found by nobody who erases its user, and would come back afterwards.
		if (!(await list.has(state.id))) local.drop();
		return false;
	}
	return local.listed(state.thread);
}

/** Tells the list of jobs which ones a thread has; true when it is done. Repeating it does no harm. */
export async function publishJobs(local: ListedJobs, jobList: (tenant: string) => JobList): Promise<true> {
	const state = local.unlisted();
	if (state === null) return true;
	await jobList(state.tenant).put(state.thread, state.jobs);
	local.listed(state.jobs);
	return true;
}

/**
 * Lists a job as soon as it was made, so that it is found by its id. Best effort: should the list be away, the
 * thread's object tells it later.
 */
export async function listJob(
	jobList: Pick<JobList, "add">,
	thread: string,
	job: Pick<Job, "id" | "kind" | "created_at">,
): Promise<void> {
	try {
		await jobList.add(thread, job);
	} catch (error) {
		console.error("a job could not be listed yet", error);
	}
}
