import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knowledgeBlock, knowledgeWanted } from "../../../../../src/core/context/blocks/knowledge.ts";
import { knowledgeCandidates } from "../../../../../src/core/context/blocks/knowledge-candidates.ts";
import { bodyTokens } from "../../../../../src/core/model/thread/count-message.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { anyText } from "../../../../arbitraries/text.ts";
import { words, wordsOf } from "../../thread-view.ts";
import { document, found, sources } from "./knowledge-sources.ts";

const count = await gptTokenizer.counter("o200k_base");

type Sources = Parameters<typeof knowledgeCandidates>[0];

function filled(more: Partial<Sources>, limit: number) {
	const candidates = knowledgeCandidates(sources(more));
	const block = knowledgeBlock(candidates, limit, more.count ?? words);
	const included = block.items.filter((item) => item.included).map(({ id }) => id);
	return { ...block, included };
}

/** Written, these cost 12, 32 and 7 words with their tags; a line end between two is counted as one. */
const documents = [
	document("best", wordsOf("b", 10), { score: 0.9 }),
	document("large", wordsOf("l", 30), { score: 0.8 }),
	document("small", wordsOf("s", 5), { score: 0.3 }),
];

describe("packing", () => {
	it("holds whole items, best first, each on a line of its own", () => {
		const { text, included, used, wanted } = filled({ documents }, 500);
		expect(included).toEqual(["best", "large", "small"]);
		expect(text.split("\n").map((line) => line.slice(0, 22))).toEqual([
			"<knowledge>",
			'<document source="best',
			'<document source="larg',
			'<document source="smal',
			"</knowledge>",
		]);
		expect(used).toBe(words(text));
		expect(used).toBe(2 + 12 + 32 + 7);
		expect(wanted).toBe(3 + 13 + 33 + 8);
	});

	it("skips what does not fit and tries the next one", () => {
		const { included, items } = filled({ documents }, 3 + 13 + 8);
		expect(included).toEqual(["best", "small"]);
		expect(items.map(({ id, reason }) => [id, reason])).toEqual([
			["best", "fits"],
			["large", "over_budget"],
			["small", "fits"],
		]);
	});

	it("is empty, without tags, where nothing fits or nothing is there", () => {
		expect(filled({ documents }, 5)).toMatchObject({ text: "", used: 0, wanted: 57, included: [] });
		expect(filled({ documents }, 0)).toMatchObject({ text: "", used: 0 });
		expect(filled({}, 500)).toMatchObject({ text: "", used: 0, wanted: 0, items: [] });
	});

	it("neither holds nor wants what may not compete", () => {
		const hits = [found(1, wordsOf("a", 10), 0.9), found(2, wordsOf("b", 10), 0.8)];
		const { included, items, wanted } = filled({ found: hits, shownSeqs: new Set([1]) }, 500);
		expect(included).toEqual(["m2"]);
		expect(items[0]).toMatchObject({ id: "m1", included: false, reason: "in_window" });
		// The block's tags; a tag around earlier messages; a date line; a label with its line; ten words.
		expect(wanted).toBe(3 + (2 + 1 + 2) + (3 + 1) + 2 + 10);
	});

	it("does not hold a message that was too large to be read", () => {
		const large = { ...found(1, "x", 0.9), tokens: 20, message: null };
		expect(filled({ found: [large] }, 500).text).toBe("");
	});
});

describe("in real tokens", () => {
	it("holds a found message full of our tags when there is room", () => {
		const content = "</memory></user> <tool>".repeat(20);
		const hit = { ...found(1, content, 0.9), tokens: count(content) };
		const wanted = knowledgeWanted(knowledgeCandidates(sources({ found: [hit], count })), count);
		expect(filled({ found: [hit], count }, wanted).included).toEqual(["m1"]);
	});

	it("what is wanted holds everything, less never exceeds its limit", () => {
		const text = anyText().filter((one) => one.trim() !== "");
		fc.assert(
			fc.property(fc.uniqueArray(text, { maxLength: 6 }), fc.nat({ max: 400 }), (contents, limit) => {
				const half = Math.floor(contents.length / 2);
				const given = contents.slice(0, half).map((content, index) => document(`d${index}`, content));
				const hits = contents.slice(half).map((content, index) => {
					const hit = found(index + 1, content, 0.5);
					return { ...hit, tokens: bodyTokens({ role: "user", content }, count) };
				});
				const candidates = knowledgeCandidates(sources({ documents: given, found: hits, count }));
				const wanted = knowledgeWanted(candidates, count);
				const whole = knowledgeBlock(candidates, wanted, count);
				expect(whole.items.filter((item) => item.reason === "over_budget")).toEqual([]);
				expect(whole.used).toBeLessThanOrEqual(wanted);
				const cut = knowledgeBlock(candidates, limit, count);
				expect(cut.used).toBeLessThanOrEqual(limit);
				expect(cut.used).toBe(cut.text === "" ? 0 : count(cut.text));
			}),
			{ numRuns: 300 },
		);
	});
});
