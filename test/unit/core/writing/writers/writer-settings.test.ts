import { describe, expect, it } from "vitest";
import { writerSettings } from "../../../../../src/core/writing/writers/writer-settings.ts";

const read = (given: Record<string, string>, hasAi = true) => writerSettings((key) => given[key] ?? "", hasAi);

const openAi = { TESSERA_OPENAI_BASE_URL: "http://127.0.0.1:11434/v1", TESSERA_OPENAI_MODEL: "llama3.2" };

describe("settings of writers", () => {
	it("leave everything to the embedded writer where nothing is set", () => {
		expect(read({}, false)).toMatchObject({ ok: true, value: { order: [], backgroundCap: 1_000_000 } });
		expect(read({ TESSERA_WRITERS: "embedded" }, false)).toMatchObject({ ok: true, value: { order: [] } });
	});

	it("give the order, the models by role and the cap", () => {
		const given = {
			...openAi,
			TESSERA_WRITERS: " Workers-AI, openai-compatible ,embedded",
			TESSERA_WORKERS_AI_MODEL: "@cf/a/big",
			TESSERA_WORKERS_AI_MODEL_STATE: "@cf/a/small",
			TESSERA_BACKGROUND_TOKENS_PER_DAY: "250_000",
		};
		expect(read(given)).toEqual({
			ok: true,
			value: {
				order: ["workers-ai", "openai-compatible"],
				openAi: { baseUrl: "http://127.0.0.1:11434/v1", model: "llama3.2" },
				workersAiModels: {
					summarise: "@cf/a/big",
					extract: "@cf/a/big",
					state: "@cf/a/small",
					rate: "@cf/a/big",
					reflect: "@cf/a/big",
				},
				backgroundCap: 250_000,
				rewriter: null,
			},
		});
		expect(read({ TESSERA_BACKGROUND_TOKENS_PER_DAY: "0" })).toMatchObject({ value: { backgroundCap: 0 } });
	});

	it("name a model that rewrites queries only where one is set for it", () => {
		const ai = { TESSERA_WORKERS_AI_MODEL_REWRITE: "@cf/a/small" };
		expect(read(ai)).toMatchObject({ value: { rewriter: { writer: "workers-ai", model: "@cf/a/small" } } });
		const compatible = { ...openAi, TESSERA_OPENAI_MODEL_REWRITE: "small" };
		expect(read(compatible)).toMatchObject({ value: { rewriter: { writer: "openai-compatible", model: "small" } } });
		for (const wrong of [
			read(ai, false),
			read({ ...compatible, ...ai }),
			read({ TESSERA_OPENAI_MODEL_REWRITE: "s" }),
		]) {
			expect(wrong).toEqual({ ok: false, error: expect.stringContaining("_MODEL_REWRITE") });
		}
	});

	it.each([
		["TESSERA_WRITERS", { TESSERA_WRITERS: "gpt" }],
		["TESSERA_WRITERS", { TESSERA_WRITERS: "embedded,workers-ai", TESSERA_WORKERS_AI_MODEL: "@cf/a/b" }],
		["TESSERA_WRITERS", { ...openAi, TESSERA_WRITERS: "openai-compatible,openai-compatible" }],
		["TESSERA_OPENAI_BASE_URL", { ...openAi, TESSERA_WRITERS: "openai-compatible", TESSERA_OPENAI_BASE_URL: "" }],
		[
			"TESSERA_OPENAI_BASE_URL",
			{ ...openAi, TESSERA_WRITERS: "openai-compatible", TESSERA_OPENAI_BASE_URL: "localhost" },
		],
		["TESSERA_OPENAI_MODEL", { ...openAi, TESSERA_WRITERS: "openai-compatible", TESSERA_OPENAI_MODEL: "" }],
		["TESSERA_WORKERS_AI_MODEL", { TESSERA_WRITERS: "workers-ai" }],
		["TESSERA_BACKGROUND_TOKENS_PER_DAY", { TESSERA_BACKGROUND_TOKENS_PER_DAY: "many" }],
		["TESSERA_BACKGROUND_TOKENS_PER_DAY", { TESSERA_BACKGROUND_TOKENS_PER_DAY: "-1" }],
	])("are refused by the name of %s: %j", (key, given) => {
		expect(read(given)).toEqual({ ok: false, error: expect.stringContaining(key) });
	});

	it("are refused where Workers AI is named and not there", () => {
		const given = { TESSERA_WRITERS: "workers-ai", TESSERA_WORKERS_AI_MODEL: "@cf/a/b" };
		expect(read(given, false)).toEqual({ ok: false, error: expect.stringContaining("AI binding") });
	});
});
