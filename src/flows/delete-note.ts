import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import type { Result } from "../core/result.ts";
import type { Claims } from "../ports/claims.ts";
import type { ThreadLog } from "../ports/thread-log.ts";
import { forgetAnswers } from "./forget-answers.ts";

type NoteDeps = { threadLog(reach: Reach, threadId: string): ThreadLog; claims(tenant: string): Claims };

/** Takes a note away, with kept contexts and kept answers that may hold it. */
export async function deleteNote(
	deps: NoteDeps,
	reach: Reach,
	{ thread, note }: { thread: string; note: string },
): Promise<Result<null, Failure>> {
	const removed = await deps.threadLog(reach, thread).removeNote(note);
	// Also where it was gone before: the call that deleted it may have broken off before it came here.
	if (!removed.ok && removed.error.what !== "note") return removed;
	const forgotten = await forgetAnswers(deps, reach.tenant, thread, "texts");
	return forgotten.ok ? removed : forgotten;
}
