import { describe, expect, it } from "vitest";
import { nearnessAmong, withMeaning } from "../../../../../src/core/recall/meaning/by-meaning.ts";

const ranked = (seq: number, relevance: number, below = false) => ({
	...{ seq, relevance, parts: { near: 1 } },
	...(below && { belowThreshold: true as const }),
});
const alone = (seq: number, score: { relevance: number; parts: Record<string, number> }) => ({ seq, ...score });

describe("how near a message is", () => {
	it("is its cosine above that of what is unrelated, which a model may place anywhere", () => {
		const high = nearnessAmong([...Array.from({ length: 20 }, () => 0.6), 0.8]);
		expect(high(0.6)).toBe(0);
		expect(high(0.8)).toBeCloseTo(0.5);
		const few = nearnessAmong([0.6, 0.8]);
		expect(few(0.2)).toBe(0);
		expect(few(0.6)).toBeCloseTo(0.5);
	});
});

describe("ranked messages", () => {
	it("stay as they are where no vector is near", () => {
		const all = [ranked(1, 0.2), ranked(2, 0.6)];
		expect(withMeaning(all, new Map(), alone)).toEqual(all);
	});

	it("get what their meaning says besides, and are shown by it", () => {
		const found = withMeaning([ranked(1, 0.5), ranked(2, 0.1, true)], new Map([[2, 0.6]]), alone);
		expect(found).toEqual([
			{ seq: 2, relevance: expect.closeTo(0.64), parts: { near: 1, meaning: 0.6 } },
			{ seq: 1, relevance: 0.5, parts: { near: 1 } },
		]);
	});

	it("are no longer shown for the encoder's word alone, where a vector is near too", () => {
		const marked: ReturnType<typeof ranked> & { unsure?: true } = { ...ranked(2, 0.1), unsure: true };
		const [found] = withMeaning([marked], new Map([[2, 0.6]]), () => null);
		expect(found).not.toHaveProperty("unsure");
	});

	it("are unsure where only a vector speaks for them that is not very near", () => {
		const near = new Map([
			[2, 0.2],
			[3, 0.25],
			[4, 0.5],
			[5, 0.1],
		]);
		const found = withMeaning([ranked(1, 0.5), ranked(2, 0.1, true)], near, alone);
		const unsure = found.map((one) => [one.seq, "unsure" in one, "belowThreshold" in one]);
		expect(unsure).toEqual([
			[1, false, false],
			[4, false, false],
			[2, true, false],
			[3, true, false],
		]);
	});

	it("are joined by a few that only their vectors find, and by none that is far", () => {
		const near = new Map(Array.from({ length: 40 }, (_, seq) => [seq + 10, seq < 20 ? 0.3 : 0.5] as const));
		const found = withMeaning([ranked(1, 0.9)], near, alone);
		expect(found).toHaveLength(11);
		expect(found.every(({ seq }) => seq === 1 || seq >= 30)).toBe(true);
	});
});
