import { type AccessScope, isBound } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { forgetAnswers, forgetUnnamed, MEMORY_ANSWERS } from "../../../platform/idempotency/answers.ts";
import type { IdempotencyRecords } from "../../../platform/idempotency/store/records.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import {
	type RetireDeps,
	removeThreadGraph,
	removeThreadMemories,
	retireLearned,
	type ThreadGraphDeps,
	type ThreadMemoriesDeps,
} from "../../memory/index.ts";
import type { JobList } from "../store/list/job-list.ts";
import type { ThreadList } from "../store/list/thread-list.ts";
import { retractEpisodes } from "./index-episodes.ts";

type DeleteDeps = ThreadMemoriesDeps &
	ThreadGraphDeps &
	RetireDeps & {
		clock: Clock;
		idempotencyRecords(tenant: string): IdempotencyRecords;
		jobList(tenant: string): Pick<JobList, "close">;
		memoryStore(
			accessScope: AccessScope,
		): ReturnType<ThreadMemoriesDeps["memoryStore"]> & ReturnType<RetireDeps["memoryStore"]>;
		relationGraph(
			accessScope: AccessScope,
		): ReturnType<ThreadGraphDeps["relationGraph"]> & ReturnType<RetireDeps["relationGraph"]>;
		threadList(accessScope: AccessScope): ThreadList;
		threadLog(accessScope: AccessScope, threadId: string): ThreadLog;
	};

/** What becomes of memories and relations that were learned from it into wider scopes than its own. */
type OfLearned = "keep" | "forget";

/**
 * Erases a thread, its episodes, the answers kept about it, its entry in the list and the memories, relations and skills of
 * its scope; an entry that was left alone is taken away too. Should it break off in between, the object's alarm goes on
 * (publish-thread.ts); what was learned from it goes before the thread and behind it, so that a repeat does what is left.
 */
export async function deleteThread(
	deps: DeleteDeps,
	accessScope: AccessScope,
	id: string,
	learned: OfLearned = "keep",
): Promise<Result<null, Failure>> {
	const log = deps.threadLog(accessScope, id);
	const asked = new Date(deps.clock.now()).toISOString();
	const forgets = learned === "forget";
	if (forgets && (await log.read()).ok) {
		const first = await forgetLearned(deps, accessScope.tenant, id);
		if (!first.ok) return first;
	}
	const made = await log.erase();
	const erased = made !== null;
	const taken = await retractEpisodes(log);
	if (!taken.ok) return taken;
	if (erased) {
		const forgotten = await forgetAnswers(deps, accessScope.tenant, id, "all");
		if (!forgotten.ok) return forgotten;
	}
	const list = deps.threadList(accessScope);
	// A bound key is known to reach a thread only by what is left of it.
	const reached = erased || !isBound(accessScope) || (await list.has(id));
	const unlearned = forgets && reached ? await forgetLearned(deps, accessScope.tenant, id) : ok(0);
	if (!unlearned.ok) return unlearned;
	// A thread that was made of this id meanwhile keeps its entry, and its notes.
	const listed = await list.remove(id, made ?? asked);
	if (!erased && !listed && unlearned.value === 0) return err({ reason: "not_found", what: "thread" });
	await removeThreadMemories(deps, accessScope.tenant, id);
	await removeThreadGraph(deps, accessScope.tenant, id);
	await deps.jobList(accessScope.tenant).close(id, new Date(deps.clock.now()).toISOString());
	return erased ? ok(null) : forgetAnswers(deps, accessScope.tenant, id, "all");
}

/** Takes back all that was learned from a thread, and every kept answer that may show it. */
async function forgetLearned(deps: DeleteDeps, tenant: string, id: string): Promise<Result<number, Failure>> {
	const retired = await retireLearned(deps, tenant, id, "all");
	for (const kind of ["mem", "rel"]) {
		// Which of them an answer shows is not looked up: each one's id begins so.
		const forgotten = await forgetAnswers(deps, tenant, MEMORY_ANSWERS, "all", `"${kind}_`);
		if (!forgotten.ok) return forgotten;
	}
	const unnamed = await forgetUnnamed(deps, tenant);
	return unnamed.ok ? retired : unnamed;
}
