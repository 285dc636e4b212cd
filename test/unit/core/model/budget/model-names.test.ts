import { describe, expect, it } from "vitest";
import { knownModels, modelOf } from "../../../../../src/core/model/budget/models.ts";
import { PROFILES, windowOf } from "../../../../../src/core/model/budget/profiles.ts";

it.each([
	["gpt-3.5-turbo", "cl100k_base", 16_385, "4k", 1],
	["gpt-4", "cl100k_base", 8_192, "8k", 1],
	["gpt-4-turbo", "cl100k_base", 128_000, "128k", 1],
	["claude-3-sonnet", "o200k_base", 200_000, "8k", 1.16],
	["claude-3-opus", "o200k_base", 200_000, "128k", 1.16],
	["gpt-5.5", "o200k_base", 1_050_000, "128k", 1],
	["gpt-6-sol", "o200k_base", 1_050_000, "128k", 1],
	["claude-sonnet-4-5", "o200k_base", 200_000, "128k", 1.16],
	["claude-opus-5-5", "o200k_base", 1_000_000, "128k", 1.57],
	["gemini-2.5-flash", "o200k_base", 1_048_576, "128k", 1.17],
	["mistral-large", "o200k_base", 262_144, "128k", 1.1],
	["qwen3-max", "o200k_base", 262_144, "128k", 1.07],
	["deepseek-v4-pro", "o200k_base", 1_000_000, "128k", 1.06],
	["llama-3.3-70b-instruct", "o200k_base", 131_072, "128k", 1.01],
])("%s is counted with %s, window %i, budget %s, ratio %f", (id, encoding, window, profile, ratio) => {
	expect(modelOf(id)).toMatchObject({ id, encoding, window, profile, ratio, known: true });
});

describe("a name with something before or behind it", () => {
	it.each([
		["openai/gpt-4o", "gpt-4o"],
		["OpenAI/GPT-4o", "gpt-4o"],
		["models/gemini-2.5-pro", "gemini-2.5-pro"],
		["google/gemini-2.5-pro-preview-06-05", "gemini-2.5-pro"],
		["gemini-2.0-flash-001", "gemini-2.0-flash"],
		["gemini-3.1-pro-preview", "gemini-3.1-pro"],
		["gpt-5.2-2025-12-11", "gpt-5.2"],
		["gpt-5.1-chat-latest", "gpt-5.1-chat"],
		["claude-opus-4-5-20251101", "claude-opus-4-5"],
		["claude-3-5-sonnet-latest", "claude-3-5-sonnet"],
		["anthropic/claude-opus-4.5", "claude-opus-4-5"],
		["us.anthropic.claude-sonnet-4-5-20250929-v1:0", "claude-sonnet-4-5"],
		["claude-haiku-4-5@20251001", "claude-haiku-4-5"],
		["meta-llama/Llama-3.3-70B-Instruct", "llama-3.3-70b-instruct"],
		["accounts/fireworks/models/qwen3-32b", "qwen3-32b"],
		["deepseek/deepseek-chat:free", "deepseek-chat"],
		["deepseek-v4-flash-0731", "deepseek-v4-flash"],
		["mistral-large-latest", "mistral-large"],
		["qwen3-max-2026-01-23", "qwen3-max"],
		["@cf/openai/gpt-oss-120b", "@cf/openai/gpt-oss-120b"],
		["@cf/meta/llama-3.3-70b-instruct-fp8-fast", "@cf/meta/llama-3.3-70b-instruct-fp8-fast"],
	])("%s is %s", (id, base) => {
		expect(modelOf(base).known).toBe(true);
		expect(modelOf(id)).toEqual({ ...modelOf(base), id });
	});

	it("is looked up as it stands first: an older version may have a window of its own", () => {
		expect(modelOf("mistral-large-2411").window).toBe(128_000);
		expect(modelOf("mistral/mistral-large-2411").window).toBe(128_000);
		expect(modelOf("mistral-large-2512").window).toBe(262_144);
	});

	it.each(["@cf/meta/llama-3.1-8b-instruct", "llama-3.3", "gpt-4o-", "/", "openai/", "gpt-5.2-turbo-max", "4o"])(
		"%j is not taken for another model",
		(id) => {
			expect(modelOf(id)).toMatchObject({ id, known: false, window: null, profile: "8k", ratio: 1 });
		},
	);
});

it("every model has room for its own budget, and a name of its own", () => {
	for (const model of knownModels()) {
		expect(windowOf(PROFILES[model.profile]), model.id).toBeLessThanOrEqual(model.window);
		expect(model.id).toBe(model.id.toLowerCase());
		expect(modelOf(model.id)).toEqual(model);
	}
});
