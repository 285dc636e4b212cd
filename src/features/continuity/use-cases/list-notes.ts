import type { AccessScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import { mayName } from "../../access/index.ts";
import type { NoteStore, NumberedNote } from "../store/note-store.ts";
import { type MoveDeps, moveNotes } from "./move-notes.ts";

type ListDeps = MoveDeps & {
	threadLog(accessScope: AccessScope, threadId: string): Pick<ThreadLog, "handOverNotes">;
};

type NoteQuery = Parameters<NoteStore["page"]>[0];

/** So many threads of former versions hand their notes over before a list is answered. */
const MOST_MOVED = 100;

/** Notes across the threads that the caller reaches, newest first. Those that are still in their threads' objects are moved first. */
export async function listNotes(
	deps: ListDeps,
	accessScope: AccessScope,
	query: NoteQuery,
): Promise<Result<NumberedNote[], Failure>> {
	const allowed = mayName(accessScope, [query]);
	if (!allowed.ok) return allowed;
	const store = deps.noteStore(accessScope);
	const [unmoved, page] = await Promise.all([store.unmoved(query, MOST_MOVED + 1), store.page(query)]);
	if (unmoved.length === 0) return ok(page);
	await moveNotes(deps, accessScope.tenant, unmoved.slice(0, MOST_MOVED));
	const left = unmoved.length > MOST_MOVED ? unmoved.length : (await store.unmoved(query, 1)).length;
	if (left > 0) return err({ reason: "unavailable", detail: "Notes of older threads are being moved; try again." });
	return ok(await store.page(query));
}

/** The notes of one thread, newest first. */
export async function listThreadNotes(
	deps: ListDeps,
	accessScope: AccessScope,
	thread: string,
	page: Pick<NoteQuery, "after" | "limit">,
): Promise<Result<NumberedNote[], Failure>> {
	const found = await deps.threadLog(accessScope, thread).handOverNotes();
	if (!found.ok) return found;
	return ok(await deps.noteStore(accessScope).page({ ...page, thread_id: thread }));
}
