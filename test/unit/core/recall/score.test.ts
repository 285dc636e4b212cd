import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packingScore, recencyOf, scoreOf } from "../../../../src/core/recall/score.ts";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");

describe("recency", () => {
	it.each([
		["2026-11-20T12:00:00.000Z", 1],
		["2026-11-20T11:00:00.000Z", 0.99],
		["2026-11-19T12:00:00.000Z", 0.99 ** 24],
		["2025-11-20T12:00:00.000Z", 0.99 ** 8760],
		["2026-11-20T12:00:01.000Z", 1],
		["2031-01-01T00:00:00.000Z", 1],
		[null, 0],
	])("of %s is %d", (createdAt, recency) => {
		expect(recencyOf(createdAt, NOW)).toBeCloseTo(recency, 10);
	});
});

describe("the score", () => {
	it("is the weighted mean of its parts", () => {
		const parts = { relevance: 0.8, recency: 0.4, importance: 0.1 };
		const weights = { relevance: 2, recency: 1, importance: 1 };
		expect(scoreOf(parts, weights)).toEqual({ total: 0.525, relevance: 0.8, recency: 0.4, importance: 0.1 });
	});

	it("goes by relevance where nobody says otherwise, and by recency between equals", () => {
		const score = (relevance: number, recency: number) => scoreOf({ relevance, recency, importance: 0 }).total;
		expect(score(0.6, 0)).toBeGreaterThan(score(0.5, 1));
		expect(score(0.5, 0.9)).toBeGreaterThan(score(0.5, 0.2));
		expect(score(1, 1)).toBe(1);
		expect(score(0, 0)).toBe(0);
	});

	it("has four places", () => {
		const { total, relevance } = scoreOf({ relevance: 1 / 3, recency: 0, importance: 0 });
		expect(relevance).toBe(0.3333);
		expect(total).toBe(Math.round((1 / 3 / 1.05) * 10_000) / 10_000);
	});

	it("lies on 0..1 and rises with every part", () => {
		const part = fc.double({ min: 0, max: 1, noNaN: true });
		const weight = fc.double({ min: 0.01, max: 10, noNaN: true });
		const parts = fc.record({ relevance: part, recency: part, importance: part });
		const weights = fc.record({ relevance: weight, recency: weight, importance: weight });
		fc.assert(
			fc.property(parts, weights, (given, by) => {
				const { total } = scoreOf(given, by);
				expect(total).toBeGreaterThanOrEqual(0);
				expect(total).toBeLessThanOrEqual(1);
				for (const name of ["relevance", "recency", "importance"] as const) {
					expect(scoreOf({ ...given, [name]: 1 }, by).total).toBeGreaterThanOrEqual(total);
				}
			}),
		);
	});
});

describe("the packing score", () => {
	it("is the score less a cost that grows with length, ever more slowly", () => {
		const cost = (tokens: number) => 0.5 - packingScore(0.5, tokens);
		expect(cost(20)).toBeGreaterThan(0);
		expect(cost(40) - cost(20)).toBeGreaterThan(0);
		expect(cost(40) - cost(20)).toBeGreaterThan(cost(1_020) - cost(1_000));
		expect(packingScore(0.9, 40) - packingScore(0.5, 40)).toBeCloseTo(0.4, 10);
	});

	it("decides between equal scores and does not make a short item of a much better one", () => {
		expect(packingScore(0.5, 20)).toBeGreaterThan(packingScore(0.5, 200));
		expect(packingScore(0.9, 200)).toBeGreaterThan(packingScore(0.5, 20));
	});

	it("is a number for an empty text", () => {
		expect(Number.isFinite(packingScore(0, 0))).toBe(true);
	});
});
