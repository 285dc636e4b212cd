import { expect, it } from "vitest";
import { contentsOf, keyedOf, knownAfter, learnedFrom, relationsOf, talk } from "./learning.ts";

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
		"user.goal": "The user's goal is to run a half marathon by spring (spring 2027).",
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

it("knows by its key what is otherwise now", () => {
	const after = (before: string, text: string) =>
		learnedFrom(talk(text), knownAfter(talk(before))).memories.map(({ key, content }) => `${key}: ${content}`);
	const changes: [string, string, string[]][] = [
		["My name is Ada Lind.", "My name is now Ada Berg.", ["user.name: The user's name is Ada Berg."]],
		["My email is a@x.org.", "My new email is b@x.org.", ["user.email: The user's email is b@x.org."]],
		["My phone is 555-1234.", "My phone changed to 555-9999.", ["user.phone: The user's phone is 555-9999."]],
		["I am 34 years old.", "I am 35 years old now.", ["user.age: The user is 35 years old."]],
		["I have two kids.", "I have three kids now.", ["user.kid: The user has three kids."]],
		["I live in Rome.", "I no longer live in Rome.", ["user.home: The user no longer lives in Rome."]],
		["I live in Barcelona.", "I meant Badalona, not Barcelona.", ["user.home: The user lives in Badalona."]],
		["My boss is Tom.", "Tom is no longer my boss.", ["user.manager: The user's boss is no longer Tom."]],
		[
			"I'm allergic to nuts.",
			"It turns out I am not allergic to nuts.",
			["allergy.nut: The user is not allergic to nuts."],
		],
		["I'm vegetarian.", "I eat meat again.", ["diet: The user eats meat again."]],
		["I'm married to Eva.", "Eva and I got divorced.", ["user.family_status: The user got divorced."]],
	];
	for (const [before, text, news] of changes) expect(after(before, text)).toEqual(news);
	expect(relationsOf("I'm married to Eva.", "Eva and I got divorced.", "I no longer live in Rome.")).toEqual([
		"user MARRIED_TO Eva",
		"no longer user MARRIED_TO Eva",
		"no longer user LIVES_IN Rome",
	]);
	expect(relationsOf("I live in Barcelona.", "It's Badalona, not Barcelona.")).toContain("user LIVES_IN Badalona");
});

it("makes of health what is brought each time, and of how somebody eats a preference", () => {
	const { memories } = learnedFrom(
		talk(
			"I'm allergic to nuts.",
			"I have a walnut allergy.",
			"I'm coeliac, which is odd for a baker.",
			"I'm vegan and allergic to soy.",
		),
	);
	expect(memories.map(({ key, content, type, is_static }) => [key, content, type, is_static])).toEqual([
		["allergy.nut", "The user is allergic to nuts.", "fact", true],
		["allergy.walnut", "The user is allergic to walnut.", "fact", true],
		["health.coeliac", "The user is coeliac.", "fact", true],
		["diet", "The user is vegan.", "preference", false],
		["allergy.soy", "The user is allergic to soy.", "fact", true],
	]);
});

it("takes a sentence that begins small for one of its own, and leaves out what only closes one", () => {
	expect(
		contentsOf(
			"I am allergic to cats. please help me with a recipe.",
			"I live in Rome and work at Miele. btw I love jazz.",
			"We use Vitest for the tests, by the way.",
		),
	).toEqual([
		"The user is allergic to cats.",
		"The user lives in Rome.",
		"The user works at Miele.",
		"The user loves jazz.",
		"We use Vitest for the tests.",
	]);
});

it.each([
	"I need you to shorten this paragraph: I live in Paris.",
	"Review my CV:\nI am Peter Holt. I work at Nestlé.",
	"From: Laura\nSubject: move\n\nI moved to Bristol last week.",
	"I'm allergic to meetings.",
	"I'm allergic to cats, haha.",
	"I'm married to my job.",
	"My manager is an idiot.",
	"I'm Hungry.",
	"I switched from light to dark.",
	"Let's go with the first because it looks nicer.",
	"I decided to sleep because I am tired.",
])("learns nothing of %j", (text) => {
	expect(contentsOf(text)).toEqual([]);
	expect(relationsOf(text)).toEqual([]);
});
