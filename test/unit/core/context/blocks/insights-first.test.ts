import { describe, expect, it } from "vitest";
import type { Candidate } from "../../../../../src/core/context/blocks/candidate.ts";
import { representingInsights, withInsightsFirst } from "../../../../../src/core/context/blocks/insights-first.ts";
import { knowledgeBlock, knowledgeWanted } from "../../../../../src/core/context/blocks/knowledge.ts";

const count = (text: string) => text.split(/\s+/).filter((word) => word !== "").length;

function candidate(id: string, packing: number, words: number, standsFor?: readonly string[]): Candidate {
	const text = Array.from({ length: words }, (_, at) => `${id}${at}`).join(" ");
	const section = standsFor === undefined ? "memories" : "insights";
	const item = {
		id,
		block: "knowledge",
		section,
		kind: "fact",
		tokens: words,
		included: false,
		reason: "over_budget",
	} as const;
	return { item: { ...item }, text, content: text, excluded: null, packing, ...(standsFor && { evidence: standsFor }) };
}

const packed = (all: Candidate[], limit: number, query = "") => {
	const ranked = withInsightsFirst(all, query).sort((a, b) => b.packing - a.packing);
	const { items } = knowledgeBlock(ranked, limit, count);
	const out = items.map(({ id, included, reason, duplicate_of }) => [
		id,
		included ? "in" : `${reason} ${duplicate_of ?? ""}`.trim(),
	]);
	return { wanted: knowledgeWanted(ranked, count), ...Object.fromEntries(out) };
};

describe("an insight", () => {
	const one = candidate("one", 0.9, 10);
	const two = candidate("two", 0.5, 10);
	const other = candidate("other", 0.7, 10);

	it("stands for what it rests on, however well that fits", () => {
		const insight = candidate("insight", 0.2, 20, ["one", "two", "elsewhere"]);
		expect(packed([one, two, other, insight], 100)).toMatchObject({
			insight: "in",
			other: "in",
			one: "duplicate insight",
			two: "duplicate insight",
		});
	});

	it("gives way to it where it does not fit itself", () => {
		const insight = candidate("insight", 0.2, 200, ["one", "two"]);
		expect(packed([one, two, insight], 40)).toMatchObject({ insight: "over_budget", one: "in", two: "in" });
	});

	it("stands for what those rest on that it rests on", () => {
		const lower = candidate("lower", 0.3, 10, ["one", "two"]);
		const upper = candidate("upper", 0.1, 10, ["lower"]);
		expect(packed([one, two, lower, upper], 100)).toMatchObject({
			upper: "in",
			lower: "duplicate upper",
			one: "duplicate upper",
		});
	});

	it("stands for nothing that tells more of what is asked", () => {
		const leeds = { ...one, content: "Ada missed the standup because her train from Leeds was cancelled" };
		const lift = { ...two, content: "Ada missed the standup as the lift was out of order" };
		const insight = { ...candidate("insight", 0.2, 20, ["one", "two"]), content: "Ada missed the standup on 2 days" };
		const asked = (query: string) => packed([leeds, lift, other, insight], 100, query);
		expect(asked("Were trains from Leeds cancelled when Ada missed a standup?")).toMatchObject({
			...{ insight: "in", one: "in", two: "duplicate insight" },
		});
		expect(asked("Why did Ada miss the standups?")).toMatchObject({
			...{ insight: "in", one: "duplicate insight", two: "duplicate insight" },
		});
		const ranked = withInsightsFirst([leeds, insight], "the train from Leeds");
		expect(ranked.map(({ packing }) => packing)).toEqual([0.9, 0.2]);
		const upper = { ...candidate("upper", 0.1, 10, ["insight"]), content: "Ada misses much" };
		const deep = packed([leeds, lift, insight, upper], 100, "Ada: Leeds");
		expect(deep).toMatchObject({ upper: "in", insight: "duplicate upper", one: "in", two: "duplicate upper" });
	});

	it("asks for no room for what it stands for", () => {
		const insight = candidate("insight", 0.2, 20, ["one", "two"]);
		const alone = packed([other, insight], 100);
		expect(packed([one, two, other, insight], 100).wanted).toBe(alone.wanted);
	});

	it("that may not compete stands for nothing", () => {
		const low = { ...candidate("insight", 0.2, 5, ["one"]), excluded: "below_min_score" as const };
		expect(packed([one, low], 100)).toMatchObject({ one: "in" });
		expect(representingInsights([], [one, low]).size).toBe(0);
	});
});
