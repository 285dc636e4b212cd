import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	type ClearingSettings,
	clearedResult,
	clearingBoundary,
	isCleared,
	type ToolResult,
} from "../../../../../src/core/model/thread/clear-results.ts";

const settings: ClearingSettings = {
	enabled: true,
	trigger_ratio: 0.6,
	keep: 8,
	clear_at_least: 20_000,
	exclude_tools: [],
};

const results = (length: number, tokens: number, name = "read_file"): ToolResult[] =>
	Array.from({ length }, (_, index) => ({ seq: 2 * index + 2, name, tokens }));

const state = (all: ToolResult[], tokens: number, boundary = 0) => ({ results: all, boundary, tokens, limit: 100_000 });

describe("where clearing begins", () => {
	it("above 60% of the limit everything but the last 8 results is cleared", () => {
		expect(clearingBoundary(state(results(18, 4_000), 72_000), settings)).toBe(20);
		expect(clearingBoundary(state(results(18, 4_000), 60_000), settings)).toBe(0);
		expect(clearingBoundary(state(results(18, 4_000), 60_001), settings)).toBe(20);
	});

	it("not for less than 20,000 tokens", () => {
		expect(clearingBoundary(state(results(12, 4_999), 90_000), settings)).toBe(0);
		expect(clearingBoundary(state(results(12, 5_000), 90_000), settings)).toBe(8);
	});

	it("not while it is switched off, nor for 8 results or fewer", () => {
		expect(clearingBoundary(state(results(18, 4_000), 90_000), { ...settings, enabled: false })).toBe(0);
		expect(clearingBoundary(state(results(8, 40_000), 90_000), settings)).toBe(0);
	});

	it("results of excluded tools neither count nor are cleared", () => {
		const excluding = { ...settings, exclude_tools: ["memory"] };
		expect(clearingBoundary(state(results(18, 4_000, "memory"), 90_000), excluding)).toBe(0);
		expect(isCleared({ seq: 2, name: "memory" }, 20, excluding)).toBe(false);
		expect(isCleared({ seq: 2, name: "grep" }, 20, excluding)).toBe(true);
		expect(isCleared({ seq: 22, name: "grep" }, 20, excluding)).toBe(false);
	});

	it("what was gained before is not gained again: the boundary stays between turns", () => {
		const all = results(18, 4_000);
		const first = clearingBoundary(state(all, 72_000), settings);
		const more = [...all, { seq: 100, name: "read_file", tokens: 4_000 }];
		expect(clearingBoundary(state(more, 72_000, first), settings)).toBe(first);
	});

	it("never goes back", () => {
		const any = fc.array(fc.record({ seq: fc.integer({ min: 1, max: 500 }), tokens: fc.nat(9_000) }));
		fc.assert(
			fc.property(any, fc.nat(500), fc.nat(200_000), (list, boundary, tokens) => {
				const all = list.map((result) => ({ ...result, name: "grep" }));
				expect(clearingBoundary(state(all, tokens, boundary), settings)).toBeGreaterThanOrEqual(boundary);
			}),
		);
	});
});

it("a cleared result says whose it was and how large", () => {
	expect(clearedResult({ content: "long", tokens: 5_123 }, "read_file")).toEqual({
		content: "[result of read_file cleared: 5123 tokens]",
		tokens: 5_123,
	});
});
