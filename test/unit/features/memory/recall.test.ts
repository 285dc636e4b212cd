import { describe, expect, it, vi } from "vitest";
import { err, ok } from "../../../../src/core/base/result.ts";
import { fuseChannels, memoriesToRerank } from "../../../../src/core/recall/fuse-channels.ts";
import type { RecallRead } from "../../../../src/features/memory/store/recall/recall-source.ts";
import { rankRecalled } from "../../../../src/features/memory/use-cases/recall/rank-recalled.ts";
import { type RecallDeps, recall } from "../../../../src/features/memory/use-cases/recall/recall.ts";
import { recallForContext } from "../../../../src/features/memory/use-cases/recall/recall-for-context.ts";
import { rerankBest } from "../../../../src/features/memory/use-cases/recall/rerank.ts";
import type { VectorHit } from "../../../../src/ports/vector-index.ts";
import { gathered, kept } from "../../core/recall/recalling.ts";

const words = kept("words", "the harbour");
const near = kept("near", "the marina", { version: 2 });
const read: RecallRead = {
	owners: { user_id: "ada", project_id: null },
	...{ memories: [words], hidden: [], lasting: [], relations: [], linked: [], skills: [], episodes: [], profile: [] },
};
const hit = (id: string, changes: Partial<VectorHit> = {}): VectorHit => ({
	id,
	kind: "memory",
	version: 2,
	score: 0.8,
	...changes,
});
const never = () => new Promise<never>(() => undefined);

/** Parts that work, at once; time passes only for who waits for it. */
function deps(changes: Partial<RecallDeps> & { hits?: VectorHit[] } = {}): RecallDeps {
	const { hits = [hit("near"), hit("words", { version: 1 })], ...rest } = changes;
	const unused = async () => ok(null);
	return {
		clock: { now: () => 0, elapsed: () => 0, pause: () => new Promise((resolve) => setTimeout(resolve, 20)) },
		recallDeadlines: { lexical: 20, embedding: 20, vectors: 20, reranker: 20, rewriter: 20 },
		recallSource: () => ({
			read: async () => read,
			verify: async ({ memories }) => ({
				memories: [near].filter(({ id }) => memories.includes(id)),
				skills: [],
				episodes: [],
				own: [],
			}),
		}),
		embedder: {
			...{ model: "m", dimensions: 2, batch: 1, kind: "hashed" as const },
			embed: async () => ok([new Float32Array([1, 0])]),
		},
		vectorIndex: () => ({ upsert: unused, remove: unused, query: async () => ok(hits) }),
		reranker: null,
		...rest,
	};
}

async function recalled(with_: RecallDeps) {
	const { gathered, degraded } = await recall(with_, "t", {
		text: "harbour",
		owners: { user_id: "ada", project_id: null },
		...{ listed: true, thread: "t", accessScope: null, now: 0 },
		ask: { limit: 10, minScore: 0, precision: null, types: null, weights: null, as_of: null },
		include: { relations: true, skills: true, episodes: true, profile: false },
	});
	return { ids: gathered.memories.map(({ id }) => id), near: [...gathered.cosines.keys()], degraded };
}

const embedder = (embed: NonNullable<RecallDeps["embedder"]>["embed"]) => ({
	embedder: { model: "m", dimensions: 2, batch: 1, kind: "model" as const, embed },
});
const index = (query: ReturnType<RecallDeps["vectorIndex"]>["query"]) => ({
	vectorIndex: () => ({ upsert: async () => ok(null), remove: async () => ok(null), query }),
});
const thrown = () => {
	throw new Error("down");
};

