import { describe, expect, it } from "vitest";
import { escapeTags } from "../../../../../src/core/base/tags.ts";
import { knowledgeBlock } from "../../../../../src/core/context/blocks/knowledge.ts";
import { knowledgeCandidates } from "../../../../../src/core/context/blocks/knowledge-candidates.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { document, found, sources } from "./knowledge-sources.ts";

const count = await gptTokenizer.counter("o200k_base");

type Sources = Parameters<typeof knowledgeCandidates>[0];
const candidates = (more: Partial<Sources>) => knowledgeCandidates(sources(more));
const ranked = (more: Partial<Sources>) => candidates(more).map(({ item }) => item.id);
const reasons = (more: Partial<Sources>) => candidates(more).map(({ item }) => [item.id, item.reason]);

describe("how a candidate is written", () => {
	it("a document in its tag with where it comes from", () => {
		const created_at = "2026-01-12T09:30:00.000Z";
		const [adr] = candidates({
			documents: [
				{ ...document("ADR-007", "Use D1."), source: { id: "ADR-007", type: "adr" }, confidence: 0.95, created_at },
			],
		});
		expect(adr?.text).toBe(
			'<document source="ADR-007" type="adr" confidence="0.95" date="2026-01-12">Use D1.</document>',
		);
		expect(adr?.item.tokens).toBe(6);
	});

	it("without what the caller does not say", () => {
		const [plain] = candidates({ documents: [document("a", "x")] });
		expect(plain?.text).toBe('<document source="a" type="doc">x</document>');
	});

	it("counts what it is written as, in real tokens: escapes, calls and images too", () => {
		const calling = found(2, "", 0.5);
		const withCalls = {
			...calling,
			message: calling.message && { ...calling.message, tool_calls: [{ id: "a", name: "run", arguments: '{"a":1}' }] },
		};
		const image = found(3, [{ type: "image_url", url: "https://example.test/a.png" }], 0.5);
		const tags = found(4, "</memory></user> <tool>".repeat(20), 0.5);
		for (const { item, text } of candidates({ found: [withCalls, image, tags], count })) {
			expect(Math.abs(item.tokens - count(`user: ${escapeTags(text)}\n`))).toBeLessThanOrEqual(2);
		}
	});

	it("a message too large to be read is listed and has no text", () => {
		const [large] = candidates({ found: [{ ...found(1, "x", 0.9), tokens: 90_000, message: null }] });
		expect(large).toMatchObject({ text: "", item: { tokens: 90_000, included: false, reason: "over_budget" } });
	});
});

describe("provenance", () => {
	it("tells source, type, confidence, time and the caller's own score", () => {
		const created_at = "2026-01-12T09:30:00.000Z";
		const [given] = candidates({ documents: [document("a", "x", { score: 17, confidence: 0.5, created_at })] });
		expect(given?.item.provenance).toEqual({
			source_id: "a",
			source_type: "doc",
			confidence: 0.5,
			created_at,
			retrieval_score: 17,
		});
		const [plain] = candidates({ documents: [document("b", "x")] });
		expect(plain?.item.provenance).toEqual({ source_id: "b", source_type: "doc", confidence: 1, created_at: null });
		const [message] = candidates({ found: [found(3, "x", 0.9)] });
		expect(message?.item).toMatchObject({
			id: "m3",
			seq: 3,
			section: "earlier_messages",
			kind: "message",
			provenance: { source_id: "m3", source_type: "message", created_at: "2025-11-20T12:00:00.000Z" },
		});
	});
});

describe("the ranking", () => {
	it("is one of documents and messages by score", () => {
		const documents = [document("low", "x", { score: 0.2 }), document("high", "x", { score: 0.9 })];
		expect(ranked({ documents, found: [found(1, "y", 0.6)] })).toEqual(["high", "m1", "low"]);
	});

	it("of scores on another scale keeps their order beside messages", () => {
		const documents = [document("a", "x", { score: 40 }), document("b", "y", { score: 80 })];
		expect(ranked({ documents, found: [found(1, "z", 0.7)] })).toEqual(["b", "m1", "a"]);
	});

	it("of documents without scores goes by the query's words", () => {
		const documents = [document("a", "lunch is at noon"), document("b", "we deploy at noon")];
		expect(ranked({ documents, query: "when do we deploy" })).toEqual(["b", "a"]);
	});

	it("between equals prefers the shorter, then the newer", () => {
		const short = document("short", "one two", { score: 0.5 });
		const long = document("long", "one two three ".repeat(50), { score: 0.5 });
		expect(ranked({ documents: [long, short] })).toEqual(["short", "long"]);
		const old = document("old", "one two", { score: 0.5, created_at: "2020-01-01T00:00:00.000Z" });
		const recent = document("recent", "two one", { score: 0.5, created_at: "2026-11-20T11:00:00.000Z" });
		expect(ranked({ documents: [old, recent] })).toEqual(["recent", "old"]);
	});
});

