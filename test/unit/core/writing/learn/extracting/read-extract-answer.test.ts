import fc from "fast-check";
import { expect, it } from "vitest";
import { quoteIn } from "../../../../../../src/core/language/statements/quote.ts";
import { groundedLearned } from "../../../../../../src/core/writing/learn/extracting/ground-learned.ts";
import {
	readExtractAnswer,
	readRatings,
} from "../../../../../../src/core/writing/learn/extracting/read-extract-answer.ts";
import { MEMORY, RELATION, SAID } from "../ferry-talk.ts";
import { knownAfter, talk } from "../learning.ts";

const WHOLE = JSON.stringify({ memories: [MEMORY], relations: [RELATION] });

it.each([
	["as it was asked for", WHOLE],
	["in prose and a fence", `Here you are:\n\`\`\`json\n${WHOLE}\n\`\`\`\nAnything else?`],
	["behind thinking aloud", `<think>{"memories": [{"content": "no"}]}</think>${WHOLE}`],
	["under another name", `{"result": ${WHOLE}}`],
	["as a bare list", JSON.stringify([MEMORY, RELATION])],
	["cut off behind an item", `${WHOLE.slice(0, -2)}, {"subject": "Tom", "pred`],
	["with commas too many", WHOLE.replaceAll("},", "},,").replace("]}", ",]}")],
])("reads JSON %s", (_, answer) => {
	expect(readExtractAnswer(answer)).toEqual({ memories: [MEMORY], relations: [RELATION] });
});

it("reads lines, and that there is nothing to learn", () => {
	const lines = `MEMORY | 0 | fact | user | K2 | The user works at Nordlys Ferries. | I have been with Nordlys Ferries for years
- RELATION | 0 | user | WORKS_AT | Nordlys Ferries | "Nordlys Ferries"`;
	const { importance: _, confidence: __, ...told } = MEMORY;
	expect(readExtractAnswer(lines)).toEqual({
		memories: [{ ...told, importance: null, confidence: null }],
		relations: [RELATION],
	});
	for (const nothing of ["NONE", '{"memories": [], "relations": []}', "```json\n{memories: []}\n```"]) {
		expect(readExtractAnswer(nothing)).toEqual({ memories: [], relations: [] });
	}
	for (const other of ["", "I can't help with that.", "{}", "[1, 2]", "{{{{"])
		expect(readExtractAnswer(other)).toBeNull();
});

it("reads any answer without an error", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), fc.nat(WHOLE.length), (noise, at) => {
			readExtractAnswer(WHOLE.slice(0, at) + noise + WHOLE.slice(at));
			readRatings(noise + WHOLE.slice(at), 3);
		}),
	);
});

it("keeps what the messages bear out, with the words as they stand there", () => {
	const learned = groundedLearned({ memories: [MEMORY], relations: [RELATION] }, { messages: SAID, known: [] });
	expect(learned).toMatchObject({
		memories: [
			{
				...{ content: MEMORY.content, key: null, importance: 7, user_id: "ada" },
				quote: { message_id: "m0", seq: 0, quote: "I have been with  Nordlys Ferries\nfor years" },
			},
		],
		relations: [{ subject: "user", predicate: "WORKS_AT", object: "Nordlys Ferries", quote: { message_id: "m0" } }],
		skipped: [],
	});
});

it("takes the day that a word meant for said, and finds the message where its number is wrong", () => {
	const { memories } = groundedLearned(
		{
			memories: [
				{
					...MEMORY,
					content: "Tom Baker is the user's boss since 2026-11-19.",
					quote: "yesterday Tom Baker became my boss",
					seq: 4,
				},
				{
					...MEMORY,
					content: "Refunds wait until Monday.",
					type: "decision",
					quote: "refunds wait until Monday",
					seq: 3,
				},
			],
			relations: [],
		},
		{ messages: SAID, known: [] },
	);
	expect(memories.map(({ type, quote }) => [type, quote.seq])).toEqual([
		["decision", 3],
		["fact", 0],
	]);
});

it.each([
	["a quote that nobody said", { quote: "I work at Nordlys" }],
	["no quote", { quote: "" }],
	["a name that nobody said", { content: "The user works at Nordlys Ferries with Carla." }],
	["a number that nobody said", { content: "The user has worked at Nordlys Ferries for 12 years." }],
	["another language", { content: "Die Person ist seit Jahren bei der Firma Nordlys Ferries und nicht anderswo." }],
	[
		"what only an assistant said",
		{ content: "Bookings move to Fjord Cloud.", quote: "move the bookings to Fjord Cloud", seq: 1 },
	],
])("drops %s, and says so", (_, changed) => {
	const memory = { ...MEMORY, ...changed };
	const { memories, skipped } = groundedLearned({ memories: [memory], relations: [] }, { messages: SAID, known: [] });
	expect(memories).toEqual([]);
	expect(skipped).toEqual([{ reason: "ungrounded", detail: memory.content }]);
});

it("drops relations of who was not named", () => {
	const relations = [{ ...RELATION, object: "Fjord Cloud" }];
	expect(groundedLearned({ memories: [], relations }, { messages: SAID, known: [] })).toMatchObject({
		relations: [],
		skipped: [{ reason: "ungrounded", detail: "user WORKS_AT Fjord Cloud" }],
	});
});

it("learns nothing twice, and no secret", () => {
	const said = talk("I live in Oslo. My password is hunter2hunter2.");
	const memory = { ...MEMORY, content: "The user lives in Oslo.", quote: "I live in Oslo" };
	const secret = {
		...MEMORY,
		content: "The user's password is hunter2hunter2.",
		quote: "My password is hunter2hunter2",
	};
	const answer = { memories: [memory, secret], relations: [] };
	expect(groundedLearned(answer, { messages: said, known: knownAfter(said) })).toMatchObject({
		memories: [],
		skipped: [{ reason: "unusable" }, { reason: "duplicate" }],
	});
});

it("finds quotes whatever their case, spacing and marks, and gives them as they stand", () => {
	expect(quoteIn("She said “I’m in\n  Oslo” — twice.", '"i\'m in oslo" - twice')).toBe("I’m in\n  Oslo” — twice");
	expect(quoteIn("我住在杭州。", "杭州")).toBe("杭州");
	expect(quoteIn("I like tea.", "a")).toBeNull();
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, quote) => {
			const found = quoteIn(text, quote);
			if (found !== null) expect(text).toContain(found);
		}),
	);
});

it("reads ratings by their notes, held within the scale", () => {
	expect(
		readRatings(
			'{"ratings": [{"note": 2, "importance": 14}, {"note": 1, "importance": 3}, {"note": 9, "importance": 1}',
			3,
		),
	).toEqual([...[3, 10, null]]);
});
