import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { datesIn } from "../../../../../src/core/language/dates/read-dates.ts";
import { factsIn, LONGEST_VALUE, MOST_FACTS } from "../../../../../src/core/recall/ranking/facts.ts";
import { KIND_WORDS } from "../../../../../src/core/recall/ranking/kind-words.ts";
import { SHAPE_KINDS } from "../../../../../src/core/recall/ranking/kinds.ts";
import { anyText } from "../../../../arbitraries/text.ts";

const DAY = 86_400_000;
const SAID = Date.parse("2024-03-01T12:00:00Z");

const KINDS = [...Object.keys(KIND_WORDS), ...Object.keys(SHAPE_KINDS).map((name) => `a ${name}`)];

/** Each fact of one kind as "whom it is about: its value". */
const factsOf = (text: string) => factsIn(text, datesIn(text, { at: SAID }));

function told(text: string, kind: string): string[] {
	const number = KINDS.indexOf(kind);
	return factsOf(text)
		.filter(({ kinds }) => kinds.includes(number))
		.map(({ about, value }) => `${about}: ${value}`);
}

describe("the facts of a message", () => {
	it("are members of a kind, by their stems, about whom the words before tell", () => {
		expect(told("I took up the clarinet, and my sister has two violins.", "instrument")).toEqual([
			"speaker: clarinet",
			"others: violin",
		]);
		expect(told("Do you still have the cello?", "instrument")).toEqual(["addressed: cello"]);
		expect(told("She bought a harp. Then I bought a banjo.", "instrument")).toEqual(["others: harp", "speaker: banjo"]);
		expect(told("Then Anna plays the flute, of course.", "instrument")).toEqual(["others: flute"]);
	});

	it("are nobody's own in quotes", () => {
		expect(told('The teacher wrote: "I love my piano". Fine.', "instrument")).toEqual(["others: piano"]);
		expect(told("He said: “I sold it. I need a lyre and a harp.” I was sad.", "instrument")).toEqual(["others: harp"]);
	});

	it("are names, places, titles and amounts by their shape", () => {
		const text = 'We met Lena Berg in Nova Scotia. We saw "The Long Way" for $20, three times in two weeks.';
		expect(told(text, "a name")).toContain("speaker: lena berg");
		expect(told(text, "a place")).toEqual(["speaker: nova scotia"]);
		expect(told(text, "a title")).toEqual(["speaker: the long way"]);
		expect(told(text, "a amount")).toContain("speaker: $20");
		expect(told(text, "a duration")).toEqual(["speaker: two week"]);
	});

	it("have the time that their own sentence names", () => {
		const facts = factsOf("Yesterday I sold the piano. I want a harp.");
		const today = Math.floor(SAID / DAY);
		expect(facts.find(({ value }) => value === "piano")?.days).toEqual({ from: today - 1, to: today - 1 });
		expect(facts.find(({ value }) => value === "harp")?.days).toBeNull();
	});

	it("are bounded whatever is said, each once, and the same for the same text", () => {
		fc.assert(
			fc.property(fc.array(anyText(), { maxLength: 20 }), (texts) => {
				const facts = factsOf(texts.join(" "));
				expect(facts.length).toBeLessThanOrEqual(MOST_FACTS);
				expect(new Set(facts.map(({ about, value }) => `${about} ${value}`)).size).toBe(facts.length);
				for (const { value } of facts) expect(value.length > 0 && value.length <= LONGEST_VALUE).toBe(true);
				expect(factsOf(texts.join(" "))).toEqual(facts);
			}),
			{ numRuns: 200 },
		);
	});

	it("of what is all in quotes are never the speaker's but for the title itself", () => {
		const words = fc.constantFrom("I", "we", "my", "piano", "harp", "Anna", "Chicago", "in", "two", "dogs", ".", "and");
		fc.assert(
			fc.property(fc.array(words, { minLength: 1, maxLength: 30 }), (said) => {
				const facts = factsOf(`"${said.join(" ")}"`);
				const others = facts.filter(({ kinds }) => kinds !== SHAPE_KINDS.title);
				for (const { about } of others) expect(about).toBe("others");
			}),
		);
	});

	it.each(['"', "A", "I'", "$1 ", "’s", "\n“", "1 A "])("%j by the million is read in no time", (part) => {
		expect(factsOf(part.repeat(1_000_000 / part.length)).length).toBeLessThanOrEqual(MOST_FACTS);
	});
});
