import type { Job } from "../../../../core/model/thread/job.ts";
import type { SummaryText } from "../../../../core/model/thread/summary.ts";
import type { Encoding } from "../../../../core/tokens/encoding.ts";
import type { SourceMessage, SummaryDraft } from "../../../../core/writing/distill/summary-source.ts";
import type { JobQueue } from "../../../../platform/objects/run-jobs.ts";

/** What a summary is to be made of, as the thread was when it was looked at. */
export type DistillPlan = {
	tenant: string;
	/** What the thread's tokens are counted with. */
	encoding: Encoding;
	generation: number;
	/** Up to where the thread was covered: the summary must reach at least that far. */
	covered_to: number;
	/** The first and the last seq to cover. */
	from: number;
	to: number;
	/** The summary to fold in. */
	previous: SummaryText | null;
	/** What the sections may take, in tokens. */
	limit: number;
};

/** Messages of a plan up to a seq, and how much text they hold (UTF-16 units). */
export type SourceSlice = { messages: SourceMessage[]; up_to: number; characters: number };

/** A summary of a plan's messages up to a seq. `tokens` in the thread's encoding. */
export type DraftedSummary = { id: string; up_to: number; tokens: number; draft: SummaryDraft; now: number };

/** `outdated`: the thread has changed, so plan anew. `given_up`: it is gone, or the job is no longer its. */
export type Committed = "committed" | "outdated" | "given_up";

/**
 * A thread seen from its own jobs: inside its object, so each call is one step that nothing comes between. A job that is done says
 * why a lesser writer did it; a further one is queued in the same step where the thread is still over its trigger.
 */
export type DistilledThread = JobQueue<Job, string | null> & {
	/** What the job is to cover now; null where nothing is left. Under `trim` it is trimmed at once. */
	plan(job: Job): DistillPlan | null;
	/** Messages of the plan from a seq on, until they hold this much text; at least one. */
	read(plan: DistillPlan, from: number, characters: number): SourceSlice;
	/** Where a summary that has to stop here should stop, so that it parts no tool call from its results. */
	pairedEnd(plan: DistillPlan, upTo: number): number;
	commit(job: Job, plan: DistillPlan, summary: DraftedSummary): Committed;
	/** When the next job is due (ms since the epoch); null where none waits. */
	nextDue(): number | null;
};
