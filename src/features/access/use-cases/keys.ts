import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { KeyRecord, KeyRing } from "../store/key-ring.ts";
import type { KeySigner } from "../store/key-signer.ts";
import { type Access, administers, LOCAL_KEY_ID } from "./authenticate.ts";

type CreateDeps = { clock: Clock; ids: IdSource; keySigner: KeySigner; keyRing(tenant: string): KeyRing };

type NewKey = Pick<KeyRecord, "name" | "role" | "user_id" | "project_id" | "expires_at">;

/** Makes a key of the caller's tenant; `text` is the only time the key itself is shown. */
export async function createKey(
	deps: CreateDeps,
	access: Access,
	key: NewKey,
): Promise<Result<{ record: KeyRecord; text: string }, Failure>> {
	const admin = administers(access);
	if (!admin.ok) return admin;
	const created_at = new Date(deps.clock.now()).toISOString();
	if (key.expires_at !== null && key.expires_at <= created_at) {
		return err({ reason: "invalid_request", problems: [{ path: "expires_at", message: "is in the past" }] });
	}
	const text = await deps.keySigner.issue(access.tenant);
	const hash = await deps.keySigner.hash(text);
	const made = { id: deps.ids.next("key"), ...key, created_at };
	const added = await deps.keyRing(access.tenant).add({ ...made, hash });
	if (!added.ok) return err({ reason: "already_exists", detail: "This key was made before, and is shown only once." });
	return ok({ record: { ...made, revoked_at: null, last_used_at: null }, text });
}

/** A page of the tenant's keys, newest first, revoked ones too. */
export async function listKeys(
	deps: { keyRing(tenant: string): KeyRing },
	access: Access,
	query: Parameters<KeyRing["page"]>[0],
): Promise<Result<KeyRecord[], Failure>> {
	const admin = administers(access);
	return admin.ok ? ok(await deps.keyRing(access.tenant).page(query)) : admin;
}

type RevokeDeps = { clock: Clock; keyRing(tenant: string): KeyRing };

/**
 * Revokes a key of the caller's tenant. The last one that administers it stays, as nobody could make another; only the
 * key of this machine, which can't be lost, may take that one too.
 */
export async function revokeKey(deps: RevokeDeps, access: Access, id: string): Promise<Result<null, Failure>> {
	const admin = administers(access);
	if (!admin.ok) return admin;
	const now = new Date(deps.clock.now()).toISOString();
	const revoked = await deps.keyRing(access.tenant).revoke(id, now, access.keyId !== LOCAL_KEY_ID);
	if (revoked.ok) return ok(null);
	switch (revoked.error.reason) {
		case "missing":
			return err({ reason: "not_found", what: "key" });
		case "last_admin":
			return err({ reason: "forbidden", detail: "This is the last admin key of the tenant: make another one first." });
	}
}

/** How long the text of before holds beside the new one. */
const BOTH_HOLD_MS = 24 * 60 * 60 * 1_000;

/** Gives a key that holds another text, shown only now; the one before holds for 24 hours more. Everything else stays. */
export async function rotateKey(
	deps: CreateDeps,
	access: Access,
	id: string,
): Promise<Result<{ record: KeyRecord; text: string }, Failure>> {
	const admin = administers(access);
	if (!admin.ok) return admin;
	const text = await deps.keySigner.issue(access.tenant);
	const at = deps.clock.now();
	const [now, formerUntil] = [new Date(at).toISOString(), new Date(at + BOTH_HOLD_MS).toISOString()];
	const hash = await deps.keySigner.hash(text);
	const rotated = await deps.keyRing(access.tenant).rotate({ id, hash, now, formerUntil });
	if (rotated.ok) return ok({ record: rotated.value, text });
	switch (rotated.error.reason) {
		case "missing":
			return err({ reason: "not_found", what: "key" });
		case "already_exists":
			return err({ reason: "already_exists", detail: "This key was made before, and is shown only once." });
	}
}
