import { type AccessScope, visibleScopes } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, type Result } from "../../../core/base/result.ts";
import { tooLargeMetadata } from "../../../core/model/thread/message-rules.ts";
import type { Thread, ThreadPatch } from "../../../core/model/thread/thread.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { forgetAnswers } from "../../../platform/idempotency/answers.ts";
import type { IdempotencyRecords } from "../../../platform/idempotency/store/records.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import { mayName } from "../../access/index.ts";
import type { Erasures } from "../../memory/index.ts";
import type { ThreadList } from "../store/list/thread-list.ts";
import { retractEpisodes } from "./index-episodes.ts";

type ChangeDeps = {
	idempotencyRecords(tenant: string): IdempotencyRecords;
	erasures(tenant: string): Pick<Erasures, "noteElsewhere">;
	clock: Clock;
	threadList(accessScope: AccessScope): ThreadList;
	threadLog(accessScope: AccessScope, threadId: string): ThreadLog;
};

/** Changes what is given of a thread's settings, if its budget then still fits its model. */
export async function changeThread(
	deps: ChangeDeps,
	accessScope: AccessScope,
	id: string,
	patch: ThreadPatch,
): Promise<Result<Thread, Failure>> {
	const allowed = mayName(accessScope, [patch]);
	if (!allowed.ok) return allowed;
	const tooLarge = tooLargeMetadata([patch.metadata]);
	if (tooLarge !== null) return err(tooLarge);
	const log = deps.threadLog(accessScope, id);
	if (patch.user_id !== undefined || patch.project_id !== undefined) {
		// Its kept contexts show what is remembered of whose it was; first, so that a crash leaves no gap.
		const before = await log.read();
		if (!before.ok) return before;
		await deps.erasures(accessScope.tenant).noteElsewhere(id, visibleScopes({ ...before.value, thread_id: null }));
	}
	const changed = await log.change(patch, deps.clock.now());
	if (!changed.ok) return changed;
	if (patch.user_id !== undefined || patch.project_id !== undefined) {
		// Who was answered before may reach it no more. Named again is enough: the call that moved it may have broken off.
		const parts = await Promise.all([retractEpisodes(log), forgetAnswers(deps, accessScope.tenant, id, "all")]);
		const failed = parts.find((part) => !part.ok);
		if (failed !== undefined && !failed.ok) return failed;
	}
	await deps.threadList(accessScope).put(changed.value);
	return changed;
}
