import { describe, expect, it } from "vitest";
import { givesWay, insightsAbout } from "../../../../../src/core/writing/reflect/known-insights.ts";
import { observed } from "./observing.ts";

describe("insights that what is new may be about", () => {
	const insights = observed(
		{ content: "“The billing deploy failed” was noted on 4 days.", key: "pattern.fail.billing_deploy", depth: 1 },
		{ content: "“The checkout test flaked” was noted on 3 days.", key: "pattern.flake.checkout_test", depth: 1 },
		{ content: "“user.employer” changed 2 times: A → B → C.", key: "changes.user.employer", depth: 1 },
	);
	const about = (...said: Parameters<typeof observed>) =>
		insightsAbout(observed(...said), insights, 9).map(({ key }) => key);

	it("share two telling stems with one of it, or its key", () => {
		expect(about("The billing deploy failed again")).toEqual(["pattern.fail.billing_deploy"]);
		expect(about("The billing page is green")).toEqual([]);
		expect(about({ content: "Ada works at D", key: "user.employer" })).toEqual(["changes.user.employer"]);
	});
});

describe("an insight under whose key another is concluded", () => {
	const holder = { key: "pattern.x", corrected: false, stands: ["a", "b", "c"], replaced: ["z"] };
	const way = (evidence: string[], shown: string[], more = {}) =>
		givesWay({ ...holder, ...more }, { key: "pattern.x", evidence }, new Set(shown));

	it("gives way to what counts all of it, or at least as much of what was at hand", () => {
		expect(way(["a", "b", "c", "d"], ["a", "b", "c", "d"])).toBe(true);
		expect(way(["a", "d", "e"], ["a", "b", "c", "d", "e"])).toBe(true);
		expect(way(["a", "d"], ["a", "b", "c", "d"])).toBe(false);
		expect(way(["d", "e", "f", "g"], ["d", "e", "f", "g"])).toBe(false);
	});

	it("stays where somebody corrected it", () => {
		expect(way(["a", "b", "c", "d"], ["a", "b", "c", "d"], { corrected: true })).toBe(false);
	});
});
