import fc from "fast-check";
import { expect, it } from "vitest";
import { ratedImportance } from "../../../../../src/core/model/memory/importance.ts";
import { MEMORY_TYPES } from "../../../../../src/core/model/memory/remembered.ts";

const rated = (content: string, type: (typeof MEMORY_TYPES)[number] = "fact", is_static = false) =>
	ratedImportance({ content, type, is_static });

it("rates health, who somebody is, money and dates above tastes, and those above chatter", () => {
	const order = [
		rated("The user is allergic to walnuts."),
		rated("The user's name is Ada."),
		rated("Our budget is 5,000 EUR."),
		rated("The user likes jazz.", "preference"),
		rated("The user visited a museum."),
		rated("Thanks, nice weather today."),
	];
	expect(order).toEqual(order.toSorted((a, b) => b - a));
	expect(new Set(order).size).toBe(order.length);
	expect(rated("The user's name is Ada.", "fact", true)).toBeGreaterThan(rated("The user's name is Ada."));
	for (const health of ["我对花生过敏。", "Ich bin allergisch gegen Nüsse.", "Soy alérgico al marisco."])
		expect(rated(health)).toBe(9);
});

it("gives a whole number from 1 to 10 whatever is said", () => {
	fc.assert(
		fc.property(
			fc.string({ unit: "binary" }),
			fc.constantFrom(...MEMORY_TYPES),
			fc.boolean(),
			(content, type, is_static) => {
				const importance = ratedImportance({ content, type, is_static });
				expect(Number.isInteger(importance)).toBe(true);
				expect(importance).toBeGreaterThanOrEqual(1);
				expect(importance).toBeLessThanOrEqual(10);
			},
		),
	);
});
