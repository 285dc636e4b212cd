import type { Encoding } from "../../tokens/encoding.ts";
import type { Model } from "../budget/models.ts";
import type { Budget, BudgetRequest } from "../budget/profiles.ts";
import type { Metadata } from "./message.ts";
import type { OverflowSettings, ThreadConfig, ThreadConfigPatch } from "./thread-config.ts";

/** What a caller says of a thread. `model` and `budget` are the defaults of its contexts. */
export type ThreadSettings = {
	user_id: string | null;
	project_id: string | null;
	title: string | null;
	model: string | null;
	budget: BudgetRequest | null;
	metadata: Metadata;
	config: ThreadConfig;
};

/** A change of settings: a field that is absent stays as it is, null clears it. */
export type ThreadPatch = { [Field in Exclude<keyof ThreadSettings, "config">]?: ThreadSettings[Field] | undefined } & {
	config?: ThreadConfigPatch | undefined;
};

/** A thread as its object keeps it. `token_count` is the sum of its messages' stored tokens. */
export type Thread = ThreadSettings & {
	id: string;
	/** What its messages are counted with: its model's encoding when the first one came. */
	encoding: Encoding;
	last_seq: number;
	message_count: number;
	token_count: number;
	created_at: string;
	updated_at: string;
};

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
