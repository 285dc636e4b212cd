import type { Job } from "../../../../core/model/thread/job.ts";
import type { SummaryText } from "../../../../core/model/thread/summary.ts";
import { figuresOf, summaryTokens, type ThreadFigures } from "../../../../core/model/thread/thread-figures.ts";
import type { Encoding } from "../../../../core/tokens/encoding.ts";
import type { SourceMessage, SummaryDraft } from "../../../../core/writing/distill/summary-source.ts";
import { charactersOf, type MessageRow, messageOf, SHOWN_COLUMNS } from "../object/message-row.ts";
import { settledTo, tokensUpTo } from "../object/pending-tokens.ts";
import { later } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, type ThreadRow, threadOf, writeRow } from "../object/thread-row.ts";
import { cover, coverableTo } from "./coverage.ts";
import { isRunning } from "./jobs.ts";
import { coveredBefore } from "./outdate.ts";
import { insertSummary, summaryUpTo } from "./summaries.ts";

/** What a summary is to be made of, as the thread was when it was looked at. */
export type DistillPlan = {
	tenant: string;
	/** What the thread's tokens are counted with. */
	encoding: Encoding;
	generation: number;
	/** Up to where the thread was covered: the summary must reach at least that far. */
	covered_to: number;
	/** The first and the last seq to cover. */
	from: number;
	to: number;
	/** The summary to fold in. */
	previous: SummaryText | null;
	/** What the sections may take, in tokens. */
	limit: number;
};

/** Messages of a plan up to a seq, and how much text they hold (UTF-16 units). */
export type SourceSlice = { messages: SourceMessage[]; up_to: number; characters: number };

/** A summary of a plan's messages up to a seq. `tokens` in the thread's encoding. */
export type DraftedSummary = { id: string; up_to: number; tokens: number; draft: SummaryDraft; now: number };

/** `outdated`: the thread has changed, so plan again. `given_up`: it is deleted, or the job is no longer its. */
export type Committed = "committed" | "outdated" | "given_up";

/**
 * What a job of this kind would cover now: from the first range whose summary is stale, else from behind what is
 * covered, up to the preserved tail (`distill`), or as far as was covered before (`rebuild`). Null where there is nothing.
 */
export function planDistillation(store: Store, row: ThreadRow, kind: Job["kind"]): DistillPlan | null {
	const figures = figuresOf(threadOf(row));
	const from = staleFrom(store, row) ?? settledTo(row) + 1;
	const to = rangeEnd(store, row, figures, kind);
	if (!anySource(store, from, to)) return null;
	const former = summaryUpTo(store, from - 1);
	return {
		tenant: row.tenant,
		encoding: row.encoding,
		generation: row.generation,
		covered_to: row.coveredTo,
		from,
		to,
		previous: former === null ? null : { sections: former.sections, digest: former.digest },
		limit: summaryTokens(figures, tokensUpTo(store, to) - tokensUpTo(store, from - 1), former?.tokens ?? 0),
	};
}

function rangeEnd(store: Store, row: ThreadRow, figures: ThreadFigures, kind: Job["kind"]): number {
	const before = coverableTo(store, row, figures);
	const most = kind === "distill" ? before : Math.min(before, coveredBefore(store));
	return Math.max(row.coveredTo, most);
}

/** Where the first stale summary's range begins. All behind it are stale with it, so most often one look is enough. */
function staleFrom(store: Store, row: ThreadRow): number | null {
	if (summaryUpTo(store, row.coveredTo)?.stale !== true) return null;
	const sql = `SELECT min(from_seq) AS "from" FROM coverage WHERE summary IN (SELECT number FROM summaries WHERE stale = 1)`;
	return store.sql.exec<{ from: number | null }>(sql).one().from;
}

/** Messages that summaries are made from: not what was trimmed, nor what no context shows. */
const SOURCE = `FROM messages WHERE gone = 0 AND seq >= ? AND seq <= ? AND coalesce(
	(SELECT kind FROM coverage WHERE to_seq >= messages.seq ORDER BY to_seq LIMIT 1), 'summarised') = 'summarised'`;

function anySource(store: Store, from: number, to: number): boolean {
	return store.sql.exec(`SELECT 1 ${SOURCE} LIMIT 1`, from, to).toArray().length > 0;
}

/** However little they say, no more messages than this are read at once. */
const MOST_MESSAGES = 1_000;

/** Messages of a plan from a seq on, until they hold this much text; at least one. */
export function readSource(store: Store, from: number, to: number, characters: number): SourceSlice {
	if (readLiveRow(store) === null) return { messages: [], up_to: to, characters: 0 };
	const messages: SourceMessage[] = [];
	let read = 0;
	for (const raw of store.sql.exec(`SELECT ${SHOWN_COLUMNS} ${SOURCE} ORDER BY seq`, from, to).raw<MessageRow>()) {
		const [seq] = raw;
		const own = charactersOf(raw);
		const full = messages.length === MOST_MESSAGES || read + own > characters;
		if (messages.length > 0 && full) return { messages, up_to: seq - 1, characters: read };
		read += own;
		messages.push(messageOf(raw));
	}
	return { messages, up_to: to, characters: read };
}

/** The last seq up to this one, and not before another, behind which no result stands whose call does not. */
export function pairedEnd(store: Pick<Store, "sql">, from: number, upTo: number): number {
	const sql = `SELECT call_seq, max(seq) AS result_seq FROM messages INDEXED BY messages_by_call
		WHERE call_seq >= ? AND call_seq <= ? AND +gone = 0 GROUP BY call_seq ORDER BY call_seq`;
	let end: number | null = null;
	/** The first seq from which on no pair that was looked at is open. */
	let closed = from;
	for (const { call_seq, result_seq } of store.sql.exec<{ call_seq: number; result_seq: number }>(sql, from, upTo)) {
		if (call_seq > closed) end = call_seq - 1;
		closed = Math.max(closed, result_seq);
	}
	return closed <= upTo ? upTo : (end ?? upTo);
}

/**
 * Takes a summary in, in one step, if nothing it was made from has changed since: the job still runs, nothing was edited
 * or deleted, and coverage stands where it stood.
 */
export function commitSummary(store: Store, job: Job, plan: DistillPlan, summary: DraftedSummary): Committed {
	return store.step(() => {
		const row = readLiveRow(store);
		if (row === null || !isRunning(store, job)) return "given_up";
		if (row.generation !== plan.generation || row.coveredTo !== plan.covered_to) return "outdated";
		const { id, up_to, tokens, draft, now } = summary;
		const number = insertSummary(store, {
			id,
			from_seq: plan.from,
			to_seq: up_to,
			tokens,
			draft,
			created_at: new Date(now).toISOString(),
		});
		renew(store, plan, number);
		const covered = up_to > row.coveredTo ? cover(store, row, up_to, "summarised", number) : row;
		writeRow(store, { ...covered, updatedAt: later(row.updatedAt, new Date(now).toISOString()), behind: true });
		return "committed";
	});
}

/** The ranges of stale summaries are this one's from now on: all of the plan's that were covered. */
function renew(store: Store, { from }: DistillPlan, number: number): void {
	store.sql.exec("UPDATE coverage SET summary = ? WHERE to_seq >= ? AND summary IS NOT NULL", number, from);
}
