import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Model, modelOf } from "../../../../../src/core/model/budget/models.ts";
import { PROFILES } from "../../../../../src/core/model/budget/profiles.ts";
import { conversation, request } from "../../../../arbitraries/context.ts";
import { amount } from "../../../../long.ts";
import { assembled } from "./any-context.ts";
import { asking } from "./asking.ts";

describe("a context is refused", () => {
	it("for its window only where what can't be cut is larger than that, as long as tokens may flow", () => {
		const exact = request.filter(({ model, waterfall }) => model.ratio === 1 && waterfall);
		fc.assert(
			fc.property(exact, conversation, (asked, messages) => {
				const result = assembled(asked, messages);
				if (result.ok || result.error.reason !== "context_overflow") return;
				expect(result.error.needed).toBeGreaterThan(result.error.window);
			}),
			{ numRuns: amount(1_000) },
		);
	});
});

describe("the ratio of a model that is not counted exactly", () => {
	const exact = modelOf("gpt-4o");
	const inexact: Model = { ...exact, exact: false, ratio: 1.25 };
	const assembledFor = (model: Model, length: number) => {
		const result = assembled(
			asking({ model, budget: PROFILES["4k"], query: "what is known?", system: "Be brief." }),
			Array.from({ length }, (_, index) => ({ role: "user" as const, content: `Fact ${index} is known now.` })),
		);
		if (!result.ok) throw new Error(result.error.reason);
		return result.value;
	};

	it("changes no block as long as the whole fits", () => {
		const plain = assembledFor(exact, 20);
		const corrected = assembledFor(inexact, 20);
		// Only the places of breakpoints are told in the model's own tokens.
		expect({ ...corrected.report, cache: plain.report.cache }).toEqual(plain.report);
		expect(corrected.rendering).toEqual(plain.rendering);
		expect(corrected.tokens.total).toBe(Math.ceil(plain.tokens.total * 1.25));
	});

	it("makes the lowest ranks give way where it does not", () => {
		const { tokens, report } = assembledFor(inexact, 2_000);
		expect(tokens.total).toBeLessThanOrEqual(tokens.window - tokens.response_reserved - tokens.safety_buffer);
		expect(report.blocks[0]).toMatchObject({ name: "system", dropped: 0 });
	});
});
