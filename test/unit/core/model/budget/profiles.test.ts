import { describe, expect, it } from "vitest";
import { BUDGET_FIELDS, PROFILE_NAMES, PROFILES, windowOf } from "../../../../../src/core/model/budget/profiles.ts";

describe("the profiles", () => {
	it("are the three of the design, field by field", () => {
		expect(BUDGET_FIELDS).toEqual([
			"system",
			"project",
			"task",
			"history",
			"knowledge",
			"user_query",
			"response",
			"safety_buffer",
		]);
		const fields = PROFILE_NAMES.map((name) => [name, ...BUDGET_FIELDS.map((field) => PROFILES[name][field])]);
		expect(fields).toEqual([
			["4k", 300, 400, 300, 400, 800, 500, 1_200, 100],
			["8k", 500, 1_000, 500, 1_000, 2_000, 1_000, 2_000, 192],
			["128k", 1_000, 2_000, 1_000, 4_000, 8_000, 4_000, 8_000, 1_000],
		]);
	});

	it.each([
		["4k", 4_000],
		["8k", 8_192],
		["128k", 29_000],
	] as const)("%s sums to a window of %i", (name, window) => {
		expect(windowOf(PROFILES[name])).toBe(window);
	});
});
