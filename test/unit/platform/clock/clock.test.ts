import { expect, it } from "vitest";
import { runSteps, type Steps } from "../../../../src/core/base/steps.ts";
import { inSlices } from "../../../../src/platform/clock/clock.ts";

function* steps(sizes: readonly number[], log: string[]): Steps<string> {
	for (const size of sizes) {
		log.push(`step ${size}`);
		yield size;
	}
	return "done";
}

it("pauses each time that enough text was taken, and gives what came of it", async () => {
	const log: string[] = [];
	const pause = async () => {
		log.push("pause");
	};
	const clock = { now: () => 0, elapsed: () => 0, pause };

	expect(await inSlices(clock, steps([8_000, 191, 1, 9_000, 10], log))).toBe("done");
	expect(log).toEqual(["step 8000", "step 191", "step 1", "pause", "step 9000", "pause", "step 10"]);
});

it("is the same at once", () => {
	const log: string[] = [];

	expect(runSteps(steps([1, 2], log))).toBe("done");
	expect(log).toEqual(["step 1", "step 2"]);
});
