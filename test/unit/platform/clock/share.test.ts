import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { giveWay } from "../../../../src/platform/clock/clock.ts";
import { inTurn } from "../../../../src/platform/clock/in-turn.ts";
import { asWork, computeInOneThread, fairly } from "../../../../src/platform/clock/share.ts";
import { whileUnderWay } from "../../../../src/platform/clock/under-way.ts";

let tests = 0;
beforeEach(() => {
	computeInOneThread(true);
	vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
	// What one test left is over for the next.
	tests++;
	vi.advanceTimersByTime(tests * 100_000);
});
afterEach(() => {
	computeInOneThread(false);
	vi.useRealTimers();
});

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const clock = { pause };

/** Works in slices of so many ms until a time is over; gives when each began. */
async function slices(tenant: string, ms: number, until: number): Promise<number[]> {
	const begun: number[] = [];
	await asWork(tenant, async () => {
		while (performance.now() < until) {
			begun.push(performance.now());
			await pause(ms);
			await giveWay(clock);
		}
	});
	return begun;
}

/** Asks for one thing after the other until a time is over. */
async function asking(tenant: string, until: number): Promise<void> {
	while (performance.now() < until) {
		await whileUnderWay(() => pause(8), tenant);
		await pause(5);
	}
}

/** How many slices of 10 ms a tenant's work has in two seconds. */
async function worked(others: () => readonly Promise<unknown>[]): Promise<number> {
	const all = [slices("working", 10, performance.now() + 2_000), ...others()] as const;
	await vi.advanceTimersByTimeAsync(6_000);
	await Promise.all(all);
	return (await all[0]).length;
}

const soon = () => performance.now() + 2_000;

it("works a fifth of the time beside another tenant's requests, and most of it beside its own or alone", async () => {
	const alone = await worked(() => []);
	const besideItsOwn = await worked(() => [asking("working", soon())]);
	const besideAnother = await worked(() => [asking("another", soon())]);
	expect(alone).toBeGreaterThan(100);
	expect(besideItsOwn).toBeGreaterThan(60);
	expect(besideAnother).toBeGreaterThan(20);
	expect(besideAnother).toBeLessThan(45);
});

it("gives all work together that fifth, in turn, and each of it a slice in a second or two", async () => {
	const until = soon();
	const some = ["first", "second", "third"].map((tenant) => slices(tenant, 10, until));
	void asking("another", until);
	await vi.advanceTimersByTimeAsync(6_000);
	const counts = (await Promise.all(some)).map((begun) => begun.length);
	expect(counts.reduce((sum, one) => sum + one, 0)).toBeLessThan(50);
	expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(3);

	const longer = performance.now() + 8_000;
	const many = Array.from({ length: 100 }, (_, at) => slices(`one of many, ${at}`, 10, longer));
	void asking("another", longer);
	await vi.advanceTimersByTimeAsync(20_000);
	for (const begun of await Promise.all(many)) expect(begun.length).toBeGreaterThan(2);
});

it("writes much a twentieth of the time beside another tenant's requests, and what one write does within has no further rest", async () => {
	const until = performance.now() + 8_000;
	let written = 0;
	const write = () =>
		inTurn({ tenant: "writing", what: "bulk" }, async () => {
			await inTurn({ tenant: "writing", what: "memories" }, () => pause(20), 20);
			written++;
		});
	const writing = (async () => {
		while (performance.now() < until) await write();
	})();
	void asking("another", until);
	await vi.advanceTimersByTimeAsync(12_000);
	await writing;
	expect(written).toBeGreaterThan(10);
	expect(written).toBeLessThan(26);
});

it("rests nowhere but where all compute in one thread", async () => {
	computeInOneThread(false);
	const until = soon();
	const begun = slices("working", 10, until);
	void asking("another", until);
	await vi.advanceTimersByTimeAsync(6_000);
	expect((await begun).length).toBeGreaterThan(30);
});

/** A timer that comes late, as other requests are at work. */
const late = (ms: number) => pause(ms + 10);

/** Twenty of a tenant at once ask again and again, each for something of 20 ms; gives how many were answered in a second. */
async function answered(wait: typeof pause, others: (until: number) => Promise<unknown>): Promise<number> {
	const until = performance.now() + 1_000;
	let count = 0;
	const busy = Array.from({ length: 20 }, async () => {
		while (performance.now() < until) {
			await whileUnderWay(() => fairly("busy", () => pause(20), wait), "busy");
			count++;
		}
	});
	void others(until);
	await vi.advanceTimersByTimeAsync(5_000);
	await Promise.all(busy);
	return count;
}

it("lets who asks for little go before who asks for much, where requests wait for the processor", async () => {
	const alone = await answered(late, async () => undefined);
	expect(alone).toBe(1_000);
	const besideLittle = await answered(late, (until) => asking("modest", until));
	expect(besideLittle).toBeLessThan(120);
	// Each of them has answers all the same.
	expect(besideLittle).toBeGreaterThan(20);
	expect(await answered(pause, (until) => asking("modest", until))).toBeGreaterThan(300);
});

it("holds up neither of two who ask for much", async () => {
	const asMuch = (until: number) => Promise.all(Array.from({ length: 20 }, () => asking("as busy", until)));
	expect(await answered(late, asMuch)).toBeGreaterThan(900);
});
