import fc from "fast-check";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { err, ok, type Result } from "../../../../src/core/base/result.ts";
import {
	type Backoff,
	JOB_BACKOFF,
	type JobError,
	type JobQueue,
	runJobs,
	runLine,
	waitAfter,
} from "../../../../src/platform/objects/run-jobs.ts";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());
afterAll(() => logged.mockRestore());

const NOW = 1_000;
const runner = { clock: { now: () => NOW }, backoff: JOB_BACKOFF, most: 10 };
const away = (retry_after_ms: number | null = null): JobError => ({ detail: "away", retry_after_ms });

type Job = { id: string; attempts: number };

/** These jobs, each of which is due once; and what became of them. */
function queueOf(jobs: readonly Job[], isAwaited = false) {
	const left = [...jobs];
	const became: [string, string, unknown][] = [];
	const queue: JobQueue<Job, string> = {
		take: () => left.shift() ?? null,
		end: ({ id }, outcome) => void became.push([id, "ended", outcome.ok ? outcome.value : outcome.error.detail]),
		postpone: ({ id }, { detail }, until) => void became.push([id, detail, until]),
		isAwaited: () => isAwaited,
		nextDue: () => null,
	};
	return { became, queue };
}

const jobs = (count: number, attempts = 1) => Array.from({ length: count }, (_, n) => ({ id: `job_${n}`, attempts }));

it("tries again what breaks off, and goes on with the next", async () => {
	const { became, queue } = queueOf(jobs(2));
	await runJobs(runner, queue, async ({ id }) => {
		if (id === "job_0") throw new Error("storage is gone");
		return ok("done");
	});
	expect(became).toEqual([
		["job_0", "It broke off; the cause was logged.", NOW + 2_000],
		["job_1", "ended", "done"],
	]);
	expect(logged).toHaveBeenCalledOnce();
});

it("leaves what is more than it may do to the next alarm", async () => {
	const { became, queue } = queueOf(jobs(11));
	expect(await runJobs(runner, queue, async () => ok("done"))).toBe(10);
	expect(became).toHaveLength(10);
});

it.each([
	["waits longer each time", 2, null, ["job_0", "away", NOW + 8_000]],
	["waits as long as it is asked to", 1, 30_000, ["job_0", "away", NOW + 30_000]],
	["waits no longer than a minute", 1, 90_000, ["job_0", "away", NOW + 60_000]],
	["fails with the third attempt, whatever is asked", 3, 30_000, ["job_0", "ended", "away"]],
] as const)("%s", async (_, attempts, asked, expected) => {
	const { became, queue } = queueOf(jobs(1, attempts));
	const lasts: boolean[] = [];
	await runJobs(runner, queue, async (_, last) => {
		lasts.push(last);
		return err(away(asked));
	});
	expect(became).toEqual([expected]);
	expect(lasts).toEqual([attempts === 3]);
});

it("fails at once where no attempt would change it", async () => {
	const { became, queue } = queueOf(jobs(1));
	await runJobs(runner, queue, async () => err<JobError>({ ...away(), final: true }));
	expect(became).toEqual([["job_0", "ended", "away"]]);
});

it("tries again at once what somebody waits for, each attempt as if it were the last", async () => {
	const { became, queue } = queueOf(jobs(1), true);
	const lasts: boolean[] = [];
	await runJobs(runner, queue, async (_, last) => {
		lasts.push(last);
		return err(away());
	});
	expect(became).toEqual([["job_0", "away", NOW]]);
	expect(lasts).toEqual([true]);
});

it("holds back in a line what comes behind one that has to wait, several done with one call", async () => {
	const { became, queue } = queueOf([]);
	const calls: string[][] = [];
	await runLine(runner, queue, jobs(5), async (open): Promise<Result<string, JobError>[]> => {
		calls.push(open.map(({ id }) => id));
		return calls.length === 1 ? [ok("a"), ok("b")] : [ok("c"), err(away())];
	});
	expect(calls.map((ids) => ids.length)).toEqual([5, 3]);
	expect(became).toEqual([
		["job_0", "ended", "a"],
		["job_1", "ended", "b"],
		["job_2", "ended", "c"],
		["job_3", "away", NOW + 2_000],
	]);
});

const SPREAD: Backoff = { ...JOB_BACKOFF, jitter: 0.2 };

it("adds no more than the jitter to a wait, and spreads what failed together", () => {
	const wait = (id: string) => waitAfter(SPREAD, { id, attempts: 2 }, { now: NOW, asked: 0 });
	fc.assert(
		fc.property(fc.string(), (id) => {
			expect(wait(id)).toBeGreaterThanOrEqual(8_000);
			expect(wait(id)).toBeLessThanOrEqual(1.2 * 8_000);
		}),
	);
	expect(new Set(Array.from({ length: 100 }, (_, n) => wait(`job_${n}`))).size).toBeGreaterThan(90);
});

it("repeats the last wait until the job is so old", () => {
	const backoff: Backoff = { ...JOB_BACKOFF, repeat: { every: 50_000, until: 100_000 } };
	const wait = (age: number, attempts: number) =>
		waitAfter(backoff, { id: "job", attempts, arrived_at: NOW - age }, { now: NOW, asked: 0 });
	expect([wait(0, 1), wait(0, 3), wait(99_999, 9), wait(100_000, 3)]).toEqual([2_000, 50_000, 50_000, null]);
	// However old it is, it has its first attempts.
	expect(wait(1_000_000, 2)).toBe(8_000);
});
