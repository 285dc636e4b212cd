import type { AccessScope } from "../../../core/base/access-scope.ts";
import { ERASING, type Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { DEFAULT_MODEL, modelOf } from "../../../core/model/budget/models.ts";
import { resolveBudget } from "../../../core/model/budget/resolve-budget.ts";
import type { ExportedThread, Restored } from "../../../core/model/thread/exported.ts";
import { tooLargeMetadata } from "../../../core/model/thread/message-rules.ts";
import { configProblem } from "../../../core/model/thread/thread-config.ts";
import { isErasing } from "../../../platform/d1/erasing.ts";
import { overQuota, type Quotas } from "../../../platform/quotas/quotas.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import type { ThreadList } from "../store/list/thread-list.ts";

export type RestoreThreadDeps = {
	quotas: Quotas;
	threadList(accessScope: AccessScope): ThreadList;
	threadLog(accessScope: AccessScope, threadId: string): ThreadLog;
};

/** Makes a thread as it was elsewhere, without its messages; its object first and then the list, as `createThread` does. */
export async function restoreThread(
	deps: RestoreThreadDeps,
	accessScope: AccessScope,
	exported: ExportedThread,
): Promise<Result<Restored, Failure>> {
	const tooLarge = tooLargeMetadata([exported.metadata]);
	if (tooLarge !== null) return err(tooLarge);
	const wrong = configProblem(exported.config);
	if (wrong !== null) return err({ reason: "invalid_request", problems: [wrong] });
	const budget = resolveBudget(modelOf(exported.model ?? DEFAULT_MODEL), exported.budget, null);
	if (!budget.ok) return budget;
	const log = deps.threadLog(accessScope, exported.id);
	// Others were restored since the key was looked up.
	const over = await overQuota(deps, { tenant: accessScope.tenant }, "threads", 1);
	if (over !== null && !(await log.read()).ok) return err(over);
	const made = await log.restore(exported);
	if (!made.ok) return made;
	const { restored, thread } = made.value;
	if (thread === null) return ok(restored);
	try {
		await deps.threadList(accessScope).put(thread);
	} catch (error) {
		if (!isErasing(error)) throw error;
		if (restored === "imported") await log.erase();
		return err(ERASING);
	}
	return ok(restored);
}
