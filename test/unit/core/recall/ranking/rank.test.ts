import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memoryIndex, type Searchable } from "../../../../../src/core/recall/ranking/memory-index.ts";
import { questionOf } from "../../../../../src/core/recall/ranking/question.ts";
import { rankMessages } from "../../../../../src/core/recall/ranking/rank.ts";
import { anyText } from "../../../../arbitraries/text.ts";

const DAY = 86_400_000;
const NOW = Date.parse("2024-03-01T12:00:00Z");
const words = (text: string) => text.split(/\s+/).length;

type Said = [name: string, text: string];

/** Talk on several days, from the oldest; a minute between two messages. */
function talk(days: Said[][], firstDay = NOW - 60 * DAY): Searchable[] {
	let seq = 0;
	return days.flatMap((day, index) =>
		day.map(([name, text], at) => ({
			...{ seq: ++seq, role: name === "Ina" ? ("user" as const) : ("assistant" as const), name, text },
			saidAt: firstDay + index * 7 * DAY + at * 60_000,
		})),
	);
}

function asked(messages: readonly Searchable[], text: string, limit = 50) {
	const question = questionOf(text, NOW);
	return rankMessages(question, memoryIndex(messages, words).search(question), limit);
}

const SMALL_TALK: Said[] = [
	["Ina", "Hello! How was your week?"],
	["Bo", "Busy, but good. The office moved to another floor."],
	["Ina", "Ours has no lift at all."],
	["Bo", "Then you stay fit, at least."],
];

const TALK = talk([
	[...SMALL_TALK, ["Ina", "I planted tulips behind the shed."], ["Bo", "I planted nothing; the snails eat it all."]],
	[...SMALL_TALK, ["Bo", "Which boat did you rent?"], ["Ina", "The green one with two masts."], ["Bo", "Nice."]],
	[["Bo", "I took up the clarinet."], ["Ina", "Wonderful! Is it hard?"], ...SMALL_TALK],
	[...SMALL_TALK, ["Ina", "We flew to Portugal for the wedding."], ["Bo", "Lucky you!"]],
]);

/** As an encoder would have it, by seq, in spreads above the middle. */
function nearBy(messages: readonly Searchable[], spreadsOf: (message: Searchable) => number) {
	return new Map(
		messages.map((message) => {
			const spreads = spreadsOf(message);
			return [message.seq, { spreads, cosine: 0.05 + 0.12 * spreads }];
		}),
	);
}

