import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runSteps } from "../../../../../src/core/base/steps.ts";
import { stem, termsOf } from "../../../../../src/core/language/terms.ts";
import { countTermSteps, stemSteps } from "../../../../../src/core/recall/ranking/stem-steps.ts";
import { anyText, longRun } from "../../../../arbitraries/text.ts";

/** What normalising joins or takes apart, beside what a text may be divided at. */
const odd = fc
	.array(fc.constantFrom(..."aZ1'’.-=< 字。\u0301\u0338℀㎏①ﬁß İ_", "東京", "今天天气很好", "Straße's", "HTTPServer"), {
		maxLength: 60,
	})
	.map((all) => all.join(""));

describe("stemSteps", () => {
	it("gives the stems of the whole text, however small the parts", () => {
		fc.assert(
			fc.property(fc.oneof(anyText(), longRun(600), odd), fc.integer({ min: 2, max: 40 }), (text, size) => {
				const whole = termsOf(text).map(stem);
				expect(runSteps(stemSteps(text, size))).toEqual(whole);
				expect(runSteps(countTermSteps(text, size))).toBe(whole.length);
			}),
			{ numRuns: 400 },
		);
	});

	it.each(["We moved the harbour office to Bergen. ", "今天天气很好"])(
		"takes a step for every few thousand characters of %j",
		(unit) => {
			const text = unit.repeat(20_000);
			const steps = [...stemSteps(text)];
			expect(steps.length).toBeGreaterThan(text.length / 10_000);
			expect(Math.max(...steps)).toBeLessThan(4_096);
		},
	);
});
