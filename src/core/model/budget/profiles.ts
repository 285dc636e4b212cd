import { BLOCK_NAMES, type Preset } from "../../base/block.ts";

export const PROFILE_NAMES = ["4k", "8k", "128k"] as const;

export type ProfileName = (typeof PROFILE_NAMES)[number];

/** The eight fields of a budget, in tokens. Their sum is the context's window. */
export const BUDGET_FIELDS = [...BLOCK_NAMES, "user_query", "response", "safety_buffer"] as const;

export type BudgetField = (typeof BUDGET_FIELDS)[number];
export type Budget = Record<BudgetField, number>;

/** Some fields; the others keep their default. */
type PartialBudget = { [Field in BudgetField]?: number | undefined } & { total?: never };

/** A budget as a caller asks for it: a profile, a total that is divided like `8k`, or some fields. */
export type BudgetRequest = ProfileName | { total: number } | PartialBudget;

export const PROFILES: Record<ProfileName, Budget> = {
	"4k": {
		system: 300,
		project: 400,
		task: 300,
		history: 400,
		knowledge: 800,
		user_query: 500,
		response: 1_200,
		safety_buffer: 100,
	},
	"8k": {
		system: 500,
		project: 1_000,
		task: 500,
		history: 1_000,
		knowledge: 2_000,
		user_query: 1_000,
		response: 2_000,
		safety_buffer: 192,
	},
	"128k": {
		system: 1_000,
		project: 2_000,
		task: 1_000,
		history: 4_000,
		knowledge: 8_000,
		user_query: 4_000,
		response: 8_000,
		safety_buffer: 1_000,
	},
};

/** The window of a context: the sum of the eight fields, in tokens. */
export function windowOf(budget: Budget): number {
	return BUDGET_FIELDS.reduce((sum, field) => sum + budget[field], 0);
}

/** The most that a context can use of a thread, in tokens. Nothing beyond that must be read. */
export type ReadingLimits = { window: number; gists: number; found: number };

/** The part of history's tokens that may represent messages it leaves out. */
export const SUMMARY_SHARE = 0.3;

/** A block may receive its own budget and all that earlier ranks leave; the last rank also what the query leaves. */
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
