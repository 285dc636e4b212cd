import type { Encoding } from "../../tokens/encoding.ts";
import type { Model } from "../budget/models.ts";
import type { Budget, BudgetRequest } from "../budget/profiles.ts";
import type { Metadata } from "./message.ts";
import type { OverflowSettings, ThreadConfig, ThreadConfigPatch } from "./thread-config.ts";

/** Settings of a thread. `model` and `budget` are the defaults of its contexts. */
export type ThreadSettings = {
	user_id: string | null;
	project_id: string | null;
	title: string | null;
	model: string | null;
	budget: BudgetRequest | null;
	metadata: Metadata;
	config: ThreadConfig;
};

/** A change of settings. An absent field stays, null clears it. */
export type ThreadPatch = { [Field in Exclude<keyof ThreadSettings, "config">]?: ThreadSettings[Field] | undefined } & {
	config?: ThreadConfigPatch | undefined;
};

/** A stored thread. `token_count` is the sum of its messages' stored tokens. */
export type Thread = ThreadSettings & {
	id: string;
	/** The encoding that its messages are counted in: its model's when the first message arrived. */
	encoding: Encoding;
	last_seq: number;
	message_count: number;
	token_count: number;
	created_at: string;
	updated_at: string;
};

/** A thread may have this many times its history budget before it is distilled. */
const HISTORY_BUDGETS = 4;

/** A thread is near its trigger from this part of it on. */
const NEAR_TRIGGER = 0.9;

/** How many undistilled tokens a thread may have, at most its model's window. */
export function tokenLimit(model: Model, budget: Budget, overflow: Pick<OverflowSettings, "token_limit">): number {
	const limit = overflow.token_limit ?? HISTORY_BUDGETS * budget.history;
	return model.window === null ? limit : Math.min(limit, model.window);
}

/** A distillation starts above this number of undistilled tokens. */
export function triggerTokens(limit: number, overflow: Pick<OverflowSettings, "trigger_ratio">): number {
	return Math.floor(overflow.trigger_ratio * limit);
}

/** Whether this many undistilled tokens are within a tenth of the trigger, or beyond it. */
export function nearTrigger(tokens: number, trigger: number): boolean {
	return trigger > 0 && tokens >= NEAR_TRIGGER * trigger;
}
