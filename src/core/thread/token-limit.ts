import type { Model } from "../budget/models.ts";
import type { Budget } from "../budget/profiles.ts";
import type { OverflowSettings } from "./thread-config.ts";

/** A thread may hold this many times its history budget before it is to be distilled (design §4). */
const HISTORY_BUDGETS = 4;

/** From this part of the trigger on a thread is near it. */
const NEAR_TRIGGER = 0.9;

/** How many tokens of messages a thread carries undistilled, at most its model's window. */
export function tokenLimit(model: Model, budget: Budget, overflow: Pick<OverflowSettings, "token_limit">): number {
	const limit = overflow.token_limit ?? HISTORY_BUDGETS * budget.history;
	return model.window === null ? limit : Math.min(limit, model.window);
}

/** The number of undistilled tokens above which a distillation starts. */
export function triggerTokens(limit: number, overflow: Pick<OverflowSettings, "trigger_ratio">): number {
	return Math.floor(overflow.trigger_ratio * limit);
}

/** Whether so many undistilled tokens are within a tenth of the trigger, or beyond it. */
export function nearTrigger(tokens: number, trigger: number): boolean {
	return trigger > 0 && tokens >= NEAR_TRIGGER * trigger;
}
