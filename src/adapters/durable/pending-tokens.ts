import { clearedSql, clearingOf } from "./clearing.ts";
import type { Store } from "./store.ts";
import type { ThreadRow } from "./thread-row.ts";

/** The sum of all messages up to this one that a context may show. */
export function tokensUpTo(store: Store, seq: number): number {
	const [sum] = store.sql.exec<{ tokens_sum: number }>("SELECT tokens_sum FROM messages WHERE seq = ?", seq).toArray();
	return sum?.tokens_sum ?? 0;
}

/** Tokens of the thread that are neither covered nor cleared: what counts towards its trigger. */
export function pendingTokens(store: Store, row: ThreadRow): number {
	const after = Math.max(row.coveredTo, row.leading);
	const all = tokensUpTo(store, row.lastSeq) - tokensUpTo(store, after);
	const { boundary, excluded } = clearingOf(row, true);
	if (boundary <= after) return all;
	const sql = `SELECT coalesce(sum(tokens), 0) AS tokens FROM messages m INDEXED BY messages_by_call
		WHERE call_seq > ? AND call_seq < ? AND gone = 0 AND ${clearedSql("m")}`;
	return all - store.sql.exec<{ tokens: number }>(sql, after, boundary, boundary, excluded).one().tokens;
}
