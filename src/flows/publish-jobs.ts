import type { JobList } from "../ports/job-list.ts";
import type { ListedJobs } from "../ports/listed-jobs.ts";

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
	jobList: JobList,
	thread: string,
	job: { id: string; created_at: string },
): Promise<void> {
	try {
		await jobList.put(thread, [job]);
	} catch (error) {
		console.error("a job could not be listed yet", error);
	}
}
