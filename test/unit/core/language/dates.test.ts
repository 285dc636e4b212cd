import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAt, mainDays, possibleDays } from "../../../../src/core/language/dates/days.ts";
import { datesIn } from "../../../../src/core/language/dates/read-dates.ts";
import { intervalsOf } from "../../../../src/core/language/dates/reading.ts";
import { saidDate } from "../../../../src/core/language/dates/said-date.ts";
import { traitsOf } from "../../../../src/core/recall/ranking/traits.ts";

const DAY = 86_400_000;
const SAID = ["2026-01-05", "2026-04-17", "2026-08-30", "2026-11-21"].map((day) => `${day}T10:00:00.000Z`);
const PHRASES = readFileSync(join(import.meta.dirname, "../../../fixtures/dates.txt"), "utf8")
	.split("\n")
	.filter((line) => line !== "" && !line.startsWith("#"))
	.map((line) => {
		const [text = "", ...meant] = line.split(" | ");
		return { text, meant: SAID.map((_, at) => meant[at] ?? meant[0] ?? "") };
	});

const iso = (at: number) => new Date(at).toISOString();

function written({ from, to }: { from: number; to: number }): string {
	const [first, last, behind] = [iso(from).slice(0, 10), iso(to - 1).slice(0, 10), iso(to).slice(0, 10)];
	if (to - from < DAY) return `${iso(from).slice(0, 16)}+${(to - from) / 60_000}`;
	if (first === last) return first;
	if (first.endsWith("-01-01") && behind === `${Number(first.slice(0, 4)) + 1}-01-01`) return first.slice(0, 4);
	const whole = first.endsWith("-01") && behind.endsWith("-01") && first.slice(0, 7) === last.slice(0, 7);
	return whole ? first.slice(0, 7) : `${first}..${last}`;
}

function read(text: string, said: string): string {
	const dates = datesIn(text, { at: Date.parse(said) }).map((date) => {
		const all = intervalsOf(date).map(written).join(" or ");
		return date.certainty === "ambiguous" ? `? ${all}` : all;
	});
	return dates.join(" & ") || "-";
}

describe("the dates of a phrase", () => {
	it.each(PHRASES)("$text", ({ text, meant }) => {
		expect(SAID.map((said) => read(text, said))).toEqual(meant);
	});

	it("are more than 200 phrases, said at four times of the year", () => {
		expect(new Set(PHRASES.map(({ text }) => text)).size).toBeGreaterThan(200);
	});

	it("are the same for who learns and who indexes", () => {
		for (const { text } of PHRASES) {
			for (const said of SAID) {
				const learned = saidDate(text, said);
				const indexed = traitsOf(text, datesIn(text, { at: Date.parse(said) })).days;
				expect([text, learned === null ? null : dayAt(Date.parse(learned.from))]).toEqual([
					text,
					indexed?.from ?? null,
				]);
			}
		}
	});

	it("are written without a year that nobody can tell", () => {
		for (const { text, meant } of PHRASES)
			for (const [at, said] of SAID.entries())
				if (meant[at]?.startsWith("? ") && !meant[at]?.includes("&"))
					expect([text, saidDate(text, said)]).toEqual([text, null]);
	});

	it("stand where they say, one behind the other", () => {
		for (const { text } of PHRASES) {
			let end = 0;
			for (const date of datesIn(text, { at: Date.parse(SAID[0] ?? "") })) {
				expect(date.start).toBeGreaterThanOrEqual(end);
				expect(text.slice(date.start, date.end)).toMatch(/^\S.*\S$/);
				end = date.end;
			}
		}
	});
});

it.each([
	["On 12 May I visited Lisbon.", "2026-05-12"],
	["In March I visited Lisbon.", "2026-03"],
	["Last week I visited Lisbon.", "week of 2026-11-09"],
	["Last weekend I visited Lisbon.", "weekend of 2026-11-14"],
	["Last summer I visited Lisbon.", "summer 2026"],
	["At the end of May I visited Lisbon.", "late 2026-05"],
	["Last quarter I visited Lisbon.", "Q3 2026"],
	["In 2019 I visited Lisbon.", "2019"],
	["In early 2019 I visited Lisbon.", "early 2019"],
	["In the 1990s I visited Lisbon.", "1990s"],
	["From May 3 to May 5 I visited Lisbon.", "2026-05-03 to 2026-05-05"],
	["Last night I visited Lisbon.", "2026-11-20"],
])("a date is written for who was not there: %s", (text, written) => {
	expect(saidDate(text, SAID[3] ?? "")?.written).toBe(written);
	// What was written with a memory is read as the same.
	expect(mainDays(datesIn(`It was so (${written}).`, { at: Date.parse(SAID[1] ?? "") }))?.from).toBe(
		mainDays(datesIn(text, { at: Date.parse(SAID[3] ?? "") }))?.from,
	);
});

describe("a question", () => {
	const asked = (text: string) =>
		possibleDays(text, Date.parse("2026-11-21T10:00:00Z")).map(({ from }) => iso(from * DAY).slice(0, 10));

	it("may mean all that its date may, and what is past", () => {
		expect(asked("What is on in March?")).toEqual(["2027-03-01", "2026-03-01"]);
		expect(asked("What did we do in March?")).toEqual(["2026-03-01"]);
		expect(asked("What happened recently?")).toEqual(["2026-11-11"]);
	});

	it("about all that was said means no days", () => {
		expect(asked("What did I do over the past few months?")).toEqual([]);
	});
});

describe("hostile texts", () => {
	const token = fc.constantFrom(
		..."last next in on two 31 99 of May 2023 - / . : , ago weeks spring Friday 9999999 before yesterday 0 '22 the 3rd to from between and early end am Q3 s 90 week weekend vor il y a".split(
			" ",
		),
	);

	it("give intervals, whatever is said and whenever", () => {
		const text = fc.array(fc.tuple(token, fc.constantFrom("", " ", "\n"))).map((all) => all.flat().join(""));
		fc.assert(
			fc.property(text, fc.date(), (text, said) => {
				for (const date of datesIn(text, { at: said.getTime() }))
					for (const { from, to } of intervalsOf(date)) {
						expect(from).toBeLessThan(to);
						expect(Number.isInteger(from) && Number.isInteger(to)).toBe(true);
						expect(() => iso(from) + iso(to)).not.toThrow();
					}
			}),
		);
	});

	it("of a megabyte are read in their beginning", () => {
		expect(
			mainDays(datesIn(`yesterday ${"two weeks ago in the last ".repeat(40_000)}`, { at: Date.parse(SAID[0] ?? "") })),
		).not.toBeNull();
		expect(datesIn("every 9am ".repeat(100_000), { at: 0 })).toEqual([]);
	});
});
