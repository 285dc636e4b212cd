import fc from "fast-check";
import { expect, it } from "vitest";
import { termsOf } from "../../../../../src/core/language/terms.ts";
import { passagesOf, passageText } from "../../../../../src/core/recall/ranking/passages.ts";
import { anyText } from "../../../../arbitraries/text.ts";

const words = (text: string) => text.split(/\s+/).filter((word) => word !== "").length;

it("a short text is one passage", () => {
	expect(passagesOf("One. Two. Three.", words)).toBeNull();
});

it("a long text becomes passages of whole sentences that are about as long as one another", () => {
	const sentence = "The ferry leaves the harbour at nine and comes back when the tide allows it. ";
	const text = sentence.repeat(40);
	const passages = passagesOf(text, words) ?? [];
	expect(passages.length).toBeGreaterThan(3);
	for (const [index, { tokens }] of passages.entries()) {
		const own = passageText(text, passages, index);
		expect(own).toMatch(/^The ferry .* allows it\.$/);
		expect(tokens).toBe(words(own));
	}
});

it("passages hold all of a text, in order, with all of its terms; there are not many", () => {
	fc.assert(
		fc.property(anyText(), fc.integer({ min: 1, max: 60 }), (part, times) => {
			const text = `${part}\n`.repeat(times);
			const passages = passagesOf(text, words);
			if (passages === null) return;
			expect(passages.at(-1)?.end).toBe(text.length);
			expect(passages.length).toBeLessThanOrEqual(65);
			let end = 0;
			for (const passage of passages) {
				expect(passage.end).toBeGreaterThan(end);
				end = passage.end;
			}
			expect(Math.abs((passages.at(-1)?.terms ?? 0) - termsOf(text).length)).toBeLessThanOrEqual(passages.length);
		}),
		{ numRuns: 60 },
	);
});
