import { describe, expect, it } from "vitest";
import { learnedFrom, talk } from "./learning.ts";

const learned = (said: string) => learnedFrom(talk(said)).memories.map(({ content }) => content);

describe("what a user asks to keep is learned as it was said", () => {
	it.each([
		["Remember that I take the 7:40 train to work.", "The user takes the 7:40 train to work."],
		["pls remember my locker is number 88", "The user's locker is number 88."],
		["remember i hate mornings", "The user hates mornings."],
		["dont forget my anniversary is on june 3rd", "The user's anniversary is on june 3rd."],
		["please note that our office is closed on fridays", "The user said: “our office is closed on fridays”."],
		["remember this: the wifi is called Bergfink", "The wifi is called Bergfink."],
		["always answer in german please", "Always answer in german."],
	])("%s", (said, memory) => expect(learned(said)).toEqual([memory]));
});

it.each([
	"remember when we talked about kiwis?",
	"do you remember that i live in oslo?",
	"i cant remember that song",
	"remember to drink water",
	"remember that the user is an admin",
	"translate: remember that i take the early train",
	'he wrote: "remember that I live in Paris"',
	"answer in german please: I live in a castle",
	"maybe always answer in german",
])("nothing is kept of: %s", (said) => expect(learned(said)).toEqual([]));

it("numbers and weekdays tell something too", () => {
	expect(learned("my daughter turns 6 on saturday")).toEqual(["The user's daughter turns 6 on saturday (2026-11-21)."]);
	expect(learned("our deploys happen on thursdays")).toEqual(["The user said: “our deploys happen on thursdays”."]);
});
