import { type AccessScope, wholeTenant } from "../../../core/base/access-scope.ts";
import { type CleanupCursors, hasTexts, nextPage } from "../../../platform/cleanup/cleanup-cursors.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import type { LocalThread, ThreadWatch, WatchedThread } from "../../threads/index.ts";
import type { NoteStore } from "../store/note-store.ts";

export type MoveDeps = {
	noteStore(accessScope: AccessScope): NoteStore;
	threadLog(accessScope: AccessScope, threadId: string): Pick<ThreadLog, "handOverNotes">;
};

/**
 * Moves the notes that former versions wrote into a thread's object to D1, part by part; false where the list does not have the thread.
 * The object keeps them until D1 has them all, and D1 takes none after that: one that breaks off is done again from the beginning.
 */
export async function handOverNotes(
	deps: Pick<MoveDeps, "noteStore">,
	local: Pick<LocalThread, "notes">,
): Promise<boolean> {
	for (let after = 0; ; ) {
		const part = local.notes.part(after);
		if (part === null) return true;
		const taken = await deps.noteStore(wholeTenant(part.tenant)).take(part.thread, part);
		if (!taken) return false;
		if (part.last) local.notes.moved(part.thread.created_at);
		after = part.to;
	}
}

/** Has these threads hand their notes over. One that can't keeps no other one back, and is asked again next time. */
export async function moveNotes(deps: MoveDeps, tenant: string, threads: readonly string[]): Promise<void> {
	const moved = await Promise.all(
		threads.map(async (thread) => {
			try {
				const found = await deps.threadLog(wholeTenant(tenant), thread).handOverNotes();
				// Of a thread that is deleted the list has an entry left.
				return found.ok || found.error.reason === "not_found" ? [thread] : [];
			} catch (error) {
				console.error("a thread's notes could not be moved", error);
				return [];
			}
		}),
	);
	// Also where the object had moved them and the list did not know.
	await deps.noteStore(wholeTenant(tenant)).noteMoved(moved.flat());
}

type CleanupDeps = MoveDeps & { cleanupCursors: CleanupCursors; threadWatch: Pick<ThreadWatch, "unmovedNotes"> };

/** A cleanup has so many threads hand their notes over; the next one goes on behind them. */
const CLEANUP = {
	name: "move notes",
	limit: 100,
	isPosition: (value: unknown): value is WatchedThread => hasTexts(value, ["tenant", "id"]),
};

/** Moves notes of threads that nobody uses. Returns how many threads were asked. */
export async function moveFormerNotes(deps: CleanupDeps): Promise<number> {
	const page = await nextPage(deps.cleanupCursors, CLEANUP, (after) =>
		deps.threadWatch.unmovedNotes(after, CLEANUP.limit),
	);
	for (const [tenant, threads] of Map.groupBy(page, (thread) => thread.tenant)) {
		await moveNotes(
			deps,
			tenant,
			threads.map(({ id }) => id),
		);
	}
	return page.length;
}
