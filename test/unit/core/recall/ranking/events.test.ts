import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchesOf } from "../../../../../src/core/recall/ranking/matches.ts";
import { memoryIndex, type Searchable } from "../../../../../src/core/recall/ranking/memory-index.ts";
import { questionOf } from "../../../../../src/core/recall/ranking/question.ts";
import { rankMessages } from "../../../../../src/core/recall/ranking/rank.ts";
import { eventDays } from "../../../../../src/core/recall/ranking/time-matches.ts";

const DAY = 86_400_000;
const NOW = Date.parse("2024-07-01T12:00:00Z");
const words = (text: string) => text.split(/\s+/).length;

/** Lines of talk: a date, who says it, what. */
function talk(...lines: string[]): Searchable[] {
	return lines.map((line, at) => {
		const [date = "", name = "", ...text] = line.split(" ");
		const role = name === "Ida" ? ("user" as const) : ("assistant" as const);
		return { seq: at + 1, role, name, text: text.join(" "), saidAt: Date.parse(`${date}T10:00:00Z`) + at };
	});
}

const WEEKS = Array.from({ length: 24 }, (_, week) => {
	const date = new Date(Date.parse("2024-01-06T00:00:00Z") + week * 7 * DAY).toISOString().slice(0, 10);
	return [`${date} Ida Coffee again, number ${week}.`, `${date} Rolf The neighbour's cat came by.`];
});
const TALK = talk(
	...[
		...WEEKS.flat(),
		"2024-02-03 Ida We got the keys today, so the move to Lisbon is done.",
		"2024-03-20 Ida Yesterday was my birthday.",
		"2024-03-10 Rolf The wedding is on 11 May, with a band.",
		"2024-04-20 Rolf The launch of the newsletter went out this morning.",
		"2024-05-05 Ida That was the retro, and a long one.",
		"2024-06-01 Rolf Which zeppelin did you build?",
		"2024-06-02 Ida The zeppelin flew over the pier.",
	].sort(),
);
const SPEAKERS = new Set(["ida", "rolf"]);
const INDEX = memoryIndex(TALK, words);

/** "from..to" of the days that a question's events tell, the likeliest first. */
function told(text: string, index = INDEX): string[] {
	const question = questionOf(text, NOW);
	const searched = index.search(question);
	const written = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);
	return eventDays(question.events, searched, matchesOf(question, searched, SPEAKERS)).map(
		({ from, to }) => `${written(from)}..${written(to)}`,
	);
}

describe("the days that a question's event tells", () => {
	it.each([
		["What did we eat two weeks before the move?", "2024-01-17..2024-01-23"],
		["Who came by the week before the move to Lisbon?", "2024-01-27..2024-02-02"],
		["What did I drink the day after my birthday?", "2024-03-20..2024-03-20"],
		["Who rang the night before my birthday?", "2024-03-18..2024-03-18"],
		["A month after the wedding, who came by?", "2024-05-26..2024-06-25"],
		["After the wedding where did they go?", "2024-05-11..2024-06-10"],
		["Who visited shortly before the launch?", "2024-03-21..2024-04-20"],
		["Which animals came since we moved to Lisbon?", "2024-02-03..2034-02-10"],
		["What did I drink until the launch?", "2014-04-13..2024-04-20"],
		["What did they play during the wedding?", "2024-05-11..2024-05-11"],
		["Who came by between the launch and the retro?", "2024-04-20..2024-05-05"],
		["How many cats came by between the retro and the launch?", "2024-04-20..2024-05-05"],
		["What was said an hour after the launch?", "2024-04-20..2024-04-20"],
	])("%s", (text, days) => {
		expect(told(text)).toEqual([days]);
	});

	it("are those of who tells of it, not of who asks for it", () => {
		expect(told("Who saw it the day after the zeppelin?")[0]).toBe("2024-06-03..2024-06-03");
	});

	it("are those of a person's own event", () => {
		const index = memoryIndex(
			talk("2024-02-10 Rolf My concert was wild.", "2024-03-10 Ida My concert was quiet.", "2024-04-01 Ida Coffee."),
			words,
		);
		expect(told("Who rang the day after my concert?", index)[0]).toBe("2024-03-11..2024-03-11");
		expect(told("Who rang the day after Rolf's concert?", index)[0]).toBe("2024-02-11..2024-02-11");
	});

	it("are several where several messages may be meant, and each is less certain", () => {
		const index = memoryIndex(
			[3, 4, 5, 6]
				.flatMap((month) => talk(`2024-0${month}-10 Ida The exam was hard.`))
				.map((m, at) => ({ ...m, seq: at })),
			words,
		);
		const question = questionOf("Who rang the day after the exam?", NOW);
		const searched = index.search(question);
		const days = eventDays(question.events, searched, matchesOf(question, searched, SPEAKERS));
		expect(days).toHaveLength(3);
		for (const { certainty } of days) expect(certainty).toBeLessThan(0.25);
	});

	it.each([
		"What did Ida drink?",
		"Have I had coffee before?",
		"Have I had coffee before in Lisbon?",
		"Who came by after the shipwreck?",
		"Who came by between the shipwreck and the retro?",
		"How many weeks were between the launch and the retro?",
		"900 years before the move?",
		"Who came by since May?",
		"What happened after all that?",
		"before after since until during between and",
	])("none: %s", (text) => {
		expect(told(text)).toEqual([]);
	});

	it("are counted from a date where the question states one", () => {
		const day = (date: string) => Date.parse(date) / DAY;
		expect(questionOf("Who came the week before 3 May 2024?", NOW).days).toContainEqual({
			from: day("2024-04-26"),
			to: day("2024-05-02"),
		});
		expect(questionOf("Who came before 3 May 2024?", NOW).days).toHaveLength(1);
	});
});

