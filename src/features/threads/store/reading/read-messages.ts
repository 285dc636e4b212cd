import { err, ok, type Result } from "../../../../core/base/result.ts";
import type { StoredMessage } from "../../../../core/model/thread/message.ts";
import type { MessagePage, MessageQuery, Missing } from "../../../../ports/thread-log.ts";
import type { Allowance } from "../object/allowance.ts";
import {
	charactersOf,
	MESSAGE_COLUMNS,
	type MessageRow,
	messageOf,
	SHOWN_BYTES,
	SHOWN_COLUMNS,
} from "../object/message-row.ts";
import { THREAD_MISSING } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow } from "../object/thread-row.ts";

/** A page stops before it holds more than this: an answer has to fit into memory many times over. */
export const MOST_PAGE_CHARACTERS = 8_000_000;

/** Messages between two seqs, either way round. */
export function pageMessages(store: Store, query: MessageQuery): Result<MessagePage, Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	const order = query.order === "asc" ? "ASC" : "DESC";
	const rows = store.sql
		.exec(
			`SELECT ${MESSAGE_COLUMNS} FROM messages WHERE seq > ? AND seq < ? ORDER BY seq ${order} LIMIT ?`,
			query.after_seq ?? 0,
			query.before_seq ?? Number.MAX_SAFE_INTEGER,
			query.limit + 1,
		)
		.raw<MessageRow>();
	const messages: StoredMessage[] = [];
	let characters = 0;
	for (const row of rows) {
		characters += charactersOf(row);
		const full = messages.length === query.limit || characters > MOST_PAGE_CHARACTERS;
		if (messages.length > 0 && full) return ok({ messages, more: true });
		messages.push(messageOf(row));
	}
	return ok({ messages, more: false });
}

/** One message as a context reads it, if it is within what may still be read; null otherwise, or if it was deleted. */
export function readShown(store: Store, seq: number, allowance: Allowance): StoredMessage | null {
	const size = `SELECT ${SHOWN_BYTES} AS bytes FROM messages WHERE seq = ? AND gone = 0`;
	const [sized] = store.sql.exec<{ bytes: number }>(size, seq).toArray();
	if (sized === undefined || sized.bytes > allowance.left) return null;
	allowance.left -= sized.bytes;
	return readMessage(store, seq, SHOWN_COLUMNS)?.message ?? null;
}

/** One message by some of its columns (message-row.ts), and how much text it holds. */
export function readMessage(
	store: Store,
	seq: number,
	columns: string,
): { message: StoredMessage; characters: number } | null {
	const [row] = store.sql.exec(`SELECT ${columns} FROM messages WHERE seq = ?`, seq).raw<MessageRow>();
	return row === undefined ? null : { message: messageOf(row), characters: charactersOf(row) };
}
