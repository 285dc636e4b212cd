import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inTurn } from "../../../../src/platform/clock/in-turn.ts";
import { someoneWaits, whileUnderWay } from "../../../../src/platform/clock/under-way.ts";

const line = (tenant: string) => ({ tenant, what: "bulk writes" });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

it("frees its turn after a failure: the next of the tenant need not wait until it is taken for broken off", async () => {
	const failed = inTurn(line("failing"), () => Promise.reject(new Error("the database is away"))).catch(() => "failed");
	expect(await failed).toBe("failed");
	const next = vi.fn(async () => "done");
	const done = inTurn(line("failing"), next);
	expect(next).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(50);
	expect(next).toHaveBeenCalledOnce();
	expect(await done).toBe("done");
});

it("lets one of a tenant wait for another, and none for those of others", async () => {
	let end: () => void = () => undefined;
	const first = inTurn(line("busy"), () => new Promise<void>((resolve) => (end = resolve)));
	const [second, other] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
	void inTurn(line("other"), other);
	const waiting = inTurn(line("busy"), second);
	await vi.advanceTimersByTimeAsync(100);
	expect(other).toHaveBeenCalledOnce();
	expect(second).not.toHaveBeenCalled();
	end();
	await first;
	await vi.advanceTimersByTimeAsync(50);
	await waiting;
	expect(second).toHaveBeenCalledOnce();
});

it("rests as long as it worked where a request waits that does no such work", async () => {
	const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
	const bulk = () => whileUnderWay(() => inTurn(line("heavy"), () => pause(60)));
	const first = bulk();
	expect(someoneWaits()).toBe(false);
	await vi.advanceTimersByTimeAsync(60);
	await first;
	let answer: () => void = () => undefined;
	const request = whileUnderWay(() => new Promise<void>((resolve) => (answer = resolve)));
	const second = vi.fn(async () => undefined);
	const waiting = inTurn(line("heavy"), second);
	await vi.advanceTimersByTimeAsync(40);
	expect(second).not.toHaveBeenCalled();
	answer();
	await request;
	await vi.advanceTimersByTimeAsync(10);
	expect(second).toHaveBeenCalledOnce();
	await waiting;
});
