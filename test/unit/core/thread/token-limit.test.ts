import { expect, it } from "vitest";
import { modelOf } from "../../../../src/core/budget/models.ts";
import { PROFILES } from "../../../../src/core/budget/profiles.ts";
import { tokenLimit } from "../../../../src/core/thread/token-limit.ts";

it.each([
	["gpt-4", 1_000, 4_000],
	["gpt-4", 2_048, 8_192],
	["gpt-4", 2_049, 8_192],
	["claude-3-opus", 140_000, 200_000],
	["gpt-4-turbo", 4_000, 16_000],
	["unheard-of", 140_000, 560_000],
	["gpt-4", 0, 0],
])("of %s with a history budget of %i is %i: four times that, at most the model's window", (id, history, limit) => {
	expect(tokenLimit(modelOf(id), { ...PROFILES["8k"], history })).toBe(limit);
});
