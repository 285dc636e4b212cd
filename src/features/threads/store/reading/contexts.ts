import { err, ok, type Result } from "../../../../core/base/result.ts";
import { type KeptContext, type NewKeptContext, withoutSources } from "../../../../core/model/thread/kept-context.ts";
import type { Content, StoredMessage } from "../../../../core/model/thread/message.ts";
import { textMatcher, textsOfMessage } from "../../../../core/model/thread/message-text.ts";
import type { ContextPage, ContextQuery, Missing } from "../../../../ports/thread-log.ts";
import { countHidden } from "../object/hidden-messages.ts";
import { contentOf } from "../object/message-row.ts";
import { THREAD_MISSING } from "../object/settings.ts";
import { erasedSince } from "../object/shown-items.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow } from "../object/thread-row.ts";
import { showsDeletedNote } from "./notes.ts";

/** How many contexts a thread keeps. */
const KEPT_CONTEXTS = 20;

/** Marks of more than this are of more messages than a context is likely to share with the next. */
const MOST_MARK_BYTES = 100_000;

const FIELDS = "id, created_at, model, counted, ratio, request, report";

/**
 * Keeps a context alongside the last ones, with what its key was bound to; nothing where the thread was deleted since, or a
 * message of it was deleted.
 */
export function keepContext(store: Store, context: NewKeptContext): void {
	if (readLiveRow(store) === null) return;
	const { id, created_at, model, counted, ratio, request, rendering, prefixHashes, appended } = context;
	// It is written after the answer: what was deleted meanwhile must not come back with its rendering or its request.
	if (countHidden(store) !== context.hidden) return;
	if (appended !== null && isDeleted(store, appended)) return;
	const erased = erasedSince(store, context.report, context.asked_at);
	const report = erased.ids.size === 0 ? context.report : withoutSources(context.report, erased.ids);
	const kept = erased.shows || showsDeletedNote(report, erased.lately) ? null : rendering;
	const maker = [store.accessScope?.user_id ?? null, store.accessScope?.project_id ?? null];
	const values = [
		id,
		created_at,
		model,
		counted,
		ratio,
		request,
		report,
		JSON.stringify(prefixHashes),
		appended,
		...maker,
	];
	store.step(() => {
		store.sql.exec(
			`INSERT OR IGNORE INTO contexts (${FIELDS}, marks, appended_id, maker_user_id, maker_project_id)
			 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			...values,
		);
		// A rendering has a row of its own: with its request it may be more than one row can hold.
		if (kept !== null) {
			store.sql.exec("INSERT OR IGNORE INTO context_responses (id, response) VALUES (?, ?)", id, kept);
		}
		const old = "SELECT id FROM contexts ORDER BY number DESC LIMIT -1 OFFSET ?";
		store.sql.exec(`DELETE FROM context_responses WHERE id IN (${old})`, KEPT_CONTEXTS);
		store.sql.exec(`DELETE FROM contexts WHERE id IN (${old})`, KEPT_CONTEXTS);
	});
}

function isDeleted(store: Store, messageId: string): boolean {
	return store.sql.exec("SELECT 1 FROM messages WHERE id = ? AND gone = 1", messageId).toArray().length > 0;
}

/**
 * A bound key sees what was made under its own bounds or narrower ones: a context may show blocks that only its maker
 * reaches.
 */
function withinAccessScope({ accessScope }: Store): { where: string; bounds: string[] } {
	const { user_id = null, project_id = null } = accessScope ?? {};
	const where = [
		...(user_id === null ? [] : ["maker_user_id = ?"]),
		...(project_id === null ? [] : ["maker_project_id = ?"]),
	];
	return { where: ["1", ...where].join(" AND "), bounds: [user_id, project_id].filter((bound) => bound !== null) };
}

/** What is kept, newest first, without requests and renderings. */
export function pageContexts(store: Store, query: ContextQuery): Result<ContextPage, Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	const { where, bounds } = withinAccessScope(store);
	const rows = store.sql
		.exec<ContextPage["contexts"][number]>(
			`SELECT number, id, created_at, model, report FROM contexts WHERE number < ? AND ${where}
			 ORDER BY number DESC LIMIT ?`,
			query.before ?? Number.MAX_SAFE_INTEGER,
			...bounds,
			query.limit + 1,
		)
		.toArray();
	return ok({ contexts: rows.slice(0, query.limit), more: rows.length > query.limit });
}

export function readContext(store: Store, id: string): Result<KeptContext, Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	const { where, bounds } = withinAccessScope(store);
	const sql = `SELECT ${FIELDS}, (SELECT response FROM context_responses WHERE id = contexts.id) AS rendering
		FROM contexts WHERE id = ? AND ${where}`;
	const [context] = store.sql.exec<KeptContext>(sql, id, ...bounds).toArray();
	return context === undefined ? err({ reason: "not_found", what: "context" }) : ok(context);
}

/** Notes that what a provider counted for this context is learned; true the first time. */
export function learnOnce(store: Store, id: string): boolean {
	if (readLiveRow(store) === null) return false;
	const { where, bounds } = withinAccessScope(store);
	const sql = `UPDATE contexts SET learned = 1 WHERE id = ? AND learned = 0 AND ${where}`;
	return store.sql.exec(sql, id, ...bounds).rowsWritten > 0;
}

/** The marks of the last context; none before the first, or where they are too many to read. */
export function lastMarks(store: Store): string[] {
	const sql = `SELECT CASE WHEN octet_length(marks) <= ? THEN marks ELSE '[]' END AS marks
		FROM contexts ORDER BY number DESC LIMIT 1`;
	const [last] = store.sql.exec<{ marks: string }>(sql, MOST_MARK_BYTES).toArray();
	return last === undefined ? [] : JSON.parse(last.marks);
}

/**
 * What was deleted must not stand in a rendering, nor in a request that brought it: as the query that became the
 * message, or in the same words. Called while what the message said, now and before it was edited, is still there.
 */
export function forgetContextsOf(store: Store, message: StoredMessage): void {
	store.sql.exec("DELETE FROM context_responses");
	store.sql.exec("DELETE FROM contexts WHERE appended_id = ?", message.id);
	const repeats = textMatcher([message, ...formerly(store, message.seq)].flatMap(textsOfMessage));
	// One after the other: a request may be large.
	for (const { number } of store.sql.exec<{ number: number }>("SELECT number FROM contexts").toArray()) {
		const sql = "SELECT request FROM contexts WHERE number = ?";
		const { request } = store.sql.exec<{ request: string }>(sql, number).one();
		if (repeats(request)) store.sql.exec("DELETE FROM contexts WHERE number = ?", number);
	}
}

function formerly(store: Store, seq: number): { content: Content }[] {
	const sql = "SELECT content, parts FROM message_versions WHERE seq = ?";
	const rows = store.sql.exec<{ content: string; parts: number }>(sql, seq).toArray();
	return rows.map(({ content, parts }) => ({ content: contentOf(content, parts) }));
}
