import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sentences } from "../../../../src/core/language/sentences.ts";
import { anyText, longRun } from "../../../arbitraries/text.ts";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

describe("sentences", () => {
	it.each([
		["He left. She stayed! Why? Yes.", ["He left. ", "She stayed! ", "Why? ", "Yes."]],
		["Mr. Smith met Dr. Ray vs. Prof. Xu. Then he left.", ["Mr. Smith met Dr. Ray vs. Prof. Xu. ", "Then he left."]],
		["Use D1, e.g. SQLite, i.e. SQL. Done.", ["Use D1, e.g. SQLite, i.e. SQL. ", "Done."]],
		[
			"Das Update vom 3. Februar ist da. Am 15. März mehr.",
			["Das Update vom 3. Februar ist da. ", "Am 15. März mehr."],
		],
		["It was number 15. Marta left.", ["It was number 15. ", "Marta left."]],
		["See Fig. 3 and No. 5. No. I won't.", ["See Fig. 3 and No. 5. ", "No. ", "I won't."]],
		["By J. K. Rowling at St. Mary's. It was approx. 5.", ["By J. K. Rowling at St. Mary's. ", "It was approx. 5."]],
		["The U.S. Army came. So do I. Then?", ["The U.S. Army came. ", "So do I. ", "Then?"]],
		["Version 2.0.1 is out. Get v1.2.3-Beta from a.B.", ["Version 2.0.1 is out. ", "Get v1.2.3-Beta from a.B."]],
		["Ask http://x.com/?Q=1 now! Then wait.", ["Ask http://x.com/?Q=1 now! ", "Then wait."]],
		['"I left." She stayed. (Really.) Yes... No.', ['"I left." ', "She stayed. ", "(Really.) ", "Yes... ", "No."]],
		[
			"你好。今天天气很好！你呢？「行きます。」と言った。",
			["你好。", "今天天气很好！", "你呢？", "「行きます。」", "と言った。"],
		],
		[
			"1. First item. More.\r\n2. Next\n\n- a\n  - b",
			["1. First item. ", "More.\r\n", "2. Next\n\n", "- a\n", "  - b"],
		],
		["Is:\n```ts\na. B\n\n  c\n```\nSo. It", ["Is:\n", "```ts\n", "a. B\n", "\n", "  c\n", "```\n", "So. ", "It"]],
		["Run ```x```. Then\nit. Ends", ["Run ```x```. ", "Then\n", "it. ", "Ends"]],
		["", []],
		["\n\n a", ["\n\n", " a"]],
	])("splits %j", (text, expected) => {
		expect(sentences(text)).toEqual(expected);
	});

	it("finds the sentences of one very long line as of a short one", () => {
		const line = "Mr. Smith counted to 3.5 today. Was it right? ";
		expect(sentences(line.repeat(2_000))).toEqual(
			Array(2_000).fill(["Mr. Smith counted to 3.5 today. ", "Was it right? "]).flat(),
		);
	});

	it("keeps a sentence whole that is longer than what is segmented at once", () => {
		const text = `${"word ".repeat(5_000)}end. Next one.`;
		expect(sentences(text)).toEqual([`${"word ".repeat(5_000)}end. `, "Next one."]);
	});

	it("joins to the text, ends pieces at line ends, and splits no grapheme", () => {
		fc.assert(
			fc.property(fc.oneof(anyText(), longRun(20_000)), (text) => {
				const pieces = sentences(text);
				expect(pieces.join("")).toBe(text);
				expect(pieces.filter((piece) => piece === "" || /[\n\r\u2028]/.test(piece.trim()))).toEqual([]);
				const ends = new Set([...graphemes.segment(text)].map(({ index }) => index));
				let offset = 0;
				const within = pieces.filter((piece) => {
					offset += piece.length;
					return offset < text.length && !ends.has(offset);
				});
				expect(within).toEqual([]);
			}),
			{ numRuns: 300 },
		);
	});
});
