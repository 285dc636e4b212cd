import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { skillScore, successRate } from "../../../../../src/core/model/memory/skill.ts";

const trials = fc.record({ successes: fc.nat(1_000_000), failures: fc.nat(1_000_000) });
const relevance = fc.double({ min: 0, max: 1, noNaN: true });

describe("the score of a skill", () => {
	it("is on 0..1, more for each success and less for each failure", () => {
		fc.assert(
			fc.property(trials, relevance, (outcomes, fits) => {
				const score = skillScore(fits, outcomes);
				expect(score).toBeGreaterThanOrEqual(0);
				expect(score).toBeLessThanOrEqual(1);
				const { successes, failures } = outcomes;
				expect(successRate({ successes: successes + 1, failures })).toBeGreaterThan(successRate(outcomes));
				expect(successRate({ successes, failures: failures + 1 })).toBeLessThan(successRate(outcomes));
			}),
		);
	});

	it("sinks below that of an untried one of the same relevance where it failed more often than not", () => {
		const untried = { successes: 0, failures: 0 };
		fc.assert(
			fc.property(trials, relevance, (outcomes, fits) => {
				fc.pre(fits > 0.01 && outcomes.failures > outcomes.successes);
				expect(skillScore(fits, outcomes)).toBeLessThan(skillScore(fits, untried));
			}),
		);
	});

	it("trusts many successes more than one", () => {
		expect(successRate({ successes: 90, failures: 10 })).toBeGreaterThan(successRate({ successes: 1, failures: 0 }));
		expect(skillScore(0.6, { successes: 0, failures: 0 })).toBeGreaterThan(
			skillScore(0.9, { successes: 0, failures: 20 }),
		);
	});
});
