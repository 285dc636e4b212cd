import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groundedReflection } from "../../../../../src/core/writing/reflect/ground-reflected.ts";
import { readReflectAnswer } from "../../../../../src/core/writing/reflect/read-reflect-answer.ts";
import { MOST_BATCHES, MOST_REFLECTING_CALLS } from "../../../../../src/core/writing/reflect/reflect-figures.ts";
import { march, observed } from "./observing.ts";

const INSIGHT = { content: "The billing deploy failed on 2 days.", evidence: [1, 2], importance: 6 };
const PAIR = { earlier: 1, later: 2, why: "Another number." };

describe("an answer", () => {
	const whole = JSON.stringify({ questions: ["Why?"], insights: [INSIGHT], contradictions: [PAIR] });

	it.each<[string, string]>([
		["as it was asked for", whole],
		["between prose and fences", `Here it is:\n\`\`\`json\n${whole}\n\`\`\`\nAnything else?`],
		["behind a thought", `<think>{"insights": []}</think>${whole}`],
		["under a name", `{"result": ${whole}}`],
		["as bare items", `[${JSON.stringify(INSIGHT)}, ${JSON.stringify(PAIR)}]`],
		["cut off", `${whole.slice(0, -1)}, "more": ["and so`],
		["with numbers as text", whole.replace("[1,2]", '"#1, 2"').replace('"importance":6', '"importance":"6/10"')],
		["as lines", `- INSIGHT | 1, 2 | 6 | ${INSIGHT.content}\nCONTRADICTION | 1 | 2 | ${PAIR.why}`],
		[
			"with lines in its list",
			JSON.stringify({ insights: [`INSIGHT | 1, 2 | 6 | ${INSIGHT.content}`], contradictions: [PAIR] }),
		],
	])("is read %s", (_, answer) => {
		expect(readReflectAnswer(answer)).toEqual({ insights: [INSIGHT], contradictions: [PAIR] });
	});

	it("may say that nothing follows, which is not the same as nothing", () => {
		const nothing = { insights: [], contradictions: [] };
		for (const answer of [
			'{"questions": [], "insights": [], "contradictions": []}',
			"NONE",
			"- none.",
			'{"insights": "none", "contradictions": []}',
			'{"insights": null, "contradictions": []}',
		])
			expect(readReflectAnswer(answer)).toEqual(nothing);
		for (const answer of ["", "I see nothing.", "{}", "[1, 2]"]) expect(readReflectAnswer(answer)).toBeNull();
	});

	it("may have texts in its list that say what they rest on", () => {
		const texts = ["The deploy failed twice (1, 2).", "It failed again [evidence: #1, #3 and #4]", "So it is (2026"];
		expect(readReflectAnswer(JSON.stringify({ insights: texts }))?.insights).toEqual([
			{ content: "The deploy failed twice", evidence: [1, 2], importance: null },
			{ content: "It failed again", evidence: [1, 3, 4], importance: null },
		]);
	});

	it.each(['"The deploy fails"', '["The deploy fails"]', "[[[1, 2]]]", '[{"text": "The deploy fails"}]', "[7]"])(
		"of which nothing can be read is none: %s",
		(insights) => expect(readReflectAnswer(`{"insights": ${insights}, "contradictions": []}`)).toBeNull(),
	);

	it("never throws, whatever it is", () => {
		const piece = fc.constantFrom(
			"{",
			"}",
			"[",
			"]",
			'"',
			":",
			",",
			"insights",
			"evidence",
			"INSIGHT |",
			"1",
			"\n",
			"\\",
			"content",
		);
		fc.assert(
			fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
				const read = readReflectAnswer(pieces.join(""));
				for (const { evidence } of read?.insights ?? []) expect(evidence.every(Number.isInteger)).toBe(true);
			}),
		);
	});
});

