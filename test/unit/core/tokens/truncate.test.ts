import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutMiddle, truncateSentences } from "../../../../src/core/tokens/truncate.ts";
import { gptTokenizer } from "../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { anyText, longRun } from "../../../arbitraries/text.ts";
import { amount } from "../../../long.ts";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const count = await gptTokenizer.counter("o200k_base");
const text = fc.oneof({ weight: 5, arbitrary: anyText() }, { weight: 1, arbitrary: longRun(5_000) });
const limit = fc.integer({ min: -2, max: 300 });
const mark = (missing: number) => `[… ${missing} tokens left out …]`;

function boundaries(sample: string): Set<number> {
	return new Set([...[...graphemes.segment(sample)].map(({ index }) => index), sample.length]);
}

describe("truncateSentences", () => {
	it("keeps whole sentences from the start", () => {
		const sample = "One is here. Two is there! Three is 3.5 of it. Four.";
		expect(truncateSentences(sample, 8, count)).toMatchObject({ text: "One is here. Two is there!", tokens: 8 });
		expect(truncateSentences(sample, 7, count).text).toBe("One is here.");
		expect(truncateSentences(sample, 1_000, count)).toEqual({ text: sample, tokens: count(sample), missing: 0 });
	});

	it("says what was left out", () => {
		expect(truncateSentences("One is here. Two is there!", 5, count)).toEqual({
			text: "One is here.",
			tokens: 4,
			missing: count(" Two is there!"),
		});
		expect(truncateSentences("One is here.", 0, count)).toEqual({ text: "", tokens: 0, missing: 4 });
	});

	it("cuts a first sentence that is larger than the limit, blank lines before it or not", () => {
		expect(truncateSentences("one two three four five. Six.", 3, count).text).toBe("one two three");
		expect(truncateSentences("\n\none two three four five. Six.", 4, count).text).toBe("\n\none two three");
	});

	it("cuts a word of 100,000 characters, and nothing from within one grapheme", () => {
		const word = truncateSentences("abc".repeat(33_333), 500, count);
		expect(word.tokens).toBeGreaterThan(480);
		expect(word.tokens).toBeLessThanOrEqual(500);
		expect(truncateSentences(`e${"\u0301".repeat(100_000)}`, 500, count).text).toBe("");
	});

	it("keeps its laws on any text", () => {
		fc.assert(
			fc.property(text, limit, (sample, most) => {
				const result = truncateSentences(sample, most, count);
				expect(result.tokens).toBe(count(result.text));
				expect(result.tokens).toBeLessThanOrEqual(Math.max(0, most));
				expect(sample.startsWith(result.text)).toBe(true);
				expect(truncateSentences(result.text, most, count).text).toBe(result.text);
				if (count(sample) <= most) expect(result).toEqual({ text: sample, tokens: count(sample), missing: 0 });
				else {
					expect(result.text).toBe(result.text.trimEnd());
					expect(result.missing).toBe(count(sample.slice(result.text.length)));
					expect(boundaries(sample).has(result.text.length)).toBe(true);
				}
			}),
			{ numRuns: amount(300) },
		);
	});

	it("never gives less for a larger limit", () => {
		fc.assert(
			fc.property(text, limit, fc.integer({ min: 0, max: 40 }), (sample, most, more) => {
				const less = truncateSentences(sample, most, count).text;
				expect(truncateSentences(sample, most + more, count).text.startsWith(less)).toBe(true);
			}),
			{ numRuns: amount(300) },
		);
	});
});

describe("cutMiddle", () => {
	it("keeps a head and a tail at line ends, and says what is missing between them", () => {
		const lines = Array.from({ length: 200 }, (_, index) => `line ${index} of the log\n`);
		const cut = cutMiddle(lines.join(""), 200, count, mark);
		const [head = "", tail = ""] = cut.text.split(mark(cut.missing));
		expect(lines.join("").startsWith(head.trimEnd())).toBe(true);
		expect(head).toMatch(/^line 0 .*of the log\n$/s);
		expect(tail).toMatch(/^\nline \d+ .*line 199 of the log\n$/s);
		expect(count(head) / count(tail)).toBeGreaterThan(1.5);
		expect(count(head) / count(tail)).toBeLessThan(2.5);
		expect(cut.tokens).toBeGreaterThan(175);
	});

	it("cuts graphemes where there is no other place", () => {
		const cut = cutMiddle("👩‍👩‍👧‍👦".repeat(2_000), 300, count, mark);
		expect(cut.text).toMatch(/^(?:👩‍👩‍👧‍👦)+\n\[… \d+ tokens left out …\]\n(?:👩‍👩‍👧‍👦)+$/);
		expect(cut.tokens).toBeGreaterThan(250);
	});

	it.each([342, 683, 1_500])("takes nothing from within one grapheme, be it of %i joined people", (people) => {
		const sample = "👩‍".repeat(people);
		expect(cutMiddle(sample, 181, count, mark)).toMatchObject({ text: mark(count(sample)), missing: count(sample) });
	});

	it("gives the mark alone, or nothing, where no more fits", () => {
		const sample = "word ".repeat(100);
		expect(cutMiddle(sample, 9, count, mark).text).toBe(mark(count(sample)));
		expect(cutMiddle(sample, 2, count, mark)).toEqual({ text: "", tokens: 0, missing: count(sample) });
		expect(cutMiddle(sample, 0, count, mark).text).toBe("");
	});

	it("keeps its laws on any text", () => {
		fc.assert(
			fc.property(text, limit, (sample, most) => {
				const result = cutMiddle(sample, most, count, mark);
				expect(result.tokens).toBe(count(result.text));
				expect(result.tokens).toBeLessThanOrEqual(Math.max(0, most));
				if (result.missing === 0) expect(result.text).toBe(sample);
				if (result.missing === 0 || result.text === "") return;
				const at = result.text.indexOf(mark(result.missing));
				const head = result.text.slice(0, Math.max(0, at - 1));
				const tail = result.text.slice(at + mark(result.missing).length + 1);
				expect(sample.startsWith(head) && sample.endsWith(tail)).toBe(true);
				expect(boundaries(sample).has(sample.length - tail.length)).toBe(true);
				expect(boundaries(sample).has(head.length)).toBe(true);
			}),
			{ numRuns: amount(300) },
		);
	});
});
