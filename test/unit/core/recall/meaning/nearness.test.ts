import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestCosine, nearnessOf, piecesOf, storedVectors } from "../../../../../src/core/recall/meaning/nearness.ts";

const LENGTH = 24;
const anyVector = fc
	.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: LENGTH, maxLength: LENGTH })
	.filter((values) => values.some((value) => Math.abs(value) > 0.01))
	.map((values) => {
		const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
		return Float32Array.from(values, (value) => value / length);
	});

function cosine(a: Float32Array, b: Float32Array): number {
	return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}

describe("stored vectors", () => {
	it("give nearly the cosine that the vectors themselves have, and the best one of several", () => {
		fc.assert(
			fc.property(anyVector, fc.array(anyVector, { minLength: 1, maxLength: 4 }), (question, vectors) => {
				const best = Math.max(...vectors.map((vector) => cosine(question, vector)));
				expect(Math.abs((bestCosine(question, storedVectors(vectors)) ?? 9) - best)).toBeLessThan(0.02);
			}),
		);
	});

	it("of another length are compared with nothing", () => {
		expect(bestCosine(new Float32Array(5).fill(0.4), storedVectors([new Float32Array(LENGTH).fill(0.2)]))).toBeNull();
		expect(bestCosine(new Float32Array(5).fill(0.4), new Uint8Array())).toBeNull();
	});
});

describe("the pieces of a text", () => {
	it("are the text itself, cut at ends of sentences or words, and the first few of a long one", () => {
		expect(piecesOf("  the boiler gave up \n")).toEqual(["the boiler gave up"]);
		expect(piecesOf(" \n ")).toEqual([]);
		const sentence = `${"so it rained and rained on the tents ".repeat(5).trim()}. `;
		expect(piecesOf(sentence.repeat(3))).toEqual([`${sentence}${sentence}`.trim(), sentence.trim()]);
		expect(piecesOf("word ".repeat(2_000))).toHaveLength(4);
	});

	it("are never longer than one may be, never empty, and in the order of the text", () => {
		fc.assert(
			fc.property(
				fc.string({ unit: fc.constantFrom("a", "b", " ", ".", "\n", "?", "😀"), maxLength: 3_000 }),
				(text) => {
					let from = 0;
					for (const piece of piecesOf(text)) {
						expect(piece.length).toBeGreaterThan(0);
						expect(piece.length).toBeLessThanOrEqual(400);
						from = text.indexOf(piece, from) + piece.length;
						expect(from).toBeGreaterThanOrEqual(piece.length);
					}
				},
			),
		);
	});
});

describe("how near messages are", () => {
	it("is told among all of them: where all are alike, none is near", () => {
		const alike = nearnessOf(new Map(Array.from({ length: 200 }, (_, seq) => [seq, 0.6] as const)));
		expect(Math.max(...[...alike.values()].map(({ spreads }) => spreads))).toBeLessThan(1);
		const one = nearnessOf(new Map([...Array.from({ length: 200 }, (_, seq) => [seq, 0.2] as const), [200, 0.7]]));
		expect(one.get(200)?.spreads).toBeGreaterThan(3);
		expect(one.get(7)?.spreads).toBeLessThan(0.5);
	});

	it("is not told by a few alone", () => {
		expect(nearnessOf(new Map([[1, 0.1]])).get(1)?.spreads).toBeLessThan(0.5);
		expect(nearnessOf(new Map([[1, 0.4]])).get(1)?.spreads).toBeGreaterThan(2);
	});
});
