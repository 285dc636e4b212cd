/**
 * `distill`: covers what precedes the preserved tail. `rebuild`: makes stale summaries again. `flush`: stores the
 * past in long-term blocks instead. `learn`: learns memories, or retracts those of changed messages. `state`: has a model
 * improve the working state.
 */
export const JOB_KINDS = ["distill", "rebuild", "flush", "learn", "state"] as const;

export type JobKind = (typeof JOB_KINDS)[number];

/** Background work of a thread. */
export type Job = {
	id: string;
	kind: JobKind;
	status: "queued" | "running" | "done" | "failed";
	attempts: number;
	/** The last error. For a job that is done: why a better writer did not do it. */
	error: string | null;
	created_at: string;
	finished_at: string | null;
};
