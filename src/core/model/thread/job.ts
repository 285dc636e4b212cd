/**
 * `distill`: covers what precedes the preserved tail. `rebuild`: makes stale summaries again. `flush`: stores the
 * past in long-term blocks instead. `learn`: learns memories, or retracts those of changed messages. `state`: has a model
 * improve the working state.
 */
export const JOB_KINDS = ["distill", "rebuild", "flush", "learn", "state"] as const;

export type JobKind = (typeof JOB_KINDS)[number];

export const JOB_STATUSES = ["queued", "running", "done", "failed", "cancelled"] as const;

export type JobStatus = (typeof JOB_STATUSES)[number];

/** Background work of a thread. */
export type Job = {
	id: string;
	kind: JobKind;
	status: JobStatus;
	attempts: number;
	/** The last error. For a job that is done: why a better writer did not do it. */
	error: string | null;
	/** What a job that was given up leaves undone, in words; null where it leaves nothing. */
	lost: string | null;
	created_at: string;
	finished_at: string | null;
};

/** Whether a job in this status waits for nothing more. */
export function hasEnded(status: JobStatus): boolean {
	return status !== "queued" && status !== "running";
}
