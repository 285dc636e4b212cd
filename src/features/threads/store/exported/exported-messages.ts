import { err, ok, type Result } from "../../../../core/base/result.ts";
import type { Steps } from "../../../../core/base/steps.ts";
import type { Coverage } from "../../../../core/model/thread/continuity.ts";
import {
	compared,
	type ExportedMessage,
	type MessagePast,
	type Restored,
} from "../../../../core/model/thread/exported.ts";
import type { StoredMessage } from "../../../../core/model/thread/message.ts";
import type { CountText } from "../../../../core/tokens/encoding.ts";
import type { ExportedPage, ExportedQuery, Missing } from "../../../../ports/thread-log.ts";
import { findById } from "../messages/append.ts";
import { insertMessage, type Prepared, prepareMessage } from "../messages/insert-message.ts";
import { forgetTraits, unindexMessage } from "../object/index-message.ts";
import { charactersOf, MESSAGE_COLUMNS, messageOf, type ReachingRow } from "../object/message-row.ts";
import { settledTo } from "../object/pending-tokens.ts";
import { THREAD_MISSING } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, type ThreadRow, writeRow } from "../object/thread-row.ts";

/** A page ends before it holds more text than this (UTF-16 units), but not before its first message. */
const MOST_CHARACTERS = 1_000_000;

type Range = { from: number; to: number; kind: Coverage; summary: number | null };

/** Messages behind a seq, oldest first, deleted ones too, each with how far the thread has got with it. */
export function pageExported(store: Store, { after_seq, limit }: ExportedQuery): Result<ExportedPage, Missing> {
	const row = readLiveRow(store);
	if (row === null) return err(THREAD_MISSING);
	const ranges = store.sql
		.exec<Range>(
			`SELECT from_seq AS "from", to_seq AS "to", kind, summary FROM coverage
			 WHERE to_seq > ? AND from_seq <= ? ORDER BY to_seq`,
			after_seq,
			after_seq + limit,
		)
		.toArray();
	const sql = `SELECT ${MESSAGE_COLUMNS}, reach FROM messages WHERE seq > ? ORDER BY seq LIMIT ?`;
	const messages: ExportedMessage[] = [];
	let characters = 0;
	for (const raw of store.sql.exec(sql, after_seq, limit).raw<ReachingRow>()) {
		characters += charactersOf(raw);
		if (messages.length > 0 && characters > MOST_CHARACTERS) break;
		messages.push(exportedOf(raw, row, ranges));
	}
	return ok({ messages });
}

function exportedOf(raw: ReachingRow, row: ThreadRow, ranges: readonly Range[]): ExportedMessage {
	const [seq] = raw;
	const [gone, reach] = [raw[16], raw[18]];
	const range = ranges.find(({ from, to }) => from <= seq && seq <= to);
	const past: MessagePast = {
		...(seq <= row.learnedTo && { learned: true }),
		...(seq <= row.clearedTo && { cleared: true }),
		...(range !== undefined && { covered: range.kind }),
		...(range?.summary != null && { summary: range.summary }),
		...(reach !== null && { reach }),
	};
	return {
		...messageOf(raw),
		...(gone === 2 && { hidden: true }),
		...(Object.keys(past).length > 0 && { past }),
	};
}

/** Computes what these are written with. */
export function* preparingExported(messages: readonly ExportedMessage[], count: CountText): Steps<Prepared[]> {
	const prepared: Prepared[] = [];
	for (const message of messages) prepared.push(yield* prepareMessage(message, count));
	return prepared;
}

/**
 * Puts messages back at their seqs, in one step. What is there stays; a seq is only ever the next one, so there is no gap. They
 * are no new talk: nothing is learned, distilled or done because of them.
 */
export function restoreMessages(
	store: Store,
	messages: readonly ExportedMessage[],
	prepared: readonly Prepared[],
): Result<Restored[], Missing> {
	const before = readLiveRow(store);
	if (before === null) return err(THREAD_MISSING);
	return store.step(() => {
		let row = before;
		const restored = messages.map((message, index): Restored => {
			const inTheWay = placeTaken(store, row, message);
			if (inTheWay !== null) return inTheWay;
			const computed = prepared[index];
			if (computed === undefined) throw new Error("A message was to be restored that nothing was computed of.");
			row = withPast(store, put(store, row, message, computed), message);
			return "imported";
		});
		if (row !== before) writeRow(store, { ...row, behind: true });
		return ok(restored);
	});
}

function placeTaken(store: Store, row: ThreadRow, message: ExportedMessage): Restored | null {
	const present = findById(store, message.id);
	if (present !== null) return compared(identity(present), identity(message));
	if (message.seq <= row.lastSeq) return { refused: `another message has seq ${message.seq}` };
	if (message.seq > row.lastSeq + 1) return { refused: `message ${row.lastSeq + 1} of its thread is not there` };
	return null;
}

/** What makes two messages the same, wherever they are. */
function identity(message: StoredMessage): object {
	const { id, seq, role, content, name, user_id, tool_calls, tool_call_id, metadata = "null" } = message;
	const { provider_options, created_at, edited_at, pinned, deleted = false } = message;
	const said = {
		role,
		content,
		name,
		user_id,
		tool_calls,
		tool_call_id,
		provider_options,
		metadata: JSON.parse(metadata),
	};
	return { id, seq, ...said, created_at, edited_at, pinned, deleted };
}

const NO_GIST = { text: "", tokens: 0 };

function put(store: Store, row: ThreadRow, message: ExportedMessage, computed: Prepared): ThreadRow {
	const { seq, pinned, edited_at = null, deleted = false, hidden = false, past = {} } = message;
	const shown = !deleted && !hidden;
	const tokens = deleted ? 0 : computed.tokens;
	const insertable = { ...message, reach: past.reach ?? null };
	const inserted = insertMessage(
		store,
		insertable,
		shown ? computed : { ...computed, tokens: 0, gist: NO_GIST },
		row,
	).row;
	// A hidden result is found by words; of a deleted message only the entry is left.
	if (deleted) unindexMessage(store, seq);
	else if (hidden) forgetTraits(store, seq);
	store.sql.exec(
		"UPDATE messages SET pinned = ?, edited_at = ?, gone = ?, tokens = ? WHERE seq = ?",
		pinned ? 1 : 0,
		edited_at,
		deleted ? 1 : hidden ? 2 : 0,
		tokens,
		seq,
	);
	return {
		...inserted,
		messageCount: row.messageCount + (deleted ? 0 : 1),
		tokenCount: row.tokenCount + tokens,
		lastUserSeq: shown ? inserted.lastUserSeq : row.lastUserSeq,
	};
}

/** The thread goes on from where it was: as far as it had got with all messages up to this one. */
function withPast(store: Store, row: ThreadRow, { seq, past = {} }: ExportedMessage): ThreadRow {
	const next = {
		...row,
		learnedTo: past.learned && row.learnedTo === seq - 1 ? seq : row.learnedTo,
		clearedTo: past.cleared && row.clearedTo === seq - 1 ? seq : row.clearedTo,
	};
	if (past.covered === undefined || settledTo(row) !== seq - 1) return next;
	const { covered, summary = null } = past;
	const longer = `UPDATE coverage SET to_seq = ? WHERE to_seq = ? AND kind = ? AND summary IS ?`;
	if (store.sql.exec(longer, seq, seq - 1, covered, summary).rowsWritten === 0) {
		const first = "INSERT INTO coverage (to_seq, from_seq, kind, summary) VALUES (?, ?, ?, ?)";
		store.sql.exec(first, seq, seq, covered, summary);
	}
	return { ...next, coveredTo: seq };
}
