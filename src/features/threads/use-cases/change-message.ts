import type { AccessScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { ok, type Result } from "../../../core/base/result.ts";
import type { MessagePatch, StoredMessage } from "../../../core/model/thread/message.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { forgetAnswers, forgetUnnamed, MEMORY_ANSWERS } from "../../../platform/idempotency/answers.ts";
import type { IdempotencyRecords } from "../../../platform/idempotency/store/records.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import { type RetireDeps, retireLearned } from "../../memory/index.ts";
import { retractEpisodes } from "./index-episodes.ts";

type MessageDeps = { clock: Clock; threadLog(reach: AccessScope, threadId: string): ThreadLog };

/** Where a message is. */
type MessagePath = { thread: string; message: string };

/** Pins a message, or says it anew; its seq stays. A job takes back what was learned of what it said before. */
export async function changeMessage(
	deps: MessageDeps,
	reach: AccessScope,
	{ thread, message }: MessagePath,
	patch: MessagePatch,
): Promise<Result<StoredMessage, Failure>> {
	const log = deps.threadLog(reach, thread);
	const changed = await log.edit(message, patch, deps.clock.now());
	if (!changed.ok || patch.content === undefined) return changed;
	const taken = await retractEpisodes(log);
	return taken.ok ? changed : taken;
}

type DeleteDeps = MessageDeps & RetireDeps & { idempotencyRecords(tenant: string): IdempotencyRecords };

/** Erases what a message says, what was learned from it and kept answers too; its entry stays, so that seqs have no gaps. */
export async function deleteMessage(
	deps: DeleteDeps,
	reach: AccessScope,
	path: MessagePath,
): Promise<Result<null, Failure>> {
	const removed = await deps.threadLog(reach, path.thread).remove(path.message, deps.clock.now());
	// Also where it was gone before: the call that deleted it may have broken off before it came here.
	if (!removed.ok && removed.error.what !== "message") return removed;
	const taken = await forgetDeleted(deps, reach, path);
	return taken.ok ? removed : taken;
}

/** Takes back what was learned from a message that is gone, and the kept answers that may hold it. */
export async function forgetDeleted(
	deps: DeleteDeps,
	reach: AccessScope,
	{ thread, message }: MessagePath,
): Promise<Result<null, Failure>> {
	const { tenant } = reach;
	const parts: Result<unknown, Failure>[] = await Promise.all([
		retractEpisodes(deps.threadLog(reach, thread)),
		retireLearned(deps, tenant, thread, [message]),
	]);
	// Kept answers last: they may have been made of what goes before them.
	parts.push(await forgetAnswers(deps, tenant, thread, "texts"));
	parts.push(await forgetAnswers(deps, tenant, MEMORY_ANSWERS, "all", JSON.stringify(message)));
	parts.push(await forgetUnnamed(deps, tenant));
	const failed = parts.find((part) => !part.ok);
	return failed === undefined || failed.ok ? ok(null) : failed;
}
