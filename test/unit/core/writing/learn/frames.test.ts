import { describe, expect, it } from "vitest";
import type { LearnedMessage } from "../../../../../src/core/writing/learn/found/learned.ts";
import { contentsOf } from "./learning.ts";

const learned = (...turns: Parameters<typeof contentsOf>) => contentsOf(...turns).join("\n");
const answer = (content: string): Partial<LearnedMessage> => ({ role: "assistant", content });
/** A user's messages with the answers between them. */
const exchange = (...texts: string[]) => texts.map((text, at) => (at % 2 === 1 ? answer(text) : text));

describe("what is said behind an exchange", () => {
	it.each([
		["to be put in another language", "i'll type a line, you put it in danish", "Sure, go ahead!"],
		["of somebody else", "my neighbour sent this letter, what does she want", "Okay, paste it."],
		["in a play", "we play a scene, im the detective", "Ready. Who are you?"],
		["as an example", "send you sample sentences for a test, mark them", "Okay, send the first."],
	])("is not told of who says it where it is given %s", (_, asked, invited) => {
		const said = "I live in Oslo and I am allergic to penicillin.";
		expect(learned(...exchange(asked, invited, said))).not.toMatch(/Oslo|penicillin/);
	});

	it.each([
		["hello", "Hi! How can I help?"],
		["help me plan a dinner", "Sure! What should I know?"],
		["my doctor called", "What did the doctor say?"],
		["i want to set some rules", "Sure, what are they?"],
		["i teach english", "Nice! Where?"],
	])("is told where it answers a question: %s / %s", (asked, invited) => {
		const told = learned(...exchange(asked, invited, "I am allergic to penicillin."));
		expect(told).toContain("The user is allergic to penicillin.");
	});

	const DRILL = [
		"i'll type a line, you put it in danish",
		"Sure, go ahead!",
		"my uncle is a pilot",
		"Min onkel er pilot.",
	];

	it("is given too while one follows another", () => {
		const told = learned(...exchange(...DRILL, "I live in Oslo.", "Jeg bor i Oslo.", "I am allergic to shellfish."));
		expect(told).not.toMatch(/pilot|Oslo|shellfish/);
	});

	it.each([
		"thanks! I am allergic to shellfish.",
		"ok great. I am allergic to shellfish.",
		"btw I am allergic to shellfish.",
	])("is told again once who says it turns away: %s", (said) => {
		expect(learned(...exchange(...DRILL, said))).toContain("allergic to shellfish");
	});

	it("is told where somebody else says it", () => {
		const [asked = "", invited = ""] = DRILL;
		const other = { content: "I am allergic to shellfish.", name: "Tom" };
		expect(learned({ content: asked, name: "Ada" }, answer(invited), other)).toContain("allergic to shellfish");
	});
});
