import type { Budget } from "./profiles.ts";

/** How much of a thread a context can use at most, in tokens; what lies beyond need not be read. */
export type ReadingLimits = { window: number; gists: number; found: number };

/** The part of what history is granted that may stand for messages it leaves out. */
export const SUMMARY_SHARE = 0.3;

/** History may get its own budget and all that the ranks before it leave; knowledge that of all fields. */
export function readingLimits(budget: Budget, waterfall: boolean): ReadingLimits {
	const before = budget.system + budget.project + budget.task;
	const window = budget.history === 0 ? 0 : budget.history + (waterfall ? before : 0);
	const found = waterfall ? before + budget.history + budget.knowledge + budget.user_query : budget.knowledge;
	return { window, gists: Math.floor(window * SUMMARY_SHARE), found: budget.knowledge === 0 ? 0 : found };
}
