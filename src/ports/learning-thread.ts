import type { Job } from "../core/distill/job.ts";
import type { LearnedMessage } from "../core/learn/learned.ts";
import type { LearnScope } from "../core/learn/learning-scope.ts";
import type { LongTermLimits, LongTermName } from "../core/learn/long-term.ts";
import type { ScopeOwners } from "../core/scope.ts";
import type { Encoding } from "../core/tokens/encoding.ts";
import type { Committed } from "./distilled-thread.ts";

/** A thread as its learning sees it. */
export type LearningPlan = {
	tenant: string;
	owners: ScopeOwners & { thread_id: string };
	learn_scope: LearnScope;
	encoding: Encoding;
	/** The first and the last seq to learn from. */
	from: number;
	to: number;
};

/** What is to be stored in long-term blocks before the window moves behind it. */
export type FlushPlan = LearningPlan & {
	generation: number;
	covered_to: number;
	ltm: readonly LongTermName[];
	ltm_limits: LongTermLimits;
};

/** A message that was changed after it was learned from; `learn`: what it says now is to be learned. */
export type ChangedMessage = {
	number: number;
	seq: number;
	message_id: string;
	because: "edited" | "deleted";
	learn: boolean;
};

/** Messages up to a seq, and how much text they hold (UTF-16 units). */
export type LearnableSlice = { messages: LearnedMessage[]; up_to: number; characters: number };

/** A thread seen from its learning and flushing jobs: inside its object, so each call is one step. */
export type LearningThread = {
	/** What the job is to learn from now; null where nothing is left, or the job is no longer the thread's. */
	planLearning(job: Job): LearningPlan | null;
	/** Where `changed` messages are learned anew: the thread as it is, whatever is left to learn. */
	learner(job: Job): LearningPlan | null;
	/** Messages that were edited or deleted since they were learned from, the oldest change first. */
	changed(job: Job, limit: number): ChangedMessage[];
	/** Notes that these changes were followed; one that came after them stays. */
	followed(job: Job, numbers: readonly number[]): void;
	/** Messages from a seq on, until they hold this much text; at least one, but for those that nobody sees any more. */
	readLearnable(from: number, to: number, characters: number): LearnableSlice;
	/** Notes up to where the thread is learned from; false if the job is no longer its. */
	learnedTo(job: Job, seq: number): boolean;
	/** What the job is to flush now; null where nothing is left. */
	planFlush(job: Job): FlushPlan | null;
	/** Lets the window move behind what is stored, if nothing of it has changed since it was planned. */
	commitFlush(job: Job, plan: FlushPlan, upTo: number, now: number): Committed;
};
