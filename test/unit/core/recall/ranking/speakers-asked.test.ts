import { expect, it } from "vitest";
import { memoryIndex } from "../../../../../src/core/recall/ranking/memory-index.ts";
import { questionOf } from "../../../../../src/core/recall/ranking/question.ts";
import { speakersAsked } from "../../../../../src/core/recall/ranking/speakers-asked.ts";

const AT = Date.parse("2026-11-20T12:00:00.000Z");

/** Whom a question names, in a thread of these speakers where this is said. */
function asked(question: string, speakers: string[], said = "I like tea."): string[] {
	const messages = speakers.map((name, at) => ({ seq: at + 1, role: "user" as const, name, text: said, saidAt: AT }));
	const parsed = questionOf(question, AT);
	return [...speakersAsked(memoryIndex(messages, (text) => text.length).search(parsed), parsed).asked];
}

it("a speaker is named as written, misspelt, transliterated or by a nickname", () => {
	const speakers = ["Caroline", "Robert Müller"];
	expect(asked("What does Caroline like?", speakers)).toEqual(["Caroline"]);
	expect(asked("What does Karolin like?", speakers)).toEqual(["Caroline"]);
	expect(asked("What does Bob like?", speakers)).toEqual(["Robert Müller"]);
	expect(asked("What does Mueller like?", speakers)).toEqual(["Robert Müller"]);
});

it("a speaker is named without the apostrophe too", () => {
	expect(asked("what is danas dog called", ["Dana", "Muhhamed"])).toEqual(["Dana"]);
	expect(asked("what is muhhameds job", ["Dana", "Muhhamed"])).toEqual(["Muhhamed"]);
	expect(asked("what is als job", ["Al"])).toEqual([]);
	expect(asked("how high are the bills", ["Bill"])).toEqual([]);
});

it("a speaker is named in lower case too, as people type", () => {
	const speakers = ["Muhhamed", "Dana"];
	expect(asked("what job does muhammad do at the bakery", speakers)).toEqual(["Muhhamed"]);
	expect(asked("What did danna make? and when", speakers)).toEqual(["Dana"]);
	expect(asked("whats dnaa up to", speakers)).toEqual(["Dana"]);
	expect(asked("did Priya meet danna", speakers)).toEqual([]);
	expect(asked("how far is the marina", ["Maria"])).toEqual([]);
	expect(asked("what is the date of that note", ["Dave", "Nate"])).toEqual([]);
	expect(asked("who is danny to you", speakers, "danny is my brother")).toEqual([]);
});

it("nobody is meant by a name that is spelt right, that may be several's, or that only looks like a name", () => {
	expect(asked("What does John like?", ["John", "Joan"])).toEqual(["John"]);
	expect(asked("What does Johan like?", ["John", "Joan"])).toEqual([]);
	expect(asked("What does Johan like?", ["John"], "Johan is my brother.")).toEqual([]);
	expect(asked("What happened in March?", ["Marcy"])).toEqual([]);
	expect(asked("which jon?", ["John"])).toEqual([]);
});
