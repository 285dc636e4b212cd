import type { Preset } from "../../base/block.ts";
import type { Budget } from "./profiles.ts";

/** How much of a thread a context can use at most, in tokens; what lies beyond need not be read. */
export type ReadingLimits = { window: number; gists: number; found: number };

/** The part of what history is granted that may stand for messages it leaves out. */
export const SUMMARY_SHARE = 0.3;

/** A block may get its own budget and all that the ranks before it leave, the last one what the query leaves too. */
export function readingLimits(budget: Budget, waterfall: boolean, preset: Preset = "conversational"): ReadingLimits {
	const before = budget.system + budget.project + budget.task;
	const all = before + budget.history + budget.knowledge + budget.user_query;
	const most = (own: number, last: boolean) => {
		if (own === 0 || !waterfall) return own;
		return last ? all : before + own;
	};
	const window = most(budget.history, preset === "rag");
	const found = most(budget.knowledge, preset === "conversational");
	return { window, gists: Math.floor(window * SUMMARY_SHARE), found };
}
