import { expect, it } from "vitest";
import { contentsOf, keyedOf, learnedFrom, talk } from "./learning.ts";

it("learns what somebody likes and wants, under a key where a later one replaces it", () => {
	expect(
		keyedOf(
			"I prefer tabs over spaces. Answer briefly.",
			"My favourite color is green, and I love jazz but I hate opera.",
			"I don't like coriander, because it tastes of soap.",
			"Please always answer in German.",
			"I'm vegetarian.",
		),
	).toEqual({
		"editor.indent": "The user prefers tabs over spaces.",
		"answers.length": "Answer briefly.",
		"favourite.color": "The user's favourite color is green.",
		"likes.jazz": "The user loves jazz.",
		"likes.opera": "The user hates opera.",
		"likes.coriander": "The user doesn't like coriander, because it tastes of soap.",
		"answers.language": "Always answer in German.",
		diet: "The user is vegetarian.",
	});
});

it("learns a change of mind under the same key", () => {
	expect(
		keyedOf(
			"I'm vegetarian. I like techno. My favorite colour is green. Use tabs, not spaces.",
			"I'm not a vegetarian any more. I no longer like techno.",
			"My favourite color is blue now. Use spaces instead of tabs from now on.",
		),
	).toEqual({
		diet: "The user is not a vegetarian any more.",
		"likes.techno": "The user no longer likes techno.",
		"favourite.color": "The user's favourite color is blue.",
		"editor.indent": "Use spaces instead of tabs from now on.",
	});
});

it("keeps what it is asked to remember, whatever it is", () => {
	const { memories } = learnedFrom(
		talk("Please remember that our plumber comes every Tuesday.", "Remember that I live in Bergen."),
	);
	expect(memories.map(({ key, content }) => [key, content])).toEqual([
		[null, "Our plumber comes every Tuesday."],
		["user.home", "The user lives in Bergen."],
	]);
});

it.each([
	"I like that.",
	"I love how fast this is.",
	"I love your answer!",
	"I like the second option.",
	"I like the blue one.",
	"I prefer that.",
	"I'd love to see an example.",
	"Please don't delete that file.",
	"Use the second table.",
	"Never mind.",
	"Always the same error!",
	"I always get this error on Mondays.",
	"I wish I liked coriander.",
	"Do I like coriander?",
	"Thanks, that looks great!",
	"Show the table again.",
	"Reply to Tom that I agree.",
	"| I like tea | I hate coffee |",
])("learns nothing from %j", (text) => {
	expect(contentsOf(text)).toEqual([]);
});
