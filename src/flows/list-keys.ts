import type { Failure } from "../core/failure.ts";
import { ok, type Result } from "../core/result.ts";
import type { KeyRecord, KeyRing } from "../ports/key-ring.ts";
import { type Access, administers } from "./authenticate.ts";

/** A page of the tenant's keys, newest first, revoked ones too. */
export async function listKeys(
	deps: { keyRing(tenant: string): KeyRing },
	access: Access,
	query: Parameters<KeyRing["page"]>[0],
): Promise<Result<KeyRecord[], Failure>> {
	const admin = administers(access);
	return admin.ok ? ok(await deps.keyRing(access.tenant).page(query)) : admin;
}
