import { type AccessScope, erasingFailure } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Note } from "../../../core/model/thread/continuity.ts";
import { compared, type Restored } from "../../../core/model/thread/exported.ts";
import type { Thread } from "../../../core/model/thread/thread.ts";
import { tokenSteps } from "../../../core/tokens/token-steps.ts";
import { briefly, type Clock, inSlices } from "../../../platform/clock/clock.ts";
import { forgetAnswers } from "../../../platform/idempotency/answers.ts";
import type { IdempotencyRecords } from "../../../platform/idempotency/store/records.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import type { Tokenizer } from "../../../ports/tokenizer.ts";
import type { ThreadList } from "../../threads/index.ts";
import type { NoteStore } from "../store/note-store.ts";

type NoteDeps = {
	clock: Clock;
	ids: IdSource;
	tokenizer: Tokenizer;
	noteStore(accessScope: AccessScope): NoteStore;
	threadList(accessScope: AccessScope): ThreadList;
	threadLog(accessScope: AccessScope, threadId: string): ThreadLog;
};

/** Writes a note down. Its id is made here, so that a request done again after a crash meets its note. */
export async function addNote(
	deps: NoteDeps,
	accessScope: AccessScope,
	thread: string,
	{ content, category }: Pick<Note, "content" | "category">,
): Promise<Result<Note, Failure>> {
	const log = deps.threadLog(accessScope, thread);
	const found = await log.handOverNotes();
	if (!found.ok) return found;
	const refused = erasingFailure(accessScope, [found.value.user_id]);
	if (refused !== null) return err(refused);
	const count = await deps.tokenizer.counter(found.value.encoding);
	const tokens = await inSlices(deps.clock, tokenSteps(content, count), briefly);
	const created_at = new Date(deps.clock.now()).toISOString();
	const note: Note = { id: deps.ids.next("note"), content, category, tokens, created_at };
	const store = deps.noteStore(accessScope);
	const added = (await store.add(found.value, note)) ?? (await addUnlisted(deps, accessScope, found.value, note));
	return added === null ? err({ reason: "not_found", what: "thread" }) : ok(added);
}

/** Puts notes back into a thread as they were, oldest first, with their ids and times; what became of each. */
export async function restoreNotes(
	deps: NoteDeps,
	accessScope: AccessScope,
	thread: string,
	notes: readonly Note[],
): Promise<Result<Restored[], Failure>> {
	const found = await deps.threadLog(accessScope, thread).handOverNotes();
	if (!found.ok) return found;
	const refused = erasingFailure(accessScope, [found.value.user_id]);
	if (refused !== null) return err(refused);
	const store = deps.noteStore(accessScope);
	const there = await store.known(
		thread,
		notes.map(({ id }) => id),
	);
	const known = new Map(there.map((note) => [note.id, note]));
	const count = await deps.tokenizer.counter(found.value.encoding);
	const restored: Restored[] = [];
	for (const note of notes) {
		const kept = known.get(note.id);
		if (kept !== undefined) {
			restored.push(compared(said(kept), said(note)));
			continue;
		}
		const tokens = await inSlices(deps.clock, tokenSteps(note.content, count), briefly);
		const added = await store.add(found.value, { ...note, tokens });
		if (added === null) return err({ reason: "not_found", what: "thread" });
		restored.push("imported");
	}
	return ok(restored);
}

const said = ({ content, category, created_at }: Note): object => ({ content, category, created_at });

/** The list has lost the thread, or it was deleted meanwhile: then the entry that is written here goes again. */
async function addUnlisted(deps: NoteDeps, accessScope: AccessScope, thread: Thread, note: Note): Promise<Note | null> {
	const log = deps.threadLog(accessScope, thread.id);
	const isThere = async () => {
		const now = await log.read();
		return now.ok && now.value.created_at === thread.created_at;
	};
	if (!(await isThere())) return null;
	const list = deps.threadList(accessScope);
	await list.put(thread, { notes_moved: true });
	const added = await deps.noteStore(accessScope).add(thread, note);
	if (await isThere()) return added;
	await list.remove(thread.id, thread.created_at);
	return null;
}

type DeleteNoteDeps = Pick<NoteDeps, "clock" | "noteStore" | "threadLog"> & {
	idempotencyRecords(tenant: string): IdempotencyRecords;
};

/** Takes a note away, with kept contexts and kept answers that may hold it. */
export async function deleteNote(
	deps: DeleteNoteDeps,
	accessScope: AccessScope,
	{ thread, note }: { thread: string; note: string },
): Promise<Result<null, Failure>> {
	const log = deps.threadLog(accessScope, thread);
	const moved = await log.handOverNotes();
	if (!moved.ok) return moved;
	// First what shows it: should the call break off in between, nothing shows a note that is deleted.
	const forgotten = await log.forgetNote(note, deps.clock.now());
	if (!forgotten.ok) return forgotten;
	const removed = await deps.noteStore(accessScope).remove(thread, note);
	// Also where it was deleted before: the call that deleted it may have broken off before it came here.
	const answers = await forgetAnswers(deps, accessScope.tenant, thread, "texts");
	if (!answers.ok) return answers;
	return removed ? ok(null) : err({ reason: "not_found", what: "note" });
}