describe("what a model concludes", () => {
	const lines = observed(
		"The billing deploy failed on a migration lock.",
		"The billing deploy failed on the smoke test.",
		{ content: "The API timeout is 30 seconds.", said_at: [march(9)] },
		{ content: "The API timeout is 60 seconds.", said_at: [march(8)] },
		{ content: "The checkout test of the billing team flaked on 3 days.", type: "insight", depth: 1 },
	);
	const fresh = lines.slice(0, 4);
	const beside = lines.slice(4);
	const ground = (insights: Partial<typeof INSIGHT>[], known: string[][] = [], pairs: (typeof PAIR)[] = []) =>
		groundedReflection({ insights: insights.map((one) => ({ ...INSIGHT, ...one })), contradictions: pairs }, lines, {
			fresh,
			beside,
			known,
		});

	it("is taken with the observations it names, each once, one deeper than the deepest", () => {
		const { insights, dropped } = ground([
			{
				content: "Deploys of billing failed on 2 days since 1 March 2026.",
				evidence: [2, 1, 2, 99, 0],
				importance: 14,
			},
			{ content: "Both deploys and tests of billing gave trouble.", evidence: [1, 5] },
		]);
		expect(dropped).toEqual([]);
		expect(insights).toMatchObject([
			{ evidence: ["mem_2", "mem_1"], importance: 10, depth: 1, key: null, confidence: 0.6 },
			{ evidence: ["mem_1", "mem_5"], importance: 6, depth: 2 },
		]);
	});

	it.each<[string, Partial<typeof INSIGHT>, string]>([
		["one observation", { evidence: [1, 1] }, "ungrounded"],
		["no line", { evidence: [7, 8] }, "ungrounded"],
		["nothing new", { evidence: [5, 9] }, "ungrounded"],
		["other words", { content: "The weather in spring is mostly pleasant." }, "ungrounded"],
		["a name that nobody said", { content: "The billing deploy failed because of Kubernetes." }, "ungrounded"],
		["a number that nobody said", { content: "The billing deploy failed 17 times." }, "ungrounded"],
		[
			"another language",
			{ content: "Die Auslieferung von billing ist wegen der Sperre nicht gut gegangen." },
			"ungrounded",
		],
		["what one of them says", { content: "The billing deploy failed on the migration lock." }, "duplicate"],
		[
			"what an insight says",
			{ content: "The checkout test of the billing team flaked on 3 days.", evidence: [1, 5] },
			"duplicate",
		],
		["a story", { content: "The billing deploy failed. ".repeat(40) }, "too_long"],
		[
			"a secret",
			{ content: "The billing deploy failed with the key sk-live-4f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c." },
			"unusable",
		],
	])("is dropped where it says %s", (_, insight, reason) => {
		const { insights, dropped } = ground([insight]);
		expect(insights).toEqual([]);
		expect(dropped).toMatchObject([{ reason }]);
	});

	it("rests on nothing twice, and says nothing twice", () => {
		const other = { content: "Lock and smoke test: the billing deploy failed on both." };
		expect(ground([INSIGHT], [["mem_2", "mem_1"]]).insights).toEqual([]);
		expect(ground([INSIGHT, other]).insights).toHaveLength(1);
		expect(ground([INSIGHT], [["mem_1"], ["mem_1", "mem_2", "mem_3"]]).insights).toHaveLength(1);
	});

	it("contradicts by pairs that speak of the same, the one said last being the later", () => {
		const pair = (earlier: number, later: number) => ({ ...PAIR, earlier, later });
		const pairs = [pair(3, 4), pair(4, 3), pair(1, 3), pair(3, 3), pair(1, 5), pair(4, 99)];
		expect(ground([], [], pairs).contradictions).toEqual([{ earlier: "mem_4", later: "mem_3", why: PAIR.why }]);
	});

	it("takes three calls of a model for a batch at most", () => {
		expect(MOST_REFLECTING_CALLS).toBe(3 * MOST_BATCHES);
	});
});
