import { err, ok, type Result } from "../../core/result.ts";
import type { KeptContext, NewKeptContext } from "../../core/thread/kept-context.ts";
import type { ContextPage, ContextQuery, Missing } from "../../ports/thread-log.ts";
import { holdsDeletedNote } from "./notes.ts";
import { countGone } from "./read-beside.ts";
import { THREAD_MISSING } from "./settings.ts";
import type { Store } from "./store.ts";
import { readLiveRow } from "./thread-row.ts";

/** How many contexts a thread keeps. */
const KEPT_CONTEXTS = 20;

const FIELDS = "id, created_at, model, counted, ratio, request, report";

/** Keeps a context beside the last ones; nothing where the thread is gone since. */
export function keepContext(store: Store, context: NewKeptContext): void {
	if (readLiveRow(store) === null) return;
	const { id, created_at, model, counted, ratio, request, report, marks, appended } = context;
	// It is written behind the answer: what was deleted meanwhile must not come back with it.
	if (appended !== null && isDeleted(store, appended)) return;
	const changed = countGone(store) !== context.gone || holdsDeletedNote(store, report);
	const response = changed ? null : context.response;
	const values = [id, created_at, model, counted, ratio, request, report, JSON.stringify(marks), appended];
	store.step(() => {
		store.sql.exec(
			`INSERT OR IGNORE INTO contexts (${FIELDS}, marks, appended_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			...values,
		);
		// A rendering has a row of its own: with its request it may be more than one row can hold.
		if (response !== null) {
			store.sql.exec("INSERT OR IGNORE INTO context_responses (id, response) VALUES (?, ?)", id, response);
		}
		const old = "SELECT id FROM contexts ORDER BY number DESC LIMIT -1 OFFSET ?";
		store.sql.exec(`DELETE FROM context_responses WHERE id IN (${old})`, KEPT_CONTEXTS);
		store.sql.exec(`DELETE FROM contexts WHERE id IN (${old})`, KEPT_CONTEXTS);
	});
}

function isDeleted(store: Store, messageId: string): boolean {
	return store.sql.exec("SELECT 1 FROM messages WHERE id = ? AND gone = 1", messageId).toArray().length > 0;
}

/** What is kept, newest first, without requests and renderings. */
export function pageContexts(store: Store, query: ContextQuery): Result<ContextPage, Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	const rows = store.sql
		.exec<ContextPage["contexts"][number]>(
			"SELECT number, id, created_at, model, report FROM contexts WHERE number < ? ORDER BY number DESC LIMIT ?",
			query.before ?? Number.MAX_SAFE_INTEGER,
			query.limit + 1,
		)
		.toArray();
	return ok({ contexts: rows.slice(0, query.limit), more: rows.length > query.limit });
}

export function readContext(store: Store, id: string): Result<KeptContext, Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	const sql = `SELECT ${FIELDS}, (SELECT response FROM context_responses WHERE id = contexts.id) AS response
		FROM contexts WHERE id = ?`;
	const [context] = store.sql.exec<KeptContext>(sql, id).toArray();
	return context === undefined ? err({ reason: "not_found", what: "context" }) : ok(context);
}

/** The marks of the last context; none before the first. */
export function lastMarks(store: Store): string[] {
	const [last] = store.sql.exec<{ marks: string }>("SELECT marks FROM contexts ORDER BY number DESC LIMIT 1").toArray();
	return last === undefined ? [] : JSON.parse(last.marks);
}

/** What was deleted must not stand in a rendering, nor in the request that brought it. */
export function forgetRenderings(store: Store, messageId: string): void {
	store.sql.exec("DELETE FROM context_responses");
	store.sql.exec("DELETE FROM contexts WHERE appended_id = ?", messageId);
}
