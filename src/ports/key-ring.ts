import type { Result } from "../core/result.ts";

export type KeyRole = "admin" | "write" | "read";

/** A key as it is stored; of its secret only the SHA-256 (hex) is kept. */
export type KeyRecord = {
	id: string;
	name: string;
	role: KeyRole;
	user_id: string | null;
	project_id: string | null;
	created_at: string;
	revoked_at: string | null;
};

/** The keys of one tenant. */
export type KeyRing = {
	/** The key with this hash, revoked or not; null if there is none. */
	find(hash: string): Promise<KeyRecord | null>;
	/** Founds the tenant with its first key, in one batch; nothing is written if it exists. */
	found(key: KeyRecord & { hash: string }): Promise<Result<null, { reason: "already_exists" }>>;
};
