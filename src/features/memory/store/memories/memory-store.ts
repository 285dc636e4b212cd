import type { Failure } from "../../../../core/base/failure.ts";
import type { Result } from "../../../../core/base/result.ts";
import type { MemoryChanges } from "../../../../core/model/memory/change-memory.ts";
import type { Memory, MemoryStatus, MemoryVersion, NewMemory, Quote } from "../../../../core/model/memory/memory.ts";
import type { MemoryType } from "../../../../core/model/memory/remembered.ts";
import type { Reflection } from "../observations/observations.ts";

/** A memory to write: rated (`weighed`: by who gave it), and with the id it gets if it is new. */
export type MemoryEntry = Omit<NewMemory, "importance"> & {
	id: string;
	importance: number;
	weighed?: boolean | undefined;
};

/**
 * What became of an entry. `duplicate`: it was there already, word for word but for case and the like. `superseding`: it took the
 * place of what had its key in its scope.
 */
export type WrittenMemory = { memory: Memory; outcome: "created" | "duplicate" | "superseding" };

export type MemoryQuery = {
	scope?: string | undefined;
	type?: MemoryType | undefined;
	status?: MemoryStatus | undefined;
	key?: string | undefined;
	/** Only those whose key begins with this, which ends in "/". */
	key_under?: string | undefined;
	/** Only those whose metadata has these values, compared as text. */
	metadata?: Readonly<Record<string, string>> | undefined;
	/** Only those whose review is due at this time. */
	review_due?: string | undefined;
	after?: { created_at: string; id: string } | undefined;
	limit: number;
};

/** The fields that are given; what is absent stays. A new content is a new version. */
export type MemoryPatch = MemoryChanges;

export type Review =
	| { decision: "keep"; review_at: string | null }
	| { decision: "expire" }
	| { decision: "supersede"; superseded_by: string };

/** What was read of a memory that is to change only if it still is so, and active. */
export type Expected = { key: string | null; version?: number };

/** Where a version stands in a history: `depth` is how many memories took the place of another one since. */
export type PlacedVersion = MemoryVersion & { depth: number };

export type HistoryQuery = {
	after?: Pick<PlacedVersion, "depth" | "changed_at" | "version" | "id"> | undefined;
	limit: number;
};

export type EvidenceQuery = Pick<MemoryQuery, "after" | "limit">;

/** Keys that nothing active of a scope may have: these, and all that begin with `under`, which ends in "/". */
export type FreeKeys = { scope: string; keys: readonly string[]; under: string };

/** A memory that gets another key, and the key it was read with. */
export type MemoryMove = { id: string; from: string | null; to: string };

type MissingMemory = Extract<Failure, { reason: "not_found" }>;
type Refused = Extract<Failure, { reason: "not_found" | "already_exists" | "invalid_request" }>;

/**
 * The memories of one tenant, within the caller's access scope. Every change is one batch: the rows, their versions, their search
 * terms and what the vector index is to be told. Times are ISO 8601 UTC.
 */
export type MemoryStore = {
	/**
	 * Writes all or nothing, in this order, one answer an entry. Same scope and key with another content supersedes; the same
	 * content in a scope and for the same time is a duplicate, which gets the times and the importance that are newly given (a
	 * quote of it is noted). Of what is written at the same moment each is there once. Insights are written with what was reflected
	 * on, which is done with in the same batch; where somebody else has reflected on it, nothing is written and it throws.
	 */
	write(entries: readonly MemoryEntry[], now: string, reflection?: Reflection): Promise<WrittenMemory[]>;
	/** Writes one; `already_exists`: one of the keys that must be free is taken, and nothing was written. */
	create(
		entry: MemoryEntry,
		free: FreeKeys,
		now: string,
	): Promise<Result<WrittenMemory, Extract<Refused, { reason: "already_exists" }>>>;
	/** Null where there is none, or it was deleted. */
	read(id: string): Promise<Memory | null>;
	/** Those of the ids that are there, in no order. */
	readAll(ids: readonly string[]): Promise<Memory[]>;
	/** Newest first. */
	page(query: MemoryQuery): Promise<Memory[]>;
	/**
	 * `already_exists`: another active memory of the scope says that, or has that key. `not_found`: it is not there, or no longer as
	 * expected.
	 */
	change(id: string, patch: MemoryPatch, now: string, expected?: Expected): Promise<Result<Memory, Refused>>;
	/** Gives them other keys, all or none; refused like `create` and `change`. */
	move(moves: readonly MemoryMove[], free: FreeKeys, now: string): Promise<Result<null, Refused>>;
	/**
	 * Takes it from every search at once; what it said is erased, its versions too, and the messages it was learned from do not teach it
	 * again. False if there was none, or none with that key.
	 */
	remove(id: string, now: string, expected?: Pick<Expected, "key">): Promise<boolean>;
	/** Likewise of several; returns how many there were. */
	removeAll(ids: readonly string[], now: string): Promise<number>;
	/** What it said and says, and behind that what it superseded, memory by memory; of each the newest first. */
	history(id: string, query: HistoryQuery): Promise<Result<PlacedVersion[], MissingMemory>>;
	/** The memories it rests on, newest first. */
	evidence(id: string, query: EvidenceQuery): Promise<Result<Memory[], MissingMemory>>;
	quotes(ids: readonly string[]): Promise<Map<string, Quote[]>>;
	review(id: string, review: Review, now: string): Promise<Result<Memory, Refused>>;
	/**
	 * Retracts what was learned from these messages of a thread, or from `all` it had (`edited`: superseded by nothing, status
	 * `superseded`; `withdrawn` by who said it: `expired`; `deleted`: removed, also what they taught before they were edited); a memory
	 * that rests on other messages too only loses the quote, and one that was worded anew since goes only with a deleted message. What one
	 * of these had replaced under its key, and is still said or was never learned, holds again. What waits for approval goes in each case.
	 * Returns how many.
	 */
	retire(
		from: { thread_id: string; message_ids: readonly string[] | "all"; because: "edited" | "withdrawn" | "deleted" },
		now: string,
	): Promise<number>;
	/** Removes everything in a scope, what waits for approval too; returns how many. For a thread that is deleted, a user that is erased. */
	removeScope(scope: string, now: string): Promise<number>;
};
