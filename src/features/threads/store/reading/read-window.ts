import { LISTED_MESSAGES } from "../../../../core/context/history/history-items.ts";
import { utf8Bytes } from "../../../../core/language/utf8-bytes.ts";
import type { ReadingLimits } from "../../../../core/model/budget/profiles.ts";
import type { Role } from "../../../../core/model/thread/message.ts";
import type { MessageEntry, WindowMessage } from "../../../../core/model/thread/snapshot.ts";
import { type Allowance, ENTRY_BYTES, QUESTION_BYTES } from "../object/allowance.ts";
import { type MessageRow, SHOWN_BYTES, SHOWN_COLUMNS, windowMessageOf } from "../object/message-row.ts";
import { type Clearing, clearedSql } from "../object/pending-tokens.ts";
import type { Store } from "../object/store.ts";

/** What a result costs about once it is cleared. */
const CLEARED_TOKENS = 20;

/** The text of a cleared result of more tokens than this is not read. A smaller one may be shown after all. */
const UNREAD_TOKENS = 1_024;

/** The thinking of larger messages is not measured. */
const MEASURED_BYTES = 300_000;

const THINKING_BYTES = `CASE WHEN parts = 1 AND pinned = 0 AND role <> 'tool' AND octet_length(content) < ${MEASURED_BYTES}
	THEN (SELECT coalesce(sum(octet_length(j.value ->> 'text')), 0) FROM json_each(m.content) j
		WHERE j.value ->> 'type' = 'thinking')
	ELSE 0 END`;

/** A message by its figures. `cleared`, `user`: 0 or 1. */
type Sized = {
	seq: number;
	tokens: number;
	user: number;
	call_seq: number | null;
	cleared: number;
	bytes: number;
	content_bytes: number;
	thinking_bytes: number;
};

/** Which messages are read: from `from` on, those of `unread` without their text. */
type Extent = { from: number; unread: readonly number[]; bytes: number };

/** What the window is read by: messages behind the seq `after`, old results and thinking as they will be shown. */
type WindowReading = { after: number; limits: ReadingLimits; clearing: Clearing };

/**
 * The newest messages, oldest first, until they pass the limit as they will be shown; a result is not read without its
 * call, unless that lies before `after`.
 */
export function readWindow(store: Store, reading: WindowReading, allowance: Allowance): WindowMessage[] {
	if (reading.limits.window === 0) return [];
	const extent = extentOf(store, reading, allowance.left - QUESTION_BYTES);
	if (extent === null) return [];
	allowance.left -= extent.bytes;
	const unread = "seq IN (SELECT value FROM json_each(?1))";
	const columns = SHOWN_COLUMNS.replace(
		"content, parts",
		`CASE WHEN ${unread} THEN '' ELSE content END, CASE WHEN ${unread} THEN 0 ELSE parts END`,
	);
	const sql = `SELECT ${columns} FROM messages WHERE gone = 0 AND seq >= ?2 ORDER BY seq`;
	const rows = store.sql.exec(sql, JSON.stringify(extent.unread), extent.from).raw<MessageRow>();
	return [...rows].map(windowMessageOf);
}

/** How far back the window reaches, by sizes alone; null where there is no message. */
function extentOf(store: Store, { after, limits, clearing }: WindowReading, most: number): Extent | null {
	const sql = `SELECT seq, tokens, role = 'user' AS user, call_seq, ${clearedSql("m")} AS cleared,
			${SHOWN_BYTES} AS bytes, octet_length(content) AS content_bytes, ${THINKING_BYTES} AS thinking_bytes
		FROM messages m WHERE gone = 0 AND seq > ? ORDER BY seq DESC`;
	const unread: number[] = [];
	let from: number | null = null;
	let bytes = 0;
	let tokens = 0;
	let turns = 0;
	let needed = Number.POSITIVE_INFINITY;
	for (const row of store.sql.exec<Sized>(sql, clearing.boundary, clearing.excluded, after)) {
		if (tokens > limits.window && row.seq < needed) break;
		const textless = row.cleared === 1 && row.tokens > UNREAD_TOKENS;
		const more = row.bytes - (textless ? row.content_bytes : 0);
		if (from !== null && bytes + more > most) break;
		from = row.seq;
		bytes += more;
		if (textless) unread.push(row.seq);
		tokens += shownTokens(row, turns >= clearing.keepTurns);
		turns += row.user;
		if (row.call_seq !== null && row.call_seq > after) needed = Math.min(needed, row.call_seq);
	}
	return from === null ? null : { from, unread, bytes };
}

/** What is left of a message's tokens when it is shown; `old`: its thinking is left out. */
function shownTokens(row: Sized, old: boolean): number {
	if (row.cleared === 1) return Math.min(row.tokens, CLEARED_TOKENS);
	if (!old || row.thinking_bytes === 0) return row.tokens;
	return Math.floor(row.tokens * (1 - row.thinking_bytes / row.content_bytes));
}

/** Entries before the window, newest first: as many as the receipt lists or gists have room for. */
export function readOlder(
	store: Store,
	range: { after: number; before: number; shown: number; limits: ReadingLimits },
): MessageEntry[] {
	const sql =
		"SELECT seq, id, role, tokens, gist, gist_tokens FROM messages WHERE gone = 0 AND seq > ? AND seq < ? ORDER BY seq DESC";
	type EntryRow = [seq: number, id: string, role: Role, tokens: number, gist: string, gistTokens: number];
	const older: MessageEntry[] = [];
	let gists = 0;
	let bytes = 0;
	for (const raw of store.sql.exec(sql, range.after, range.before).raw<EntryRow>()) {
		const listed = older.length >= LISTED_MESSAGES - range.shown && gists >= range.limits.gists;
		if (listed || bytes > ENTRY_BYTES) break;
		const [seq, id, role, tokens, text, gistTokens] = raw;
		older.push({ seq, id, role, tokens, gist: { text, tokens: gistTokens } });
		gists += gistTokens + 1;
		bytes += utf8Bytes(id) + utf8Bytes(text) + role.length;
	}
	return older;
}
