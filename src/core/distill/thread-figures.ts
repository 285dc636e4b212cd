import { DEFAULT_MODEL, modelOf } from "../budget/models.ts";
import { PROFILES } from "../budget/profiles.ts";
import { resolveBudget } from "../budget/resolve-budget.ts";
import type { ThreadSettings } from "../thread/thread.ts";
import { tokenLimit, triggerTokens } from "../thread/token-limit.ts";

/** What decides when and how far a thread is distilled, in tokens. */
export type ThreadFigures = {
	/** Its history budget. */
	history: number;
	limit: number;
	/** Above so many a distillation starts. */
	trigger: number;
};

/** The figures of a thread, from the defaults of its contexts. */
export function figuresOf({
	model,
	budget,
	config,
}: Pick<ThreadSettings, "model" | "budget" | "config">): ThreadFigures {
	const known = modelOf(model ?? DEFAULT_MODEL);
	const resolved = resolveBudget(known, budget, null);
	// The budget was checked against the model when it was set; should a table change since, the model's own holds.
	const fields = resolved.ok ? resolved.value : PROFILES[known.profile];
	const limit = tokenLimit(known, fields, config.overflow);
	return { history: fields.history, limit, trigger: triggerTokens(limit, config.overflow) };
}

/** No summary is held to less than this: a short past has a few facts too. */
const LEAST = 200;

/**
 * What a summary of such a thread may take, in tokens: enough for seven sections, never more than a few pages, and of
 * what it stands for (`source`, beside the summary it folds in, `previous`) at most a half.
 */
export function summaryTokens({ history }: Pick<ThreadFigures, "history">, source: number, previous: number): number {
	const most = Math.min(2_400, Math.max(600, history));
	return Math.min(most, Math.max(LEAST, previous + Math.ceil(source / 2)));
}
