import { DEFAULT_CONFIG } from "../../../../core/model/thread/thread-config.ts";
import type { Store } from "./store.ts";
import type { ThreadRow } from "./thread-row.ts";

/** What of a thread is shown as cleared: results up to `boundary`, but of tools in the JSON list `excluded`. */
export type Clearing = {
	boundary: number;
	excluded: string;
	/** Thinking older than so many turns is left out. */
	keepTurns: number;
};

/** The thread's clearing; `clears` false: the provider does it, and all is read. */
export function clearingOf(row: ThreadRow, clears: boolean): Clearing {
	const { tool_clearing, thinking } = row.config ?? DEFAULT_CONFIG;
	return {
		boundary: clears && tool_clearing.enabled ? row.clearedTo : 0,
		excluded: JSON.stringify(tool_clearing.exclude_tools),
		keepTurns: clears ? thinking.keep_turns : Number.POSITIVE_INFINITY,
	};
}

/** Whether a message (`m`) is a cleared result; binds the boundary and the excluded tools. */
export function clearedSql(m: string): string {
	return `(${m}.role = 'tool' AND ${m}.call_seq IS NOT NULL AND ${m}.pinned = 0 AND ${m}.seq <= ? AND NOT EXISTS (
		SELECT 1 FROM messages c, json_each(c.tool_calls) j
		WHERE c.seq = ${m}.call_seq AND j.value ->> 'id' = ${m}.tool_call_id
			AND j.value ->> 'name' IN (SELECT value FROM json_each(?))))`;
}

/** The sum of all messages up to this one that a context may show. */
export function tokensUpTo(store: Store, seq: number): number {
	const [sum] = store.sql.exec<{ tokens_sum: number }>("SELECT tokens_sum FROM messages WHERE seq = ?", seq).toArray();
	return sum?.tokens_sum ?? 0;
}

/** Tokens that are neither covered nor cleared: what counts towards the trigger. Instructions are not among them. */
export function pendingTokens(store: Store, row: ThreadRow): number {
	const after = settledTo(row);
	return tokensUpTo(store, row.lastSeq) - tokensUpTo(store, after) - clearedTokens(store, row, after);
}

/** Up to here nothing is left to cover: instructions are no past, and what is covered is covered. */
export function settledTo(row: ThreadRow): number {
	return Math.max(row.coveredTo, row.leading);
}

/** Summed again only where something of it changed: a thread that is never distilled may have any number of results. */
function clearedTokens(store: Store, row: ThreadRow, after: number): number {
	const { boundary, excluded } = clearingOf(row, true);
	if (boundary <= after) return 0;
	const state = JSON.stringify([row.createdAt, after, boundary, row.generation, excluded]);
	const known = summed.get(store.sql);
	if (known?.state === state) return known.tokens;
	const sql = `SELECT coalesce(sum(tokens), 0) AS tokens FROM messages m INDEXED BY messages_by_call
		WHERE call_seq > ? AND call_seq < ? AND gone = 0 AND ${clearedSql("m")}`;
	const { tokens } = store.sql.exec<{ tokens: number }>(sql, after, boundary, boundary, excluded).one();
	summed.set(store.sql, { state, tokens });
	return tokens;
}

const summed = new WeakMap<SqlStorage, { state: string; tokens: number }>();
