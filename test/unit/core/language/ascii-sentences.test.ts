import fc from "fast-check";
import { expect, it } from "vitest";
import { asciiSentenceEnds } from "../../../../src/core/language/ascii-sentences.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const ends = (line: string) => [...segmenter.segment(line)].map(({ index }) => index).filter((index) => index > 0);

const piece = fc.oneof(
	{
		weight: 3,
		arbitrary: fc.constantFrom("a", "B", "1", " ", ".", "!", "?", ",", "-", ":", ";", '"', "'", "(", ")", "[", "]"),
	},
	{
		weight: 1,
		arbitrary: fc.constantFrom("Mr. ", "e.g. ", "... ", "It is. ", "x.y", "{", "}", "/", "_", "\t", "\v", "\f", "  "),
	},
	{ weight: 1, arbitrary: fc.nat({ max: 127 }).map((code) => String.fromCharCode(code).replace(/[\r\n]/, ".")) },
);
const line = fc
	.tuple(fc.array(piece, { maxLength: 16 }), fc.constantFrom("", "", "\n", "\r\n"))
	.map(([pieces, end]) => pieces.join("") + end);

it("are where the platform's segmenter finds them, whatever the line", () => {
	fc.assert(
		fc.property(line, (said) => {
			expect(asciiSentenceEnds(said)).toEqual(ends(said));
		}),
		{ numRuns: 3_000 },
	);
});
