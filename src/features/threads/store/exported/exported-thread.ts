import { ok, type Result } from "../../../../core/base/result.ts";
import { compared, type ExportedThread, OTHER_CONTENT, type Restored } from "../../../../core/model/thread/exported.ts";
import type { Thread, ThreadSettings } from "../../../../core/model/thread/thread.ts";
import type { Missing } from "../../../../ports/thread-log.ts";
import { createThread, THREAD_MISSING, type ThreadName } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, threadOf, writeRow } from "../object/thread-row.ts";
import { readState, writeState } from "../reading/working-state.ts";

/** The thread with what a copy of it goes on from. */
export function readExported(store: Store): Result<ExportedThread, Missing> {
	const row = readLiveRow(store);
	if (row === null) return { ok: false, error: THREAD_MISSING };
	return ok({ ...threadOf(row), created_as: row.createdAs, working_state: readState(store) });
}

/** Makes the thread as it was, without its messages. One that is there with the same settings stays as it is. */
export function restoreThread(
	store: Store,
	name: ThreadName,
	exported: ExportedThread,
): { restored: Restored; thread: Thread | null } {
	const present = readLiveRow({ ...store, accessScope: null });
	if (present !== null) {
		const thread = threadOf(present);
		const restored = compared(settingsOf(thread), settingsOf(exported));
		return { restored, thread: restored === "skipped" ? thread : null };
	}
	const { user_id, project_id, title, model, budget, metadata, config } = exported;
	const settings: ThreadSettings = { user_id, project_id, title, model, budget, metadata, config };
	const made = createThread(store, name, settings, exported.created_at);
	const row = readLiveRow(store);
	if (!made.ok || row === null) return { restored: OTHER_CONTENT, thread: null };
	const { encoding, created_as: createdAs, updated_at: updatedAt, working_state } = exported;
	const restored = { ...row, encoding, createdAs, updatedAt };
	store.step(() => {
		writeRow(store, restored);
		if (working_state !== null) writeState(store, working_state);
	});
	return { restored: "imported", thread: threadOf(restored) };
}

function settingsOf({ user_id, project_id, title, model, budget, metadata, config, created_at }: Thread): object {
	return { user_id, project_id, title, model, budget, metadata: JSON.parse(metadata), config, created_at };
}
