import type { Failure } from "../core/failure.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Clock } from "../ports/clock.ts";
import type { KeyRing } from "../ports/key-ring.ts";
import { type Access, administers, LOCAL_KEY_ID } from "./authenticate.ts";

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
