import { expect, it } from "vitest";
import { modelOf } from "../../../../../src/core/model/budget/models.ts";
import { PROFILES } from "../../../../../src/core/model/budget/profiles.ts";
import { nearTrigger, tokenLimit, triggerTokens } from "../../../../../src/core/model/thread/thread.ts";

it.each([
	["gpt-4", 1_000, null, 4_000],
	["gpt-4", 2_048, null, 8_192],
	["gpt-4", 2_049, null, 8_192],
	["claude-3-opus", 140_000, null, 200_000],
	["gpt-4-turbo", 4_000, null, 16_000],
	["unheard-of", 140_000, null, 560_000],
	["gpt-4", 0, null, 0],
	["gpt-4", 1_000, 500, 500],
	["gpt-4", 1_000, 6_000, 6_000],
	["gpt-4", 1_000, 9_000, 8_192],
	["unheard-of", 1_000, 900_000, 900_000],
])(
	"of %s with a history budget of %i and a limit of %s is %i, at most the model's window",
	(id, history, own, limit) => {
		expect(tokenLimit(modelOf(id), { ...PROFILES["8k"], history }, { token_limit: own })).toBe(limit);
	},
);

it("the trigger is a part of the limit, in whole tokens", () => {
	expect(triggerTokens(4_000, { trigger_ratio: 0.7 })).toBe(2_800);
	expect(triggerTokens(999, { trigger_ratio: 0.7 })).toBe(699);
	expect(triggerTokens(200_000, { trigger_ratio: 1 })).toBe(200_000);
});

it("a thread is near its trigger from nine tenths on", () => {
	expect([2_519, 2_520, 2_800, 9_999].map((tokens) => nearTrigger(tokens, 2_800))).toEqual([false, true, true, true]);
	expect(nearTrigger(0, 0)).toBe(false);
});
