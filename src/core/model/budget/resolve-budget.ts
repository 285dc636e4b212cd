import type { Failure } from "../../base/failure.ts";
import { err, ok, type Result } from "../../base/result.ts";
import type { Model } from "./models.ts";
import { BUDGET_FIELDS, type Budget, type BudgetRequest, PROFILES, windowOf } from "./profiles.ts";

export type InvalidBudget = Extract<Failure, { reason: "invalid_budget" }>;

/** The smallest `{"total"}`, in tokens. The shares of a smaller one could hold nothing. */
const MINIMUM_TOTAL = 1_024;

/**
 * Resolves the budget of a context: the request's fields, then the thread's, then the model's. Fails if the sum
 * exceeds the model's own window, with that window as `maximum`.
 */
export function resolveBudget(
	model: Model,
	thread: BudgetRequest | null,
	request: BudgetRequest | null,
): Result<Budget, InvalidBudget> {
	let budget = PROFILES[model.profile];
	for (const asked of [thread, request]) {
		if (asked === null) continue;
		const next = applied(budget, asked);
		if (!next.ok) return next;
		budget = next.value;
	}
	const window = windowOf(budget);
	if (model.window !== null && window > model.window) {
		return err({
			reason: "invalid_budget",
			detail: `the budget's fields sum to ${window} tokens, more than the window of ${model.id}`,
			maximum: model.window,
		});
	}
	return ok(budget);
}

function applied(budget: Budget, asked: BudgetRequest): Result<Budget, InvalidBudget> {
	if (typeof asked === "string") return ok(PROFILES[asked]);
	if (asked.total !== undefined) return shared(asked.total);
	const next = { ...budget };
	for (const field of BUDGET_FIELDS) next[field] = asked[field] ?? next[field];
	return ok(next);
}

/** ⌊total × field ÷ 8,192⌋ of the 8k profile for each field; the remainder goes to knowledge. */
function shared(total: number): Result<Budget, InvalidBudget> {
	if (total < MINIMUM_TOTAL) {
		return err({
			reason: "invalid_budget",
			detail: `a total of ${total} tokens is too small to share out; the least is ${MINIMUM_TOTAL}`,
			minimum: MINIMUM_TOTAL,
		});
	}
	const base = PROFILES["8k"];
	const whole = windowOf(base);
	const next = { ...base };
	for (const field of BUDGET_FIELDS) next[field] = Math.floor((total * base[field]) / whole);
	next.knowledge += total - windowOf(next);
	return ok(next);
}
