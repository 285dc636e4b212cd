import { LISTED_MESSAGES } from "../../../../core/context/history/history-items.ts";
import type { HiddenMessage, ThreadView } from "../../../../core/model/thread/snapshot.ts";
import type { Store } from "./store.ts";

/** The newest messages that no context shows. */
export function readHidden(store: Store): ThreadView["hidden"] {
	const all = countHidden(store);
	if (all === 0) return { entries: [], more: 0 };
	const sql = `SELECT seq, id, tokens FROM messages INDEXED BY messages_gone WHERE gone > 0
		ORDER BY seq DESC LIMIT ${LISTED_MESSAGES}`;
	const entries = store.sql.exec<HiddenMessage>(sql).toArray();
	return { entries, more: all - entries.length };
}

export function countHidden(store: Store): number {
	const sql = "SELECT count(*) AS n FROM messages INDEXED BY messages_gone WHERE gone > 0";
	return store.sql.exec<{ n: number }>(sql).one().n;
}

/** How many messages between two seqs, both left out, a context may show. */
export function liveBetween(store: Store, after: number, before: number): number {
	if (before - after <= 1) return 0;
	const sql = "SELECT count(*) AS n FROM messages INDEXED BY messages_gone WHERE gone > 0 AND seq > ? AND seq < ?";
	return before - 1 - after - store.sql.exec<{ n: number }>(sql, after, before).one().n;
}

/** How many of these messages, each read by itself, lie between two seqs, both left out. */
export function oneByOne(read: readonly { seq: number }[], after: number, before: number): number {
	return new Set(read.map(({ seq }) => seq).filter((seq) => seq > after && seq < before)).size;
}
