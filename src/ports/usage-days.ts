import type { ModelUsage } from "./text-model.ts";
import type { Used } from "./usage-meter.ts";

/** What a tenant used on one day; the tokens are those of models in the background. */
export type UsageDay = Used & ModelUsage & { date: string; stored_bytes: number };

/** What one tenant used, by day (YYYY-MM-DD, UTC). */
export type UsageDays = {
	/** The days of which anything is known, both ends included, newest first. */
	between(from: string, to: string): Promise<UsageDay[]>;
	/** What its threads hold now, as far as the list of threads has been told (bytes). */
	storedBytes(): Promise<number>;
};
