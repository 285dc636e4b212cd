import type { ListedJob } from "./job-list.ts";

/** A thread's jobs seen from the list of jobs: what the list may not have been told yet. */
export type ListedJobs = {
	/** The newest ones that were made or have ended since, or null if there is nothing to tell. */
	unlisted(): { tenant: string; thread: string; jobs: ListedJob[] } | null;
	/** Notes that the list has these. */
	listed(jobs: readonly ListedJob[]): void;
};
