import { describe, expect, it, vi } from "vitest";
import { err } from "../../../src/core/base/result.ts";
import type { SummaryWriter } from "../../../src/features/continuity/use-cases/distill-thread.ts";
import { must } from "../../contract/threads/thread-fixtures.ts";
import { faithful, inThread, type LocalTest } from "../threads/local-thread.ts";
import { expectOneStateEach } from "./coverage-state.ts";

/** Ten messages of ten tokens: above the trigger, and the first eight lie before the tail. */
async function overflowing(thread: LocalTest, from = 1) {
	const messages = Array.from({ length: 10 }, (_, n) => ({
		id: `m${from + n}`,
		role: n % 2 === 0 ? ("user" as const) : ("assistant" as const),
		content: `${from + n} ${"word ".repeat(9)}`,
	}));
	return must(await thread.log().append({ messages, now: thread.now() }));
}

async function jobsOf(thread: LocalTest) {
	return must(await thread.log().jobs({ limit: 9 })).jobs.map(({ kind, status, attempts, error }) => ({
		kind,
		status,
		attempts,
		error,
	}));
}

async function summariesOf(thread: LocalTest) {
	const { summaries } = must(await thread.log().summaries({ limit: 9 }));
	return summaries.map(({ from_seq, to_seq, stale }) => ({ from_seq, to_seq, stale }));
}

const trouble = (retry_after_ms: number | null = null) =>
	err({ reason: "writer_failed" as const, detail: "429", retry_after_ms });

/** Behaves as told, call by call, and faithfully afterwards; notes which calls were the last attempt. */
function told(...calls: SummaryWriter[]): SummaryWriter & { last: boolean[] } {
	const last: boolean[] = [];
	const write: SummaryWriter = (request) => {
		last.push(request.last);
		return (calls.shift() ?? faithful)(request);
	};
	return Object.assign(write, { last });
}

describe("a writer that fails", () => {
	it("is asked again after 2 and after 8 seconds, and told when no further attempt comes", () =>
		inThread(async (thread) => {
			await overflowing(thread);
			const write = told(
				async () => trouble(),
				async () => trouble(),
			);
			const due: (number | null)[] = [];
			for (const wait of [0, 2_000, 8_000]) {
				thread.pass(wait - 1);
				await thread.run(write);
				thread.pass(1);
				await thread.run(write);
				due.push((thread.jobs().nextDue() ?? thread.now()) - thread.now());
			}

			expect(write.last).toEqual([false, false, true]);
			expect(due).toEqual([2_000, 8_000, 0]);
			expect(await jobsOf(thread)).toEqual([{ kind: "distill", status: "done", attempts: 3, error: null }]);
			expect(await summariesOf(thread)).toEqual([{ from_seq: 1, to_seq: 8, stale: false }]);
		}));

	it("gets the time that it asks for, up to a minute", () =>
		inThread(async (thread) => {
			await overflowing(thread);
			const write = told(
				async () => trouble(20_000),
				async () => trouble(3_600_000),
			);
			const due: number[] = [];
			for (let time = 0; time < 2; time++) {
				await thread.run(write);
				const wait = (thread.jobs().nextDue() ?? 0) - thread.now();
				due.push(wait);
				thread.pass(wait);
			}

			expect(due).toEqual([20_000, 60_000]);
		}));

	it.each([
		["refuses", async () => trouble(), "429"],
		["throws", () => Promise.reject(new Error("secret")), "It broke off; the cause was logged."],
	] as [string, SummaryWriter, string][])(
		"ends the job where it always %s; the next append asks anew",
		(_, write, error) =>
			inThread(async (thread) => {
				const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
				const first = await overflowing(thread);
				for (let time = 0; time < 5; time++) {
					await thread.run(write);
					thread.pass(60_000);
				}

				expect(await jobsOf(thread)).toEqual([{ kind: "distill", status: "failed", attempts: 3, error }]);
				expect(await summariesOf(thread)).toEqual([]);
				await expectOneStateEach(thread, new Set());
				const second = must(
					await thread.log().append({ messages: [{ role: "user", content: "more" }], now: thread.now() }),
				);
				expect(second.overflow.job).toMatchObject({ made: true });
				expect(second.overflow.job?.id).not.toBe(first.overflow.job?.id);
				logged.mockRestore();
			}),
	);

	it("is told by the job that is done, where a better one did not do it", () =>
		inThread(async (thread) => {
			await overflowing(thread);
			await thread.run(async (request) => {
				const written = await faithful(request);
				return written.ok ? { ok: true, value: { ...written.value, degraded: "openai: 429" } } : written;
			});

			expect(await jobsOf(thread)).toMatchObject([{ status: "done", error: "openai: 429" }]);
		}));
});

