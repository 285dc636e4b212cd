/** Which thread each job of a tenant belongs to; the job itself is in the thread's object. */
export type JobList = {
	/** Writes the entries; one that is there stays. */
	put(thread: string, jobs: readonly { id: string; created_at: string }[]): Promise<void>;
	/** Null for a job that is not listed, or no more. */
	threadOf(job: string): Promise<string | null>;
};
