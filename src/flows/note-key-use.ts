import type { Clock } from "../ports/clock.ts";
import type { KeyRing } from "../ports/key-ring.ts";
import { type Access, LOCAL_KEY_ID } from "./authenticate.ts";

type NoteDeps = { clock: Clock; keyRing(tenant: string): KeyRing };

/** How coarse it is. */
const NOTED_MS = 60 * 60 * 1_000;

/** Notes that a key was used, at most once an hour. Made to run behind the answer: it never throws. */
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
