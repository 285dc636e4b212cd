import { LISTED_MESSAGES } from "../../../../core/context/history/history-items.ts";
import type { Continuity, Coverage, CoveredMessage, Note } from "../../../../core/model/thread/continuity.ts";
import type { WindowMessage } from "../../../../core/model/thread/snapshot.ts";
import type { SummarySections } from "../../../../core/model/thread/summary.ts";
import { nearTrigger } from "../../../../core/model/thread/thread.ts";
import { DEFAULT_CONFIG, flushesOverflow } from "../../../../core/model/thread/thread-config.ts";
import { figuresOf } from "../../../../core/model/thread/thread-figures.ts";
import type { StoredWorkingState } from "../../../../core/model/thread/working-state.ts";
import { type Allowance, SINGLE_BYTES } from "../object/allowance.ts";
import { liveBetween, oneByOne } from "../object/hidden-messages.ts";
import { clearingOf, pendingTokens } from "../object/pending-tokens.ts";
import type { Store } from "../object/store.ts";
import { type ThreadRow, threadOf } from "../object/thread-row.ts";

/** Notes that a context may show take so many tokens; a few more are read for the receipt. */
const NOTE_TOKENS = 2_000;
const NOTES_BEYOND = 10;

/** What the thread keeps of its past; all but what became of single messages. */
export function readContinuity(
	store: Store,
	row: ThreadRow,
	clears: boolean,
	allowance: Allowance,
): Omit<Continuity, "covered"> {
	const config = row.config ?? DEFAULT_CONFIG;
	const { limit, trigger } = figuresOf(threadOf(row));
	return {
		covered_to: row.coveredTo,
		summary: row.coveredTo === 0 ? null : readSummary(store, allowance),
		working_state: config.working_state ? readState(store, allowance) : null,
		notes: row.notesMoved ? [] : readNotes(store, allowance),
		clearing: { ...config.tool_clearing, boundary: clearingOf(row, clears).boundary },
		keep_thinking_turns: config.thinking.keep_turns,
		token_limit: limit,
		pressure: pressureOf(store, row, trigger),
		degraded: row.coveredTo === 0 ? null : lastError(store),
		last_seq: row.lastSeq,
	};
}

/** What the newest job that is done and covered something says of writers that failed it. */
function lastError(store: Store): string | null {
	const sql =
		"SELECT error FROM jobs WHERE status = 'done' AND kind NOT IN ('learn', 'state') ORDER BY number DESC LIMIT 1";
	return store.sql.exec<{ error: string | null }>(sql).toArray()[0]?.error ?? null;
}

/** A thread that is near its trigger is told so, unless that is switched off or nothing comes of it. */
function pressureOf(store: Store, row: ThreadRow, trigger: number): Continuity["pressure"] {
	const config = row.config ?? DEFAULT_CONFIG;
	const { strategy } = config.overflow;
	if (!config.memory_pressure || strategy === "none" || (strategy === "flush" && !flushesOverflow(config))) return null;
	const tokens = pendingTokens(store, row);
	return nearTrigger(tokens, trigger) ? { tokens, trigger } : null;
}

/** One text, if there is one that is within bounds. */
function readSingle(store: Store, column: string, from: string, allowance: Allowance): string | null {
	const size = `SELECT octet_length(${column}) AS bytes FROM ${from}`;
	const [sized] = store.sql.exec<{ bytes: number }>(size).toArray();
	if (sized === undefined || sized.bytes > SINGLE_BYTES) return null;
	allowance.left -= sized.bytes;
	return store.sql.exec<{ text: string }>(`SELECT ${column} AS text FROM ${from}`).one().text;
}

/** The summary that the newest summarised range names, unless a message of it was deleted since. */
function readSummary(store: Store, allowance: Allowance): Continuity["summary"] {
	const named = "SELECT summary FROM coverage WHERE summary IS NOT NULL ORDER BY to_seq DESC LIMIT 1";
	const newest = `summaries WHERE stale < 2 AND number = (${named})`;
	const sections = readSingle(store, "sections", newest, allowance);
	const digest = readSingle(store, "digest", newest, allowance);
	if (sections === null || digest === null) return null;
	type Row = { id: string; from_seq: number; to_seq: number; writer: string; created_at: string };
	const sql = `SELECT id, from_seq, to_seq, writer, created_at FROM ${newest}`;
	const parsed: SummarySections = JSON.parse(sections);
	return { ...store.sql.exec<Row>(sql).one(), sections: parsed, digest };
}

function readState(store: Store, allowance: Allowance): StoredWorkingState | null {
	const text = readSingle(store, "state", "working_state", allowance);
	if (text === null) return null;
	const state: StoredWorkingState = JSON.parse(text);
	return state;
}

function readNotes(store: Store, allowance: Allowance): Note[] {
	const sql = `SELECT id, content, category, tokens, created_at, octet_length(content) AS bytes
		FROM notes ORDER BY number DESC`;
	const notes: Note[] = [];
	let tokens = 0;
	let bytes = 0;
	let beyond = 0;
	for (const { bytes: more, ...note } of store.sql.exec<Note & { bytes: number }>(sql)) {
		bytes += more;
		tokens += note.tokens;
		notes.push(note);
		if (tokens > NOTE_TOKENS) beyond++;
		if (beyond > NOTES_BEYOND || bytes > SINGLE_BYTES) break;
	}
	allowance.left -= bytes;
	return notes;
}

/**
 * The newest covered messages, as many as a receipt lists beside `shown` others, and those of `read` that are covered;
 * the rest is counted.
 */
export function readCovered(
	store: Store,
	row: ThreadRow,
	read: readonly WindowMessage[],
	shown: number,
): Continuity["covered"] {
	const { leading, coveredTo } = row;
	if (coveredTo <= leading) return { entries: [], more: 0 };
	const sql = `SELECT seq, id, tokens, ${KIND} AS "as" FROM messages m
		WHERE gone = 0 AND seq > ? AND seq <= ? ORDER BY seq DESC LIMIT 0 + ?`;
	const listed = Math.max(0, LISTED_MESSAGES - shown);
	const newest = store.sql.exec<CoveredMessage>(sql, leading, coveredTo, listed).toArray();
	const last = newest.at(-1)?.seq ?? coveredTo + 1;
	const before = new Map(read.filter(({ seq }) => seq < last).map((message) => [message.seq, message]));
	const others = [...before.values()].map(({ seq, id, tokens }) => ({ seq, id, tokens, as: kindOf(store, seq) }));
	return {
		entries: [...newest, ...others.sort((a, b) => b.seq - a.seq)],
		more: liveBetween(store, leading, last) - oneByOne(read, leading, last),
	};
}

const KIND = "(SELECT kind FROM coverage WHERE to_seq >= m.seq ORDER BY to_seq LIMIT 1)";

function kindOf(store: Store, seq: number): Coverage {
	return store.sql.exec<{ kind: Coverage }>(`SELECT ${KIND} AS kind FROM (SELECT ? AS seq) m`, seq).one().kind;
}