describe("a question for what nobody ever spoke of", () => {
	const week = (last: string): Said[] => [...SMALL_TALK, ["Ina", last]];
	const usual = Array.from({ length: 11 }, () => week("Fine, thanks."));
	const lines = talk([...usual, week("I won the race again, can you believe it?")]);
	const ranked = (text: string, spreadsOf: ((message: Searchable) => number) | null = null) => {
		const about = questionOf(text, NOW);
		const near = spreadsOf === null ? null : nearBy(lines, spreadsOf);
		const all = rankMessages(about, { ...memoryIndex(lines, words).search(about), near }, 100);
		return all.filter(({ belowThreshold }) => belowThreshold !== true);
	};
	const shown = (...asked: Parameters<typeof ranked>) => ranked(...asked).length;

	it("shows nothing for the name of a speaker alone", () => {
		expect(shown("Which submarine did Ina command?")).toBe(0);
		expect(shown("Which race did Ina win?")).toBeGreaterThan(0);
	});

	it("shows for the few words that were used only what is near it in meaning too", () => {
		const text = "When did Ina win the chess olympiad?";
		expect(shown(text)).toBeGreaterThan(0);
		expect(shown(text, () => 0.9)).toBe(0);
		expect(shown(text, () => 1.1)).toBeGreaterThan(0);
	});

	it("is one that no message meets by its words and its meaning together; what it is shown nobody is sure of", () => {
		const text = "Did Ina win the race again?";
		const nearIf = (spreads: number) => (message: Searchable) => (message.text.startsWith("I won") ? spreads : 0);
		expect(ranked(text, nearIf(2)).map(({ unsure }) => unsure)).not.toContain(true);
		const fleet = "Did Ina win the whole fleet of the admiral in court?";
		const unsure = ranked(fleet, nearIf(2));
		expect(unsure.length).toBeGreaterThan(0);
		expect(unsure.map(({ unsure }) => unsure)).not.toContain(undefined);
		expect(ranked(fleet, nearIf(4)).map(({ unsure }) => unsure)).not.toContain(true);
	});

	it.each([
		"What did Ina command in January 2024?",
		"Wann hat Ina das race gegen den Admiral und die ganze Flotte gewonnen?",
		"Summarise everything about Ina",
	])("is not one that names a time, is asked in another language, or asks for a whole subject: %s", (text) => {
		const all = ranked(text, () => 1.1);
		expect(all.length).toBeGreaterThan(0);
		expect(all.map(({ unsure }) => unsure)).not.toContain(true);
	});

	it("is not told from few messages", () => {
		const about = questionOf("When did Ina win the chess olympiad?", NOW);
		const found = (some: readonly Searchable[]) => {
			const near = nearBy(some, () => 1.1);
			const all = rankMessages(about, { ...memoryIndex(some, words).search(about), near }, 100);
			return all.filter(({ belowThreshold }) => belowThreshold !== true).map(({ unsure }) => unsure);
		};
		const few = found(lines.slice(-19));
		expect(few.length).toBeGreaterThan(0);
		expect(few).not.toContain(true);
		expect(found(lines)).toContain(true);
	});

	const asking = (messages: readonly Searchable[], text: string, spreadsOf: (message: Searchable) => number | null) => {
		const about = questionOf(text, NOW);
		const read = messages.filter((message) => spreadsOf(message) !== null);
		const near = nearBy(read, (message) => spreadsOf(message) ?? 0);
		const all = rankMessages(about, { ...memoryIndex(messages, words).search(about), near }, 100);
		return all.filter(({ belowThreshold }) => belowThreshold !== true).map(({ unsure }) => unsure);
	};
	const SUBMARINE = "Which submarine did Ina command?";

	it("shows nothing for one that nothing comes near", () => {
		const nearIf = (spreads: number) => (message: Searchable) => (message.text.startsWith("I won") ? spreads : 0);
		expect(asking(lines, "Whose submarine leaks?", nearIf(1.75))).toEqual([true]);
		expect(asking(lines, "Whose submarine leaks?", nearIf(1.55))).toEqual([]);
	});

	it("is not met by the same question, asked before, but by what nobody has read yet", () => {
		const before = talk([...usual, week(SUBMARINE)]);
		const same = ({ text }: Searchable) => (text === SUBMARINE ? 6 : 1.2);
		expect(asking(before, SUBMARINE, same)).not.toContain(undefined);
		const told = talk([...usual, week("The submarine that I command leaks.")]);
		const unread = ({ text }: Searchable) => (text.includes("leaks") ? null : 0);
		expect(asking(told, SUBMARINE, unread)).toContain(undefined);
		expect(asking(told, SUBMARINE, unread)).not.toContain(true);
	});

	it("is judged though nobody reads what tools say, and not in talk of pages", () => {
		const withTools = lines.map((line, at) => (at % 5 === 0 ? { ...line, role: "tool" as const, name: null } : line));
		const spreadsOf = ({ role }: Searchable) => (role === "tool" ? null : 1.2);
		expect(asking(withTools, "Which race did Ina win?", spreadsOf)).toContain(true);
		const page = "then the shop moved again and nobody could tell why it took so long to find another one ".repeat(4);
		const pages = lines.map((line) => ({ ...line, text: `${line.text} ${page}` }));
		expect(asking(pages, SUBMARINE, () => 0).length).toBeGreaterThan(0);
		expect(asking(pages, SUBMARINE, () => 0)).not.toContain(true);
	});

	it("is told by words alone while the encoder has not read nearly all", () => {
		const text = "Which race did Ina win?";
		const about = questionOf(text, NOW);
		const near = nearBy(lines.slice(0, 20), () => 0);
		const all = rankMessages(about, { ...memoryIndex(lines, words).search(about), near }, 100);
		expect(all.map(({ unsure }) => unsure)).not.toContain(true);
		expect(ranked(text, () => 0).map(({ unsure }) => unsure)).not.toContain(undefined);
	});
});

describe("what the encoder says", () => {
	const question = questionOf("what is wrong with the vehicle?", NOW);
	const withNear = (messages: readonly Searchable[], spreadsOf: (message: Searchable) => number) =>
		rankMessages(question, { ...memoryIndex(messages, words).search(question), near: nearBy(messages, spreadsOf) }, 50);

	it("shows two dozen messages for their meaning alone at most, and says that it does", () => {
		const lines = talk([Array.from({ length: 40 }, (_, at): Said => ["Ina", `the gearbox number ${at} grinds`])]);
		const ranked = withNear(lines, ({ seq }) => 4 - seq / 100);
		const shown = ranked.filter(({ belowThreshold }) => belowThreshold !== true);
		expect(shown.map(({ unsure }) => unsure)).toEqual(Array(24).fill(true));
	});

	it("keeps nothing back that the time asked for is reason enough for, or where it says little: of few or long messages", () => {
		const shown = (lines: Searchable[], text: string, nearness: number) => {
			const about = questionOf(text, NOW);
			const near = nearBy(lines, () => nearness);
			const ranked = rankMessages(about, { ...memoryIndex(lines, words).search(about), near }, 50);
			return ranked.filter(({ belowThreshold }) => belowThreshold !== true).map(({ seq }) => seq);
		};
		const yesterday = talk([SMALL_TALK, SMALL_TALK, SMALL_TALK], NOW - 15 * DAY);
		expect(shown(yesterday, "what happened yesterday?", -0.3)).toEqual(
			shown(yesterday, "what happened yesterday?", 0.3),
		);
		const few = talk([
			[
				["Ina", "you got me wrong there"],
				["Bo", "the brakes squeal"],
			],
		]);
		expect(shown(few, "what is wrong with the vehicle?", -0.3)).toEqual(
			shown(few, "what is wrong with the vehicle?", 0.3),
		);
		const page = "then the shop moved again and nobody could tell why it took them so long to find another one ".repeat(
			8,
		);
		const paged = SMALL_TALK.map(([name, text]): Said => [name, `${text} ${page}`]);
		const pages = talk([paged, paged, paged, paged, paged, [["Ina", "you got me wrong there"]]]);
		expect(shown(pages, "what is wrong with the vehicle?", -0.3)).toEqual([21]);
	});

	it("keeps back what has the words in another sense, where little of the question is said", () => {
		const lines = talk([[...SMALL_TALK, ["Ina", "you got me wrong there"], ["Bo", "the brakes squeal"]]]);
		const seqOf = (text: string) => lines.find((line) => line.text === text)?.seq ?? 0;
		const ranked = withNear(lines, ({ text }) => (text === "the brakes squeal" ? 3 : -1));
		const shown = ranked.flatMap(({ seq, belowThreshold }) => (belowThreshold === true ? [] : [seq]));
		expect(shown).toEqual([seqOf("the brakes squeal")]);
		const byWords = asked(lines, "what is wrong with the vehicle?").filter((one) => one.belowThreshold !== true);
		expect(byWords.map(({ seq }) => seq)).toContain(seqOf("you got me wrong there"));
	});
});

