import { stem, termsOf } from "../../core/recall/terms.ts";
import { readableText } from "../../core/render/message-tags.ts";
import { gistOf } from "../../core/text/gist.ts";
import type { ChatMessage, Content, NewMessage } from "../../core/thread/message.ts";
import { bodyTokens } from "../../core/tokens/count-message.ts";
import type { CountText } from "../../core/tokens/encoding.ts";
import type { Appended } from "../../ports/thread-log.ts";
import type { Store } from "./store.ts";
import type { ThreadRow } from "./thread-row.ts";

/** A message that has its id and time. */
export type Insertable = NewMessage & { id: string; created_at: string };

/** Rows hold 2 MB, and a UTF-16 unit takes up to 3 bytes. */
const MOST_TERM_UNITS = 600_000;

const INSERT = `INSERT INTO messages
	(seq, id, role, content, parts, name, user_id, tool_calls, tool_call_id, metadata, created_at,
	 call_seq, tokens, tokens_sum, gist, gist_tokens, gist_sum)
	VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT seq FROM tool_calls WHERE id = ?), ?,
		? + coalesce((SELECT tokens_sum FROM messages WHERE seq = ?), 0), ?, ?,
		? + coalesce((SELECT gist_sum FROM messages WHERE seq = ?), 0))`;

/** Stores one message with its counts, its gist and its search terms; gives the thread's row after it. */
export function insertMessage(
	store: Store,
	message: Insertable,
	row: ThreadRow,
	count: CountText,
): { row: ThreadRow; entry: Appended["messages"][number] } {
	const seq = row.lastSeq + 1;
	const tokens = bodyTokens(message, count);
	const gist = gistOf(message, count);
	const { content } = message;
	store.sql.exec(
		INSERT,
		seq,
		message.id,
		message.role,
		...contentColumns(content),
		message.name ?? null,
		message.user_id ?? null,
		jsonOrNull(message.tool_calls),
		message.tool_call_id ?? null,
		message.metadata ?? null,
		message.created_at,
		message.tool_call_id ?? null,
		tokens,
		tokens,
		seq - 1,
		gist.text,
		gist.tokens,
		gist.tokens,
		seq - 1,
	);
	indexTerms(store, seq, message);
	noteCalls(store, seq, message);
	const leading = row.leading === row.lastSeq && message.role === "system" ? seq : row.leading;
	const next = {
		...row,
		lastSeq: seq,
		messageCount: row.messageCount + 1,
		tokenCount: row.tokenCount + tokens,
		leading,
		lastUserSeq: message.role === "user" ? seq : row.lastUserSeq,
	};
	return { row: next, entry: { id: message.id, seq, tokens, created_at: message.created_at } };
}

/** How a content is stored: the text itself, or the JSON of its parts and 1. */
export function contentColumns(content: Content): [content: string, parts: 0 | 1] {
	return typeof content === "string" ? [content, 0] : [JSON.stringify(content), 1];
}

/** What the message is found by. */
export function indexTerms(store: Store, seq: number, message: ChatMessage): void {
	const terms = indexedTerms(termsOf(readableText(message)).map(stem));
	store.sql.exec("INSERT INTO messages_fts (rowid, terms) VALUES (?, ?)", seq, terms);
}

/** Terms can be many times as long as their text; where they are too long for a row, each stands once. */
function indexedTerms(terms: string[]): string {
	const all = terms.join(" ");
	if (all.length <= MOST_TERM_UNITS) return all;
	const distinct = [...new Set(terms)].join(" ");
	return distinct.length <= MOST_TERM_UNITS ? distinct : distinct.slice(0, distinct.lastIndexOf(" ", MOST_TERM_UNITS));
}

/** Keeps which calls wait for a result; an id that is used again means the newer call. */
function noteCalls(store: Store, seq: number, message: Insertable): void {
	for (const call of message.tool_calls ?? []) {
		const sql = "INSERT OR REPLACE INTO tool_calls (id, name, seq, answered_seq) VALUES (?, ?, ?, NULL)";
		store.sql.exec(sql, call.id, call.name, seq);
	}
	if (message.role === "tool" && message.tool_call_id !== undefined) {
		store.sql.exec("UPDATE tool_calls SET answered_seq = ? WHERE id = ?", seq, message.tool_call_id);
	}
}

function jsonOrNull(value: object | undefined): string | null {
	return value === undefined ? null : JSON.stringify(value);
}
