import { describe, expect, it } from "vitest";
import { takenBackBefore } from "../../../../../src/core/writing/learn/conversation.ts";
import { TELLS_ALL, wordModel } from "../acts/word-model.ts";
import { contentsOf, learnedFrom, talk } from "./learning.ts";

type Turns = Parameters<typeof talk>;

/** What is known after a talk, whatever the weights are: keyed memories by their last content, others as they are. */
function knownOf(...turns: Turns): string[] {
	const { memories } = learnedFrom(talk(...turns), [], TELLS_ALL);
	return [...new Map(memories.map(({ key, content }) => [key ?? content, content])).values()];
}

describe("what was true stays, and nothing false is added, however sure the model is", () => {
	const HOME = "I live in Bergen.";
	const LIVES = "The user lives in Bergen.";
	it.each<[string, Turns, string[]]>([
		[
			"a first-person text to translate",
			[HOME, "Translate to French: My name is Robert and I live in Berlin."],
			[LIVES],
		],
		[
			"the text in a message of its own",
			[HOME, "Translate to French:\n\nMy name is Robert. I live in Berlin."],
			[LIVES],
		],
		[
			"two budgets",
			["We're buying a house. Our budget is 320,000 euros.", "I'm planning a party. Our budget is 200 euros."],
			["320,000 euros", "200 euros"],
		],
		[
			"two budgets by name",
			["The budget for the house is 320,000 euros.", "Our budget for the party is 200 euros"],
			["320,000 euros", "200 euros"],
		],
		[
			"a deadline of a grant and of an executor",
			["As executor I must file the taxes. The deadline is 3 March.", "The grant is next. The deadline is 1 February."],
			["3 March", "1 February"],
		],
		[
			"a tool one works with and an employer",
			["I work at Nordlys Ferries.", "I work with Python."],
			["The user works at Nordlys Ferries."],
		],
		["a joke taken back at once", [HOME, "I moved to Mars", "Just kidding"], [LIVES]],
		[
			"a joke taken back after an answer",
			[HOME, "I moved to Mars", { role: "assistant", content: "Wow!" }, "jk"],
			[LIVES],
		],
		["a joke that says so", [HOME, "I live in a volcano now, jk"], [LIVES]],
		["a quotation", [HOME, 'He wrote: "My name is Bob. I live in Paris."'], [LIVES]],
		["a mail", [HOME, "From: Laura\nSubject: move\n\n> I live in Bristol."], [LIVES]],
		["a wish", [HOME, "I wish I lived in Rome. If I lived there, I would cook."], [LIVES]],
		["a question", [HOME, "Do I live in Oslo?"], [LIVES]],
		[
			"a game that they play, some messages later too",
			[
				HOME,
				"Can we role-play a visit to the doctor?",
				{ role: "assistant", content: "Good morning! What brings you here?" },
				"I live in Oslo and I am allergic to penicillin.",
			],
			[LIVES],
		],
		[
			"a text that was announced a message before",
			[
				HOME,
				"how do i say this in thai?",
				{ role: "assistant", content: "Sure, go ahead!" },
				"I live in Oslo and I am allergic to penicillin.",
			],
			[LIVES],
		],
		["a label before somebody's words", [HOME, "scenario for the tool: i live in Oslo, i have a dog"], [LIVES]],
		["code and tables", [HOME, "```\nI live in Rome.\n```\n| I live in Rome. | I like tea. |"], [LIVES]],
		["what others believe", [HOME, "My mother thinks I live in Oslo."], [LIVES]],
		[
			"an assistant's and a tool's words",
			[HOME, { role: "assistant", content: "I live in Rome." }, { role: "tool", content: "I live in Lima." }],
			[LIVES],
		],
	])("%s", (_, turns, kept) => {
		const known = knownOf(...turns);
		for (const said of kept) expect(known.join("\n")).toContain(said);
		if (kept.length === 1) expect(known).toEqual(kept);
	});
});

it.each([
	["i'm vegan.", "The user is vegan."],
	["I am allergic to shellfish.", "The user is allergic to shellfish."],
	["I am allergic to peanuts.", "The user is allergic to peanuts."],
	["I prefer tea over coffee", "The user prefers tea over coffee."],
	["I hate mushrooms", "The user hates mushrooms."],
	["please always answer in short sentences", "Please always answer in short sentences."],
	["dont ever push to main without asking me", "The user said: “dont ever push to main without asking me”."],
])("what is told in so many words is learned of the first message there is: %s", (content, memory) => {
	expect(learnedFrom(talk(content)).memories.map((one) => one.content)).toEqual([memory]);
});

it("a clause of which it is sure that it only passes for worth knowing is not learned", () => {
	const told = learnedFrom(
		talk("I live in Graz now. I own a yacht"),
		[],
		wordModel({ tells: "graz yacht", passes: "yacht" }),
	);
	expect(told.memories.map(({ content }) => content)).toEqual(["The user lives in Graz now."]);
});

