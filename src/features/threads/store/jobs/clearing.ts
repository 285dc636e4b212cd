import { clearingBoundary, type ToolResult } from "../../../../core/model/thread/clear-results.ts";
import type { ToolCall } from "../../../../core/model/thread/message.ts";
import type { ThreadConfig } from "../../../../core/model/thread/thread-config.ts";
import type { Store } from "../object/store.ts";
import type { ThreadRow } from "../object/thread-row.ts";

/** Of the results behind the boundary, the newest ones are looked at: what they gain is more than enough to decide. */
const MOST_RESULTS = 2_000;

type Settings = ThreadConfig["tool_clearing"];

/** Up to which seq results are cleared from now on; `tokens` are those that are neither covered nor cleared. */
export function nextBoundary(
	store: Store,
	row: ThreadRow,
	state: { tokens: number; limit: number },
	settings: Settings,
): number {
	const { clearedTo: boundary } = row;
	if (!settings.enabled || state.tokens <= settings.trigger_ratio * state.limit) return boundary;
	const range = { after: Math.max(row.coveredTo, row.leading), behind: boundary, upTo: row.lastSeq };
	const results = pendingResults(store, range, settings, MOST_RESULTS);
	return clearingBoundary({ ...state, results, boundary }, settings);
}

/** Results behind a seq and up to another whose calls are not covered, the newest calls' first; names only where they matter. */
function pendingResults(
	store: Store,
	range: { after: number; behind: number; upTo: number },
	settings: Settings,
	most: number,
): ToolResult[] {
	const calls =
		settings.exclude_tools.length === 0
			? "NULL"
			: "(SELECT called.tool_calls FROM messages called WHERE called.seq = result.call_seq)";
	const rows = store.sql.exec<{ seq: number; tokens: number; call: string; calls: string | null }>(
		`SELECT seq, tokens, tool_call_id AS call, ${calls} AS calls FROM messages result INDEXED BY messages_by_call
		 WHERE call_seq > ? AND call_seq < ? AND +gone = 0 AND +pinned = 0 AND +seq > ? AND +seq <= ? ORDER BY call_seq DESC LIMIT ?`,
		range.after,
		range.upTo,
		range.behind,
		range.upTo,
		most,
	);
	return [...rows].map(({ seq, tokens, call, calls: json }) => ({ seq, tokens, name: nameOf(json, call) }));
}

function nameOf(json: string | null, id: string): string {
	if (json === null) return "";
	const calls: ToolCall[] = JSON.parse(json);
	return calls.find((call) => call.id === id)?.name ?? "";
}
