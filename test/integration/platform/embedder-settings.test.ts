import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { createDeps } from "../../../src/deps.ts";
import { fakeVectorize } from "../../fakes/vectorize.ts";

/** This environment with other settings. */
function having(settings: Record<string, unknown>): Env {
	return { ...env, ...settings };
}

const AI = { run: async () => ({ data: [new Array(1024).fill(1)] }) };
const workersAi = {
	AI,
	TESSERA_EMBEDDERS: "workers-ai,embedded",
	TESSERA_WORKERS_AI_EMBEDDING_MODEL: "@cf/baai/bge-m3",
};
const openAi = {
	TESSERA_EMBEDDERS: "openai-compatible",
	TESSERA_OPENAI_BASE_URL: "http://127.0.0.1:11434/v1",
	TESSERA_OPENAI_EMBEDDING_MODEL: "nomic-embed-text",
};

describe("an environment", () => {
	it("has the first embedder of the order that can be had", () => {
		const modelOf = (settings: object) => createDeps(having({ ...settings })).embedder?.model;
		expect(modelOf({})).toBe("embedded:hashed-1");
		expect(modelOf(workersAi)).toBe("workers-ai:@cf/baai/bge-m3");
		expect(modelOf({ ...workersAi, AI: undefined })).toBe("embedded:hashed-1");
		expect(modelOf(openAi)).toBe("openai-compatible:nomic-embed-text");
	});

	it("has a reranker only where one is wanted", () => {
		expect(createDeps(having(workersAi)).reranker).toBeNull();
		const wanted = having({ ...workersAi, TESSERA_RERANKER: "workers-ai" });
		expect(createDeps(wanted).reranker?.name).toBe("workers-ai:@cf/baai/bge-reranker-base");
	});

	it("fails where an embedder or reranker can't be had, by the name of the setting", () => {
		expect(() => createDeps(having({ TESSERA_EMBEDDERS: "workers-ai" }))).toThrow("AI binding");
		expect(() => createDeps(having({ ...workersAi, TESSERA_WORKERS_AI_EMBEDDING_MODEL: "@cf/x/y" }))).toThrow(
			"TESSERA_WORKERS_AI_EMBEDDING_MODEL",
		);
		expect(() => createDeps(having({ TESSERA_RERANKER: "workers-ai" }))).toThrow("TESSERA_RERANKER");
	});

	it("keeps a model's vectors in Vectorize where that is bound, and hashed ones never", async () => {
		const metadataIndexes = { scope: "string", kind: "string", version: "number" } as const;
		const vectorize = fakeVectorize({ dimensions: 1024, metadataIndexes });
		const bound = { VECTORIZE: vectorize.binding };
		for (const settings of [{ ...workersAi, ...bound }, { ...bound }, workersAi]) {
			const { embedder, vectorIndex } = createDeps(having(settings));
			const made = await embedder?.embed(["tea"], "document", 1_000);
			const vector = made?.ok ? (made.value[0] ?? new Float32Array()) : new Float32Array();
			const entry = { id: "mem_1", kind: "memory", scope: "global", version: 1, vector } as const;
			expect(await vectorIndex("acme").upsert([entry])).toEqual({ ok: true, value: null });
		}
		expect(vectorize.stored()).toHaveLength(1);
	});

	it("sends the secret to the server that is configured", async () => {
		const sent = vi
			.spyOn(globalThis, "fetch")
			.mockResolvedValue(Response.json({ data: [{ index: 0, embedding: [1, 2] }] }));
		const { embedder } = createDeps(having({ ...openAi, TESSERA_OPENAI_API_KEY: "sk-1" }));
		expect(await embedder?.embed(["tea"], "query", 1_000)).toMatchObject({ ok: true });
		expect(sent).toHaveBeenCalledExactlyOnceWith(
			"http://127.0.0.1:11434/v1/embeddings",
			expect.objectContaining({ headers: expect.objectContaining({ authorization: "Bearer sk-1" }) }),
		);
		sent.mockRestore();
	});
});
