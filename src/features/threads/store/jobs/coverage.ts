import type { Coverage } from "../../../../core/model/thread/continuity.ts";
import { type TailMessage, type ThreadFigures, tailStart } from "../../../../core/model/thread/thread-figures.ts";
import { settledTo } from "../object/pending-tokens.ts";
import type { Store } from "../object/store.ts";
import { type ThreadRow, threadOf } from "../object/thread-row.ts";

/** The last seq before the preserved tail: what lies between `settledTo` and it may be covered. */
export function coverableTo(store: Store, row: ThreadRow, figures: ThreadFigures): number {
	const covered_to = settledTo(row);
	const { preserve_messages, preserve_tokens } = threadOf(row).config.overflow;
	const { history } = figures;
	const rules = { preserve_messages, preserve_tokens, history, covered_to };
	return tailStart(newestFirst(store, covered_to), rules) - 1;
}

function* newestFirst(store: Store, after: number): Generator<TailMessage> {
	type TailRow = [seq: number, tokens: number, callSeq: number | null, open: 0 | 1];
	const rows = store.sql.exec(
		`SELECT seq, tokens, call_seq,
			EXISTS (SELECT 1 FROM tool_calls WHERE tool_calls.seq = messages.seq AND answered_seq IS NULL)
		 FROM messages WHERE gone = 0 AND seq > ? ORDER BY seq DESC`,
		after,
	);
	for (const [seq, tokens, call_seq, open] of rows.raw<TailRow>()) yield { seq, tokens, call_seq, open: open === 1 };
}

/** How many messages a context could show stand behind one seq and up to another. */
export function liveWithin(store: Store, after: number, upTo: number): number {
	if (upTo <= after) return 0;
	const sql = "SELECT count(*) AS n FROM messages INDEXED BY messages_gone WHERE gone > 0 AND seq > ? AND seq <= ?";
	return upTo - after - store.sql.exec<{ n: number }>(sql, after, upTo).one().n;
}

/** Notes what became of the messages up to a seq; they are those behind what is settled. Returns the row after it. */
export function cover(store: Store, row: ThreadRow, upTo: number, as: Coverage, summary: number | null): ThreadRow {
	store.sql.exec(
		"INSERT INTO coverage (to_seq, from_seq, kind, summary) VALUES (?, ?, ?, ?)",
		upTo,
		settledTo(row) + 1,
		as,
		summary,
	);
	return { ...row, coveredTo: upTo };
}

/** Leaves the oldest messages out of contexts, as far as the tail allows; it needs no writer and so no job. */
export function trim(store: Store, row: ThreadRow, figures: ThreadFigures): ThreadRow {
	const upTo = coverableTo(store, row, figures);
	return liveWithin(store, settledTo(row), upTo) === 0 ? row : cover(store, row, upTo, "trimmed", null);
}

/** What became of a message; null while it is pending. */
export function coverageOf(store: Store, seq: number): { as: Coverage; from: number; summary: number | null } | null {
	const sql = `SELECT kind AS "as", from_seq AS "from", summary FROM coverage WHERE to_seq >= ? ORDER BY to_seq LIMIT 1`;
	type Row = { as: Coverage; from: number; summary: number | null };
	const [row] = store.sql.exec<Row>(sql, seq).toArray();
	return row === undefined || row.from > seq ? null : row;
}