describe("the ranking", () => {
	const asked = (text: string) => {
		const question = questionOf(text, NOW);
		return rankMessages(question, INDEX.search(question), 80);
	};
	const number = (text: string) =>
		asked(text)
			.map(({ seq }) => TALK[seq - 1]?.text)
			.find((one) => one?.startsWith("Coffee"));

	it("goes by the time of the event, and says so", () => {
		expect(number("Which number did the coffee have two weeks before the wedding?")).toBe("Coffee again, number 16.");
		const text = "Which number did the coffee have a month after the wedding?";
		expect(number(text)).toMatch(/number 2[0-3]/);
		const moved = asked(text).find(({ seq }) => TALK[seq - 1]?.text === number(text));
		expect(moved?.parts).toHaveProperty("said_near");
	});

	it("goes by a stated date first", () => {
		const text = "Which number did the coffee have on 13 January 2024, two weeks before the wedding?";
		expect(number(text)).toBe("Coffee again, number 1.");
	});

	it("is the same where nothing tells of the event", () => {
		const parts = (text: string) => asked(text).map(({ seq, parts }) => ({ seq, parts }));
		expect(parts("Which coffee came after the shipwreck?")).toEqual(parts("Which coffee came, the shipwreck?"));
	});
});

describe("bad questions", () => {
	it.each([
		"minus 3 centuries before the move",
		"999 years before the move, 0 days after the launch",
		"between the move and ".repeat(50_000),
		"two weeks before the move ".repeat(40_000),
		`before ${"x".repeat(1_000_000)}`,
		`the ${"when that ".repeat(100_000)}`,
	])("%#", (text) => {
		expect(told(text).length).toBeLessThanOrEqual(12);
	});

	it("whatever is asked of whatever was said, days are ranges and certainties on 0..1", () => {
		const word = fc.constantFrom(
			..."the a two 0 999 week day days before after since until between and when move launch my Ida 3 May ? ,".split(
				" ",
			),
		);
		fc.assert(
			fc.property(fc.array(word, { maxLength: 20 }), (text) => {
				const question = questionOf(text.join(" "), NOW);
				const searched = INDEX.search(question);
				for (const days of eventDays(question.events, searched, matchesOf(question, searched, SPEAKERS))) {
					expect(days.from).toBeLessThanOrEqual(days.to);
					expect(days.certainty).toBeGreaterThan(0);
					expect(days.certainty).toBeLessThan(1);
				}
				for (const { from, to } of question.days) expect(from).toBeLessThanOrEqual(to);
			}),
		);
	});
});
