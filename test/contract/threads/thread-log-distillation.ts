import { describe, expect, it } from "vitest";
import { patchedConfig } from "../../../src/core/model/thread/thread-config.ts";
import type { ThreadLog } from "../../../src/ports/thread-log.ts";
import { appended, made, must, NOT_FOUND, NOW, settings, user } from "./thread-fixtures.ts";

const LONG = "word ".repeat(400);

/** Overflow, distillation on demand, summaries and jobs, as far as a thread's log shows them. */
export function distillationContract(fresh: () => ThreadLog): void {
	async function threadWith(overflow: object): Promise<ThreadLog> {
		const log = fresh();
		await made(log, { config: patchedConfig(settings().config, { overflow }) });
		return log;
	}

	/** The job once it has ended by itself. */
	async function ended(log: ThreadLog, id: string) {
		for (;;) {
			const job = must(await log.job(id));
			if (job.finished_at !== null) return job;
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}

	describe("overflow", () => {
		it("counts what is not covered, without instructions, beside the limit", async () => {
			const log = await threadWith({ token_limit: 5_000 });
			const { overflow } = await appended(log, [{ role: "system", content: LONG }, user(LONG), user("hello")]);

			expect(overflow).toEqual({ tokens: 402, limit: 5_000, job: null });
		});

		it("sets a job off above the trigger, once, and covers what lies before the tail", async () => {
			const log = await threadWith({});
			const first = await appended(
				log,
				Array.from({ length: 7 }, () => user(LONG)),
			);
			expect(first.overflow).toMatchObject({ limit: 4_000, job: { made: true } });
			const job = await ended(log, first.overflow.job?.id ?? "");

			expect(job).toMatchObject({ kind: "distill", status: "done", attempts: 1, error: null });
			expect(must(await log.jobs({ limit: 5 })).jobs).toMatchObject([{ ...job, number: 1 }]);
			const { summaries } = must(await log.summaries({ limit: 5 }));
			expect(summaries).toMatchObject([{ number: 1, from_seq: 1, to_seq: 6, writer: "embedded", stale: false }]);
			expect(must(await log.distilled(0))).toEqual({ summary: summaries[0], covered: 6 });
			expect((await appended(log, [user("next")])).overflow).toEqual({ tokens: 402, limit: 4_000, job: null });
		});

		it("is answered to a repeated append without setting anything off", async () => {
			const log = await threadWith({ strategy: "trim", token_limit: 100 });
			const messages = Array.from({ length: 5 }, (_, n) => user(LONG, { id: `m${n}` }));
			const first = await appended(log, messages);
			await log.change({ config: { overflow: { preserve_messages: 0 } } }, NOW);

			expect((await appended(log, messages)).overflow).toEqual(first.overflow);
		});
	});

	describe("distillation on demand", () => {
		it("covers what lies before the tail, below the trigger too; then there is nothing left", async () => {
			const log = await threadWith({ preserve_messages: 2 });
			await appended(log, [user("one"), user("two"), user("three"), user("four")]);
			const asked = must(await log.distill({ job: "job_1", now: NOW }));
			expect(asked).toMatchObject({ job: { id: "job_1", kind: "distill" }, covered_to: 0, summary: null, covered: 0 });
			await ended(log, "job_1");

			const { summary, covered } = must(await log.distilled(0));
			expect([summary?.from_seq, summary?.to_seq, covered]).toEqual([1, 2, 2]);
			expect(must(await log.distill({ job: "job_2", now: NOW }))).toEqual({
				job: null,
				covered_to: 2,
				summary,
				covered: 0,
			});
		});

		it("answers with the job of the same id, and with one that waits", async () => {
			const log = await threadWith({ preserve_messages: 1 });
			await appended(log, [user("one"), user("two")]);
			const [first, second] = await Promise.all([
				log.distill({ job: "job_1", now: NOW }),
				log.distill({ job: "job_2", now: NOW }),
			]);
			expect([must(first).job?.id, must(second).job?.id]).toEqual(["job_1", "job_1"]);
			await ended(log, "job_1");

			expect(must(await log.distill({ job: "job_1", now: NOW })).job).toMatchObject({ id: "job_1", status: "done" });
		});

		it("finds nothing to cover in an empty thread, nor in one of instructions", async () => {
			const log = await threadWith({ preserve_messages: 0 });
			const nothing = { ok: true, value: { job: null, covered_to: 0, summary: null, covered: 0 } };
			expect(await log.distill({ job: "job_1", now: NOW })).toEqual(nothing);
			await appended(log, [
				{ role: "system", content: LONG },
				{ role: "system", content: LONG },
			]);
			expect(await log.distill({ job: "job_1", now: NOW })).toEqual(nothing);
		});
	});

	it("lists summaries and jobs page by page, newest first", async () => {
		const log = await threadWith({ preserve_messages: 1 });
		for (const n of [1, 2, 3]) {
			await appended(log, [user("one"), user("two")]);
			await log.distill({ job: `job_${n}`, now: NOW });
			await ended(log, `job_${n}`);
		}
		const summaries = must(await log.summaries({ limit: 2 }));
		expect([summaries.summaries.map(({ number }) => number), summaries.more]).toEqual([[3, 2], true]);
		const older = must(await log.summaries({ limit: 2, before: 2 }));
		expect([older.summaries.map(({ from_seq, to_seq }) => [from_seq, to_seq]), older.more]).toEqual([[[1, 1]], false]);
		const jobs = must(await log.jobs({ limit: 2 }));
		expect([jobs.jobs.map(({ id }) => id), jobs.more]).toEqual([["job_3", "job_2"], true]);
		expect(must(await log.jobs({ limit: 2, before: 2 })).jobs).toMatchObject([{ id: "job_1", number: 1 }]);
	});

	it("has none of it where there is no thread, nor after it was erased", async () => {
		const log = await threadWith({ preserve_messages: 1 });
		await appended(log, [user("one"), user("two")]);
		await log.distill({ job: "job_1", now: NOW });
		expect(await log.job("job_2")).toEqual({ ok: false, error: { reason: "not_found", what: "job" } });
		await ended(log, "job_1");
		await log.erase();

		for (const missing of [log, fresh()]) {
			expect(await missing.distill({ job: "job_1", now: NOW })).toEqual(NOT_FOUND);
			expect(await missing.distilled(0)).toEqual(NOT_FOUND);
			expect(await missing.summaries({ limit: 5 })).toEqual(NOT_FOUND);
			expect(await missing.jobs({ limit: 5 })).toEqual(NOT_FOUND);
			expect(await missing.job("job_1")).toEqual(NOT_FOUND);
		}
		await made(log);
		expect(must(await log.jobs({ limit: 5 })).jobs).toEqual([]);
		expect(must(await log.summaries({ limit: 5 })).summaries).toEqual([]);
	});
}
