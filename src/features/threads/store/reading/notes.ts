import { err, ok, type Result } from "../../../../core/base/result.ts";
import type { Note } from "../../../../core/model/thread/continuity.ts";
import type { Missing } from "../../../../ports/thread-log.ts";
import { THREAD_MISSING } from "../object/settings.ts";
import { noteErased } from "../object/shown-items.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, writeRow } from "../object/thread-row.ts";

/** A part of the notes of one thread, oldest first; `last`: no further ones follow. `to`: where the next part begins. */
type NotesPart = {
	tenant: string;
	thread: { id: string; created_at: string };
	notes: Note[];
	to: number;
	last: boolean;
};

/** The notes that former versions wrote into the thread's object. */
export type UnmovedNotes = {
	/** The part behind this number; null where all are moved, or the thread is not there. */
	part(after: number): NotesPart | null;
	/** Notes that those of the thread that was made then are in D1, and removes them here. */
	moved(created_at: string): void;
};

/** A part holds this much text (UTF-16 units), and one note more. */
const PART = 50_000;

export function unmovedNotes(store: Store): UnmovedNotes {
	return {
		part(after) {
			const row = readLiveRow(store);
			if (row === null || row.notesMoved) return null;
			const sql =
				"SELECT number, id, content, category, tokens, created_at FROM notes WHERE number > ? ORDER BY number";
			const notes: Note[] = [];
			let [to, units, last] = [after, 0, true];
			for (const { number, ...note } of store.sql.exec<Note & { number: number }>(sql, after)) {
				last = units <= PART;
				if (!last) break;
				notes.push(note);
				units += note.content.length;
				to = number;
			}
			return { tenant: row.tenant, thread: { id: row.id, created_at: row.createdAt }, notes, to, last };
		},
		moved(created_at) {
			store.step(() => {
				const row = readLiveRow(store);
				if (row === null || row.createdAt !== created_at) return;
				store.sql.exec("DELETE FROM notes");
				writeRow(store, { ...row, notesMoved: true });
			});
		},
	};
}

/** The note itself goes from D1 within this time (ms). */
const GOES_MS = 30_000;

/** Takes the renderings of contexts away that show a note; those begun before it is gone are kept without theirs. */
export function forgetNote(store: Store, id: string, now: number): Result<null, Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	store.step(() => {
		noteErased(store, [{ id, erased_at: now + GOES_MS }], now);
		const holding = "SELECT id FROM contexts WHERE instr(report, ?) > 0";
		store.sql.exec(`DELETE FROM context_responses WHERE id IN (${holding})`, JSON.stringify(id));
	});
	return ok(null);
}

/** Whether a context shows, by its report (JSON), a note that is among what was erased lately. */
export function showsDeletedNote(report: string, erased: ReadonlySet<string>): boolean {
	if (erased.size === 0 || !report.includes('"kind":"note"')) return false;
	return noteIds(JSON.parse(report)).some((id) => erased.has(id));
}

function noteIds(answer: { report?: { items?: { id: string; kind: string; included: boolean }[] } }): string[] {
	const items = answer.report?.items ?? [];
	return items.filter(({ kind, included }) => kind === "note" && included).map(({ id }) => id);
}
