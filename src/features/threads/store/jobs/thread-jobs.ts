import type { Job } from "../../../../core/model/thread/job.ts";
import { flushesOverflow } from "../../../../core/model/thread/thread-config.ts";
import { figuresOf } from "../../../../core/writing/distill/thread-figures.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, readRow, type ThreadRow, threadOf, writeRow } from "../object/thread-row.ts";
import { trim } from "./coverage.ts";
import { commitSummary, pairedEnd, planDistillation, readSource } from "./distillation.ts";
import type { DistilledThread } from "./distilled-thread.ts";
import { commitFlush, planFlush } from "./flushing.ts";
import { endJob, isRunning, nextDue, postponeJob, queueJob, takeJob } from "./jobs.ts";
import {
	changedMessages,
	followChanges,
	learnerOf,
	noteLearned,
	planLearning,
	queueLearning,
	readLearnable,
} from "./learning.ts";
import type { LearningThread } from "./learning-thread.ts";
import { isDue } from "./overflow.ts";

export type ThreadJobs = DistilledThread & LearningThread;

/**
 * What the thread's jobs do, in its own database. `newJob` makes the id of a further one; `awaited` are the ids of those
 * that somebody waits for.
 */
export function threadJobs(store: Store, newJob: () => string, awaited: ReadonlySet<string>): ThreadJobs {
	return {
		planLearning: (job) => planLearning(store, job),
		learner: (job) => learnerOf(store, job),
		changed: (job, limit) => changedMessages(store, job, limit),
		followed: (job, numbers) => followChanges(store, job, numbers),
		readLearnable: (from, to, characters) => readLearnable(store, from, to, characters),
		learnedTo: (job, seq) => noteLearned(store, job, seq),
		planFlush: (job) => planFlush(store, job),
		commitFlush: (job, plan, upTo, now) => commitFlush(store, job, plan, upTo, now),
		take: (now) => (readLiveRow(store) === null ? null : takeJob(store, now)),
		plan: (job) => store.step(() => plan(store, job)),
		read: (plan, from, characters) => readSource(store, from, plan.to, characters),
		pairedEnd: (plan, upTo) => pairedEnd(store, Math.max(plan.from, plan.covered_to), upTo),
		commit: (job, plan, summary) => commitSummary(store, job, plan, summary),
		isAwaited: ({ id }) => awaited.has(id),
		end(job, end) {
			store.step(() => {
				if (!isRunning(store, job)) return;
				endJob(store, job, end);
				// One that failed is not followed at once: the next append asks for another.
				if (end.status === "done") requeue(store, newJob, new Date(end.now).toISOString());
			});
		},
		postpone(job, error, until) {
			if (isRunning(store, job)) postponeJob(store, job, error, until);
		},
		nextDue: () => (readRow(store)?.state === "live" ? nextDue(store) : null),
	};
}

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
