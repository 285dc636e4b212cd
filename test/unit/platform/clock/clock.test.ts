import { expect, it } from "vitest";
import { runSteps, type Steps } from "../../../../src/core/base/steps.ts";
import { briefly, giveWay, inSlices } from "../../../../src/platform/clock/clock.ts";
import { someoneWaits, whileUnderWay } from "../../../../src/platform/clock/under-way.ts";

function* steps(sizes: readonly number[], log: string[]): Steps<string> {
	for (const size of sizes) {
		log.push(`step ${size}`);
		yield size;
	}
	return "done";
}

/** A clock that stands still; what happens in each of its pauses is said. */
const clockOf = (pause: () => void | Promise<void>) => ({ now: () => 0, elapsed: () => 0, pause: async () => pause() });

it("pauses each time that enough text was taken, and gives what came of it", async () => {
	const log: string[] = [];
	const clock = clockOf(() => void log.push("pause"));

	expect(await inSlices(clock, steps([4_000, 95, 1, 9_000, 10], log))).toBe("done");
	expect(log).toEqual(["step 4000", "step 95", "step 1", "pause", "step 9000", "pause", "step 10"]);
});

it("is the same at once", () => {
	const log: string[] = [];

	expect(runSteps(steps([1, 2], log))).toBe("done");
	expect(log).toEqual(["step 1", "step 2"]);
});

it("goes on once the requests that are under way have their answers, however they end", async () => {
	const answered = Promise.withResolvers<void>();
	const failed = Promise.withResolvers<void>();
	const requests = [whileUnderWay(() => answered.promise), whileUnderWay(() => failed.promise)];
	const log: string[] = [];
	let pauses = 0;
	const clock = clockOf(async () => {
		pauses++;
		if (pauses === 3) answered.resolve();
		if (pauses === 6) failed.reject(new Error("no answer"));
		await Promise.allSettled(pauses < 3 ? [] : pauses < 6 ? requests.slice(0, 1) : requests);
		log.push(someoneWaits() ? "somebody waits" : "nobody waits");
	});

	await inSlices(clock, steps([5_000, 1], log));
	await Promise.allSettled(requests);
	expect(log).toEqual(["step 5000", ...Array.from({ length: 5 }, () => "somebody waits"), "nobody waits", "step 1"]);
});

it("goes on beside a request that has no end, and beside the one that waits for the work", async () => {
	const { promise, resolve } = Promise.withResolvers<void>();
	const request = whileUnderWay(() => promise);
	let pauses = 0;
	const clock = clockOf(() => void pauses++);

	await giveWay(clock);
	expect(pauses).toBeGreaterThan(1);
	expect(pauses).toBeLessThan(50);
	pauses = 0;
	expect(await inSlices(clock, steps([5_000, 1], []), briefly)).toBe("done");
	expect(pauses).toBe(1);
	resolve();
	await request;
});
