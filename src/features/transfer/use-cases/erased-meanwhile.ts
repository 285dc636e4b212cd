import { ERASING } from "../../../core/base/failure.ts";
import { usersErasedNow } from "../../../platform/d1/erasing.ts";
import type { KeyRing } from "../../access/index.ts";
import type { ExportLine } from "../schemas/line.ts";

export type ErasedDeps = { keyRing(tenant: string): Pick<KeyRing, "erasing"> };

/** It is looked this often, while lines are waited for too: no erasure is done sooner, though an answer is kept for a second (ms). */
const LOOK_MS = 500;

export type ErasedMeanwhile = ReturnType<typeof erasedMeanwhile>;

/** Who is, or was, erased since an import began, which brings none of them back. To be stopped when it has ended. */
export function erasedMeanwhile({ keyRing }: ErasedDeps, tenant: string) {
	const scopes = new Set<string>();
	const look = async () => {
		for (const user of await usersErasedNow(tenant, () => keyRing(tenant).erasing())) scopes.add(`user:${user}`);
	};
	// If it fails, the look before the next lines fails too, and is told.
	const timer = setInterval(() => void look().catch(() => null), LOOK_MS);
	return {
		/** Asks anew, if the last answer is some time ago. */
		look,
		/** Why a line is not written; null: it is of nobody who is erased. What belongs to a thread comes back with the thread alone. */
		refusal({ kind, data }: ExportLine): string | null {
			const scope = kind === "thread" ? `user:${data.user_id}` : "scope" in data ? data.scope : "";
			return scopes.has(scope) ? `${ERASING.reason}: ${ERASING.detail}` : null;
		},
		stop: () => clearInterval(timer),
	};
}
