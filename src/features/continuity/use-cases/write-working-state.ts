import type { AccessScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import type { Result } from "../../../core/base/result.ts";
import type { StoredWorkingState, WorkingState } from "../../../core/model/thread/working-state.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { StateChange, ThreadLog } from "../../../ports/thread-log.ts";

type StateDeps = { clock: Clock; threadLog(reach: AccessScope, threadId: string): ThreadLog };

/** Puts the caller's working state in place of what is there, tasks that were set aside included. */
export function replaceWorkingState(
	deps: StateDeps,
	reach: AccessScope,
	thread: string,
	state: WorkingState,
): Promise<Result<StoredWorkingState, Failure>> {
	return changeWorkingState(deps, reach, thread, { ...state, set_aside: [] });
}

/** Changes what is given of a thread's working state. */
export function changeWorkingState(
	deps: StateDeps,
	reach: AccessScope,
	thread: string,
	change: StateChange,
): Promise<Result<StoredWorkingState, Failure>> {
	// What a caller lists is a plan, even where it was only announced before.
	const listed = change.task_chain === undefined ? change : { ...change, announced: "" };
	return deps.threadLog(reach, thread).writeState(listed, deps.clock.now());
}
