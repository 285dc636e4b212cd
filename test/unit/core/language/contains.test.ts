import fc from "fast-check";
import { expect, it } from "vitest";
import { finder } from "../../../../src/core/language/contains.ts";

/** Texts of two letters: what repeats itself is what a search may get wrong. */
const texts = fc.string({ unit: fc.constantFrom("a", "b"), minLength: 0, maxLength: 300 });

it("finds what is there, and nothing else, as the platform does", () => {
	fc.assert(
		fc.property(texts, texts, fc.nat(300), fc.nat(300), (text, other, from, length) => {
			const part = text.slice(from, from + length);
			expect(finder(part)(text)).toBe(true);
			expect(finder(`${part}${other}`)(text)).toBe(text.includes(`${part}${other}`));
			expect(finder(other.repeat(2))(`${text}${other}${text}`)).toBe(
				`${text}${other}${text}`.includes(other.repeat(2)),
			);
		}),
	);
});

/** What looks at each pair of characters takes longer than this, on any machine. */
const QUADRATIC_MS = 20_000;

it(
	"takes no longer for texts that repeat themselves",
	() => {
		const a = "a".repeat(200_000);
		expect(finder(`${a}b${a}`)("a".repeat(900_000))).toBe(false);
		expect(finder(`${a}b${a}`)(`${a}${a}b${a}`)).toBe(true);
	},
	QUADRATIC_MS,
);