describe("recall", () => {
	it("brings what words and vectors find, each in the version that was compared", async () => {
		expect(await recalled(deps())).toEqual({ ids: ["words", "near"], near: ["near", "words"], degraded: [] });
	});

	it("believes no hit that D1 does not confirm: gone, changed since, or unrelated", async () => {
		const hits = [hit("gone"), hit("near", { version: 1 }), hit("words", { version: 1, score: 0.1 })];
		expect(await recalled(deps({ hits }))).toEqual({ ids: ["words"], near: [], degraded: [] });
	});

	it.each([
		["a slow embedder", embedder(never), "embedder", "timeout"],
		["one that is down", embedder(async () => err({ reason: "failed", detail: "x" })), "embedder", "failed"],
		["one that throws", embedder(thrown), "embedder", "failed"],
		["one that gives NaN", embedder(async () => ok([new Float32Array([Number.NaN, 0])])), "embedder", "rubbish"],
		["one of another length", embedder(async () => ok([new Float32Array(3)])), "embedder", "rubbish"],
		["one that gives nothing", embedder(async () => ok([])), "embedder", "rubbish"],
		["a slow index", index(never), "vectors", "timeout"],
		["an index that is down", index(async () => err({ reason: "failed", detail: "x" })), "vectors", "failed"],
		["one that throws", index(thrown), "vectors", "failed"],
		["one that gives NaN", index(async () => ok([hit("near", { score: Number.NaN })])), "vectors", "rubbish"],
	])("says so of %s, and brings what words find", async (_, part, name, reason) => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		expect(await recalled(deps(part))).toEqual({ ids: ["words"], near: [], degraded: [{ part: name, reason }] });
		logged.mockRestore();
	});

	it.each([
		["timeout", never],
		["failed", async () => thrown()],
	])("without D1 (%s) brings nothing, and says so", async (reason, ask) => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const source = () => ({ read: ask, verify: ask });
		expect(await recalled(deps({ recallSource: source }))).toEqual({
			...{ ids: [], near: [] },
			degraded: [{ part: "memories", reason }],
		});
		logged.mockRestore();
	});

	it("is by words alone where there is no embedder", async () => {
		expect(await recalled(deps({ embedder: null }))).toEqual({ ids: ["words"], near: [], degraded: [] });
	});
});

it("a bound key whose memories had no room beside what it does not see is read for alone", async () => {
	const global = Array.from({ length: 40 }, (_, n) => kept(`g${n}`, "the harbour", { scope: "global" }));
	const parts = deps({
		embedder: null,
		recallSource: () => ({
			read: async ({ accessScope }) => ({ ...read, memories: accessScope === null ? global : [words] }),
			verify: async () => ({ memories: [], skills: [], episodes: [], own: [] }),
		}),
	});
	const recalling = {
		...{ text: "harbour", owners: read.owners, listed: true, thread: "t", accessScope: null, now: 0 },
		ask: { limit: 10, minScore: 0, precision: null, types: null, weights: null, as_of: null },
		include: { relations: true, skills: true, episodes: true, profile: false },
	};
	const first = await recall(parts, "t", recalling);
	const seenBy = async (user_id: string | null) => {
		const memories = await recallForContext(parts, { tenant: "t", user_id, project_id: null }, recalling, first);
		const own = { found: [], rewritten: [], window: new Set<string>(), asked: "" };
		const { remembered } = await rankRecalled(parts, memories, own, (text) => text.length);
		return [...new Set(remembered.map(({ scope }) => scope))];
	};
	expect(await seenBy("ada")).toEqual(["user:ada"]);
	expect(await seenBy(null)).toEqual(["global"]);
});

it.each([
	["slow", never, "timeout"],
	["down", async () => err({ reason: "failed", detail: "x" } as const), "failed"],
	["giving too few", async () => ok([1]), "rubbish"],
	["giving NaN", async () => ok([1, Number.NaN]), "rubbish"],
])("a reranker that is %s leaves the order as it was", async (_, rerank, reason) => {
	const fused = fuseChannels("harbour", gathered({ memories: [words, kept("b", "harbour of Genoa")] }));
	const parts = { ...deps(), reranker: { name: "r", rerank } };
	const after = await rerankBest(parts, "harbour", memoriesToRerank(fused));
	expect(after).toEqual({ relevances: new Map(), degraded: [{ part: "reranker", reason }] });
});
