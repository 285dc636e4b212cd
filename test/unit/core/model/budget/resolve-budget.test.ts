import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { modelOf } from "../../../../../src/core/model/budget/models.ts";
import {
	BUDGET_FIELDS,
	type BudgetRequest,
	PROFILES,
	windowOf,
} from "../../../../../src/core/model/budget/profiles.ts";
import { resolveBudget } from "../../../../../src/core/model/budget/resolve-budget.ts";

const large = modelOf("gpt-4-turbo");
const unknown = modelOf("unheard-of");

const resolved = (thread: BudgetRequest | null, request: BudgetRequest | null, model = large) => {
	const result = resolveBudget(model, thread, request);
	if (!result.ok) throw new Error(result.error.detail);
	return result.value;
};

describe("precedence", () => {
	it("without a wish the model's profile holds", () => {
		expect(resolved(null, null)).toEqual(PROFILES["128k"]);
		expect(resolved(null, null, modelOf("gpt-3.5-turbo"))).toEqual(PROFILES["4k"]);
		expect(resolved(null, null, unknown)).toEqual(PROFILES["8k"]);
	});

	it("goes by field: the request's, else the thread's, else the model's", () => {
		const budget = resolved({ history: 700, task: 50 }, { history: 900, knowledge: 0 });
		expect(budget).toEqual({ ...PROFILES["128k"], history: 900, task: 50, knowledge: 0 });
		expect(resolved({ response: 10 }, {})).toEqual({ ...PROFILES["128k"], response: 10 });
		expect(resolved({ history: 700 }, { history: undefined }).history).toBe(700);
	});

	it("a profile replaces every field, and single fields go over it", () => {
		expect(resolved({ history: 700 }, "4k")).toEqual(PROFILES["4k"]);
		expect(resolved("4k", { history: 700 })).toEqual({ ...PROFILES["4k"], history: 700 });
	});

	it("a total replaces every field too, and leaves the profiles as they were", () => {
		expect(resolved({ history: 700 }, { total: 8_192 })).toEqual(PROFILES["8k"]);
		expect(resolved({ total: 4_096 }, { safety_buffer: 0 })).toEqual({
			...resolved(null, { total: 4_096 }),
			safety_buffer: 0,
		});
		expect(windowOf(PROFILES["8k"])).toBe(8_192);
	});
});

describe("a total", () => {
	it("gives each field its floored share of 8k and the remainder to knowledge", () => {
		expect(resolved(null, { total: 1_024 })).toEqual({
			system: 62,
			project: 125,
			task: 62,
			history: 125,
			knowledge: 251,
			user_query: 125,
			response: 250,
			safety_buffer: 24,
		});
	});

	it("is shared out to the last token, whatever it is", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1_024, max: 10_000_000 }), (total) => {
				const budget = resolved(null, { total }, unknown);
				expect(windowOf(budget)).toBe(total);
				for (const field of BUDGET_FIELDS) {
					const share = Math.floor((total * PROFILES["8k"][field]) / 8_192);
					if (field === "knowledge") expect(budget[field]).toBeGreaterThanOrEqual(share);
					else expect(budget[field]).toBe(share);
				}
			}),
		);
	});
});

describe("refusals", () => {
	it("a total below 1,024 names the minimum, in the thread's budget too", () => {
		const low = { ok: false, error: { reason: "invalid_budget", minimum: 1_024 } };
		expect(resolveBudget(large, null, { total: 1_023 })).toMatchObject(low);
		expect(resolveBudget(large, { total: 0 }, null)).toMatchObject(low);
	});

	it("a sum above the model's own window names that window as the maximum", () => {
		const small = modelOf("gpt-4");
		expect(resolveBudget(small, null, { total: 8_192 }).ok).toBe(true);
		const over = { ok: false, error: { reason: "invalid_budget", maximum: 8_192 } };
		expect(resolveBudget(small, null, { total: 8_193 })).toMatchObject(over);
		expect(resolveBudget(small, null, { history: 1_001 })).toMatchObject(over);
		expect(resolveBudget(small, "128k", null)).toMatchObject(over);
	});

	it("a thread's budget that is too large does no harm where the request takes its place", () => {
		expect(resolveBudget(modelOf("gpt-4"), "128k", "8k").ok).toBe(true);
	});

	it("an unknown model has no maximum", () => {
		expect(windowOf(resolved(null, { total: 5_000_000 }, unknown))).toBe(5_000_000);
	});
});