describe("the ranking", () => {
	const first = (text: string) => TALK.find(({ seq }) => seq === asked(TALK, text)[0]?.seq)?.text;

	it("puts first what the person said that is asked about", () => {
		expect(first("What did Ina plant?")).toBe("I planted tulips behind the shed.");
		expect(first("What did Bo plant?")).toBe("I planted nothing; the snails eat it all.");
	});

	it("knows a verb by its irregular forms", () => {
		expect(asked(TALK, "Where did Ina fly?", 2).map(({ seq }) => TALK[seq - 1]?.text)).toContain(
			"We flew to Portugal for the wedding.",
		);
	});

	it("finds the answer beside the question that it answers", () => {
		const best = asked(TALK, "Which boat did Ina rent?", 2).map(({ seq }) => TALK[seq - 1]?.text);
		expect(best).toContain("The green one with two masts.");
	});

	it("finds things by their kind, where no word is the same", () => {
		const best = (text: string) => asked(TALK, text, 3).map(({ seq }) => TALK[seq - 1]?.text);
		expect(best("Which instrument does Bo play?")).toContain("I took up the clarinet.");
		expect(best("Which countries has Ina visited?")).toContain("We flew to Portugal for the wedding.");
	});

	it("says what moved it, and its relevance is on 0..1 and the same for the same question", () => {
		const ranked = asked(TALK, "What did Ina plant?");
		expect(Object.keys(ranked[0]?.parts ?? {}).length).toBeGreaterThan(0);
		for (const { relevance } of ranked) expect(relevance > 0 && relevance < 1).toBe(true);
		expect(asked(TALK, "What did Ina plant?")).toEqual(ranked);
	});

	it("goes by the day that a question names, in words or relative to now", () => {
		const texts = Array.from({ length: 12 }, (_, week): Said[] => [...SMALL_TALK, ["Ina", `I met number ${week}.`]]);
		const weekly = talk(texts, NOW - 12 * 7 * DAY);
		const met = (text: string) =>
			asked(weekly, text)
				.map(({ seq }) => weekly[seq - 1]?.text)
				.find((one) => one?.startsWith("I met"));
		expect(met("Who did Ina meet two weeks ago?")).toBe("I met number 10.");
		expect(met("Who did Ina meet on 12 January 2024?")).toBe("I met number 5.");
	});
});

describe("bad questions", () => {
	it.each([
		"",
		"the",
		"???",
		'"NEAR( OR AND *',
		"的是",
		"Wo wohnt der Bär?",
		"30 February 2023?",
		"a ".repeat(500_000),
	])("%# is answered with an order or nothing", (text) => {
		expect(asked(TALK, text).length).toBeLessThanOrEqual(TALK.length);
	});

	it("of a thread of one message, or none", () => {
		const [one] = TALK;
		expect(asked(one === undefined ? [] : [one], "How was your week?")).toHaveLength(1);
		expect(asked([], "How was your week?")).toEqual([]);
	});

	it("whatever is asked of whatever was said, every message comes at most once", () => {
		fc.assert(
			fc.property(fc.array(anyText(), { maxLength: 8 }), anyText(), fc.nat({ max: 9 }), (texts, question, limit) => {
				const messages = talk([texts.map((text) => ["Ina", text])]);
				const seqs = asked(messages, question, limit).map(({ seq }) => seq);
				expect(seqs.length).toBeLessThanOrEqual(limit);
				expect(new Set(seqs).size).toBe(seqs.length);
			}),
			{ numRuns: 100 },
		);
	});
});
