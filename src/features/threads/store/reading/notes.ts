import { err, ok, type Result } from "../../../../core/base/result.ts";
import type { NewNote, Note } from "../../../../core/model/thread/continuity.ts";
import type { Missing, NotePage, NumberedQuery } from "../../../../ports/thread-log.ts";
import { THREAD_MISSING } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow } from "../object/thread-row.ts";

const NOTE_MISSING: Missing = { reason: "not_found", what: "note" };

const FIELDS = "id, content, category, tokens, created_at";

/** Keeps a note. Under an id that is there already it is the same request again, and the note stays as it is. */
export function addNote(store: Store, note: NewNote, now: string, tokens: number): Result<Note, Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	const { id, content, category } = note;
	store.step(() =>
		store.sql.exec(
			`INSERT OR IGNORE INTO notes (${FIELDS}) VALUES (?, ?, ?, ?, ?)`,
			id,
			content,
			category,
			tokens,
			now,
		),
	);
	return ok(store.sql.exec<Note>(`SELECT ${FIELDS} FROM notes WHERE id = ?`, id).one());
}

/** A page of notes, newest first. */
export function pageNotes(store: Store, query: NumberedQuery): Result<NotePage, Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	const sql = `SELECT number, ${FIELDS} FROM notes WHERE number < ? ORDER BY number DESC LIMIT ?`;
	const notes = store.sql
		.exec<NotePage["notes"][number]>(sql, query.before ?? Number.MAX_SAFE_INTEGER, query.limit + 1)
		.toArray();
	return ok({ notes: notes.slice(0, query.limit), more: notes.length > query.limit });
}

/** Takes a note away, and the renderings of contexts that show it. */
export function removeNote(store: Store, id: string): Result<null, Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	return store.step(() => {
		const deleted = store.sql.exec("DELETE FROM notes WHERE id = ?", id).rowsWritten > 0;
		if (!deleted) return err(NOTE_MISSING);
		const holding = "SELECT id FROM contexts WHERE instr(report, ?) > 0";
		store.sql.exec(`DELETE FROM context_responses WHERE id IN (${holding})`, JSON.stringify(id));
		return ok(null);
	});
}

/** Whether a context's report (JSON) names a note that is not there any more: it was deleted after its answer. */
export function holdsDeletedNote(store: Store, report: string): boolean {
	if (!report.includes('"kind":"note"')) return false;
	return noteIds(JSON.parse(report)).some(
		(id) => store.sql.exec("SELECT 1 FROM notes WHERE id = ?", id).toArray().length === 0,
	);
}

function noteIds(answer: { report?: { items?: { id: string; kind: string; included: boolean }[] } }): string[] {
	const items = answer.report?.items ?? [];
	return items.filter(({ kind, included }) => kind === "note" && included).map(({ id }) => id);
}
