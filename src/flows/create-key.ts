import type { Failure } from "../core/failure.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Clock } from "../ports/clock.ts";
import type { IdSource } from "../ports/id-source.ts";
import type { KeyRecord, KeyRing } from "../ports/key-ring.ts";
import type { KeySigner } from "../ports/key-signer.ts";
import { type Access, administers } from "./authenticate.ts";

type CreateDeps = { clock: Clock; ids: IdSource; keySigner: KeySigner; keyRing(tenant: string): KeyRing };

type NewKey = Pick<KeyRecord, "name" | "role" | "user_id" | "project_id">;

/** Makes a key of the caller's tenant; `text` is the only time the key itself is shown. */
export async function createKey(
	deps: CreateDeps,
	access: Access,
	key: NewKey,
): Promise<Result<{ record: KeyRecord; text: string }, Failure>> {
	const admin = administers(access);
	if (!admin.ok) return admin;
	const text = await deps.keySigner.issue(access.tenant);
	const hash = await deps.keySigner.hash(text);
	const created_at = new Date(deps.clock.now()).toISOString();
	const made = { id: deps.ids.next("key"), ...key, created_at };
	const added = await deps.keyRing(access.tenant).add({ ...made, hash });
	if (!added.ok) return err({ reason: "already_exists", detail: "This key was made before, and is shown only once." });
	return ok({ record: { ...made, revoked_at: null, last_used_at: null }, text });
}
