import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slicedCounter } from "../../../../src/core/tokens/count-text.ts";
import { anyText, longRun } from "../../../arbitraries/text.ts";

/** The pieces a text is counted in. */
function piecesOf(text: string): string[] {
	const pieces: string[] = [];
	slicedCounter((piece) => {
		pieces.push(piece);
		return piece.length;
	})(text);
	return pieces;
}

describe("slicedCounter", () => {
	it("counts empty text as 0 without asking", () => {
		expect(piecesOf("")).toEqual([]);
		expect(slicedCounter(() => 7)("")).toBe(0);
	});

	it("counts text without a long run whole, in one call", () => {
		const text = `${"a".repeat(256)} ${"b".repeat(256)}\n${"word ".repeat(500)}`;
		expect(piecesOf(text)).toEqual([text]);
	});

	it.each(["a", " ", "\n", "/\n", "字", "!"])("cuts a run of %j in slices of 256", (unit) => {
		const text = unit.repeat(2_000);
		const pieces = piecesOf(text);
		expect(pieces.join("")).toBe(text);
		expect(pieces.slice(0, -1).every((piece) => piece.length === 256)).toBe(true);
	});

	it("cuts where the tokenizer splits anyway, if such a place is near", () => {
		const pieces = piecesOf(`${"a".repeat(240)}1${"b".repeat(200)}`);
		expect(pieces.map((piece) => piece.length)).toEqual([241, 200]);
	});

	it("joins to the text, splits no surrogate pair, and leaves no longer run", () => {
		const text = fc.oneof(
			anyText(),
			longRun(3_000),
			fc.array(fc.constantFrom("😀", "a", "\ud83d"), { minLength: 900 }).map((all) => all.join("")),
		);
		fc.assert(
			fc.property(text, (sample) => {
				const pieces = piecesOf(sample);
				expect(pieces.join("")).toBe(sample);
				expect(slicedCounter((piece) => piece.length)(sample)).toBe(sample.length);
				for (const [index, piece] of pieces.entries()) {
					expect(/\S{257}|\s{257}|[\r\n/]{257}/.test(piece)).toBe(false);
					expect(/^[\udc00-\udfff]/.test(piece) && /[\ud800-\udbff]$/.test(pieces[index - 1] ?? "")).toBe(false);
				}
			}),
		);
	});
});
