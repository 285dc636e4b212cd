import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuseChannels, withRelevances } from "../../../../src/core/recall/fuse-channels.ts";
import { mayBeNear, nearnessOf, nearPieces } from "../../../../src/core/recall/matching/near-words.ts";
import type { Precision } from "../../../../src/core/recall/precision.ts";
import { searchResults, selectResults } from "../../../../src/core/recall/select-results.ts";
import { gathered, kept } from "./recalling.ts";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");
const MEMORIES = [
	kept("kube", "Production runs on Kubernetes in two regions"),
	kept("ts", "All new code is TypeScript in strict mode"),
	kept("money", "The portfolio is with Trade Republic"),
	kept("floor", "The new carpet smells of glue"),
	kept("port", "The gateway listens on 8443 in Frankfurt"),
	kept("pg", "The orders are kept in PostgreSQL 16"),
	kept("short", "Likes short answers", { type: "preference" }),
	kept("open", "Should we use Terraform for the network?"),
	kept("backup", "Backups of the orders are taken at 03:30"),
	kept("cat", "Biscuit is the cat"),
	kept("rent", "The rent of the flat is 900 euros"),
];

type Least = { minScore?: number | null; precision?: Precision | null };

function found(query: string, { minScore = null, precision = null }: Least = {}): string[] {
	const options = { query, weights: null, now: NOW, limit: 20, past: false, minScore, precision };
	return searchResults(fuseChannels(query, gathered({ memories: MEMORIES })), options).map(({ memory }) => memory.id);
}

describe("a search", () => {
	it.each([
		["kube", ["kube"]],
		["typsecript", ["ts"]],
		["Kubernets", ["kube"]],
		["pg", ["pg"]],
		["port", []],
		["car", []],
		["carp", []],
		["What is the capital of Mongolia?", []],
		["Please write a short letter to my aunt about her garden", []],
		["Who is the cat, and how much is the rent?", ["cat", "rent"]],
		[
			"I was talking to somebody at lunch about what everyone else does, and could not remember any more what our production " +
				"actually runs on these days, it was something with containers, do you know which regions we are in?",
			["kube"],
		],
	])("%s brings %j and nothing else", (query, expected) => {
		expect(found(query).sort()).toEqual(expected);
	});

	it("shows the same of a name and of a question about it, by the same threshold", () => {
		for (const query of ["backups", "When are the backups taken?"]) expect(found(query)).toEqual(["backup"]);
	});

	it("takes what is undecided for less of an answer than what is not", () => {
		const relevance = (content: string) =>
			fuseChannels("terraform network", gathered({ memories: [kept("a", content)] })).memories[0]?.relevance ?? 0;
		expect(relevance("Should we use Terraform for the network?")).toBeLessThan(
			relevance("We use Terraform for the network."),
		);
		expect(relevance("Terraform for the network is undecided.")).toBeLessThan(
			relevance("Terraform for the network is essential."),
		);
	});

	it("lets in no more by a higher threshold", () => {
		const words = MEMORIES.flatMap(({ content }) => content.split(" "));
		const query = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }).map((all) => all.join(" "));
		const score = fc.double({ min: 0, max: 1, noNaN: true });
		fc.assert(
			fc.property(query, score, score, (asked, a, b) => {
				const [low, high] = [Math.min(a, b), Math.max(a, b)];
				const all = found(asked, { minScore: 0 });
				const [normal, sure] = [found(asked, { precision: "normal" }), found(asked, { precision: "high" })];
				expect(found(asked, { minScore: low })).toEqual(expect.arrayContaining(found(asked, { minScore: high })));
				expect(found(asked, { minScore: low, precision: "high" })).toEqual(
					expect.arrayContaining(found(asked, { minScore: high, precision: "high" })),
				);
				expect(normal).toEqual(expect.arrayContaining(sure));
				expect(all).toEqual(expect.arrayContaining(normal));
				expect(found(asked)).toEqual(normal);
			}),
		);
	});
});

describe("the threshold of relevance", () => {
	/** What is shown of memories of which recall is this sure. */
	function shown(where: "search" | "context", relevances: readonly number[], precision: Precision | null): number[] {
		const ids = new Map(MEMORIES.slice(0, relevances.length).map(({ id }, at) => [id, relevances[at] ?? 0]));
		const fused = fuseChannels("kube", gathered({ memories: MEMORIES.slice(0, relevances.length) }));
		const options = { query: "kube", weights: null, now: NOW, limit: 20, past: false, precision };
		const all = withRelevances(fused, ids);
		if (where === "search")
			return searchResults(all, { ...options, minScore: null }).map(({ score }) => score.relevance);
		return selectResults(all, options).flatMap((one) =>
			one.kind === "memory" && one.hidden === undefined ? [one.score.relevance] : [],
		);
	}

	it.each([
		["search", null, [0.5, 0.49], [0.5]],
		["search", null, [1, 0.6, 0.59], [1, 0.6]],
		["search", "high", [0.75, 0.74], [0.75]],
		["search", "high", [1, 0.8, 0.79], [1, 0.8]],
		["context", null, [1, 0.25, 0.24], [1, 0.25]],
		["context", "high", [0.75, 0.74], [0.75]],
	] as const)("of a %s with precision %s shows of %j only %j", (where, precision, relevances, expected) => {
		expect(shown(where, relevances, precision)).toEqual(expected);
	});
});

it("a context names what is below its threshold, and with high precision more of it", () => {
	const hidden = (precision: Precision | null) =>
		selectResults(
			fuseChannels("When are the backups of the rent portfolio taken in Frankfurt?", gathered({ memories: MEMORIES })),
			{
				...{ query: "", weights: null, now: NOW, limit: 10, past: false, precision },
			},
		).flatMap((one) => (one.kind === "memory" && one.hidden === "below_min_score" ? [one.id] : []));
	expect(hidden("high")).toEqual(expect.arrayContaining(hidden(null)));
	expect(hidden("high").length).toBeGreaterThan(hidden(null).length);
});

describe("a word that nothing has", () => {
	it.each([
		["kube", "kubernetes", "beginning"],
		["typsecript", "typescript", "misspelt"],
		["rehersal", "rehearsals", "misspelt"],
		["sytem", "system", "misspelt"],
		["benedict", "benedikt", "misspelt"],
		["terraform", "terracotta", null],
		["kuber", "uber", null],
	])("%s for %s: %s", (asked, word, nearness) => {
		expect(mayBeNear(asked)).toBe(true);
		expect(nearnessOf(asked, word)).toBe(nearness);
		if (nearness !== null) expect(nearPieces(asked).some((piece) => word.includes(piece))).toBe(true);
	});

	it.each(["port", "past", "star", "plan", "house", "the", "use", "art", "8443"])("%s means itself", (word) => {
		expect(mayBeNear(word)).toBe(false);
	});

	it("has a piece left after one slip", () => {
		const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
		fc.assert(
			fc.property(fc.array(letter, { minLength: 6, maxLength: 14 }), fc.nat(), letter, (letters, at, other) => {
				const word = letters.join("");
				const place = at % letters.length;
				const slips = [letters.toSpliced(place, 1), letters.toSpliced(place, 0, other), letters.with(place, other)];
				for (const slip of slips) expect(nearPieces(word).some((piece) => slip.join("").includes(piece))).toBe(true);
			}),
		);
	});
});
