import type { StoredMessage } from "./message.ts";

/** When old tool results make room (design §4 "Tool clearing"); ratios of the token limit, figures in tokens. */
export type ClearingSettings = {
	enabled: boolean;
	trigger_ratio: number;
	/** How many of the newest results always stay. */
	keep: number;
	/** Nothing is cleared for less than this: each clearing changes what the provider has cached. */
	clear_at_least: number;
	/** Tools whose results are never cleared. */
	exclude_tools: readonly string[];
};

/** A tool result of the thread, by the call it answers. */
export type ToolResult = { seq: number; name: string; tokens: number };

/** A thread as clearing sees it: results up to `boundary` (a seq) are cleared already. */
type ClearingState = {
	results: readonly ToolResult[];
	boundary: number;
	/** Tokens that are not summarised and not cleared yet. */
	tokens: number;
	limit: number;
};

/**
 * Up to which seq results are cleared now. It never goes back, moves only above the trigger, and only if it is
 * worth it, so that it stays where it is between turns.
 */
export function clearingBoundary(state: ClearingState, settings: ClearingSettings): number {
	const { boundary, tokens, limit } = state;
	if (!settings.enabled || tokens <= settings.trigger_ratio * limit) return boundary;
	const results = state.results.toSorted((a, b) => a.seq - b.seq);
	const clearable = results.slice(0, Math.max(0, results.length - settings.keep));
	const last = clearable.at(-1);
	if (last === undefined || last.seq <= boundary) return boundary;
	const gained = clearable
		.filter((result) => result.seq > boundary && isCleared(result, last.seq, settings))
		.reduce((sum, result) => sum + result.tokens, 0);
	return gained >= settings.clear_at_least ? last.seq : boundary;
}

/** Whether a result is shown as cleared when the boundary is here. */
export function isCleared(
	result: Pick<ToolResult, "seq" | "name">,
	boundary: number,
	settings: Pick<ClearingSettings, "exclude_tools">,
): boolean {
	return result.seq <= boundary && !settings.exclude_tools.includes(result.name);
}

/** A result as it is shown once it is cleared: that it was there, whose it was, and how large. */
export function clearedResult<M extends Pick<StoredMessage, "content" | "tokens">>(message: M, name: string): M {
	return { ...message, content: `[result of ${name} cleared: ${message.tokens} tokens]` };
}