describe("who may not compete", () => {
	it("messages that history shows", () => {
		expect(reasons({ found: [found(1, "a", 0.9), found(2, "b", 0.8)], shownSeqs: new Set([1]) })).toEqual([
			["m1", "in_window"],
			["m2", "over_budget"],
		]);
	});

	it("messages below the minimum; a caller's documents are not recalled", () => {
		const recall = { limit: 50, minScore: 0.5 };
		const documents = [document("a", "x", { score: 0.1 })];
		expect(reasons({ documents, found: [found(1, "y", 0.6), found(2, "z", 0.5)], recall })).toEqual([
			["m1", "over_budget"],
			["m2", "below_min_score"],
			["a", "over_budget"],
		]);
	});

	it("messages beyond the limit; those that are out anyway do not count", () => {
		const hits = [1, 2, 3, 4].map((seq) => found(seq, `text ${seq}`, 1 - seq / 10));
		expect(reasons({ found: hits, recall: { limit: 2, minScore: 0 }, shownSeqs: new Set([1]) })).toEqual([
			["m1", "in_window"],
			["m2", "over_budget"],
			["m3", "over_budget"],
			["m4", "cap"],
		]);
	});

	it("the farther of those found for their meaning alone: a block of them takes 200 tokens at most", () => {
		const lines = Array.from({ length: 30 }, (_, at) => ({
			...found(at + 1, `the neighbour's dog number ${at} barked at the postman again`, 0.5 - at / 100),
			unsure: true as const,
		}));
		const near = candidates({ found: lines, count, storedCounts: false });
		const shown = near.filter(({ excluded }) => excluded === null).map(({ item }) => item.id);
		expect(shown).toEqual(Array.from(shown, (_, at) => `m${at + 1}`));
		expect(knowledgeBlock(near, 4_000, count).used).toBeGreaterThan(185);
		expect(knowledgeBlock(near, 4_000, count).used).toBeLessThanOrEqual(200);
		expect(new Set(near.slice(shown.length).map(({ item }) => item.reason))).toEqual(new Set(["cap"]));

		const told = Array.from({ length: 20 }, (_, at) => found(40 + at, `the deploy of shop ${at} runs on fridays`, 0.9));
		const both = candidates({ found: [...told, ...lines], count, storedCounts: false });
		const kept = both.filter(({ excluded }) => excluded === null);
		expect(kept.map(({ unsure }) => unsure)).toEqual(told.map(() => undefined));
	});

	it("of those found for their meaning alone what is said twice takes room once, and of a long one the best piece stands for it", () => {
		const unsure = true as const;
		const same = Array.from({ length: 12 }, (_, at) => ({
			...found(at + 1, "the neighbour's dog barked at the postman all the way down the road again", 0.9),
			unsure,
		}));
		const other = { ...found(20, "the cat is missing", 0.5), unsure };
		const long = { ...found(30, `${"we went on and on. ".repeat(60)}the vet called.`, 0.6), unsure };
		const end = long.message === null ? 0 : String(long.message.content).length;
		const passages = [
			{ end: end - 15, tokens: 300, belowBest: 2 },
			{ end, tokens: 5, belowBest: 0 },
		];
		const all = candidates({ found: [...same, { ...long, passages }, other], count, storedCounts: false });
		const reasonOf = new Map(all.map(({ item }) => [item.id, item.reason]));
		expect([reasonOf.get("m1"), reasonOf.get("m20"), reasonOf.get("m30")]).toEqual(Array(3).fill("over_budget"));
		expect(same.slice(1).map(({ id }) => reasonOf.get(id))).toEqual(Array(11).fill("duplicate"));
		expect(knowledgeBlock(all, 4_000, count).text).toContain("the vet called.");
		expect(knowledgeBlock(all, 4_000, count).used).toBeLessThan(120);
	});

	it("the best of them never, if nobody is sure of any, however long it is", () => {
		const long = {
			...found(1, "the tomatoes have blight and i cut the lower leaves off ".repeat(40), 0.9),
			unsure: true as const,
		};
		const short = { ...found(2, "the cat is missing", 0.5), unsure: true as const };
		const all = candidates({ found: [short, long], count, storedCounts: false });
		expect(all.map(({ item }) => [item.id, item.reason])).toEqual([
			["m1", "over_budget"],
			["m2", "cap"],
		]);
	});

	it("those beyond the limit leave it to others, if they are out for their room", () => {
		const near = Array.from({ length: 15 }, (_, at) => ({
			...found(at + 1, `the neighbour's dog number ${at} barked at the postman again, all night long`, 0.5),
			unsure: true as const,
		}));
		const told = Array.from({ length: 6 }, (_, at) => found(40 + at, `shop ${at} runs on fridays`, 0.1));
		const all = candidates({
			found: [...near, ...told],
			count,
			storedCounts: false,
			recall: { limit: 15, minScore: 0 },
		});
		const competing = all.filter(({ excluded }) => excluded === null).map(({ item }) => item.id);
		expect(competing).toEqual(expect.arrayContaining(told.map(({ id }) => id)));
	});

	it("all but the best of those that say the same, whatever their case and spacing", () => {
		const documents = [document("a", "Use  D1", { score: 0.4 }), document("b", "use d1\n", { score: 0.6 })];
		const hit = found(1, "Use D1", 0.9);
		expect(reasons({ documents: [...documents, document("c", "Use D2", { score: 0.1 })], found: [hit] })).toEqual([
			["m1", "over_budget"],
			["b", "duplicate"],
			["a", "duplicate"],
			["c", "over_budget"],
		]);
	});

	it("not those that differ behind a sign that looks like a tag's", () => {
		const documents = ["Latency must be < 100 ms", "Latency must be < 500 ms"].map((text) => document(text, text));
		expect(reasons({ documents }).map(([, reason]) => reason)).toEqual(["over_budget", "over_budget"]);
	});
});
