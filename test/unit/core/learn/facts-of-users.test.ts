import { expect, it } from "vitest";
import { contentsOf, keyedOf, relationsOf } from "./learning.ts";

it("learns who somebody is, where they live and what they do", () => {
	expect(
		keyedOf(
			"Hi! My name is Ada Lindqvist, please call me Ada.",
			"I live in Bergen and I work at Nordlys Ferries as a planner. I'm originally from Gothenburg.",
			"By the way, my birthday is 12 May 1988. My pronouns are she/her.",
			"I'm a marine engineer, but I'm on parental leave.",
			"I'm allergic to walnuts.",
			"My goal is to run a half marathon by spring.",
		),
	).toEqual({
		"user.name": "The user's name is Ada Lindqvist.",
		"user.called": "The user wants to be called Ada.",
		"user.home": "The user lives in Bergen.",
		"user.employer": "The user works at Nordlys Ferries as a planner.",
		"user.origin": "The user is originally from Gothenburg.",
		"user.birthday": "The user's birthday is 12 May 1988.",
		"user.pronouns": "The user's pronouns are she/her.",
		"user.job": "The user is on parental leave.",
		"allergy.walnut": "The user is allergic to walnuts.",
		"user.goal": "The user's goal is to run a half marathon by spring.",
	});
});

it("tells relations of the user, and what they are called", () => {
	expect(relationsOf("I'm Ada Lindqvist.", "I moved to Tromsø last autumn.")).toEqual([
		"user HAS_NAME Ada Lindqvist",
		"user LIVES_IN Tromsø",
	]);
});

it.each([
	"I live in fear of Mondays.",
	"I moved to the next step.",
	"I'm a bit tired today.",
	"I'm from the support team.",
	"Do I live in Oslo?",
	"If I lived in Oslo, I would take the tram.",
	"My name is important to me.",
	"My code is broken.",
	"I work at night.",
	"I'm Sorry.",
	"Call me back later.",
	'He wrote: "My name is Bob. I live in Paris."',
	"> I live in Paris.",
	"```\nMy name is Bob.\n```",
	"Translate this into German: My name is Bob. I live in Paris.",
	"Write a story about a man. My name is Bob.",
	"John: I live in Oslo",
	"I have a question.",
	"My password is hunter2hunter2.",
])("learns nothing from %j", (text) => {
	expect(contentsOf(text)).toEqual([]);
	expect(relationsOf(text)).toEqual([]);
});

it("learns more than a name at once, and what became of a job", () => {
	expect(
		keyedOf(
			"Hey, quick one: I'm Priya.",
			"My husband Marco and I have two kids, Lea and Tim. Maria is my manager.",
			"I left Kestrel Bank and joined Fjord Data last month.",
			"Can you always answer in British English?",
		),
	).toEqual({
		"user.name": "The user's name is Priya.",
		"user.husband": "The user's husband is Marco.",
		"user.manager": "The user's manager is Maria.",
		"user.employer": "The user left Kestrel Bank and joined Fjord Data last month (2026-10).",
		"answers.language": "Always answer in British English.",
	});
	expect(relationsOf("I left Kestrel Bank and joined Fjord Data.")).toEqual([
		"no longer user WORKS_AT Kestrel Bank",
		"user WORKS_AT Fjord Data",
	]);
	expect(contentsOf("Lea is allergic to eggs.", "I'm German.", "I'm Sorry.")).toEqual(["Lea is allergic to eggs."]);
});

it.each([
	"My job is done.",
	"My team is happy with the release.",
	"My birthday is next week.",
	"My email is not working.",
	"I moved to Bug #16.",
	"I'm a teacher's son.",
	"I was born to run.",
	"Anna likes this.",
])("learns nothing lasting from %j", (text) => {
	expect(contentsOf(text)).toEqual([]);
});
