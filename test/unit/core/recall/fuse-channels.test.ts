import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	type Found,
	fuseChannels,
	memoriesToRerank,
	withRelevances,
} from "../../../../src/core/recall/fuse-channels.ts";
import { bestToRerank, rerankedRelevances } from "../../../../src/core/recall/rerank.ts";
import { searchResults, selectResults } from "../../../../src/core/recall/select-results.ts";
import { gathered, kept, related } from "./recalling.ts";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");
const options = { query: "q", weights: null, now: NOW, limit: 10, past: false, precision: null };
const byId = <T extends { id: string }>(all: readonly Found<T>[]) => new Map(all.map((one) => [one.item.id, one]));

describe("what several channels find", () => {
	const boat = kept("boat", "Her boat lies in the harbour");
	const link = related("r", "Boat", "BUILT_BY", "Otto", "boat");

	it("is more relevant than by the best of them, and says by which", () => {
		const words = byId(fuseChannels("boat", gathered({ memories: [boat] })).memories).get("boat");
		const both = fuseChannels(
			"boat",
			gathered({ memories: [boat, boat], relations: [link], cosines: new Map([["boat", 0.9]]) }),
		);
		const found = byId(both.memories).get("boat");
		expect(both.memories).toHaveLength(1);
		expect(words?.channels).toEqual(["lexical"]);
		expect(found?.channels).toEqual(["lexical", "vector", "relation"]);
		expect(found?.relevance).toBeGreaterThan(words?.relevance ?? 1);
	});

	it("lies on 0..1 whatever they say, and grows with each", () => {
		fc.assert(
			fc.property(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }), (a, b) => {
				const [low, high] = [Math.min(a, b), Math.max(a, b)];
				const at = (cosine: number) =>
					fuseChannels("boat", gathered({ memories: [boat], cosines: new Map([["boat", cosine]]) })).memories[0]
						?.relevance ?? -1;
				expect(at(low)).toBeGreaterThanOrEqual(0);
				expect(at(high)).toBeGreaterThanOrEqual(at(low));
				expect(at(high)).toBeLessThanOrEqual(1);
			}),
		);
	});

	it("is found by its key where that is named, and by no part that is less than half", () => {
		const indent = kept("indent", "four", { key: "editor.indent" });
		const relevant = (query: string) => fuseChannels(query, gathered({ memories: [indent] })).memories[0]?.channels;
		expect(relevant("Which indent in the editor?")).toEqual(["key"]);
		expect(relevant("Which indents?")).toEqual(["key"]);
		expect(relevant("Which colour?")).toEqual([]);
	});
});

describe("the sentence encoder's vectors", () => {
	const food = kept("food", "Shellfish makes her face swell up");
	const boat = kept("boat", "Her boat lies in the harbour");
	const found = (cosines: [string, number][], query = "anything she must not eat?") =>
		byId(
			fuseChannels(query, gathered({ memories: [food, boat], cosines: new Map(cosines), vectorsBy: "encoder" }))
				.memories,
		);

	it("bring what is told in other words, the nearer the more likely", () => {
		expect(found([["food", 0.44]]).get("food")).toMatchObject({ channels: ["vector"] });
		const at = (cosine: number) => found([["food", cosine]]).get("food")?.relevance ?? -1;
		expect(at(0.1)).toBe(0);
		expect(at(0.25)).toBeLessThan(0.5);
		expect(at(0.44)).toBeGreaterThan(0.5);
		expect(at(0.6)).toBeGreaterThan(at(0.44));
	});

	it("say less of what lies behind something nearer", () => {
		const both = found([
			["food", 0.6],
			["boat", 0.5],
		]);
		const boatAlone = found([["boat", 0.5]]).get("boat")?.relevance ?? 0;
		expect(both.get("boat")?.relevance).toBeLessThan(boatAlone);
		expect(both.get("food")?.relevance).toBeGreaterThan(both.get("boat")?.relevance ?? 1);
	});

	it("say less where everything lies near, shown or not", () => {
		const among = (middle: number) =>
			fuseChannels(
				"anything she must not eat?",
				gathered({
					...{ memories: [food], cosines: new Map([["food", 0.5]]), vectorsBy: "encoder" },
					spread: { middle, spread: 0.12 },
				}),
			).memories[0]?.relevance ?? 0;
		expect(among(0.05)).toBeGreaterThan(0.8);
		expect(among(0.4)).toBeLessThan(0.2);
	});
});

describe("what has the same key", () => {
	const wide = kept("wide", "We use Postgres", { key: "db", scope: "global" });
	const mine = kept("mine", "MySQL here", { key: "db" });
	const team = kept("team", "SQLite there", { key: "db", scope: "project:p" });

	it("is as relevant as the best of it, so that the narrower stands in for the wider", () => {
		const fused = fuseChannels("Postgres", gathered({ memories: [wide, mine, team] }));
		expect(new Set(fused.memories.map(({ relevance }) => relevance)).size).toBe(1);
		expect(searchResults(fused, { ...options, minScore: 0 }).map(({ memory }) => memory.id)).toEqual(["mine"]);
		expect(selectResults(fused, options).map(({ id }) => id)).toEqual(["mine", "team", "wide"]);
	});
});

describe("what is brought", () => {
	it("stands in lists whatever is asked, and in knowledge only where it answers", () => {
		const memories = [
			kept("tabs", "Prefers tabs", { type: "preference" }),
			kept("born", "Born in 1815", { is_static: true }),
			kept("noon", "Eats at noon"),
			kept("db", "MySQL", { key: "db" }),
		];
		const fused = fuseChannels("boat", gathered({ memories }));
		expect(selectResults(fused, options).map(({ id }) => id)).toEqual(["tabs", "born"]);
		expect(searchResults(fused, { ...options, minScore: 0 })).toEqual([]);
	});

	it("is no more than the limit and as many near misses", () => {
		const memories = Array.from({ length: 50 }, (_, n) => kept(`m${n}`, `boat ${n}`));
		const fused = fuseChannels("boat", gathered({ memories }));
		expect(selectResults(fused, { ...options, limit: 7 })).toHaveLength(14);
		expect(searchResults(fused, { ...options, limit: 7, minScore: 0 })).toHaveLength(7);
	});

	it("says a thing once that is there in nearly the same words", () => {
		const memories = [
			kept("a", "The user prefers the dark mode."),
			kept("b", "user prefers dark mode", { scope: "project:p" }),
			kept("c", "The user prefers no dark mode"),
		];
		const results = searchResults(fuseChannels("dark mode", gathered({ memories })), { ...options, minScore: 0 });
		expect(results.map(({ memory }) => memory.id).sort()).toEqual(["b", "c"]);
	});
});

it("a reranker changes the order of what it has seen, and no relevance else", () => {
	const memories = [kept("a", "boat harbour"), kept("b", "boat"), kept("c", "nothing")];
	const fused = fuseChannels("boat harbour", gathered({ memories }));
	const top = bestToRerank(memoriesToRerank(fused));
	expect(top.map(({ key }) => key)).toEqual(["a", "b"]);
	const after = byId(withRelevances(fused, rerankedRelevances(top, [0.1, 0.9])).memories);
	const before = byId(fused.memories);
	expect(after.get("b")?.relevance).toBe(before.get("a")?.relevance);
	expect(after.get("a")?.relevance).toBe(before.get("b")?.relevance);
	expect(after.get("c")?.relevance).toBe(0);
});
