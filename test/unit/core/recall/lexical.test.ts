import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankTexts, snippetOf } from "../../../../src/core/recall/lexical.ts";
import { anyText } from "../../../arbitraries/text.ts";

describe("rankTexts", () => {
	it("ranks by stemmed terms, best first, and leaves out what has none", () => {
		const texts = [
			"The weather was fine.",
			"Anna moves to Berlin.",
			"Anna moved to Berlin; Anna likes moving.",
			"Berlin is large.",
		];
		expect(rankTexts("When did Anna move to Berlin?", texts).map(({ index }) => index)).toEqual([2, 1, 3]);
		expect(rankTexts("What is the?", ["nothing here"])).toEqual([]);
		expect(rankTexts("Anna", [])).toEqual([]);
		expect(rankTexts("", ["a"])).toEqual([]);
	});

	it("is bm25 over its bound", () => {
		const [hit] = rankTexts("berlin paris", ["berlin one two", "three four five"]);
		const idf = (n: number) => Math.log(1 + (2 - n + 0.5) / (n + 0.5));
		expect(hit?.index).toBe(0);
		expect(hit?.relevance).toBeCloseTo((idf(1) * 2.2) / (1 + 1.2) / (2.2 * (idf(1) + idf(0))), 12);
	});

	it("ranks Chinese by its bigrams, and ties by index", () => {
		expect(
			rankTexts("预算", ["预算是三百万元。", "今天天气很好。", "预算是三百万元。"]).map(({ index }) => index),
		).toEqual([0, 2]);
	});

	it("gives relevance on 0..1 in descending order, each text once", () => {
		fc.assert(
			fc.property(anyText(), fc.array(anyText(), { maxLength: 12 }), (query, texts) => {
				const hits = rankTexts(query, texts);
				expect(new Set(hits.map(({ index }) => index)).size).toBe(hits.length);
				for (const [place, { index, relevance }] of hits.entries()) {
					expect(index >= 0 && index < texts.length).toBe(true);
					expect(relevance > 0 && relevance <= 1).toBe(true);
					expect(relevance).toBeLessThanOrEqual(hits[place - 1]?.relevance ?? 1);
				}
			}),
		);
	});
});

describe("snippetOf", () => {
	it("finds a sentence far down in a long text", () => {
		const text = `${"Nothing to see here at all. ".repeat(20_000)}Anna's budgets were approved in May. ${"And so on. ".repeat(20_000)}`;
		expect(snippetOf(text, "Was Anna's budget approved?")).toBe("Anna's budgets were approved in May.");
	});

	it("is the sentence with most of the query's terms, on one line", () => {
		const text = "Hello there. The budget\n\nAnna's  budgets were\tapproved in May. Bye, budget.";
		expect(snippetOf(text, "Was Anna's budget approved?")).toBe("Anna's budgets were approved in May.");
		expect(snippetOf(text, "nothing")).toBe("Hello there.");
		expect(snippetOf(" \n", "x")).toBe("");
	});

	it("shows a long sentence around its first hit", () => {
		const before = "word ".repeat(100);
		expect(snippetOf(`${before}needle ${before}`, "needle")).toMatch(/^…word .*\bneedle word .*word…$/);
		expect(snippetOf(`needle ${before}`, "needle")).toMatch(/^needle word .*word…$/);
		expect(snippetOf("字".repeat(999), "x")).toBe(`${"字".repeat(239)}…`);
	});

	it("has at most 240 characters on one line", () => {
		fc.assert(
			fc.property(anyText(), anyText(), (text, query) => {
				const snippet = snippetOf(text, query);
				expect(snippet.length).toBeLessThanOrEqual(240);
				expect(snippet).toBe(snippet.replace(/\s+/g, " ").trim());
				expect(snippet === "").toBe(text.trim() === "");
			}),
		);
	});
});
