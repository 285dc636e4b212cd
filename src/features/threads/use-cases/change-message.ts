import type { AccessScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { MessagePatch, StoredMessage } from "../../../core/model/thread/message.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { forgetAnswers, forgetUnnamed, MEMORY_ANSWERS } from "../../../platform/idempotency/answers.ts";
import type { IdempotencyRecords } from "../../../platform/idempotency/store/records.ts";
import { overQuota, type Quotas } from "../../../platform/quotas/quotas.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import { type RetireDeps, retireLearned } from "../../memory/index.ts";
import { retractEpisodes } from "./index-episodes.ts";

type MessageDeps = { clock: Clock; threadLog(accessScope: AccessScope, threadId: string): ThreadLog };
type ChangeDeps = MessageDeps & { quotas: Quotas };

/** Where a message is. */
type MessagePath = { thread: string; message: string };

/** Pins a message, or replaces its text; its seq stays. A job retracts what was learned of what it said before. */
export async function changeMessage(
	deps: ChangeDeps,
	accessScope: AccessScope,
	{ thread, message }: MessagePath,
	patch: MessagePatch,
): Promise<Result<StoredMessage, Failure>> {
	const over = patch.content === undefined ? null : await overQuota(deps, accessScope, "stored_bytes", 0);
	if (over !== null) return err(over);
	const log = deps.threadLog(accessScope, thread);
	const changed = await log.edit(message, patch, deps.clock.now());
	if (!changed.ok || patch.content === undefined) return changed;
	const taken = await retractEpisodes(log);
	return taken.ok ? changed : taken;
}

type DeleteDeps = MessageDeps & RetireDeps & { idempotencyRecords(tenant: string): IdempotencyRecords };

/** Erases what a message says, what was learned from it and kept answers too; its entry stays, so that seqs have no gaps. */
export async function deleteMessage(
	deps: DeleteDeps,
	accessScope: AccessScope,
	path: MessagePath,
): Promise<Result<null, Failure>> {
	const removed = await deps.threadLog(accessScope, path.thread).remove(path.message, deps.clock.now());
	// Also where it was deleted before: the call that deleted it may have broken off before it came here.
	if (!removed.ok && removed.error.what !== "message") return removed;
	const taken = await forgetDeleted(deps, accessScope, path);
	return taken.ok ? removed : taken;
}

/** Retracts what was learned from a message that was deleted, and the kept answers that may hold it. */
export async function forgetDeleted(
	deps: DeleteDeps,
	accessScope: AccessScope,
	{ thread, message }: MessagePath,
): Promise<Result<null, Failure>> {
	const { tenant } = accessScope;
	const parts: Result<unknown, Failure>[] = await Promise.all([
		retractEpisodes(deps.threadLog(accessScope, thread)),
		retireLearned(deps, tenant, thread, [message]),
	]);
	// Kept answers last: they may have been made of what goes before them.
	parts.push(await forgetAnswers(deps, tenant, thread, "texts"));
	parts.push(await forgetAnswers(deps, tenant, MEMORY_ANSWERS, "all", JSON.stringify(message)));
	parts.push(await forgetUnnamed(deps, tenant));
	const failed = parts.find((part) => !part.ok);
	return failed === undefined || failed.ok ? ok(null) : failed;
}
