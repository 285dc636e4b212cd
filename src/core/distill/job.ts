/** `distill`: covers what lies before the preserved tail. `rebuild`: covers anew what was changed since. */
export type JobKind = "distill" | "rebuild";

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
