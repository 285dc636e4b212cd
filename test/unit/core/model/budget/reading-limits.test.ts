import { describe, expect, it } from "vitest";
import { type Budget, PROFILES, readingLimits } from "../../../../../src/core/model/budget/profiles.ts";

const limits = (fields: Partial<Budget>, waterfall = true) =>
	readingLimits({ ...PROFILES["8k"], ...fields }, waterfall);

describe("readingLimits", () => {
	it("history can be granted what the ranks before it leave, knowledge what all of them and the query leave", () => {
		expect(limits({})).toEqual({ window: 500 + 1_000 + 500 + 1_000, gists: 900, found: 6_000 });
	});

	it("with preset rag knowledge can be granted what three ranks leave, history what all of them and the query leave", () => {
		expect(readingLimits(PROFILES["8k"], true, "rag")).toEqual({ window: 6_000, gists: 1_800, found: 4_000 });
	});

	it("without the waterfall each can have its own budget", () => {
		expect(limits({}, false)).toEqual({ window: 1_000, gists: 300, found: 2_000 });
	});

	it("gists may have 30% of the window, rounded down", () => {
		expect(limits({ history: 99 }, false).gists).toBe(29);
	});

	it("nothing is read for a block that is absent", () => {
		expect(limits({ history: 0 })).toMatchObject({ window: 0, gists: 0, found: 5_000 });
		expect(limits({ knowledge: 0 })).toMatchObject({ window: 3_000, found: 0 });
	});
});
