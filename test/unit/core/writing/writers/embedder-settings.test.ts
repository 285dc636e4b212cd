import { describe, expect, it } from "vitest";
import { embedderSettings } from "../../../../../src/core/writing/writers/embedder-settings.ts";

const models = ["@cf/a/vectors", "@cf/b/vectors"];
const read = (given: Record<string, string>, hasAi = true) =>
	embedderSettings((key) => given[key] ?? "", { hasAi, models });

const ai = { TESSERA_WORKERS_AI_EMBEDDING_MODEL: "@cf/a/vectors" };
const openAi = { TESSERA_OPENAI_BASE_URL: "http://127.0.0.1:11434/v1", TESSERA_OPENAI_EMBEDDING_MODEL: "nomic" };

describe("settings of embedders", () => {
	it.each([
		["nothing is set", {}, true, { name: "embedded" }],
		["it is named", { TESSERA_EMBEDDERS: " Embedded " }, true, { name: "embedded" }],
		[
			"Workers AI is named but not bound",
			{ ...ai, TESSERA_EMBEDDERS: "workers-ai,embedded" },
			false,
			{ name: "embedded" },
		],
		[
			"it is bound",
			{ ...ai, TESSERA_EMBEDDERS: "workers-ai,embedded" },
			true,
			{ name: "workers-ai", model: "@cf/a/vectors" },
		],
		[
			"there is a sentence encoder",
			{ TESSERA_EMBEDDERS: "encoder,embedded", TESSERA_ENCODER_URL: "http://127.0.0.1:8799/v1" },
			false,
			{ name: "encoder" },
		],
		["there is none", { TESSERA_EMBEDDERS: "encoder,embedded" }, false, { name: "embedded" }],
		[
			"another server follows",
			{ ...openAi, TESSERA_EMBEDDERS: "workers-ai, openai-compatible" },
			false,
			{ name: "openai-compatible", model: "nomic", baseUrl: "http://127.0.0.1:11434/v1" },
		],
	])("give one embedder where %s", (_, given, hasAi, embedder) => {
		expect(read(given, hasAi)).toEqual({ ok: true, value: { embedder, reranker: null } });
	});

	it("give the reranker where it is wanted", () => {
		expect(read({ TESSERA_RERANKER: "workers-ai" })).toMatchObject({ ok: true, value: { reranker: "workers-ai" } });
	});

	it.each([
		["TESSERA_EMBEDDERS", { TESSERA_EMBEDDERS: "word2vec" }, true],
		["TESSERA_EMBEDDERS", { ...ai, TESSERA_EMBEDDERS: "workers-ai,workers-ai" }, true],
		["TESSERA_EMBEDDERS", { ...ai, TESSERA_EMBEDDERS: "embedded,workers-ai" }, true],
		["TESSERA_EMBEDDERS", { ...openAi, TESSERA_EMBEDDERS: "openai-compatible,embedded" }, true],
		["AI binding", { ...ai, TESSERA_EMBEDDERS: "workers-ai" }, false],
		["TESSERA_ENCODER_URL", { TESSERA_EMBEDDERS: "encoder" }, true],
		["TESSERA_WORKERS_AI_EMBEDDING_MODEL", { TESSERA_EMBEDDERS: "workers-ai" }, true],
		["@cf/b/vectors", { TESSERA_EMBEDDERS: "workers-ai", TESSERA_WORKERS_AI_EMBEDDING_MODEL: "@cf/meta/llama" }, true],
		[
			"TESSERA_OPENAI_BASE_URL",
			{ ...openAi, TESSERA_EMBEDDERS: "openai-compatible", TESSERA_OPENAI_BASE_URL: "" },
			true,
		],
		[
			"TESSERA_OPENAI_EMBEDDING_MODEL",
			{ ...openAi, TESSERA_EMBEDDERS: "openai-compatible", TESSERA_OPENAI_EMBEDDING_MODEL: "" },
			true,
		],
		["TESSERA_RERANKER", { TESSERA_RERANKER: "cohere" }, true],
		["AI binding", { TESSERA_RERANKER: "workers-ai" }, false],
	])("are refused with a word of %s: %j", (word, given, hasAi) => {
		expect(read(given, hasAi)).toEqual({ ok: false, error: expect.stringContaining(word) });
	});
});
