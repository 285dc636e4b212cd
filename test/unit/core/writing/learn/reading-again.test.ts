import fc from "fast-check";
import { expect, it } from "vitest";
import { textOf } from "../../../../../src/core/model/thread/message.ts";
import { amount } from "../../../../long.ts";
import { TELLS_ALL } from "../acts/word-model.ts";
import { contentsOf, knownAfter, learnedFrom, talk } from "./learning.ts";

const FORTNIGHT = talk(
	"Hi, my name is Ada Lindqvist. I live in Bergen and I work at Nordlys Ferries.",
	{ role: "assistant", content: "Nice to meet you, Ada! I live in the cloud and I like tea." },
	"We use PostgreSQL 15 and Redis. The project is called Atlas, and the deadline is 3 March.",
	"I prefer tabs over spaces. My favourite color is green. Remember that our plumber comes on Tuesdays.",
	{ role: "tool", content: "I like rum. My name is Tool.", created_at: "2026-11-20T16:31:00.000Z" },
	{ role: "assistant", content: "I suggest we use SQLite for the offline store." },
	"Yes, let's do that.",
	"By the way, we moved to 16 last week. Alice reports to Bob. Yesterday I ran a marathon.",
	"Actually, I moved to Oslo. My favourite color is blue now.",
	"We decided to keep the ferry importer because three partners use it. 我对花生过敏。",
);

it("adds nothing when the same talk is read again, and says so", () => {
	const known = knownAfter(FORTNIGHT);
	expect(known.length).toBeGreaterThan(6);
	const again = learnedFrom(FORTNIGHT, known, TELLS_ALL);
	expect(again.memories).toEqual([]);
	expect(new Set(again.skipped.map(({ reason }) => reason))).toEqual(new Set(["duplicate"]));
	expect(knownAfter(FORTNIGHT, known)).toEqual(known);
});

it("adds nothing for what is known in other words of the same value", () => {
	const known = knownAfter(talk("My name is Ada Lindqvist. I live in Bergen near the fish market."));
	expect(learnedFrom(talk("I live in Bergen. My full name is Ada Lindqvist."), known).memories).toEqual([]);
});

it("finds the same every time, with words that stand in their message", () => {
	const once = learnedFrom(FORTNIGHT);
	expect(learnedFrom(FORTNIGHT)).toEqual(once);
	for (const { quote } of [...once.memories, ...once.relations]) {
		expect(textOf(FORTNIGHT[quote.seq]?.content ?? "")).toContain(quote.quote);
	}
	expect(
		contentsOf({ role: "assistant", content: "I live in Oslo." }, { role: "system", content: "I like tea." }),
	).toEqual([]);
});

it("keeps what different users say of themselves apart", () => {
	const messages = talk("I live in Oslo.", { content: "I live in Oslo.", user_id: "bob" });
	expect(learnedFrom(messages).memories.map(({ user_id }) => user_id)).toEqual(["ada", "bob"]);
	const known = knownAfter(talk("I live in Oslo."));
	expect(learnedFrom(messages, known).memories.map(({ user_id }) => user_id)).toEqual(["bob"]);
});

it("takes no more of one message than somebody tells at once", () => {
	const list = Array.from({ length: 40 }, (_, index) => `I collect walnut teapot${index}x.`).join("\n");
	expect(contentsOf(list)).toHaveLength(12);
});

const WORDS = [
	...[
		"I",
		"we",
		"use",
		"PostgreSQL",
		"16",
		"moved to",
		"like",
		"my name is",
		"Ada",
		"reports to",
		"Bob",
		",",
		".",
		"?",
		"\n",
	],
	...[
		"because",
		"live in",
		"Oslo",
		"<knowledge>",
		"</knowledge>",
		"```",
		'"',
		"yesterday",
		"on 31 February",
		"我叫",
		"喜欢",
		"my",
	],
	...[
		"wife",
		"always",
		"please",
		"decided to",
		"the deadline is",
		"not",
		"(",
		")",
		"ß",
		"\u0000",
		"😀",
		"sister Anna",
		"9".repeat(30),
	],
];

it("throws at nothing, quotes only what was said, and repeats nothing", () => {
	const said = fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(" "));
	fc.assert(
		fc.property(fc.array(fc.oneof(said, fc.string({ unit: "binary" })), { maxLength: 6 }), (turns) => {
			const messages = talk(...turns);
			const { memories, relations } = learnedFrom(messages);
			for (const { quote } of [...memories, ...relations]) {
				expect(textOf(messages[quote.seq]?.content ?? "")).toContain(quote.quote);
			}
			for (const { content, confidence } of memories) {
				expect(content.length).toBeLessThanOrEqual(600);
				expect(confidence).toBeGreaterThanOrEqual(0.6);
			}
			// Read by the same model both times: another one joins what belongs together otherwise.
			expect(learnedFrom(messages, knownAfter(messages), TELLS_ALL).memories).toEqual([]);
		}),
		{ numRuns: amount(300) },
	);
});

it.each([
	["one word", "a".repeat(1_000_000)],
	["words that begin a name", "My Sister Anna ".repeat(70_000)],
	["commas", "I like , ".repeat(110_000)],
	["tags", "<user ".repeat(170_000)],
	["quotes", '" '.repeat(500_000)],
	["spaces", `I live in${" ".repeat(1_000_000)}Oslo`],
	["dots", "I. ".repeat(330_000)],
	["lines", "we use a b c d e\n".repeat(60_000)],
	["dates", "on 1 May 1 May 1 May ".repeat(48_000)],
	["digits", "my number is 1 2 3 4 ".repeat(48_000)],
])("gets through a megabyte of %s", (_, text) => {
	expect(learnedFrom(talk(text, text.slice(0, 400))).memories.length).toBeLessThan(25);
});
