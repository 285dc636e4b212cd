import { describe, expect, it, vi } from "vitest";
import { hashedEmbedder } from "../../../src/providers/embedded/embedder.ts";
import { openAiCompatibleEmbedder } from "../../../src/providers/openai-compatible/embedder.ts";
import { workersAiEmbedder } from "../../../src/providers/workers-ai/embedder.ts";
import { EMBEDDING_MODELS, embeddingModel } from "../../../src/providers/workers-ai/known-models.ts";
import type { AiBinding } from "../../../src/providers/workers-ai/text-model.ts";
import { must } from "../threads/thread-fixtures.ts";
import { type EmbedBehaviour, embedderContract, vectorsOf } from "./embedder.ts";

const never = () => new Promise<never>(() => undefined);

/** The platform's binding before a model that behaves like this; `field`: where the vectors stand. */
function aiThat(behaviour: EmbedBehaviour, field: "data" | "response" = "data"): AiBinding {
	return {
		run: async (_, inputs) => {
			const texts = inputs.text ?? inputs.queries ?? inputs.documents;
			const count = Array.isArray(texts) ? texts.length : 0;
			switch (behaviour.does) {
				case "gives":
					return { shape: [count, 0], [field]: behaviour.vectors(count) };
				case "hangs":
					return never();
				case "is busy":
					throw new Error("3040: Capacity temporarily exceeded, please try again.");
				case "breaks":
					throw new Error("InferenceUpstreamError: <html>502</html>");
				case "answers something else":
					return behaviour.reply;
			}
		},
	};
}

describe.each(EMBEDDING_MODELS)("workersAiEmbedder with %s", (model) => {
	const dimensions = embeddingModel(model)?.dimensions ?? 0;
	embedderContract({ make: (behaviour) => workersAiEmbedder(aiThat(behaviour), { model }), dimensions });

	it("refuses vectors of another model's length", async () => {
		const ai = aiThat({ does: "gives", vectors: (count) => vectorsOf(count, dimensions + 1) });
		const made = await workersAiEmbedder(ai, { model }).embed(["a"], "query", 1_000);
		expect(made).toMatchObject({ error: { reason: "rubbish" } });
	});
});

describe("workersAiEmbedder", () => {
	it("reads vectors that stand in `response` too", async () => {
		const ai = aiThat({ does: "gives", vectors: (count) => vectorsOf(count, 1024) }, "response");
		expect(must(await workersAiEmbedder(ai, { model: "@cf/baai/bge-m3" }).embed(["a"], "query", 1_000))).toHaveLength(
			1,
		);
	});

	it.each([
		["@cf/baai/bge-m3", { text: ["who?"], truncate_inputs: true }, { text: ["Bob."], truncate_inputs: true }],
		[
			"@cf/baai/bge-base-en-v1.5",
			{ text: ["Represent this sentence for searching relevant passages: who?"] },
			{ text: ["Bob."] },
		],
		[
			"@cf/google/embeddinggemma-300m",
			{ text: ["task: search result | query: who?"] },
			{ text: ["title: none | text: Bob."] },
		],
		[
			"@cf/qwen/qwen3-embedding-0.6b",
			{ queries: ["who?"], instruction: expect.stringContaining("retrieve") },
			{ documents: ["Bob."] },
		],
	])("asks %s for questions and for texts in its manner", async (model, query, document) => {
		const run = vi.fn(async () => ({ data: [] }));
		await workersAiEmbedder({ run }, { model }).embed(["who?"], "query", 1_000);
		await workersAiEmbedder({ run }, { model }).embed(["Bob."], "document", 1_000);
		expect(run.mock.calls).toEqual([
			[model, query, expect.anything()],
			[model, document, expect.anything()],
		]);
	});

	it("sends no more of a text than the model reads", async () => {
		const run = vi.fn(async (_: string, inputs: Record<string, unknown>) => ({ data: [inputs] }));
		await workersAiEmbedder({ run }, { model: "@cf/baai/bge-base-en-v1.5" }).embed(
			["x".repeat(9_000)],
			"document",
			1_000,
		);
		expect(run.mock.calls[0]?.[1]).toEqual({ text: ["x".repeat(2_000)] });
	});

	it("can't be had with a model that is not known", () => {
		expect(() => workersAiEmbedder(aiThat({ does: "hangs" }), { model: "@cf/x/y" })).toThrow("@cf/x/y");
	});
});

