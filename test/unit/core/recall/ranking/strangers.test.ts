import { describe, expect, it } from "vitest";
import { memoryIndex } from "../../../../../src/core/recall/ranking/memory-index.ts";
import { questionOf } from "../../../../../src/core/recall/ranking/question.ts";
import { rankMessages } from "../../../../../src/core/recall/ranking/rank.ts";
import { SMALL_CONVERSATIONS, type SmallConversation } from "./small-conversations.ts";

const NOW = Date.parse("2024-03-01T12:00:00Z");
const words = (text: string) => text.split(/\s+/).length;

/** What a conversation shows of itself, best first, and how many of its messages are near misses. */
function shown({ said }: SmallConversation, text: string): { texts: string[]; faint: number } {
	const messages = said.map((one, at) => ({
		...{ seq: at + 1, role: at % 2 === 0 ? ("user" as const) : ("assistant" as const), name: null, text: one },
		saidAt: NOW - 30 * 86_400_000 + at * 60_000,
	}));
	const question = questionOf(text, NOW);
	const ranked = rankMessages(question, memoryIndex(messages, words).search(question), 50);
	const clear = ranked.filter(({ belowThreshold }) => belowThreshold !== true);
	return { texts: clear.map(({ seq }) => said[seq - 1] ?? ""), faint: ranked.length - clear.length };
}

const own = SMALL_CONVERSATIONS.flatMap((here) => here.asked.map((one) => ({ here, ...one })));
const strange = SMALL_CONVERSATIONS.flatMap((here) =>
	SMALL_CONVERSATIONS.filter((other) => other !== here).flatMap(({ asked }) =>
		asked.map(({ question }, at) => ({ here, question, evidence: here.asked[at]?.evidence ?? "" })),
	),
);

describe("questions", () => {
	it.each(own)("$here.topic: $question", ({ here, question, evidence }) => {
		expect(shown(here, question).texts.slice(0, 3)).toContain(evidence);
	});

	it("of another conversation, find no more than chance, and mostly nothing, with what was near it named", () => {
		const found = strange.map(({ here, question, evidence }) => ({ evidence, ...shown(here, question) }));
		const hits = found.filter(({ texts, evidence }) => texts.includes(evidence)).length;
		const chance = found.reduce((sum, { texts }, at) => sum + texts.length / (strange[at]?.here.said.length ?? 1), 0);
		expect(hits).toBeLessThanOrEqual(Math.ceil(chance));
		expect(found.filter(({ texts }) => texts.length === 0).length).toBeGreaterThan(0.85 * found.length);
		expect(found.filter(({ faint }) => faint > 0).length).toBeGreaterThan(found.length / 4);
	});

	it("hide nothing that is near in a thread of a few messages", () => {
		const few = { topic: "few", said: ["We met Ola.", "Where was that?", "In a bakery.", "Nice.", "Yes."], asked: [] };
		const { texts, faint } = shown(few, "In which quarter of the town did Pia and I run into Ola?");
		expect(texts).toContain("In a bakery.");
		expect(faint).toBe(0);
	});
});
