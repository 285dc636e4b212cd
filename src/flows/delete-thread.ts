import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Claims } from "../ports/claims.ts";
import type { ThreadList } from "../ports/thread-list.ts";
import type { ThreadLog } from "../ports/thread-log.ts";
import { forgetAnswers } from "./forget-answers.ts";
import { removeThreadGraph, type ThreadGraphDeps } from "./remove-thread-graph.ts";
import { removeThreadMemories, type ThreadMemoriesDeps } from "./remove-thread-memories.ts";
import { takeBack } from "./take-back.ts";

type DeleteDeps = ThreadMemoriesDeps &
	ThreadGraphDeps & {
		claims(tenant: string): Claims;
		threadList(reach: Reach): ThreadList;
		threadLog(reach: Reach, threadId: string): ThreadLog;
	};

/**
 * Erases a thread, its episodes, the answers kept about it, its entry in the list and the memories, relations and skills of
 * its scope; an entry that was left alone is taken away too. Should it break off in between, the object's alarm goes on (publish-thread.ts).
 */
export async function deleteThread(deps: DeleteDeps, reach: Reach, id: string): Promise<Result<null, Failure>> {
	const log = deps.threadLog(reach, id);
	const erased = await log.erase();
	const taken = await takeBack(log);
	if (!taken.ok) return taken;
	if (erased) {
		const forgotten = await forgetAnswers(deps, reach.tenant, id, "all");
		if (!forgotten.ok) return forgotten;
	}
	const listed = await deps.threadList(reach).remove(id);
	if (!erased && !listed) return err({ reason: "not_found", what: "thread" });
	await removeThreadMemories(deps, reach.tenant, id);
	await removeThreadGraph(deps, reach.tenant, id);
	return erased ? ok(null) : forgetAnswers(deps, reach.tenant, id, "all");
}
