import { describe, expect, it } from "vitest";
import { mergeRanked } from "../../../../src/core/recall/merge-queries.ts";

type One = { seq: number; relevance: number; belowThreshold?: true; unsure?: true };
const merged = (own: One[], rewritten: One[]) => mergeRanked(own, rewritten, ({ seq }) => seq);

describe("messages of a question and of its rewriting", () => {
	it("are those of both, best first, without the rewriting's near misses", () => {
		const both = merged(
			[{ seq: 1, relevance: 0.5 }],
			[
				{ seq: 2, relevance: 0.9 },
				{ seq: 3, relevance: 0.2, belowThreshold: true },
			],
		);
		expect(both.map(({ seq }) => seq)).toEqual([2, 1]);
	});

	it("are sure if one of the two is sure of them", () => {
		expect(merged([{ seq: 1, relevance: 0.3 }], [{ seq: 1, relevance: 0.9, unsure: true }])[0]).not.toHaveProperty(
			"unsure",
		);
		expect(merged([{ seq: 1, relevance: 0.9, unsure: true }], [{ seq: 1, relevance: 0.3 }])[0]).not.toHaveProperty(
			"unsure",
		);
		expect(
			merged([{ seq: 1, relevance: 0.3, unsure: true }], [{ seq: 1, relevance: 0.9, unsure: true }])[0],
		).toHaveProperty("unsure");
		expect(merged([], [{ seq: 1, relevance: 0.9, unsure: true }])[0]).toHaveProperty("unsure");
	});
});
