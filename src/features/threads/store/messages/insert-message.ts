import type { Steps } from "../../../../core/base/steps.ts";
import { bodyTokenSteps } from "../../../../core/model/thread/count-message.ts";
import { gistOf } from "../../../../core/model/thread/gist.ts";
import type { ChatMessage, Content, NewMessage } from "../../../../core/model/thread/message.ts";
import type { LearnScope } from "../../../../core/model/thread/thread-config.ts";
import type { CountText } from "../../../../core/tokens/encoding.ts";
import type { Appended } from "../../../../ports/thread-log.ts";
import { type IndexEntry, indexEntrySteps, indexMessage } from "../object/index-message.ts";
import type { Store } from "../object/store.ts";
import type { ThreadRow } from "../object/thread-row.ts";

/** A message that has its id and time, and how far it may be learned. */
export type Insertable = NewMessage & { id: string; created_at: string; reach: LearnScope | null };

/** What is computed of a message before it is written: it depends on nothing but the message. */
export type Prepared = { tokens: number; gist: { text: string; tokens: number }; index: IndexEntry };

/** Computes it in steps, as a message may be long. */
export function* prepareMessage(message: ChatMessage & { created_at: string }, count: CountText): Steps<Prepared> {
	const tokens = yield* bodyTokenSteps(message, count);
	return { tokens, gist: gistOf(message, count), index: yield* indexEntrySteps(message, count) };
}

const INSERT = `INSERT INTO messages
	(seq, id, role, content, parts, name, user_id, tool_calls, tool_call_id, metadata, created_at,
	 provider_options, reach, call_seq, tokens, tokens_sum, gist, gist_tokens, gist_sum)
	VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT seq FROM tool_calls WHERE id = ?), ?,
		? + coalesce((SELECT tokens_sum FROM messages WHERE seq = ?), 0), ?, ?,
		? + coalesce((SELECT gist_sum FROM messages WHERE seq = ?), 0))`;

/** Stores one message with its counts, its gist and its search terms; returns the thread's row after it. */
export function insertMessage(
	store: Store,
	message: Insertable,
	{ tokens, gist, index }: Prepared,
	row: ThreadRow,
): { row: ThreadRow; entry: Appended["messages"][number] } {
	const seq = row.lastSeq + 1;
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
		jsonOrNull(message.provider_options),
		message.reach,
		message.tool_call_id ?? null,
		tokens,
		tokens,
		seq - 1,
		gist.text,
		gist.tokens,
		gist.tokens,
		seq - 1,
	);
	indexMessage(store, seq, index);
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
