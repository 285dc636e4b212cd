import { LISTED_MESSAGES } from "../../core/blocks/history-items.ts";
import type { ReadingLimits } from "../../core/budget/reading-limits.ts";
import type { GoneMessage, ThreadView, WindowMessage } from "../../core/thread/snapshot.ts";
import { charactersOf, type MessageRow, SHOWN_COLUMNS, windowMessageOf } from "./message-row.ts";
import { MOST_CHARACTERS } from "./read-found.ts";
import type { Store } from "./store.ts";
import type { ThreadRow } from "./thread-row.ts";

/** A pinned message with what it can't be shown without: the seqs of a call and its results. */
type Unit = { base: number; tokens: number };

/**
 * Pinned messages before the window, newest first until they pass what a context could show, each with its pair;
 * given oldest first. One that is larger than that is passed over unread.
 */
export function readPinned(store: Store, row: ThreadRow, before: number, limits: ReadingLimits): WindowMessage[] {
	const read = new Map<number, WindowMessage>();
	const bases = new Set<number>();
	let tokens = 0;
	let characters = 0;
	const pins = store.sql.exec<Unit>(
		`SELECT coalesce(call_seq, seq) AS base, tokens FROM messages INDEXED BY messages_by_pin
		 WHERE pinned = 1 AND gone = 0 AND seq > ? AND seq < ? ORDER BY seq DESC`,
		row.leading,
		before,
	);
	for (const { base, tokens: least } of pins) {
		if (tokens > limits.window || characters > MOST_CHARACTERS) break;
		if (bases.has(base) || least > limits.window) continue;
		bases.add(base);
		for (const raw of readUnit(store, base)) {
			const message = windowMessageOf(raw);
			characters += charactersOf(raw);
			tokens += message.tokens;
			read.set(message.seq, message);
		}
	}
	return [...read.values()].sort((a, b) => a.seq - b.seq);
}

function readUnit(store: Store, base: number): MessageRow[] {
	const sql = `SELECT ${SHOWN_COLUMNS} FROM messages WHERE +gone = 0 AND (seq = ? OR call_seq = ?) ORDER BY seq`;
	return [...store.sql.exec(sql, base, base).raw<MessageRow>()];
}

/** The newest messages that no context shows. */
export function readGone(store: Store): ThreadView["gone"] {
	const all = countGone(store);
	if (all === 0) return { entries: [], more: 0 };
	const sql = "SELECT seq, id, tokens FROM messages INDEXED BY messages_gone WHERE gone > 0 ORDER BY seq DESC LIMIT ?";
	const entries = store.sql.exec<GoneMessage>(sql, LISTED_MESSAGES).toArray();
	return { entries, more: all - entries.length };
}

export function countGone(store: Store): number {
	const sql = "SELECT count(*) AS n FROM messages INDEXED BY messages_gone WHERE gone > 0";
	return store.sql.exec<{ n: number }>(sql).one().n;
}

/** How many messages between two seqs, both left out, a context may show. */
export function liveBetween(store: Store, after: number, before: number): number {
	const sql = "SELECT count(*) AS n FROM messages INDEXED BY messages_gone WHERE gone > 0 AND seq > ? AND seq < ?";
	return before - 1 - after - store.sql.exec<{ n: number }>(sql, after, before).one().n;
}

/** How many messages before this seq were read one by one. */
export function oneByOne(before: number, question: WindowMessage | null, pinned: readonly WindowMessage[]): number {
	const seqs = [...(question === null ? [] : [question]), ...pinned].map(({ seq }) => seq);
	return new Set(seqs.filter((seq) => seq < before)).size;
}
