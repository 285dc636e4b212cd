import { type AccessScope, isBound, type KeyRole } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { usersErasedNow } from "../../../platform/d1/erasing.ts";
import type { KeyRing } from "../store/key-ring.ts";
import type { KeySigner } from "../store/key-signer.ts";

/** Who is calling, as far as the key's text tells. The local key needs no look-up. */
export type Identity = { kind: "local"; tenant: string } | { kind: "signed"; tenant: string; hash: string };

/** A key that passed: what it reaches, and what it may do there. */
export type Access = AccessScope & {
	keyId: string;
	role: KeyRole;
	/** When its use was noted last; null also for the local key, of which nothing is noted. */
	last_used_at: string | null;
};

/** Whose key it is, while the look-up that tells what it reaches may still be under way. */
export type Caller = { tenant: string; access(): Promise<Result<Access, Failure>> };

/** The key of this machine is in no ring. */
export const LOCAL_KEY_ID = "key_local";

export type AuthenticateDeps = {
	clock: Clock;
	keySigner: KeySigner;
	keyRing(tenant: string): KeyRing;
	localKey: { key: string; tenant: string } | null;
};

const RANKS: Record<KeyRole, number> = { read: 1, write: 2, admin: 3 };

/** Checks the key's signature here, before anything is read or spent. */
export async function identify(deps: AuthenticateDeps, key: string): Promise<Result<Identity, Failure>> {
	if (deps.localKey !== null && key === deps.localKey.key) return ok({ kind: "local", tenant: deps.localKey.tenant });
	const tenant = await deps.keySigner.verify(key);
	if (tenant === null) return err({ reason: "unauthorized", detail: "This key is not one of ours." });
	return ok({ kind: "signed", tenant, hash: await deps.keySigner.hash(key) });
}

/** Looks the key up: one read of D1 at most, made to run beside others. Nothing may be written or answered before it passed. */
export async function verify(deps: AuthenticateDeps, identity: Identity): Promise<Result<Access, Failure>> {
	if (identity.kind === "local") {
		const all = { user_id: null, project_id: null, last_used_at: null, erasing: await erasingIn(deps, identity) };
		return ok({ tenant: identity.tenant, keyId: LOCAL_KEY_ID, role: "admin", ...all });
	}
	const record = await deps.keyRing(identity.tenant).find(identity.hash);
	if (record === null) return err({ reason: "unauthorized", detail: "This key does not exist." });
	if (record.revoked_at !== null) return err({ reason: "unauthorized", detail: "This key was revoked." });
	const now = new Date(deps.clock.now()).toISOString();
	if (record.expires_at !== null && record.expires_at <= now) {
		return err({ reason: "unauthorized", detail: "This key has expired." });
	}
	if (record.former_until !== null && record.former_until <= now) {
		return err({ reason: "unauthorized", detail: "This key was rotated: use the new one." });
	}
	const { id, role, user_id, project_id, last_used_at, erasing, held } = record;
	return ok({ tenant: identity.tenant, keyId: id, role, user_id, project_id, last_used_at, erasing, held });
}

/**
 * The local key needs no D1: while that is away threads are read and written, and D1 refuses the rest by itself. What its tenant holds is
 * read where a quota asks for it.
 */
async function erasingIn({ keyRing }: AuthenticateDeps, { tenant }: Identity): Promise<Access["erasing"]> {
	try {
		return await usersErasedNow(tenant, () => keyRing(tenant).erasing());
	} catch (error) {
		console.error("the users that are being erased can't be read", error);
		return undefined;
	}
}

/** The same access if its role is at least this one: admin may what write may, and write what read may. */
export function authorize(access: Access, role: KeyRole): Result<Access, Failure> {
	if (RANKS[access.role] >= RANKS[role]) return ok(access);
	return err({ reason: "forbidden", detail: `This needs a key of role ${role}; this one has role ${access.role}.` });
}

/** The same access if it may administer its tenant: of role admin, and not bound to a part of it. */
export function administers(access: Access): Result<Access, Failure> {
	if (isBound(access)) return err({ reason: "forbidden", detail: "A key bound to a user or project can't do this." });
	return authorize(access, "admin");
}

type NoteDeps = { clock: Clock; keyRing(tenant: string): KeyRing };

/** How coarse it is. */
const NOTED_MS = 60 * 60 * 1_000;

/** Notes that a key was used, at most once an hour. Made to run after the answer: it never throws. */
export async function noteKeyUse(deps: NoteDeps, access: Access): Promise<void> {
	const now = deps.clock.now();
	const last = access.last_used_at === null ? 0 : Date.parse(access.last_used_at);
	if (access.keyId === LOCAL_KEY_ID || now - last < NOTED_MS) return;
	try {
		await deps.keyRing(access.tenant).noteUse(access.keyId, new Date(now).toISOString());
	} catch (error) {
		console.error("the use of a key could not be noted", error);
	}
}

/** A user or project that a request names; null where it says "nobody", absent where it says nothing. */
type Named = { user_id?: string | null | undefined; project_id?: string | null | undefined };

/**
 * Whether a caller may name these: a bound key names what it is bound to, or nothing. Every use case that takes a user or
 * project from a request asks here first.
 */
export function mayName(accessScope: AccessScope, named: readonly Named[]): Result<null, Failure> {
	if (!isBound(accessScope)) return ok(null);
	for (const { user_id, project_id } of named) {
		if (isOther(accessScope.user_id, user_id)) return refused("user");
		if (isOther(accessScope.project_id, project_id)) return refused("project");
	}
	return ok(null);
}

function isOther(bound: string | null, named: string | null | undefined): boolean {
	return bound !== null && named !== undefined && named !== bound;
}

function refused(what: string): { ok: false; error: Failure } {
	return err({ reason: "forbidden", detail: `This key is bound to another ${what}.` });
}
