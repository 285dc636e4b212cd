import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CallerDocument, documentRelevance } from "../../../../src/core/recall/score.ts";

const document = (content: string, score?: number): CallerDocument => ({
	content,
	source: { id: content, type: "doc" },
	score,
});

describe("the caller's scores", () => {
	it("stand as they are on 0..1", () => {
		expect(
			documentRelevance([document("a", 0.9), document("b", 0), document("c", 1), document("d", 0.25)], "q"),
		).toEqual([0.9, 0, 1, 0.25]);
	});

	it.each([
		[
			[20, 10, 0],
			[1, 0.5, 0],
		],
		[
			[-3, 1],
			[0, 1],
		],
		[
			[-1, 0, 3],
			[0, 0.25, 1],
		],
		[
			[-5, -2],
			[0, 0.5],
		],
	])("%j are stretched to %j", (given, expected) => {
		expect(
			documentRelevance(
				given.map((score, index) => document(`d${index}`, score)),
				"q",
			),
		).toEqual(expected);
	});

	it("keep their order and stay on 0..1, whatever their scale", () => {
		const scores = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 12 });
		fc.assert(
			fc.property(scores, (given) => {
				const relevance = documentRelevance(
					given.map((score, index) => document(`d${index}`, score)),
					"q",
				);
				for (const [index, value] of relevance.entries()) {
					expect(value).toBeGreaterThanOrEqual(0);
					expect(value).toBeLessThanOrEqual(1);
					const lower = given.findIndex((score) => score < (given[index] ?? 0));
					if (lower >= 0) expect(relevance[lower] ?? 0).toBeLessThanOrEqual(value);
				}
			}),
		);
	});
});

describe("documents without scores", () => {
	const texts = [document("The deploy uses blue green switching."), document("Lunch is at noon."), document("Deploy.")];

	it("are ranked by the query's words", () => {
		const [long = 0, none = 0, short = 0] = documentRelevance(texts, "how do we deploy?");
		expect(none).toBe(0);
		expect(long).toBeGreaterThan(0);
		expect(short).toBeGreaterThan(long);
		expect(short).toBeLessThanOrEqual(1);
	});

	it("are wanted as they are when there is no query", () => {
		expect(documentRelevance(texts, "")).toEqual([1, 1, 1]);
		expect(documentRelevance(texts, " \n")).toEqual([1, 1, 1]);
	});

	it("keep their places beside documents that have one", () => {
		const mixed = [document("scored", 0.4), document("about deploying things"), document("other", 0.2)];
		const [first, second = 0, third] = documentRelevance(mixed, "deploy");
		expect([first, third]).toEqual([0.4, 0.2]);
		expect(second).toBeGreaterThan(0);
	});
});

it("no documents have no relevance", () => {
	expect(documentRelevance([], "q")).toEqual([]);
});
