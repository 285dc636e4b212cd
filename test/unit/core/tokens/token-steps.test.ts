import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { runSteps } from "../../../../src/core/base/steps.ts";
import type { CountText, Encoding } from "../../../../src/core/tokens/encoding.ts";
import { countWithin, tokenSteps } from "../../../../src/core/tokens/token-steps.ts";
import { gptTokenizer } from "../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { anyText, longRun } from "../../../arbitraries/text.ts";
import { amount } from "../../../long.ts";

/** Where tokenizers join what stands side by side: spaces, line breaks, slashes, marks, endings of words. */
const joined = fc
	.array(fc.constantFrom(..." \t\n\r/.,!'a1Z字😀\u0301\u00a0", "'ll", "  ", "\r\n", "http://"), { maxLength: 80 })
	.map((all) => all.join(""));

describe.each<Encoding>(["o200k_base", "cl100k_base"])("tokenSteps in %s", (encoding) => {
	let count: CountText;
	beforeAll(async () => {
		count = await gptTokenizer.counter(encoding);
	});

	it("counts what is counted in the whole text, however small the parts", () => {
		const text = fc.oneof(
			anyText(),
			longRun(900),
			joined,
			fc.tuple(longRun(700), joined).map(([a, b]) => a + b),
		);
		fc.assert(
			fc.property(text, fc.integer({ min: 2, max: 400 }), (sample, size) => {
				expect(runSteps(tokenSteps(sample, count, size))).toBe(count(sample));
			}),
			{ numRuns: amount(400) },
		);
	});

	it("tells whether a text is within a limit, and counts it if so", () => {
		for (const unit of ["word ", "a", "字", "line\n", ".\t", " "]) {
			const long = unit.repeat(40_000);
			const tokens = count(long);
			expect(countWithin(long, tokens, count)).toBe(tokens);
			expect(countWithin(long, tokens - 1, count)).toBeNull();
		}
	});

	it.each(["word ", "a", "字", "line\n", ".\t"])("takes many steps for a long text of %j", (unit) => {
		expect([...tokenSteps(unit.repeat(200_000), count)].length).toBeGreaterThan(5);
	});
});