describe("a crash", () => {
	it("between reading and committing leaves the job to be done again, once", () =>
		inThread(async (thread) => {
			await overflowing(thread);
			let lost: () => void = () => undefined;
			const crashed = thread.run(() => new Promise((resolve) => (lost = () => resolve(trouble()))));
			await vi.waitFor(async () => expect(await jobsOf(thread)).toMatchObject([{ status: "running" }]));
			thread.reopen();
			await thread.run();

			expect(await jobsOf(thread)).toEqual([{ kind: "distill", status: "done", attempts: 2, error: null }]);
			lost();
			await crashed;
			expect(await jobsOf(thread)).toMatchObject([{ status: "done" }]);
			await expectOneStateEach(thread, new Set());
		}));

	it("does not let the attempt from before commit beside the one that took over", () =>
		inThread(async (thread) => {
			await overflowing(thread);
			let wake: () => void = () => undefined;
			const slow = thread.run(async (request) => {
				await new Promise<void>((resolve) => (wake = resolve));
				return faithful(request);
			});
			await vi.waitFor(async () => expect(await jobsOf(thread)).toMatchObject([{ status: "running" }]));
			await thread.run();
			wake();
			await slow;

			expect(await summariesOf(thread)).toHaveLength(1);
			expect(await jobsOf(thread)).toMatchObject([{ status: "done", attempts: 2 }]);
		}));

	it("five times lets the job wait; it is done once there are no more", () =>
		inThread(async (thread) => {
			await overflowing(thread);
			crashing(thread, 5);
			await thread.run();
			expect(await jobsOf(thread)).toMatchObject([{ status: "queued", attempts: 5, error: "It broke off 5 times." }]);

			thread.pass(60_000);
			await thread.run();
			expect(await jobsOf(thread)).toMatchObject([{ status: "done", attempts: 6 }]);
		}));

	it("at every attempt ends the job all the same", () =>
		inThread(async (thread) => {
			await overflowing(thread);
			crashing(thread, 5);
			for (let time = 0; time < 3; time++) {
				await thread.run();
				thread.pass(300_000);
				crashing(thread, 1);
			}
			await thread.run();

			expect(await jobsOf(thread)).toMatchObject([{ status: "failed", attempts: 8, error: "It broke off 8 times." }]);
			expect(thread.jobs().nextDue()).toBeNull();
		}));
});

describe("a thread that changes while its summary is written", () => {
	it("covers what was planned when messages join, and the rest with a further job", () =>
		inThread(async (thread) => {
			await overflowing(thread);
			await thread.run(
				told(async (request) => {
					await overflowing(thread, 11);
					return faithful(request);
				}),
			);

			expect(await summariesOf(thread)).toEqual([
				{ from_seq: 9, to_seq: 18, stale: false },
				{ from_seq: 1, to_seq: 8, stale: false },
			]);
			await expectOneStateEach(thread, new Set());
		}));

	it.each([
		["edited", (thread: LocalTest) => thread.log().edit("m3", { content: "else" }, thread.now()), []],
		["deleted", (thread: LocalTest) => thread.log().remove("m3", thread.now()), ["3 word"]],
	] as const)("is read anew when a message is %s", (_, change, secrets) =>
		inThread(async (thread) => {
			await overflowing(thread);
			const write = told(async (request) => {
				await change(thread);
				return faithful(request);
			});
			await thread.run(write);

			expect(write.last).toHaveLength(2);
			expect(await summariesOf(thread)).toEqual([{ from_seq: 1, to_seq: 8, stale: false }]);
			await expectOneStateEach(thread, new Set(secrets));
		}),
	);

	it("is left alone for a while when it never stands still", () =>
		inThread(async (thread) => {
			await overflowing(thread);
			let edits = 0;
			await thread.run(async (request) => {
				await thread.log().edit("m3", { content: `edit ${++edits}` }, thread.now());
				return faithful(request);
			});

			expect(edits).toBe(8);
			expect(await jobsOf(thread)).toMatchObject([
				{ status: "queued", attempts: 1, error: "The thread was changed 8 times while it was read." },
			]);
		}));

	it("takes nothing over into a thread that was made anew under its name", () =>
		inThread(async (thread) => {
			await overflowing(thread);
			await thread.run(
				told(async (request) => {
					await thread.log().erase();
					await thread.forget();
					await thread.make("again", { overflow: { token_limit: 100, preserve_messages: 3 } });
					await overflowing(thread);
					return faithful(request);
				}),
			);

			expect(await summariesOf(thread)).toEqual([{ from_seq: 1, to_seq: 8, stale: false }]);
			expect(await jobsOf(thread)).toMatchObject([{ status: "done", attempts: 1 }]);
		}));
});

function crashing(thread: LocalTest, times: number): void {
	for (let time = 0; time < times; time++) {
		thread.jobs().take(thread.now());
		thread.reopen();
	}
}
