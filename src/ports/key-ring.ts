import type { KeyRole } from "../core/reach.ts";
import type { Result } from "../core/result.ts";

/** A key as it is stored; of its secret only the SHA-256 (hex) is kept. */
export type KeyRecord = {
	id: string;
	name: string;
	role: KeyRole;
	user_id: string | null;
	project_id: string | null;
	created_at: string;
	revoked_at: string | null;
	/** Coarse: noted behind the answer, not at every use. */
	last_used_at: string | null;
};

type NewKey = Omit<KeyRecord, "revoked_at" | "last_used_at"> & { hash: string };

type Taken = { reason: "already_exists" };

/** Why a key could not be revoked: there is no such key that holds, or nobody could administer the tenant then. */
type RevokeRefusal = { reason: "missing" } | { reason: "last_admin" };

/** The keys of one tenant. */
export type KeyRing = {
	/** The key with this hash, revoked or not; null if there is none. */
	find(hash: string): Promise<KeyRecord | null>;
	/** Founds the tenant with its first key, in one batch; nothing is written if it exists. */
	found(key: NewKey): Promise<Result<null, Taken>>;
	/** Adds a key; nothing is written if its id is there. */
	add(key: NewKey): Promise<Result<null, Taken>>;
	/** Newest first, revoked ones too, behind `after`. */
	page(query: { limit: number; after?: { created_at: string; id: string } | undefined }): Promise<KeyRecord[]>;
	/**
	 * Revokes a key that holds, in one step. With `keepAdmin` the last unbound admin key that holds stays:
	 * checked in the same step, so that two of them can't revoke each other.
	 */
	revoke(id: string, now: string, keepAdmin: boolean): Promise<Result<null, RevokeRefusal>>;
	/** Notes that the key was used; an earlier time than the one that stands is not noted. */
	noteUse(id: string, now: string): Promise<void>;
};
