import type { Failure } from "../core/failure.ts";
import type { Note } from "../core/notes/note.ts";
import type { Reach } from "../core/reach.ts";
import type { Result } from "../core/result.ts";
import type { Clock } from "../ports/clock.ts";
import type { IdSource } from "../ports/id-source.ts";
import type { ThreadLog } from "../ports/thread-log.ts";

type NoteDeps = { clock: Clock; ids: IdSource; threadLog(reach: Reach, threadId: string): ThreadLog };

/** Writes a note down. Its id is made here, so that a request done again after a crash meets its note. */
export function addNote(
	deps: NoteDeps,
	reach: Reach,
	thread: string,
	note: Pick<Note, "content" | "category">,
): Promise<Result<Note, Failure>> {
	return deps.threadLog(reach, thread).addNote({ id: deps.ids.next("note"), ...note }, deps.clock.now());
}
