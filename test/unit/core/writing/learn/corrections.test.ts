import { expect, it } from "vitest";
import { correctionIn } from "../../../../../src/core/language/statements/correction.ts";
import { TELLS_ALL } from "../acts/word-model.ts";
import { learnedFrom, talk } from "./learning.ts";

it.each([
	["it's 14:30 not 14:00", "14:30", "14:00"],
	["no wait, Maria not Marie", "Maria", "Marie"],
	["sorry, not Tuesday but Monday", "Monday", "Tuesday"],
	["thats my cousin, not my brother", "cousin", "brother"],
])("%s", (clause, value, former) => expect(correctionIn(clause)).toEqual({ value, former }));

it.each(["I like tea not coffee", "it's not here", "why not", "not now"])("%s corrects nothing", (clause) => {
	expect(correctionIn(clause)).toBeNull();
});

const KNOWN = [
	{ id: "mem_1", content: "The dentist is at 14:00.", type: "fact", key: null, scope: "user:ada" },
] as const;
const turns = talk("my dentist is at 14:00", "it's 14:30 not 14:00");

it("a later message corrects what was learned in the same turn or before", () => {
	const here = learnedFrom(turns, [], TELLS_ALL).memories.map(({ content }) => content);
	expect(here).toEqual(["The user's dentist is at 14:30."]);
	const [before = [], after = []] = [turns.slice(0, 1), turns.slice(1)];
	const later = learnedFrom(after, KNOWN, TELLS_ALL, before).memories;
	expect(later).toMatchObject([{ content: "The dentist is at 14:30.", replaces: { id: "mem_1" } }]);
});

it("what several memories may hold is left as it is", () => {
	const two = [...KNOWN, { ...KNOWN[0], id: "mem_2", content: "The call is at 14:00." }];
	expect(
		learnedFrom(turns.slice(1), two, TELLS_ALL, turns.slice(0, 1)).memories.filter(({ replaces }) => replaces),
	).toEqual([]);
});

it.each([
	"im allergic to shellfish btw, and petra, my boss, wants the report friday",
	"im allergic to shellfish and tom, my brother, is coming over",
])("what somebody is, between commas, is no part of what was said before: %s", (said) => {
	const told = learnedFrom(talk(said)).memories.map(({ content }) => content);
	expect(told[0]).toBe("The user is allergic to shellfish.");
	expect(told.filter((one) => /shellfish.*(?:petra|tom)/i.test(one))).toEqual([]);
});
