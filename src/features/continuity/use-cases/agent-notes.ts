import type { AccessScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import type { Result } from "../../../core/base/result.ts";
import type { Note } from "../../../core/model/thread/continuity.ts";
import type { StoredWorkingState, WorkingState } from "../../../core/model/thread/working-state.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { forgetAnswers } from "../../../platform/idempotency/answers.ts";
import type { IdempotencyRecords } from "../../../platform/idempotency/store/records.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { StateChange, ThreadLog } from "../../../ports/thread-log.ts";

type NoteDeps = { clock: Clock; ids: IdSource; threadLog(reach: AccessScope, threadId: string): ThreadLog };

/** Writes a note down. Its id is made here, so that a request done again after a crash meets its note. */
export function addNote(
	deps: NoteDeps,
	reach: AccessScope,
	thread: string,
	note: Pick<Note, "content" | "category">,
): Promise<Result<Note, Failure>> {
	return deps.threadLog(reach, thread).addNote({ id: deps.ids.next("note"), ...note }, deps.clock.now());
}

type DeleteNoteDeps = {
	threadLog(reach: AccessScope, threadId: string): ThreadLog;
	idempotencyRecords(tenant: string): IdempotencyRecords;
};

/** Takes a note away, with kept contexts and kept answers that may hold it. */
export async function deleteNote(
	deps: DeleteNoteDeps,
	reach: AccessScope,
	{ thread, note }: { thread: string; note: string },
): Promise<Result<null, Failure>> {
	const removed = await deps.threadLog(reach, thread).removeNote(note);
	// Also where it was gone before: the call that deleted it may have broken off before it came here.
	if (!removed.ok && removed.error.what !== "note") return removed;
	const forgotten = await forgetAnswers(deps, reach.tenant, thread, "texts");
	return forgotten.ok ? removed : forgotten;
}

type StateDeps = { clock: Clock; threadLog(reach: AccessScope, threadId: string): ThreadLog };

/** Puts the caller's working state in place of what is there. */
export function replaceWorkingState(
	deps: StateDeps,
	reach: AccessScope,
	thread: string,
	state: WorkingState,
): Promise<Result<StoredWorkingState, Failure>> {
	return changeWorkingState(deps, reach, thread, state);
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
