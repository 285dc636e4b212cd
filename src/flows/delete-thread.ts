import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { ThreadList } from "../ports/thread-list.ts";
import type { ThreadLog } from "../ports/thread-log.ts";

type DeleteDeps = {
	threadList(reach: Reach): ThreadList;
	threadLog(reach: Reach, threadId: string): ThreadLog;
};

/** Erases a thread and its entry in the list; an entry that was left alone is taken away too. */
export async function deleteThread(deps: DeleteDeps, reach: Reach, id: string): Promise<Result<null, Failure>> {
	const erased = await deps.threadLog(reach, id).erase();
	const listed = await deps.threadList(reach).remove(id);
	return erased || listed ? ok(null) : err({ reason: "not_found", what: "thread" });
}
