import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { graphemeEnds, isBetweenGraphemes } from "../../../../src/core/language/graphemes.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const ends = (text: string) => [...segmenter.segment(text)].map(({ index, segment }) => index + segment.length);

/** Plain characters, and those that join what is before or behind them. */
const units = fc.constantFrom(
	...[
		"a",
		"Z",
		" ",
		"\n",
		"\r",
		"\r\n",
		"0",
		"#",
		"©",
		"\u00ad",
		"é",
		"e\u0301",
		"\u0301",
		"\u200d",
		"\ufe0f",
		"\u20e3",
	],
	...["漢", "、", "ひ", "が", "か\u3099", "カ", "！", "각", "\u1100", "\u1161", "\u11a8", "क", "\u094d", "ि", "ก", "ำ"],
	...["😀", "👨‍👩‍👧", "🇦", "🇹", "👍🏽", "\ud83d", "\ude00", "\u0600", "\u2028"],
);
const text = fc.string({ unit: units, maxLength: 60 });

describe("ends of graphemes", () => {
	it("are where the platform's segmenter has them, from any of them on", () => {
		fc.assert(
			fc.property(text, (said) => {
				const all = ends(said);
				for (const from of [0, ...all]) expect([...graphemeEnds(said, from)]).toEqual(all.filter((end) => end > from));
			}),
			{ numRuns: 1_000 },
		);
	});

	it("are the same in long text of plain and joined characters", () => {
		const said = `${"plain words, ".repeat(200)}${"👨‍👩‍👧e\u0301".repeat(400)}${"more\r\nof it ".repeat(100)}${"\u0301".repeat(3_000)}`;
		expect([...graphemeEnds(said, 0)]).toEqual(ends(said));
	});

	it("are the only places that lie between graphemes", () => {
		fc.assert(
			fc.property(text, (said) => {
				const all = new Set([0, ...ends(said)]);
				for (let at = 0; at <= said.length; at++) if (isBetweenGraphemes(said, at)) expect(all).toContain(at);
			}),
			{ numRuns: 300 },
		);
	});
});
