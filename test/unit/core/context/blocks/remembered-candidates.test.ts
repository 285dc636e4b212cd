import { describe, expect, it } from "vitest";
import { knowledgeBlock } from "../../../../../src/core/context/blocks/knowledge.ts";
import { knowledgeCandidates } from "../../../../../src/core/context/blocks/knowledge-candidates.ts";
import { rememberedCandidates } from "../../../../../src/core/context/blocks/remembered-candidates.ts";
import type { Remembered } from "../../../../../src/core/model/memory/remembered.ts";
import { routeRemembered } from "../../../../../src/core/recall/routing.ts";
import { memory, relation, skill } from "../../remembering.ts";
import { words } from "../../thread-view.ts";
import { document, found, sources } from "./knowledge-sources.ts";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");
const source = { id: "ADR-007", type: "decision" };
const score = (total: number) => ({ score: { relevance: total, total } });

type Sources = Parameters<typeof knowledgeCandidates>[0];

function candidates(items: Remembered[], { minScore = 0, ...more }: Partial<Sources> & { minScore?: number } = {}) {
	const remembered = rememberedCandidates(routeRemembered(items, NOW).knowledge, minScore, words);
	return knowledgeCandidates(sources({ remembered, ...more }));
}

const texts = (...items: Remembered[]) => candidates(items).map(({ text }) => text);
const reasons = (...asked: Parameters<typeof candidates>) =>
	candidates(...asked).map(({ item }) => [item.id, item.reason]);

describe("how something remembered is written", () => {
	it("in its tag, with source, type, scope, confidence and date", () => {
		const more = { source, scope: "project:x", confidence: 0.95, created_at: "2026-01-12T09:30:00.000Z" };
		expect(texts(memory("m", "decision", "Use D1.", more))).toEqual([
			'<memory source="ADR-007" type="decision" scope="project:x" confidence="0.95" date="2026-01-12">Use D1.</memory>',
		]);
	});

	it("in few words where there is little to say", () => {
		expect(texts(memory("m", "episode", "It rained.", { scope: "global" }))).toEqual([
			'<memory type="episode" date="2026-11-01">It rained.</memory>',
		]);
	});

	it("by its kind", () => {
		expect(texts(memory("i", "insight", "Rain delays ferries.", score(0.9)))).toEqual([
			'<insight scope="user:u" date="2026-11-01">Rain delays ferries.</insight>',
		]);
		expect(texts(relation("r", "Alice", "REPORTS_TO", "Bob"))).toEqual([
			'<relation scope="project:p" date="2026-11-01">Alice REPORTS_TO Bob</relation>',
		]);
		expect(texts(skill("s", "deploy", "npm run deploy", "Ship it."))).toEqual([
			'<skill name="deploy" scope="project:p" date="2026-11-01">Ship it.\nnpm run deploy</skill>',
		]);
	});
});

describe("the receipt of something remembered", () => {
	it("has its kind, section, score parts and provenance", () => {
		const [candidate] = candidates([memory("m", "decision", "x", { source, confidence: 0.9, ...score(0.7) })]);
		expect(candidate?.item).toMatchObject({
			...{ id: "m", block: "knowledge", section: "memories", kind: "decision", included: false },
			score: { total: 0.7, relevance: 0.7, recency: expect.any(Number), importance: 0.5 },
			provenance: { source_id: "ADR-007", source_type: "decision", confidence: 0.9 },
		});
		const kinds = [memory("i", "insight", "a"), relation("r", "a", "B", "c"), skill("s", "a", "b")];
		expect(
			candidates(kinds)
				.map(({ item }) => [item.section, item.kind])
				.sort(),
		).toEqual([
			["insights", "insight"],
			["relations", "relation"],
			["skills", "skill"],
		]);
	});
});

describe("the one ranking", () => {
	it("is of documents, memories, relations, skills and messages", () => {
		const items = [
			memory("m", "fact", "m", score(0.8)),
			{ ...relation("r", "a", "B", "c"), ...score(0.6) },
			{ ...skill("s", "n", "s"), ...score(0.4) },
		];
		const documents = [document("d1", "d1", { score: 0.9 }), document("d2", "d2", { score: 0.5 })];
		const all = candidates(items, { documents, found: [found(1, "x", 0.55)] });
		expect(all.map(({ item }) => item.id)).toEqual(["d1", "m", "m1", "r", "d2", "s"]);
		const block = knowledgeBlock(all, 500, words);
		expect(block.sections.map(({ name, items: ids }) => [name, ids])).toEqual([
			["documents", ["d1", "d2"]],
			["memories", ["m"]],
			["relations", ["r"]],
			["skills", ["s"]],
			["earlier_messages", ["m1"]],
		]);
	});

	it("takes the best of memories and messages up to the limit, and none below the least score", () => {
		const items = [memory("a", "fact", "a", score(0.9)), memory("b", "fact", "b", score(0.3))];
		expect(reasons(items, { found: [found(1, "x", 0.55)], recall: { limit: 2, minScore: 0 } })).toEqual([
			["a", "over_budget"],
			["m1", "over_budget"],
			["b", "cap"],
		]);
		expect(reasons(items, { minScore: 0.5 })).toEqual([
			["a", "over_budget"],
			["b", "below_min_score"],
		]);
	});

	it("has one entry for what says the same, and none for what another block says", () => {
		const items = [memory("a", "fact", "We deploy on Mondays.", score(0.9)), memory("b", "fact", "Tea.", score(0.8))];
		const more = { found: [found(1, "we deploy on mondays", 0.5)], listed: ["“Tea”"] };
		expect(reasons(items, more)).toEqual([
			["a", "over_budget"],
			["b", "duplicate"],
			["m1", "duplicate"],
		]);
	});

	it("has a document once that the caller brings too", () => {
		expect(reasons([memory("d", "document", "x")], { documents: [document("d", "y")] })).toEqual([
			["d", "over_budget"],
		]);
	});

	it("may be made again from the same memories", () => {
		const remembered = rememberedCandidates(routeRemembered([memory("a", "fact", "x")], NOW).knowledge, 0, words);
		const capped = knowledgeCandidates(sources({ remembered, recall: { limit: 0, minScore: 0 } }));
		const again = knowledgeCandidates(sources({ remembered }));
		expect([capped, again].map(([one]) => one?.item.reason)).toEqual(["cap", "over_budget"]);
	});
});
