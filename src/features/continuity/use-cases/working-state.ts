import type { AccessScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import type { Result } from "../../../core/base/result.ts";
import type { StoredWorkingState, WorkingState } from "../../../core/model/thread/working-state.ts";
import { requestsOf } from "../../../core/writing/working-state/requests.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { StateChange, ThreadLog } from "../../../ports/thread-log.ts";

type StateDeps = { clock: Clock; threadLog(accessScope: AccessScope, threadId: string): ThreadLog };

/** Puts the caller's working state in place of what is there. */
export function replaceWorkingState(
	deps: StateDeps,
	accessScope: AccessScope,
	thread: string,
	state: WorkingState,
): Promise<Result<StoredWorkingState, Failure>> {
	return changeWorkingState(deps, accessScope, thread, state);
}

/** Changes what is given of a thread's working state. */
export function changeWorkingState(
	deps: StateDeps,
	accessScope: AccessScope,
	thread: string,
	change: StateChange,
): Promise<Result<StoredWorkingState, Failure>> {
	// What a caller lists is a plan, even where it was only announced before.
	const listed = change.task_chain === undefined ? change : { ...change, announced: "" };
	const { current_task } = change;
	// A task that a caller set is what was asked for last, whatever was asked for before.
	const given = current_task === undefined ? listed : { ...listed, requests: requestsOf(current_task) };
	return deps.threadLog(accessScope, thread).writeState(given, deps.clock.now());
}
