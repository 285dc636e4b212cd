import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAt, timesIn } from "../../../../../src/core/recall/ranking/time-expressions.ts";

/** A Wednesday. */
const SAID = Date.parse("2023-06-14T15:00:00Z");
const written = (text: string) =>
	timesIn(text, SAID).map(({ from, to }) =>
		[from, to].map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
	);

describe("times in a text", () => {
	it.each([
		["on 8 May 2022", ["2022-05-08", "2022-05-08"]],
		["on May 8th, 2022", ["2022-05-08", "2022-05-08"]],
		["2022-05-08", ["2022-05-08", "2022-05-08"]],
		["the 3rd of March", ["2023-03-03", "2023-03-03"]],
		["on December 24", ["2022-12-24", "2022-12-24"]],
		["in February 2024", ["2024-02-01", "2024-02-29"]],
		["in April", ["2023-04-01", "2023-04-30"]],
		["last spring", ["2023-03-01", "2023-05-31"]],
		["in the summer of 2021", ["2021-06-01", "2021-08-31"]],
		["last winter", ["2022-12-01", "2023-02-28"]],
		["yesterday", ["2023-06-13", "2023-06-13"]],
		["the day before yesterday", ["2023-06-12", "2023-06-12"]],
		["two weeks ago", ["2023-05-28", "2023-06-03"]],
		["3 days ago", ["2023-06-11", "2023-06-11"]],
		["last Friday", ["2023-06-09", "2023-06-09"]],
		["next Monday", ["2023-06-19", "2023-06-19"]],
		["last Wednesday", ["2023-06-07", "2023-06-07"]],
		["last week", ["2023-05-31", "2023-06-13"]],
		["in 2019", ["2019-01-01", "2019-12-31"]],
	])("%s", (text, range) => {
		expect(written(`It was ${text}.`)).toEqual([range]);
	});

	it.each(["30 February", "2023-13-45", "May 45", "a spring in her step", "they fall", "may I?", "version 2023"])(
		"none in %j",
		(text) => {
			expect(written(text)).toEqual([]);
		},
	);

	it("are ranges, whatever is said and whenever", () => {
		const words = fc.constantFrom(
			..."last next in on two 31 99 of May 2023 -01- ago weeks spring Friday 9999999 before yesterday 0".split(" "),
		);
		fc.assert(
			fc.property(fc.array(words), fc.date({ noInvalidDate: true }), (text, said) => {
				for (const { from, to } of timesIn(text.join(" "), said.getTime())) {
					expect(Number.isInteger(from) && Number.isInteger(to)).toBe(true);
					expect(from).toBeLessThanOrEqual(to);
				}
			}),
		);
	});

	it("of a text of a megabyte are found in its beginning", () => {
		expect(timesIn(`yesterday ${"two weeks ago in the last ".repeat(40_000)}`, SAID)[0]).toBeDefined();
		expect(dayAt(SAID)).toBe(19_522);
	});
});