it("a joke that comes later names the message that it takes back", () => {
	const [moved, answer, other, joke] = talk(
		"I moved to Mars",
		{ role: "assistant", content: "Wow!" },
		{ content: "Hello all", name: "Bob" },
		"haha just kidding",
	);
	if (!moved || !answer || !other || !joke) throw new Error("four messages");
	expect(takenBackBefore([moved, answer, other], [joke])).toEqual(["m0"]);
	expect(takenBackBefore([moved, answer, other], [{ ...joke, name: "Bob" }])).toEqual(["m2"]);
	expect(takenBackBefore([moved], [{ ...joke, content: "I like it there" }])).toEqual([]);
	expect(takenBackBefore([moved], [{ ...joke, content: "We move to Mars." }, joke])).toEqual([]);
});

it("each thing that one sentence tells is written for itself", () => {
	expect(contentsOf("My name is Ada Lindqvist and I live in Bergen, but I work at Nordlys Ferries.")).toEqual([
		"The user's name is Ada Lindqvist.",
		"The user lives in Bergen.",
		"The user works at Nordlys Ferries.",
	]);
});

it("a name may be an everyday word with a capital", () => {
	expect(contentsOf("My name is Will Stone.")).toEqual(["The user's name is Will Stone."]);
	expect(contentsOf("my name is not important")).toEqual([]);
	expect(contentsOf("my name is Batman. ok no it's Sven lol")).toEqual([]);
});

it("a new value takes the place of the old one under its key", () => {
	expect(knownOf("I live in Rome.", "I moved to Oslo.", "Our rent is 1200.", "Our rent went up to 1300.")).toEqual([
		"The user moved to Oslo.",
		"The user said: “Our rent went up to 1300.”",
	]);
});

it("of people who share one memory each keeps what is theirs, by name", () => {
	const said = (name: string, content: string) => ({ name, content, user_id: undefined });
	const turns = [
		said("Ada", "I live in Bergen."),
		said("Bob", "i live in rome"),
		said("Bob", "we always deploy releases from the harbour branch"),
	];
	const { memories, relations } = learnedFrom(talk(...turns), [], TELLS_ALL);
	expect(memories.map(({ content }) => content)).toEqual([
		"Ada lives in Bergen.",
		"Bob lives in rome.",
		"Bob said: “we always deploy releases from the harbour branch”.",
	]);
	expect(new Set(memories.map(({ key }) => key)).size).toBe(3);
	expect(relations.map(({ subject, object }) => `${subject} ${object}`)).toEqual(["Ada Bergen", "Bob rome"]);
});

it("what is learned is what the model is sure of, and its act says what kind it is", () => {
	const model = wordModel({ tells: "plumber never", rules: "never" });
	const { memories } = learnedFrom(
		talk(
			"The plumber repairs the boiler.",
			"Never deploy the harbour branch unreviewed.",
			"The sky is cloudy over Bergen harbour.",
		),
		[],
		model,
	);
	expect(memories.map(({ type, content }) => [type, content])).toEqual([
		["fact", "The plumber repairs the boiler."],
		["preference", "Never deploy the harbour branch unreviewed."],
	]);
});

it("dates are those of the day something was said, and none is written for a day that was not told", () => {
	const { memories } = learnedFrom(
		talk(
			"Yesterday I ran the Bergen marathon.",
			"The deadline for the grant is 3 March.",
			"I bought a walnut cello two weeks ago.",
			"I ran the Oslo marathon.",
			"Kim moved the Hamburg release to 16 March.",
		),
		[],
		TELLS_ALL,
	);
	expect(memories.map(({ content, valid_from }) => [content, valid_from])).toEqual([
		["The user said: “Yesterday I ran the Bergen marathon.” (2026-11-19)", "2026-11-19T00:00:00.000Z"],
		["The deadline for the grant is 3 March (2027-03-03).", null],
		["The user bought a walnut cello two weeks ago (week of 2026-11-02).", "2026-11-02T00:00:00.000Z"],
		["The user ran the Oslo marathon.", null],
		["Kim moved the Hamburg release to 16 March.", null],
	]);
});

it("quotes the words that tell it, also behind lines that are somebody else's", () => {
	const said = talk("assistant: you could move to Rome.\n\nI live in Lisbon.");
	expect(learnedFrom(said).memories.map(({ quote }) => quote.quote)).toEqual(["I live in Lisbon."]);
});

describe("a day without its month", () => {
	const days = (...turns: Turns) =>
		learnedFrom(talk(...turns), [], TELLS_ALL).memories.map(({ content }) => /\((20.*?)\)/.exec(content)?.[1] ?? null);

	it("is dated where no other month is talked about", () => {
		expect(days("Ana can't fly out before the 12th.")).toEqual([expect.stringMatching(/^20\d\d-\d\d-12$/)]);
	});

	it("is left as it was said where another month is", () => {
		expect(days("We plan the trip to Japan for April.", "Ana can't fly out before the 12th.").at(-1)).toBeNull();
	});
});

it("writes what stands behind a filled slot without the greeting before it", () => {
	const said =
		"hey, im vegan and i live in graz now. joao's dashboards are on orders_daily, the shop runs on the primary btw";
	const contents = contentsOf(said);
	expect(contents).toContain("Joao's dashboards are on orders_daily, the shop runs on the primary.");
	expect(contents.join(" ")).not.toMatch(/hey/i);
});
