import { describe, expect, it } from "vitest";
import { stem, termsOf } from "../../../../../src/core/language/terms.ts";
import { conceptsAsked, conceptTerms } from "../../../../../src/core/recall/lexicon/terms.ts";
import { memoryIndex } from "../../../../../src/core/recall/ranking/memory-index.ts";
import { questionOf } from "../../../../../src/core/recall/ranking/question.ts";
import { rankMessages } from "../../../../../src/core/recall/ranking/rank.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const stems = (text: string) => termsOf(text).map(stem);

/** Whether a message tells of something that the question asks for. */
function tells(message: string, question: string): boolean {
	const told = new Set(conceptTerms(stems(message)));
	return conceptsAsked(stems(question)).some(({ term }) => told.has(term));
}

describe("the lexicon knows", () => {
	it.each([
		["We flew to the Maldives in May.", "Which countries did I visit?"],
		["Two weeks of bronchitis, again.", "What health problems have I had?"],
		["They tied the knot on a beach.", "When was the wedding?"],
		["She handed in her notice on Friday.", "Did she quit her job?"],
	])("that “%s” may answer “%s”", (message, question) => expect(tells(message, question)).toBe(true));

	it.each([
		["The kettle is on the shelf.", "Which countries did I visit?"],
		// "Turkey" is a country and a meal, and counts where the question asks for either.
		["We had turkey for dinner.", "Which programming language do I use?"],
		["He tied the rope to a knot of wood.", "When was the wedding?"],
	])("that “%s” does not answer “%s”", (message, question) => expect(tells(message, question)).toBe(false));
});

/** A chat of 200 messages, one of which is about something else than the weather. */
function ranked(question: string, ...told: readonly string[]) {
	const days = Array.from({ length: 200 }, (_, day) => `On day ${day} the sky over harbour ${day * 7} stayed grey.`);
	const texts = days.map((day, at) => told[(at - 90) / 10] ?? day);
	const messages = texts.map((text, at) => ({
		...{ seq: at + 1, role: "user" as const, name: null, text, saidAt: NOW - (300 - at) * 3_600_000 },
	}));
	const asked = questionOf(question, NOW);
	const all = rankMessages(asked, memoryIndex(messages, (text) => text.length).search(asked), 50);
	const shown = all.filter(({ belowThreshold }) => belowThreshold !== true);
	return shown.map(({ seq, parts }) => ({ text: texts[seq - 1] ?? "", parts }));
}

describe("a message in other words", () => {
	it("is found where nothing else answers, and the score says by what", () => {
		const [first, ...rest] = ranked("Which countries have I been to?", "Back from the Maldives, still sunburnt.");
		expect(first?.text).toContain("Maldives");
		expect(first?.parts.lexicon_kind).toBeGreaterThan(0);
		expect(rest).toEqual([]);
	});

	it("gives way to one in the question's words", () => {
		const question = "Which bronchitis medicine did the pharmacist recommend?";
		const shown = ranked(
			question,
			"The pharmacist recommended a bronchitis medicine with thyme.",
			"I took some ibuprofen.",
		);
		expect(shown[0]?.text).toContain("thyme");
		expect(shown.map(({ text }) => text)).not.toContain("I took some ibuprofen.");
	});

	it.each([
		["What is wrong with the roof?", "Woke up to the ceiling dripping, guy says its the flashing round the chimney."],
		["Who got fired?", "kyle went home with his p45, third no show this month"],
		["Have we been sued?", "that guy is taking us to small claims"],
	])("is found by words that tell of the topic: %s", (question, told) => {
		const [first, ...rest] = ranked(question, told);
		expect(first?.text).toBe(told);
		expect(first?.parts.lexicon_topic).toBeGreaterThan(0);
		expect(rest).toEqual([]);
	});

	it("adds nothing to what answers in the question's words, and nothing where they are all said", () => {
		const answer = "Marta fixed the leaking roof.";
		const shown = ranked("Who fixed the leaking roof?", answer, "The chimney flashing dripped into the loft.");
		expect(shown.find(({ text }) => text === answer)?.parts).toEqual(
			expect.not.objectContaining({ lexicon_topic: expect.any(Number) }),
		);
		expect(shown.map(({ text }) => text)).not.toContain("The chimney flashing dripped into the loft.");
	});

	it("is not found where many messages tell of the same kind", () => {
		const many = Array.from({ length: 11 }, (_, at) => `Packed for ${["Peru", "Kenya", "Nepal"][at % 3]}, bag ${at}.`);
		expect(ranked("Which countries have I been to?", ...many).length).toBeLessThanOrEqual(3);
	});
});
