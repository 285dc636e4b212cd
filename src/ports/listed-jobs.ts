/** A thread's jobs seen from the list of jobs: what the list may not have been told yet. */
export type ListedJobs = {
	/** The newest ones, or null if there is nothing to tell. */
	unlisted(): { tenant: string; thread: string; jobs: { number: number; id: string; created_at: string }[] } | null;
	/** Notes that the list has those up to this number. */
	listed(number: number): void;
};