/** A server that answers with these, and what it was sent. */
function serverThat(behaviour: EmbedBehaviour) {
	const sent: { url: string; headers: Headers; input: string[]; input_type?: string }[] = [];
	const fetch = async (url: string, init: RequestInit): Promise<Response> => {
		const { input, input_type }: { input: string[]; input_type?: string } = JSON.parse(String(init.body));
		sent.push({ url, headers: new Headers(init.headers), input, ...(input_type === undefined ? {} : { input_type }) });
		switch (behaviour.does) {
			case "gives": {
				const vectors = behaviour.vectors(input.length);
				const data = Array.isArray(vectors) ? vectors.map((embedding, index) => ({ index, embedding })) : vectors;
				return Response.json({ object: "list", data: Array.isArray(data) ? data.reverse() : data });
			}
			case "hangs":
				return new Promise((_, reject) => {
					init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
				});
			case "is busy":
				return new Response("slow down", { status: 429, headers: { "retry-after": "7" } });
			case "breaks":
				return new Response("oops", { status: 500 });
			case "answers something else":
				return Response.json(behaviour.reply);
		}
	};
	const embedder = (apiKey: string | null = null, kind: "model" | "encoder" = "model") => {
		const asked = { baseUrl: "http://127.0.0.1:11434/v1/", apiKey, model: "nomic-embed-text", fetch };
		return openAiCompatibleEmbedder({ ...asked, kind });
	};
	return { sent, embedder };
}

describe("openAiCompatibleEmbedder", () => {
	embedderContract({ make: (behaviour) => serverThat(behaviour).embedder(), dimensions: 6 });

	it("asks at the base URL, with the key where there is one", async () => {
		const server = serverThat({ does: "gives", vectors: (count) => vectorsOf(count, 6) });
		must(await server.embedder("sk-1").embed(["a", ""], "query", 1_000));
		must(await server.embedder().embed(["a"], "query", 1_000));
		expect(server.sent).toMatchObject([{ url: "http://127.0.0.1:11434/v1/embeddings", input: ["a", " "] }, {}]);
		expect(server.sent.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer sk-1", null]);
	});

	it("says whether texts are questions only to a server that wants to know", async () => {
		const server = serverThat({ does: "gives", vectors: (count) => vectorsOf(count, 6) });
		const telling = server.embedder(null, "encoder");
		must(await telling.embed(["a"], "query", 1_000));
		must(await telling.embed(["a"], "document", 1_000));
		must(await server.embedder().embed(["a"], "query", 1_000));
		expect(server.sent.map(({ input_type }) => input_type)).toEqual(["query", "document", undefined]);
	});

	it("learns how long its vectors are, and takes no others from then on", async () => {
		let dimensions = 6;
		const embedder = serverThat({ does: "gives", vectors: (count) => vectorsOf(count, dimensions) }).embedder();
		expect(embedder.dimensions).toBe(0);
		must(await embedder.embed(["a"], "query", 1_000));
		expect(embedder.dimensions).toBe(6);
		dimensions = 7;
		expect(await embedder.embed(["a"], "query", 1_000)).toMatchObject({ error: { reason: "rubbish" } });
		expect(embedder.dimensions).toBe(6);
	});

	it("says how long to wait, and that a request was refused", async () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const busy = await serverThat({ does: "is busy" }).embedder().embed(["a"], "query", 1_000);
		expect(busy).toMatchObject({ error: { reason: "rate_limited", retry_after_ms: 7_000 } });
		const refusing = openAiCompatibleEmbedder({
			baseUrl: "http://127.0.0.1:1",
			apiKey: null,
			model: "m",
			fetch: async () => new Response("no such model", { status: 404 }),
		});
		const refused = await refusing.embed(["a"], "query", 1_000);
		expect(refused).toEqual({ ok: false, error: { reason: "failed", detail: "HTTP 404" } });
		logged.mockRestore();
	});
});

describe("hashedEmbedder", () => {
	it("gives a vector of length 1 for each text, without asking anybody", async () => {
		const texts = Array.from({ length: hashedEmbedder.batch }, (_, n) => `text ${n}`);
		const vectors = must(await hashedEmbedder.embed([...texts, ""], "query", 0));
		expect(vectors).toHaveLength(texts.length + 1);
		for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
		expect(vectors[0]).toHaveLength(hashedEmbedder.dimensions);
		expect(hashedEmbedder).toMatchObject({ kind: "hashed", model: "embedded:hashed-1" });
	});
});
