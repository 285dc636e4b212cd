import { DEFAULT_MODEL, modelOf } from "../core/budget/models.ts";
import { resolveBudget } from "../core/budget/resolve-budget.ts";
import type { Failure } from "../core/failure.ts";
import { err, ok, type Result } from "../core/result.ts";
import { tooLargeMetadata } from "../core/thread/metadata.ts";
import type { Thread, ThreadSettings } from "../core/thread/thread.ts";
import type { Clock } from "../ports/clock.ts";
import type { IdSource } from "../ports/id-source.ts";
import type { ThreadList } from "../ports/thread-list.ts";
import type { ThreadLog } from "../ports/thread-log.ts";

type CreateDeps = {
	clock: Clock;
	ids: IdSource;
	threadList(tenant: string): ThreadList;
	threadLog(tenant: string, threadId: string): ThreadLog;
};

/**
 * Makes a thread under the caller's id or a new one. Its object is written first, then the list: if the second
 * fails, the object's alarm writes the entry, and repeating the call does it at once.
 */
export async function createThread(
	deps: CreateDeps,
	tenant: string,
	id: string | undefined,
	settings: ThreadSettings,
): Promise<Result<{ thread: Thread; created: boolean }, Failure>> {
	const tooLarge = tooLargeMetadata([settings.metadata]);
	if (tooLarge !== null) return err(tooLarge);
	const budget = resolveBudget(modelOf(settings.model ?? DEFAULT_MODEL), settings.budget, null);
	if (!budget.ok) return budget;
	const log = deps.threadLog(tenant, id ?? deps.ids.next("thr"));
	const made = await log.create(settings, deps.clock.now());
	if (!made.ok) return made;
	await deps.threadList(tenant).put(made.value.thread);
	return ok(made.value);
}
