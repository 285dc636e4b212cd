import { expect, it } from "vitest";
import { memoryIndex } from "../../../../../src/core/recall/ranking/memory-index.ts";
import { questionOf } from "../../../../../src/core/recall/ranking/question.ts";
import { rankMessages } from "../../../../../src/core/recall/ranking/rank.ts";

const SAID = Date.parse("2026-10-01T12:00:00Z");
const NOW = Date.parse("2026-11-20T12:00:00Z");

/** What of a talk is not too faint to be shown, between lines that say nothing of it. */
function shown(said: string, question: string): string[] {
	const texts = [said, ...Array.from({ length: 29 }, (_, at) => `Remark ${at} on whatever.`)];
	const messages = texts.map((text, at) => ({
		...{ seq: at + 1, name: null, text, saidAt: SAID + at * 60_000 },
		role: at % 2 === 0 ? ("user" as const) : ("assistant" as const),
	}));
	const index = memoryIndex(messages, (text) => Math.ceil(text.length / 4));
	const asked = questionOf(question, NOW);
	const ranked = rankMessages(asked, index.search(asked), 100);
	return ranked.filter(({ belowThreshold }) => belowThreshold !== true).map(({ seq }) => texts[seq - 1] ?? "");
}

it.each([
	["我对花生过敏。", "我对什么过敏？"],
	["Meine Schwester Frieda wohnt in Bremen.", "Wie heisst die Tochter meiner Schwester?"],
	["I'm back from Porto, the food was great.", "Which cities have I been to?"],
	["I adopted a greyhound called Pickwick.", "What is the name of the dog I adopted?"],
])("%s is shown to %s", (said, question) => {
	expect(shown(said, question)).toContain(said);
});

it.each(["What is the capital of Mongolia?", "How do I center a div in CSS?"])("nothing is shown to %s", (question) => {
	expect(shown("I adopted a greyhound called Pickwick.", question)).toEqual([]);
});
