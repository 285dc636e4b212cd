import type { AccessScope } from "../../../core/base/access-scope.ts";
import { ERASING, type Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { DEFAULT_MODEL, modelOf } from "../../../core/model/budget/models.ts";
import { resolveBudget } from "../../../core/model/budget/resolve-budget.ts";
import { tooLargeMetadata } from "../../../core/model/thread/message-rules.ts";
import type { Thread, ThreadSettings } from "../../../core/model/thread/thread.ts";
import { configProblem, learnScopeWithin, reachOf } from "../../../core/model/thread/thread-config.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { isErasing } from "../../../platform/d1/erasing.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import { overQuota, type Quotas } from "../../../platform/quotas/quotas.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import { mayName } from "../../access/index.ts";
import type { ThreadList } from "../store/list/thread-list.ts";

type CreateDeps = {
	clock: Clock;
	ids: IdSource;
	quotas: Quotas;
	threadList(accessScope: AccessScope): ThreadList;
	threadLog(accessScope: AccessScope, threadId: string): ThreadLog;
};

/**
 * Makes a thread under the caller's id or a new one. Its object is written first, then the list: if the second
 * fails, the object's alarm writes the entry, and repeating the call does it at once. Under a bound key the thread is
 * its user's and project's, and what is learned in it goes no further than the key writes.
 */
export async function createThread(
	deps: CreateDeps,
	accessScope: AccessScope,
	id: string | undefined,
	asked: ThreadSettings,
): Promise<Result<{ thread: Thread; created: boolean }, Failure>> {
	const named = { user_id: asked.user_id ?? undefined, project_id: asked.project_id ?? undefined };
	const allowed = mayName(accessScope, [named]);
	if (!allowed.ok) return allowed;
	const { user_id = accessScope.user_id, project_id = accessScope.project_id } = named;
	const config = { ...asked.config, learn_scope: learnScopeWithin(reachOf(accessScope), asked.config.learn_scope) };
	const settings = { ...asked, user_id, project_id, config };
	const tooLarge = tooLargeMetadata([settings.metadata]);
	if (tooLarge !== null) return err(tooLarge);
	const wrong = configProblem(config);
	if (wrong !== null) return err({ reason: "invalid_request", problems: [wrong] });
	const budget = resolveBudget(modelOf(settings.model ?? DEFAULT_MODEL), settings.budget, null);
	if (!budget.ok) return budget;
	const log = deps.threadLog(accessScope, id ?? deps.ids.next("thr"));
	const over = await overQuota(deps, accessScope, "threads", 1);
	// One that is there already adds none.
	if (over !== null && !(await log.read()).ok) return err(over);
	const made = await log.create(settings, deps.clock.now());
	if (!made.ok) return made;
	try {
		await deps.threadList(accessScope).put(made.value.thread, { notes_moved: made.value.created });
	} catch (error) {
		if (!isErasing(error)) throw error;
		await log.erase();
		return err(ERASING);
	}
	// Under an id of ours, one that is there is this request's own, left by a crash.
	return ok({ ...made.value, created: made.value.created || id === undefined });
}
