import { expect, it } from "vitest";
import { modelOf } from "../../../../src/core/budget/models.ts";
import { PROFILES } from "../../../../src/core/budget/profiles.ts";
import { tokenLimit, triggerTokens } from "../../../../src/core/thread/token-limit.ts";

it.each([
	["gpt-4", 1_000, 4_000],
	["gpt-4", 2_048, 8_192],
	["gpt-4", 2_049, 8_192],
	["claude-3-opus", 140_000, 200_000],
	["gpt-4-turbo", 4_000, 16_000],
	["unheard-of", 140_000, 560_000],
	["gpt-4", 0, 0],
])("of %s with a history budget of %i is %i: four times that, at most the model's window", (id, history, limit) => {
	expect(tokenLimit(modelOf(id), { ...PROFILES["8k"], history }, { token_limit: null })).toBe(limit);
});

it("is what the thread says, at most the model's window", () => {
	const budget = PROFILES["8k"];
	expect(tokenLimit(modelOf("gpt-4"), budget, { token_limit: 5_000 })).toBe(5_000);
	expect(tokenLimit(modelOf("gpt-4"), budget, { token_limit: 50_000 })).toBe(8_192);
	expect(tokenLimit(modelOf("unheard-of"), budget, { token_limit: 50_000 })).toBe(50_000);
});

it("starts a distillation above its part of that", () => {
	expect(triggerTokens(4_000, { trigger_ratio: 0.7 })).toBe(2_800);
	expect(triggerTokens(200_000, { trigger_ratio: 0.7 })).toBe(140_000);
	expect(triggerTokens(101, { trigger_ratio: 0.5 })).toBe(50);
});
