import { DEFAULT_MODEL, modelOf } from "../core/budget/models.ts";
import { resolveBudget } from "../core/budget/resolve-budget.ts";
import type { Failure } from "../core/failure.ts";
import { err, type Result } from "../core/result.ts";
import { tooLargeMetadata } from "../core/thread/metadata.ts";
import type { Thread, ThreadPatch } from "../core/thread/thread.ts";
import type { Clock } from "../ports/clock.ts";
import type { ThreadList } from "../ports/thread-list.ts";
import type { ThreadLog } from "../ports/thread-log.ts";

type ChangeDeps = {
	clock: Clock;
	threadList(tenant: string): ThreadList;
	threadLog(tenant: string, threadId: string): ThreadLog;
};

/** Changes what is given of a thread's settings, if its budget then still fits its model. */
export async function changeThread(
	deps: ChangeDeps,
	tenant: string,
	id: string,
	patch: ThreadPatch,
): Promise<Result<Thread, Failure>> {
	const tooLarge = tooLargeMetadata([patch.metadata]);
	if (tooLarge !== null) return err(tooLarge);
	const log = deps.threadLog(tenant, id);
	const present = await log.read();
	if (!present.ok) return present;
	const model = patch.model === undefined ? present.value.model : patch.model;
	const budget = patch.budget === undefined ? present.value.budget : patch.budget;
	const resolved = resolveBudget(modelOf(model ?? DEFAULT_MODEL), budget, null);
	if (!resolved.ok) return resolved;
	const changed = await log.change(patch, deps.clock.now());
	if (changed.ok) await deps.threadList(tenant).put(changed.value);
	return changed;
}
