import type { Result } from "../../../core/base/result.ts";
import type { Steps } from "../../../core/base/steps.ts";
import type { Memory } from "../../../core/model/memory/memory.ts";
import type { Relation } from "../../../core/model/relations/relation.ts";
import type { LearningScopes, LongTermName } from "../../../core/model/thread/thread-config.ts";
import type { Learned, LearnedMessage, Skipped } from "../../../core/writing/learn/found/learned.ts";
import type { WriterError } from "../../../core/writing/writers/writers.ts";

/** Messages of one thread, oldest first, and whose memory they go into. */
export type LongTermBatch = {
	scopes: LearningScopes;
	messages: readonly LearnedMessage[];
	/** What they say, read once whoever asks. */
	extract(): Promise<Result<Learned, WriterError>>;
	/** Does long work with pauses, so that it holds nobody up. */
	inSlices<T>(steps: Steps<T>): Promise<T>;
	/** This many memories of the thread are kept in this block: the most important, newest ones. Null: all. */
	limit: number | null;
	now: number;
};

/** `degraded`: why a better writer did not do it. */
export type Stored = { memories: Memory[]; relations: Relation[]; skipped: Skipped[]; degraded: string | null };

/** What a block is found by. */
type LongTermQuery = { text: string; scopes: readonly string[]; limit: number };

type LongTermPage = { scope: string; after?: { created_at: string; id: string } | undefined; limit: number };

/**
 * A place where what was said outlasts its window. Its memories are ordinary ones, and are recalled like all others; it
 * reads and retracts its own only.
 */
export type LongTermBlock = {
	name: LongTermName;
	/** Stores what it keeps of the batch; the same batch again adds nothing. */
	write(batch: LongTermBatch): Promise<Result<Stored, WriterError>>;
	/** Its active memories of these scopes that match, best first. */
	search(query: LongTermQuery): Promise<Memory[]>;
	/** Takes away those of the ids that are its own, what they said included; returns how many. */
	forget(ids: readonly string[], now: number): Promise<number>;
	/** All of its active memories of a scope, newest first; `next` is null behind the last. */
	export(page: LongTermPage): Promise<{ memories: Memory[]; next: { created_at: string; id: string } | null }>;
};
