/** A job as the list has it. */
export type ListedJob = { id: string; created_at: string; finished_at?: string | null | undefined };

/** Which thread each job of a tenant belongs to; the job itself is in the thread's object. */
export type JobList = {
	/** Writes the entries; one that is there stays, but for its end. */
	put(thread: string, jobs: readonly ListedJob[]): Promise<void>;
	/** Ends all that are open of a thread that is gone. Repeating it does no harm. */
	close(thread: string, now: string): Promise<void>;
	/** Null for a job that is not listed, or no more. */
	threadOf(job: string): Promise<string | null>;
};
