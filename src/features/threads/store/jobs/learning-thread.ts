import type { ScopeOwners } from "../../../../core/base/access-scope.ts";
import type { Job } from "../../../../core/model/thread/job.ts";
import type { LearnScope, LongTermLimits, LongTermName } from "../../../../core/model/thread/thread-config.ts";
import type { Encoding } from "../../../../core/tokens/encoding.ts";
import type { LearnedMessage } from "../../../../core/writing/learn/found/learned.ts";
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

/** The long-term blocks that a thread stores in. */
export type StoringPlan = LearningPlan & {
	/** Memories were learned from messages up to this seq already. */
	learned_to: number;
	ltm: readonly LongTermName[];
	ltm_limits: LongTermLimits;
};

/** What is to be stored in long-term blocks before the window moves behind it. */
export type FlushPlan = StoringPlan & { generation: number; covered_to: number };

/** A message that was changed after it was learned from; `anew`: what is to become of what it says now. */
export type ChangedMessage = {
	number: number;
	seq: number;
	message_id: string;
	because: "edited" | "deleted";
	anew: "learn" | "store" | null;
};

/** Messages up to a seq, and how much text they hold (UTF-16 units). */
export type LearnableSlice = { messages: LearnedMessage[]; up_to: number; characters: number };

/** A thread seen from its learning and flushing jobs: inside its object, so each call is one step. */
export type LearningThread = {
	/** What the job is to learn from now; null where nothing is left, or the job is no longer the thread's. */
	planLearning(job: Job): LearningPlan | null;
	/** Where `changed` messages are learned or stored anew: the thread as it is, whatever is left to learn. */
	learner(job: Job): StoringPlan | null;
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
