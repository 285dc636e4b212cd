import type { Problem } from "../../base/failure.ts";
import type { Memory, NewMemory } from "./memory.ts";

type Times = { valid_from: string | null; valid_to: string | null };

/** What is wrong with a time range; null if it is valid. */
export function validityProblem({ valid_from, valid_to }: Times): Problem | null {
	if (valid_from === null || valid_to === null || valid_from <= valid_to) return null;
	return { path: "valid_to", message: "must not be before valid_from" };
}

/**
 * When something stops holding that is replaced from this time on: never before it began, and never later than its
 * stated end.
 */
export function endOfValidity({ valid_from, valid_to }: Times, from: string): string {
	const end = valid_to !== null && valid_to < from ? valid_to : from;
	return valid_from !== null && end < valid_from ? valid_from : end;
}

/** A memory to write: rated, with the id that it gets if it is new, and the hash of its content. */
export type HashedEntry = Omit<NewMemory, "importance"> & {
	id: string;
	importance: number;
	/** Whether a caller stated its importance. */
	weighed?: boolean | undefined;
	hash: string;
};

type ExistingField =
	| ("id" | "scope" | "key" | "status" | "importance" | "supersedes" | "superseded_by")
	| ("created_at" | "valid_from" | "valid_to" | "expires_at" | "review_at");

/**
 * A stored memory that an entry is compared with. `dated`: its creation time was stated and differs from its writing
 * time.
 */
export type StoredMemory = Pick<Memory, ExistingField> & { hash: string; dated: boolean };

type Validity = Pick<Memory, "valid_from" | "valid_to">;

/** The time since which an entry holds. If it is over and has no beginning, it held at all times before. */
export function entryStart(
	{ valid_from, valid_to, created_at }: Validity & { created_at: string | null },
	now: string,
): string {
	if (valid_from !== null) return valid_from;
	if (valid_to !== null && valid_to <= now) return "";
	return created_at === null || created_at > now ? now : created_at;
}

/** Whether an entry belongs before another of its key, as history or until that one begins. Otherwise it replaces it. */
export function entersBefore(entry: HashedEntry, other: StoredMemory, now: string): boolean {
	if (entry.valid_to !== null && entry.valid_to <= now)
		return other.valid_to === null || other.valid_to > entry.valid_to;
	if (other.status === "active" && isEnded(other, now)) return false;
	if (other.valid_from !== null && other.valid_from > now) return entryStart(entry, now) < other.valid_from;
	if (entry.valid_from !== null && other.valid_from !== null) return entry.valid_from < other.valid_from;
	if (entry.valid_from !== null || other.valid_from !== null) return false;
	return entry.created_at !== null && other.dated && entry.created_at < other.created_at;
}

/**
 * Compares the times of an entry and a memory with the same content: the entry holds earlier, at the same time, or
 * later.
 */
export function compareTimes(entry: HashedEntry, other: StoredMemory, now: string): "before" | "again" | "after" {
	const begin = entryStart(entry, now);
	const began = other.valid_from ?? (entry.valid_from === null ? "" : other.created_at);
	if (entry.valid_to !== null && entry.valid_to <= began) return "before";
	if (other.valid_from !== null && other.valid_from > now && begin < other.valid_from) return "before";
	return other.valid_to !== null && begin >= other.valid_to ? "after" : "again";
}

export function isEnded({ valid_to }: Pick<Memory, "valid_to">, now: string): boolean {
	return valid_to !== null && valid_to <= now;
}

/** When something stops holding that an entry replaces. */
export function endOfReplaced(
	entry: Pick<HashedEntry, "valid_from" | "created_at">,
	old: StoredMemory,
	now: string,
): string {
	const ended = old.valid_to !== null && old.valid_to <= now ? old.valid_to : null;
	// What ended earlier stays as it was, even if an entry claims that it held longer.
	if (ended !== null && old.valid_from !== null && entryStart({ ...entry, valid_to: null }, now) < old.valid_from)
		return ended;
	if (entry.valid_from !== null) return endOfValidity(old, entry.valid_from);
	const from = entry.created_at === null || entry.created_at > now ? now : entry.created_at;
	return endOfValidity(old, from < old.created_at ? old.created_at : from);
}

/** Merges an entry into its duplicate: the times and a higher stated importance. */
export function mergeDuplicate<M extends StoredMemory>(one: M, entry: HashedEntry, now: string): M {
	const valid_to = entry.valid_to ?? one.valid_to;
	const earlier = entry.valid_from !== null && entry.valid_from <= now && (one.valid_from ?? now) > entry.valid_from;
	return {
		...one,
		valid_from: earlier ? entry.valid_from : one.valid_from,
		valid_to: one.status === "active" ? valid_to : one.valid_to,
		expires_at: entry.expires_at ?? one.expires_at,
		review_at: entry.review_at ?? one.review_at,
		importance: entry.weighed ? Math.max(entry.importance, one.importance) : one.importance,
	};
}

/** The hash of the content alone. If another key has the same content, a hash also contains its key. */
export function contentHash(hash: string): string {
	return hash.split(":", 1)[0] ?? hash;
}

export function keyedHash(hash: string, key: string | null): string {
	return key === null ? contentHash(hash) : `${contentHash(hash)}:${key}`;
}
