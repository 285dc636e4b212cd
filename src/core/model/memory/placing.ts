import type { Problem } from "../../base/failure.ts";
import type { Memory, NewMemory } from "./memory.ts";

type Times = { valid_from: string | null; valid_to: string | null };

/** What is wrong with a time in which something is so; null if it can be. */
export function validityProblem({ valid_from, valid_to }: Times): Problem | null {
	if (valid_from === null || valid_to === null || valid_from <= valid_to) return null;
	return { path: "valid_to", message: "must not be before valid_from" };
}

/** Until when something was so that is replaced from then on: never before it began, nor later than it was said to end. */
export function endOfValidity({ valid_from, valid_to }: Times, from: string): string {
	const end = valid_to !== null && valid_to < from ? valid_to : from;
	return valid_from !== null && end < valid_from ? valid_from : end;
}

/** A memory to write: rated, with the id it gets if it is new, and the hash of what it says. */
export type HashedEntry = Omit<NewMemory, "importance"> & {
	id: string;
	importance: number;
	/** That somebody said how much it matters. */
	weighed?: boolean | undefined;
	hash: string;
};

type ExistingField =
	| ("id" | "scope" | "key" | "status" | "importance" | "supersedes" | "superseded_by")
	| ("created_at" | "valid_from" | "valid_to" | "expires_at" | "review_at");

/** What is stored that an entry may meet. `dated`: when it was created was told, and is not when it was written. */
export type StoredMemory = Pick<Memory, ExistingField> & { hash: string; dated: boolean };

type Validity = Pick<Memory, "valid_from" | "valid_to">;

/** Since when an entry says it holds; what is over, and has no beginning, has held at all times before. */
export function entryStart(
	{ valid_from, valid_to, created_at }: Validity & { created_at: string | null },
	now: string,
): string {
	if (valid_from !== null) return valid_from;
	if (valid_to !== null && valid_to <= now) return "";
	return created_at === null || created_at > now ? now : created_at;
}

/** Whether an entry enters before one of its key, as history or until that one begins; else it takes its place. */
export function entersBefore(entry: HashedEntry, other: StoredMemory, now: string): boolean {
	if (entry.valid_to !== null && entry.valid_to <= now)
		return other.valid_to === null || other.valid_to > entry.valid_to;
	if (other.status === "active" && isEnded(other, now)) return false;
	if (other.valid_from !== null && other.valid_from > now) return entryStart(entry, now) < other.valid_from;
	if (entry.valid_from !== null && other.valid_from !== null) return entry.valid_from < other.valid_from;
	if (entry.valid_from !== null || other.valid_from !== null) return false;
	return entry.created_at !== null && other.dated && entry.created_at < other.created_at;
}

/** How an entry stands to a memory that says the same: that holds in another time, or is the very one. */
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

/** Until when something was so whose place an entry takes. */
export function endOfReplaced(
	entry: Pick<HashedEntry, "valid_from" | "created_at">,
	old: StoredMemory,
	now: string,
): string {
	const ended = old.valid_to !== null && old.valid_to <= now ? old.valid_to : null;
	// What was over before stays as it was, also where an entry says that it held longer than that.
	if (ended !== null && old.valid_from !== null && entryStart({ ...entry, valid_to: null }, now) < old.valid_from)
		return ended;
	if (entry.valid_from !== null) return endOfValidity(old, entry.valid_from);
	const from = entry.created_at === null || entry.created_at > now ? now : entry.created_at;
	return endOfValidity(old, from < old.created_at ? old.created_at : from);
}

/** A duplicate with what is newly said of it: its times, and that it matters more. */
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

/** The hash of what it says. One that says the same as another under another key has its key in its hash. */
export function contentHash(hash: string): string {
	return hash.split(":", 1)[0] ?? hash;
}

export function keyedHash(hash: string, key: string | null): string {
	return key === null ? contentHash(hash) : `${contentHash(hash)}:${key}`;
}
