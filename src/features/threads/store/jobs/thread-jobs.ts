import type { Job, JobStatus } from "../../../../core/model/thread/job.ts";
import { flushesOverflow } from "../../../../core/model/thread/thread-config.ts";
import { figuresOf } from "../../../../core/model/thread/thread-figures.ts";
import { type CommitGate, commitGate } from "../../../../platform/objects/commit-gate.ts";
import {
	backoffOf,
	type JobQueue,
	MOST_CRASHES,
	waitAfter,
	waitAfterCrash,
} from "../../../../platform/objects/run-jobs.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, type ThreadRow, threadOf, writeRow } from "../object/thread-row.ts";
import { trim } from "./coverage.ts";
import {
	commitSummary,
	type DistillPlan,
	type DraftedSummary,
	pairedEnd,
	planDistillation,
	readSource,
} from "./distillation.ts";
import { commitFlush, type FlushPlan, planFlush } from "./flushing.ts";
import { isCancelled, isRunning, nextDue, queueJob, threadJobTable } from "./jobs.ts";
import {
	changedMessages,
	followChanges,
	learnerOf,
	noteLearned,
	planLearning,
	queueLearning,
	readLearnable,
	unlearned,
} from "./learning.ts";
import { isDue } from "./overflow.ts";
import { commitState, planState, type StatePlan } from "./state.ts";

type Taken = Job & { arrived_at: number };

function arrived(job: Job): Taken {
	return { ...job, arrived_at: Date.parse(job.created_at) };
}

export type ThreadJobs = ReturnType<typeof threadJobs>;

/**
 * A thread as its own jobs see it: inside its object, so each call is one step that nothing comes between. `newJob` makes the id of a
 * further job; `awaited` are the ids of those that somebody waits for.
 */
export function threadJobs(store: Store, newJob: () => string, awaited: ReadonlySet<string>) {
	const table = threadJobTable(store);
	let current: Taken | null = null;
	const gate: CommitGate = commitGate(() => current !== null && isCancelled(store, current));

	function end(job: Job, ended: Pick<Job, "error" | "lost"> & { status: JobStatus }, now: number): void {
		table.set(job.id, { ...ended, finished_at: new Date(now).toISOString() });
	}

	function giveUp(job: Job, error: string, now: number): void {
		end(job, { status: "failed", error, lost: unlearned(store, job) }, now);
	}

	/** A job that is done tells why a lesser writer did it. */
	const queue: JobQueue<Taken, string | null> = {
		take(now) {
			if (readLiveRow(store) === null) return null;
			return store.step(() => {
				for (const job of table.running(MOST_CRASHES)) {
					const detail = `It broke off ${job.attempts} times.`;
					const wait = waitAfterCrash(job.attempts) ?? waitAfter(backoffOf(job), arrived(job), { now, asked: 0 });
					if (wait === null) giveUp(job, detail, now);
					else table.set(job.id, { status: "queued", error: detail, run_at: now + wait });
				}
				const job = table.take(now);
				current = job === null ? null : arrived(job);
				return current;
			});
		},
		end(job, outcome, now) {
			store.step(() => {
				if (!isRunning(store, job)) return;
				// One that failed is not followed at once: the next append asks for another.
				if (!outcome.ok) return giveUp(job, outcome.error.detail, now);
				end(job, { status: "done", error: outcome.value, lost: null }, now);
				requeue(store, newJob, new Date(now).toISOString());
			});
		},
		postpone(job, { detail }, until) {
			if (isRunning(store, job)) table.set(job.id, { status: "queued", error: detail, run_at: until });
		},
		isAwaited: ({ id }) => awaited.has(id),
		nextDue: () => nextDue(store),
	};
	return {
		...queue,
		/** What the job that runs writes elsewhere goes through it. */
		gate,
		plan: (job: Job) => store.step(() => plan(store, job)),
		read: (plan: DistillPlan, from: number, characters: number) => readSource(store, from, plan.to, characters),
		pairedEnd: (plan: DistillPlan, upTo: number) => pairedEnd(store, Math.max(plan.from, plan.covered_to), upTo),
		commit: (job: Job, plan: DistillPlan, summary: DraftedSummary) => commitSummary(store, job, plan, summary),
		planLearning: (job: Job) => planLearning(store, job),
		learner: (job: Job) => learnerOf(store, job),
		changed: (job: Job, limit: number) => changedMessages(store, job, limit),
		followed: (job: Job, numbers: readonly number[]) => followChanges(store, job, numbers),
		readLearnable: (from: number, to: number, characters: number) => readLearnable(store, from, to, characters),
		learnedTo: (job: Job, seq: number) => noteLearned(store, job, seq),
		planState: (job: Job) => planState(store, job),
		commitState: (job: Job, plan: StatePlan, written: Parameters<typeof commitState>[3]) =>
			commitState(store, job, plan, written),
		planFlush: (job: Job) => planFlush(store, job),
		commitFlush: (job: Job, plan: FlushPlan, upTo: number, now: number) => commitFlush(store, job, plan, upTo, now),
	};
}

/** What the job is to cover now; null where nothing is left. Under `trim` it is trimmed at once. */
function plan(store: Store, job: Job) {
	const row = readLiveRow(store);
	if (row === null || !isRunning(store, job)) return null;
	if (job.kind === "distill" && threadOf(row).config.overflow.strategy === "trim") {
		const trimmed = trim(store, row, figuresOf(threadOf(row)));
		if (trimmed !== row) writeRow(store, { ...trimmed, behind: true });
		return null;
	}
	return planDistillation(store, row, job.kind);
}

/** Messages came while the job ran, it covered too little of them, or what it covered is to be learned from. */
function requeue(store: Store, newJob: () => string, now: string): void {
	const row: ThreadRow | null = readLiveRow(store);
	if (row === null) return;
	const { config } = threadOf(row);
	const flushing = flushesOverflow(config);
	const covers = flushing || config.overflow.strategy === "summarize";
	if (covers && isDue(store, row, figuresOf(threadOf(row)))) {
		queueJob(store, flushing ? "flush" : "distill", newJob, now);
	}
	queueLearning(store, row, newJob, now);
}
