import type { ModelUsage } from "./text-model.ts";

/** What one tenant's background work has used of models, by day (YYYY-MM-DD, UTC). */
export type Spending = {
	/** Tokens read and written on that day. */
	spent(date: string): Promise<ModelUsage>;
	/** Adds a call; calls noted at once add up. */
	note(date: string, usage: ModelUsage): Promise<void>;
};
