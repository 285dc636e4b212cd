import { DEFAULT_CONFIG } from "../../core/thread/thread-config.ts";
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
