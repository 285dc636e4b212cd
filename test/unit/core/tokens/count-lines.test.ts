import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineCounter } from "../../../../src/core/tokens/count-text.ts";
import { gptTokenizer } from "../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { amount } from "../../../long.ts";

/** What pre-tokenizers split by, beside words and what is longer than a slice. */
const piece = fc.constantFrom(
	...[
		"\n",
		"\n",
		"\r\n",
		" ",
		"  \n",
		"\t",
		"/",
		"//\n",
		"<",
		"</b>\n",
		".\n",
		"!\n\n",
		"'s",
		"é",
		"中文",
		"👍\n",
		"\u2028",
		"\u0301",
	],
	...["word", "Word ", "9", "2026", "a b", "user: ", "x".repeat(300), "\n".repeat(300), "/\n".repeat(150), "_"],
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));

describe("counting line by line", () => {
	it.each(["o200k_base", "cl100k_base"] as const)("gives what counting whole gives, in %s", async (encoding) => {
		const count = await gptTokenizer.counter(encoding);
		fc.assert(
			fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
				const byLines = lineCounter(count);
				for (const one of [...texts, texts.join("\n"), ...texts]) expect(byLines(one)).toBe(count(one));
			}),
			{ numRuns: amount(2_000) },
		);
	});

	it("counts a line once", () => {
		const counted: string[] = [];
		const count = lineCounter((line) => counted.push(line) && 1);
		const [one, two] = ["The first line, which is long.\n", "The second line, which is long."];
		for (const whole of [one + two, one + one, two]) count(whole);

		expect(counted).toEqual([one, two]);
	});
});
