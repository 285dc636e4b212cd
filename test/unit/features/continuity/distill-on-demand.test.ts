import { expect, it } from "vitest";
import { ok } from "../../../../src/core/base/result.ts";
import type { Job } from "../../../../src/core/model/thread/job.ts";
import { distillOnDemand } from "../../../../src/features/continuity/use-cases/distill-on-demand.ts";
import type { ThreadLog } from "../../../../src/ports/thread-log.ts";

const queued: Job = {
	id: "job_1",
	kind: "distill",
	status: "queued",
	attempts: 0,
	error: null,
	lost: null,
	created_at: "2026-01-12T09:30:00.000Z",
	finished_at: null,
};

/** A thread whose job is seen in these states, one after the other, the last for ever; and how often it was looked at. */
function waiting(...seen: Partial<Job>[]) {
	let now = 0;
	let looks = 0;
	const pauses: number[] = [];
	const log: Pick<ThreadLog, "distill" | "distilled" | "job"> = {
		distill: async ({ job }) => ok({ job: { ...queued, id: job }, covered_to: 7, summary: null, covered: 0 }),
		distilled: async (since) => ok({ summary: null, covered: since }),
		job: async (id) => ok({ ...queued, id, ...seen[Math.min(looks++, seen.length - 1)] }),
	};
	const clock = {
		now: () => now,
		elapsed: () => now,
		pause: async (ms: number) => {
			pauses.push(ms);
			now += ms;
		},
	};
	const ids = { next: () => "job_1", seeded: () => ids, seed: () => "" };
	const listed: string[] = [];
	const jobList = () => ({
		add: async (thread: string, { id }: { id: string }) => void listed.push(`${thread}: ${id}`),
	});
	const deps = { clock, ids, jobList, threadLog: () => log };
	const accessScope = { tenant: "a", user_id: null, project_id: null };
	return { ask: (wait: boolean) => distillOnDemand(deps, accessScope, "t", wait), listed, pauses, looks: () => looks };
}

it("lists the job and does not look at it where nobody waits", async () => {
	const { ask, listed, looks } = waiting({});

	expect(await ask(false)).toEqual(ok({ job: queued }));
	expect([listed, looks()]).toEqual([["t: job_1"], 0]);
});

it("looks soon at first, then more rarely, and says what was covered since it was asked", async () => {
	const { ask, pauses } = waiting(...Array(8).fill({ status: "running" }), { status: "done" });

	expect(await ask(true)).toEqual(ok({ summary: null, covered: 7 }));
	expect(pauses).toEqual([20, 40, 80, 160, 320, 500, 500, 500]);
});

it("says why the job failed", async () => {
	const { ask } = waiting({ status: "running" }, { status: "failed", error: "429" });

	expect(await ask(true)).toEqual({
		ok: false,
		error: { reason: "unavailable", detail: "The distillation failed: 429" },
	});
});

it("gives the job as it is after a minute", async () => {
	const { ask, pauses } = waiting({ status: "running", attempts: 1 });

	expect(await ask(true)).toEqual(ok({ job: { ...queued, status: "running", attempts: 1 } }));
	const waited = pauses.reduce((sum, ms) => sum + ms, 0);
	expect([waited > 60_000, waited < 61_000]).toEqual([true, true]);
});
