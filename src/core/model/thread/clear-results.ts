import type { StoredMessage } from "./message.ts";

/** When old tool results are cleared. Ratios refer to the token limit, figures are tokens. */
export type ClearingSettings = {
	enabled: boolean;
	trigger_ratio: number;
	/** How many of the newest results always stay. */
	keep: number;
	/** Nothing is cleared for less than this, because each clearing invalidates the provider's cache. */
	clear_at_least: number;
	/** Results of these tools are never cleared. */
	exclude_tools: readonly string[];
};

/** A tool result of the thread, named after the tool that it answers for. */
export type ToolResult = { seq: number; name: string; tokens: number };

/** What clearing needs to know of a thread. Results up to `boundary` (a seq) are already cleared. */
type ClearingState = {
	results: readonly ToolResult[];
	boundary: number;
	/** Tokens that are neither summarised nor cleared yet. */
	tokens: number;
	limit: number;
};

/**
 * The seq up to which results are cleared now. It never moves back, and it moves only above the trigger and if that
 * gains enough, so it usually stays between turns.
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

/** Whether a result is shown as cleared at this boundary. */
export function isCleared(
	result: Pick<ToolResult, "seq" | "name">,
	boundary: number,
	settings: Pick<ClearingSettings, "exclude_tools">,
): boolean {
	return result.seq <= boundary && !settings.exclude_tools.includes(result.name);
}

/** A cleared result as it is shown: with its tool and size. */
export function clearedResult<M extends Pick<StoredMessage, "content" | "tokens">>(message: M, name: string): M {
	return { ...message, content: `[result of ${name} cleared: ${message.tokens} tokens]` };
}
