import { readableText } from "../../../../core/model/thread/message-text.ts";
import { type MessageRow, messageOf, SHOWN_COLUMNS } from "../object/message-row.ts";
import { vectorsUpTo, writeVectors } from "../object/message-vectors.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow } from "../object/thread-row.ts";

/** Messages to be read by an encoder, up to one of them; `generation`: of the thread they are of. */
export type Unread = { texts: { seq: number; text: string }[]; upTo: number; generation: number };

/** A thread seen from what its messages mean; inside its object. */
export type UnreadThread = {
	/** Whether there are messages that this encoder has not read. */
	behind(model: string): boolean;
	/** The next of them; null where there are none. */
	take(model: string): Unread | null;
	/** Keeps what they mean, by seq, unless a message was changed or deleted since. */
	keep(model: string, unread: Unread, vectors: ReadonlyMap<number, Uint8Array>): void;
};

const MOST_MESSAGES = 16;

export function unreadThread(store: Store): UnreadThread {
	return {
		behind(model) {
			const row = readLiveRow(store);
			return row !== null && row.lastSeq > vectorsUpTo(store, model);
		},
		take(model) {
			const row = readLiveRow(store);
			if (row === null) return null;
			const from = vectorsUpTo(store, model);
			const sql = `SELECT ${SHOWN_COLUMNS} FROM messages WHERE seq > ? ORDER BY seq LIMIT ?`;
			const rows = [...store.sql.exec(sql, from, MOST_MESSAGES).raw<MessageRow>()];
			const upTo = rows.at(-1)?.[0];
			if (upTo === undefined) return null;
			// What was read before a message ahead of it was edited stays.
			const known = readBetween(store, model, { after: from, to: upTo });
			const said = rows.filter((row) => row[16] === 0).map(messageOf);
			const texts = said.flatMap((message) => {
				const spoken = message.role === "user" || message.role === "assistant";
				const text = spoken && !known.has(message.seq) ? readableText(message).trim() : "";
				return text === "" ? [] : [{ seq: message.seq, text }];
			});
			return { texts, upTo, generation: row.generation };
		},
		keep(model, { upTo, generation }, vectors) {
			if (readLiveRow(store)?.generation === generation) writeVectors(store, { model, upTo, vectors });
		},
	};
}

function readBetween(store: Store, model: string, { after, to }: { after: number; to: number }): Set<number> {
	const sql = `SELECT seq FROM message_vectors WHERE seq > ? AND seq <= ?
		AND EXISTS (SELECT 1 FROM vector_marks WHERE model = ?)`;
	const rows = store.sql.exec(sql, after, to, model);
	return new Set([...rows.raw<[number]>()].map(([seq]) => seq));
}
