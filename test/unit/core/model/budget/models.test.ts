import { describe, expect, it } from "vitest";
import { DEFAULT_MODEL, knownModels, modelOf } from "../../../../../src/core/model/budget/models.ts";
import { PROFILES, windowOf } from "../../../../../src/core/model/budget/profiles.ts";

describe("the named models", () => {
	it.each([
		["gpt-3.5-turbo", 16_385, "cl100k_base", "4k"],
		["gpt-4", 8_192, "cl100k_base", "8k"],
		["gpt-4-turbo", 128_000, "cl100k_base", "128k"],
		["gpt-4o", 128_000, "o200k_base", "128k"],
		["gpt-4.1", 1_047_576, "o200k_base", "128k"],
		["o3", 200_000, "o200k_base", "128k"],
		["gpt-5", 400_000, "o200k_base", "128k"],
		["claude-3-sonnet", 200_000, "o200k_base", "8k"],
		["claude-3-opus", 200_000, "o200k_base", "128k"],
	])("%s: window %i, %s, budget %s", (id, window, encoding, profile) => {
		expect(modelOf(id)).toMatchObject({ id, window, encoding, profile, known: true });
	});

	it("have room for their own budget, every one in the table", () => {
		const models = knownModels();
		expect(models.length).toBeGreaterThan(16);
		for (const model of models) {
			expect(windowOf(PROFILES[model.profile])).toBeLessThanOrEqual(model.window ?? 0);
			expect(modelOf(model.id)).toEqual({ ...model, known: true });
			if (model.exact) expect(model.ratio).toBe(1);
			expect(model.ratio).toBeGreaterThanOrEqual(0.5);
			expect(model.ratio).toBeLessThanOrEqual(2);
		}
	});

	it("count as they are where the tokenizer is public, and by a ratio where it is not", () => {
		expect(modelOf("gpt-4")).toMatchObject({ exact: true, ratio: 1 });
		const claude = modelOf("claude-3-opus");
		expect(claude.exact).toBe(false);
		expect(claude.ratio).toBeGreaterThan(1);
		expect(claude.ratio).toBeLessThanOrEqual(2);
	});

	it("the default is gpt-4", () => {
		expect(modelOf(DEFAULT_MODEL)).toMatchObject({ id: "gpt-4", known: true });
	});
});

describe("variants", () => {
	it.each([
		["gpt-4o-2024-08-06", "gpt-4o"],
		["gpt-4-0613", "gpt-4"],
		["gpt-4-turbo-2024-04-09", "gpt-4-turbo"],
		["gpt-4-turbo-preview", "gpt-4-turbo"],
		["claude-3-opus-20240229", "claude-3-opus"],
		["claude-3-opus-latest", "claude-3-opus"],
		["GPT-4", "gpt-4"],
		["openai/gpt-4o", "gpt-4o"],
		["us.anthropic.claude-3-opus-20240229-v1:0", "claude-3-opus"],
	])("%s is %s under its own name", (id, base) => {
		expect(modelOf(id)).toEqual({ ...modelOf(base), id });
	});

	it.each(["gpt-4-32k", "gpt-4-0125-preview", "gpt-4-1106-preview"])(
		"%s has a window of its own, not gpt-4's",
		(id) => {
			expect(modelOf(id).window).toBeGreaterThan(8_192);
		},
	);

	it.each([
		"gpt-4o-audio",
		"gpt-4-vision-preview",
		"gpt-4-12345",
		"my-gpt-4",
		"@cf/x/gpt-4",
		"",
		"-latest",
		"__proto__",
	])("%j is not taken for another model", (id) => {
		expect(modelOf(id).known).toBe(false);
	});
});

describe("an unknown model", () => {
	it("gets the 8k budget, o200k and no window", () => {
		expect(modelOf("unheard-of")).toEqual({
			id: "unheard-of",
			encoding: "o200k_base",
			window: null,
			profile: "8k",
			exact: false,
			ratio: 1,
			known: false,
		});
	});
});
