import { expect, it } from "vitest";
import { summaryTokens } from "../../../../../src/core/model/thread/thread-figures.ts";

it.each([
	["seven sections at least", 400, 50_000, 0, 600],
	["the history budget", 1_000, 50_000, 0, 1_000],
	["a few pages at most", 9_000, 500_000, 0, 2_400],
	["half of a short past", 1_000, 730, 0, 365],
	["half of what is new, and all that is folded in", 1_000, 400, 365, 565],
	["something of very little", 1_000, 90, 0, 200],
])("a summary may take %s", (_, history, source, previous, limit) => {
	expect(summaryTokens({ history }, source, previous)).toBe(limit);
});
