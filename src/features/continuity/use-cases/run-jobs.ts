import { err, type Result } from "../../../core/base/result.ts";
import type { Job } from "../../../core/model/thread/job.ts";
import type { WriterTrouble } from "../../../core/writing/writers/writers.ts";
import type { DistilledThread, LearningThread } from "../../threads/index.ts";
import { type DistillDeps, distillThread } from "./distill-thread.ts";
import { type FlushDeps, flushThread } from "./learning/flush-thread.ts";
import { type LearnThreadDeps, learnThread } from "./learning/learn-thread.ts";

export type JobDeps = DistillDeps & LearnThreadDeps & FlushDeps;

/** A thread as all of its jobs see it. */
type WorkedThread = DistilledThread & LearningThread;

/** How long a failed job waits for its next attempt (ms); the one behind the last wait is the last. */
const WAITS = [2_000, 8_000];

/** A writer that asks for more time than this does not get it. */
const LONGEST_WAIT_MS = 60_000;

/** A thread that gives itself more to do than this at once goes on with the next alarm. */
const MOST_AT_ONCE = 20;

/** Does the thread's jobs that are due, one after the other; each ends or waits for its next attempt. Gives how many. */
export async function runJobs(deps: JobDeps, thread: WorkedThread): Promise<number> {
	let done = 0;
	for (; done < MOST_AT_ONCE; done++) {
		const job = thread.take(deps.clock.now());
		if (job === null) break;
		await runJob(deps, thread, job);
	}
	return done;
}

async function runJob(deps: JobDeps, thread: WorkedThread, job: Job): Promise<void> {
	const wait = WAITS[job.attempts - 1];
	// Where somebody waits, no writer gets a second chance; the job itself has all its attempts.
	const outcome = await attempt(deps, thread, job, wait === undefined || thread.isAwaited(job));
	const now = deps.clock.now();
	if (outcome.ok) return thread.end(job, { status: "done", error: outcome.value, now });
	const { detail, retry_after_ms } = outcome.error;
	if (wait === undefined) return thread.end(job, { status: "failed", error: detail, now });
	const asked = Math.min(retry_after_ms ?? 0, LONGEST_WAIT_MS);
	thread.postpone(job, detail, thread.isAwaited(job) ? now : now + Math.max(wait, asked));
}

/** What is thrown is a fault of ours, or of the storage: logged, and tried again like a writer that fails. */
async function attempt(
	deps: JobDeps,
	thread: WorkedThread,
	job: Job,
	last: boolean,
): Promise<Result<string | null, WriterTrouble>> {
	try {
		return await work(deps, thread, job, last);
	} catch (error) {
		console.error(`job ${job.id} broke off:`, error);
		return err({ reason: "writer_failed", detail: "It broke off; the cause was logged.", retry_after_ms: null });
	}
}

function work(
	deps: JobDeps,
	thread: WorkedThread,
	job: Job,
	last: boolean,
): Promise<Result<string | null, WriterTrouble>> {
	switch (job.kind) {
		case "distill":
		case "rebuild":
			return distillThread(deps, thread, job, last);
		case "flush":
			return flushThread(deps, thread, job, last);
		case "learn":
			return learnThread(deps, thread, job, last);
	}
}
