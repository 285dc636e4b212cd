/**
 * `distill`: covers what lies before the preserved tail. `rebuild`: covers anew what was changed since. `flush`: stores it
 * in long-term blocks instead. `learn`: learns memories from what was said, or takes back what was changed.
 */
export const JOB_KINDS = ["distill", "rebuild", "flush", "learn"] as const;

export type JobKind = (typeof JOB_KINDS)[number];

/** Work that a thread does behind its answers. */
export type Job = {
	id: string;
	kind: JobKind;
	status: "queued" | "running" | "done" | "failed";
	attempts: number;
	/** What went wrong last; of a job that is done, why a better writer did not do it. */
	error: string | null;
	created_at: string;
	finished_at: string | null;
};
