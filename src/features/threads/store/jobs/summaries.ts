import { err, ok, type Result } from "../../../../core/base/result.ts";
import { SUMMARY_SECTIONS, type Summary, type SummarySections } from "../../../../core/model/thread/summary.ts";
import type { SummaryDraft } from "../../../../core/writing/distill/summary-source.ts";
import type { Missing, NumberedQuery, SummaryPage } from "../../../../ports/thread-log.ts";
import { THREAD_MISSING } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow } from "../object/thread-row.ts";

const FIELDS = "number, id, from_seq, to_seq, sections, digest, tokens, writer, dropped_lines, stale, created_at";

type SummaryRow = {
	number: number;
	id: string;
	from_seq: number;
	to_seq: number;
	sections: string;
	digest: string;
	tokens: number;
	writer: string;
	dropped_lines: number;
	stale: 0 | 1 | 2;
	created_at: string;
};

/** A summary with all that is kept of it, but its number, which it gets. */
export type NewSummary = Pick<Summary, "id" | "from_seq" | "to_seq" | "tokens" | "created_at"> & {
	draft: SummaryDraft;
};

/** Stores a summary; returns its number. */
export function insertSummary(store: Store, summary: NewSummary): number {
	const { id, from_seq, to_seq, tokens, created_at, draft } = summary;
	const values = [id, from_seq, to_seq, JSON.stringify(draft.sections), draft.digest, tokens, draft.writer];
	const sql = `INSERT INTO summaries (id, from_seq, to_seq, sections, digest, tokens, writer, dropped_lines, created_at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number`;
	return store.sql.exec<{ number: number }>(sql, ...values, draft.dropped_lines, created_at).one().number;
}

/**
 * The summary that stands for what is covered up to a seq: the one that the newest summarised range there names. Null
 * where none does.
 */
export function summaryUpTo(store: Store, upTo: number): Summary | null {
	const last = "SELECT summary FROM coverage WHERE summary IS NOT NULL AND to_seq <= ? ORDER BY to_seq DESC LIMIT 1";
	const sql = `SELECT ${FIELDS} FROM summaries WHERE number = (${last})`;
	const [row] = store.sql.exec<SummaryRow>(sql, upTo).toArray();
	return row === undefined ? null : summaryOf(row);
}

/** Newest first. */
export function pageSummaries(store: Store, query: NumberedQuery): Result<SummaryPage, Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	const rows = store.sql
		.exec<SummaryRow>(
			`SELECT ${FIELDS} FROM summaries WHERE number < ? ORDER BY number DESC LIMIT ?`,
			query.before ?? Number.MAX_SAFE_INTEGER,
			query.limit + 1,
		)
		.toArray();
	return ok({ summaries: rows.slice(0, query.limit).map(summaryOf), more: rows.length > query.limit });
}

/** Those behind a number, oldest first; one more than the limit where there are more. */
export function readSummaries(store: Store, { after, limit }: { after: number; limit: number }): Summary[] {
	const sql = `SELECT ${FIELDS} FROM summaries WHERE number > ? ORDER BY number LIMIT ?`;
	return store.sql
		.exec<SummaryRow>(sql, after, limit + 1)
		.toArray()
		.map(summaryOf);
}

/** Puts a summary where it was; false where its id is taken. */
export function putSummary(store: Store, summary: Summary): boolean {
	const { number, id, from_seq, to_seq, sections, digest, tokens, writer, dropped_lines, created_at } = summary;
	// One without text lost it with a message that was deleted.
	const empty = digest === "" && SUMMARY_SECTIONS.every((section) => sections[section].length === 0);
	const stale = !summary.stale ? 0 : empty ? 2 : 1;
	const sql = `INSERT OR IGNORE INTO summaries (${FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
	const values = [JSON.stringify(sections), digest, tokens, writer, dropped_lines, stale, created_at];
	return store.sql.exec(sql, number, id, from_seq, to_seq, ...values).rowsWritten > 0;
}

function summaryOf({ sections, stale, ...row }: SummaryRow): Summary {
	return { ...row, sections: JSON.parse(sections), stale: stale > 0 };
}

/** Marks the summaries that a message up to here may be in, as it says something else now. */
export function markStale(store: Store, seq: number): void {
	store.sql.exec("UPDATE summaries SET stale = 1 WHERE to_seq >= ? AND stale = 0", seq);
}

/** Takes the text out of all summaries that a message may be in: of what is deleted nothing may be left. */
export function eraseSummaries(store: Store, seq: number): void {
	const sql = `UPDATE summaries SET stale = 2, sections = ?, digest = '', tokens = 0 WHERE to_seq >= ? AND stale < 2`;
	store.sql.exec(sql, JSON.stringify(EMPTY_SECTIONS), seq);
}

const EMPTY_SECTIONS: SummarySections = {
	task_context: [],
	completed_work: [],
	key_decisions: [],
	current_state: [],
	open_threads: [],
	corrections: [],
	tone: [],
};
