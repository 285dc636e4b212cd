import type { AccessScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import type { Result } from "../../../core/base/result.ts";
import type { Note } from "../../../core/model/thread/continuity.ts";
import type { StoredWorkingState, WorkingState } from "../../../core/model/thread/working-state.ts";
import { requestsOf } from "../../../core/writing/working-state/requests.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { forgetAnswers } from "../../../platform/idempotency/answers.ts";
import type { IdempotencyRecords } from "../../../platform/idempotency/store/records.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { StateChange, ThreadLog } from "../../../ports/thread-log.ts";

type NoteDeps = { clock: Clock; ids: IdSource; threadLog(accessScope: AccessScope, threadId: string): ThreadLog };

/** Writes a note down. Its id is made here, so that a request done again after a crash meets its note. */
export function addNote(
	deps: NoteDeps,
	accessScope: AccessScope,
	thread: string,
	note: Pick<Note, "content" | "category">,
): Promise<Result<Note, Failure>> {
	return deps.threadLog(accessScope, thread).addNote({ id: deps.ids.next("note"), ...note }, deps.clock.now());
}

type DeleteNoteDeps = {
	threadLog(accessScope: AccessScope, threadId: string): ThreadLog;
	idempotencyRecords(tenant: string): IdempotencyRecords;
};

/** Takes a note away, with kept contexts and kept answers that may hold it. */
export async function deleteNote(
	deps: DeleteNoteDeps,
	accessScope: AccessScope,
	{ thread, note }: { thread: string; note: string },
): Promise<Result<null, Failure>> {
	const removed = await deps.threadLog(accessScope, thread).removeNote(note);
	// Also where it was deleted before: the call that deleted it may have broken off before it came here.
	if (!removed.ok && removed.error.what !== "note") return removed;
	const forgotten = await forgetAnswers(deps, accessScope.tenant, thread, "texts");
	return forgotten.ok ? removed : forgotten;
}

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
