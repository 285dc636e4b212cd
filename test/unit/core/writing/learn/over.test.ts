import { describe, expect, it } from "vitest";
import type { KnownMemory } from "../../../../../src/core/writing/learn/found/learned.ts";
import { learnedFrom, talk } from "./learning.ts";

const known = (content: string, key: string | null = null, scope = "user:ada"): KnownMemory => ({
	...{ id: "mem_1", type: "fact", content, key, scope },
});
const learnedAfter = (said: string, ...memories: KnownMemory[]) => learnedFrom(talk(said), memories);

describe("what is so no longer gives way to what is said of it now", () => {
	it.each([
		["The user is allergic to penicillin.", "I'm not allergic to penicillin after all."],
		["The user is allergic to penicillin.", "Correction: I'm not allergic to penicillin, it's amoxicillin."],
		["The user is vegetarian.", "im not vegetarian anymore"],
		["The user lives in Oslo.", "oh and I no longer live in Oslo, moved to Bergen last month"],
		["The user eats pork on sundays.", "i dont eat pork anymore"],
		["The user works at Snøhetta.", "I quit Snøhetta."],
		["The user works at Google.", "I left Google last week and joined Stripe."],
		["The user drives a red Fiat.", "I sold the Fiat, I drive a Tesla now."],
		["The user is married to Tom.", "Tom and I got divorced."],
		["The user's boss is Petra.", "my boss isn't Petra anymore"],
		["The user's favourite tea is Earl Grey.", "My favourite tea is rooibos now."],
		["The deadline is Friday (2026-11-27).", "The deadline moved to Monday."],
		["The user said: “Please always answer me in Norwegian.”", "Please answer in English from now on."],
		[
			"The meeting with Henrik is on Friday at 10 (2026-11-27).",
			"The meeting with Henrik is on Monday at 14:00 instead.",
		],
	])("%s – %s", (content, said) => {
		expect(learnedAfter(said, known(content)).memories).toMatchObject([
			{ replaces: { id: "mem_1", scope: "user:ada" } },
		]);
		expect(learnedAfter(said, known(content, "user.some")).memories).toMatchObject([{ key: "user.some" }]);
	});
});

describe("nothing else gives way", () => {
	it.each([
		["The user uses Google.", "I left Google last week"],
		["The user works at Google.", "i left the keys at google"],
		["The user likes tea and coffee.", "i dont like coffee"],
		["The user loves Oslo.", "I'm not in Oslo"],
		["The user has a car.", "I don't have my car today"],
		["The user drives a red Fiat.", "I don't drive at night"],
		["The user is not vegetarian.", "im not vegetarian"],
		["The user's dog is a beagle.", "my dog is asleep now"],
		["Always answer in german.", "answer in English please: das Haus ist rot"],
		["The user's budget is 400 euros.", "the budget for the party is 200 euros"],
		["Petra is vegetarian.", "im not vegetarian anymore"],
		["The user is vegetarian.", "what if im not vegetarian anymore"],
		["The user is vegetarian.", "am i not vegetarian anymore?"],
		["The user is vegetarian.", 'he said "I\'m not vegetarian anymore"'],
		["The user is vegetarian.", "translate: im not vegetarian anymore"],
		["The user is vegetarian.", "my sister is not vegetarian anymore"],
	])("%s – %s", (content, said) => {
		expect(learnedAfter(said, known(content)).memories.filter(({ replaces }) => replaces)).toEqual([]);
	});

	it("of another user", () => {
		const { memories } = learnedAfter("im not vegetarian anymore", known("The user is vegetarian.", null, "user:bob"));
		expect(memories.filter(({ replaces }) => replaces)).toEqual([]);
	});
});

it("what was said before in the same messages is not learned", () => {
	const { memories } = learnedFrom(talk("I'm allergic to penicillin.", "I'm not allergic to penicillin after all."));
	expect(memories.map(({ content }) => content)).toEqual(["The user is not allergic to penicillin after all."]);
});

it("a relation that is denied ends", () => {
	const { relations } = learnedAfter(
		"I no longer live in Oslo, moved to Bergen last month",
		known("The user lives in Oslo.", "user.home"),
	);
	expect(relations).toMatchObject([{ predicate: "LIVES_IN", object: "Oslo", ended: true }]);
});

it("a language to be answered in is no request for a translation of what comes next", () => {
	const { memories } = learnedFrom(
		talk("Please always answer me in Norwegian.", { role: "assistant", content: "Noted." }, "I'm allergic to nuts."),
	);
	expect(memories.map(({ content }) => content)).toContain("The user is allergic to nuts.");
});
