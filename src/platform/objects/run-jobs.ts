import { err, type Result } from "../../core/base/result.ts";
import { JobCancelled } from "./commit-gate.ts";

/** When work that failed is tried again, as data (ms). */
export type Backoff = {
	/** How long it waits after each attempt. */
	waits: readonly number[];
	/** Behind the last wait it is tried this often, until it is this old; null: it has failed. */
	repeat: { every: number; until: number } | null;
	/** Whoever failed may ask for a longer wait, but for no more than this. */
	longestAsked: number;
	/** Up to this part of a wait is added, so that what failed together does not come back together. */
	jitter: number;
};

/** Three attempts; a writer may ask for a minute. */
export const JOB_BACKOFF: Backoff = { waits: [2_000, 8_000], repeat: null, longestAsked: 60_000, jitter: 0 };

/** A thread's learning waits for a model that is away, at most a day: nothing that was said is to be read less well for it. */
const LEARN_BACKOFF: Backoff = {
	waits: [2_000, 8_000, 60_000, 300_000],
	repeat: { every: 15 * 60_000, until: 24 * 60 * 60_000 },
	...{ longestAsked: 60 * 60_000, jitter: 0.1 },
};

/** A job that breaks off so often, with its object, waits for a while: it may be what ends the object, or machines end for reasons of their own. */
export const MOST_CRASHES = 5;
const CRASH_WAITS = [60_000, 300_000, 300_000];

/** How long a job waits that broke off so often (ms); null: it is given up, or waits as after any failure. */
export function waitAfterCrash(attempts: number): number | null {
	return CRASH_WAITS[attempts - MOST_CRASHES] ?? null;
}

/** How a thread's job of this kind waits. */
export function backoffOf({ kind }: { kind: string }): Backoff {
	return kind === "learn" ? LEARN_BACKOFF : JOB_BACKOFF;
}

/** Why a job failed this time. `retry_after_ms`: whoever failed asks for so long; `final`: no attempt would change it. */
export type JobError = { detail: string; retry_after_ms: number | null; final?: true };

/** `attempts`: this one included. `arrived_at`: since when it has waited, where its age matters (ms since the epoch). */
type Attempted = { id: string; attempts: number; arrived_at?: number };

/** Where jobs come from, and where they end. */
export type JobQueue<Job, Done, Failed extends JobError = JobError> = {
	/** A job that is due, its attempt counted; null: none is. */
	take(now: number): Job | null;
	end(job: Job, outcome: Result<Done, Failed | JobError>, now: number): void;
	/** Lets it wait for its next attempt. */
	postpone(job: Job, error: Failed | JobError, until: number): void;
	/** When the next job is due (ms since the epoch); null: none waits. */
	nextDue(): number | null;
	/** Whether somebody waits for it: it is tried again at once, and each attempt counts as its last. */
	isAwaited?(job: Job): boolean;
};

/** `backoff`: of all jobs, or of each. `most`: what is more than this goes on with the next alarm. */
type Runner<Job> = { clock: { now(): number }; backoff: Backoff | ((job: Job) => Backoff); most: number };

/** How long it waits after this attempt (ms); null: no further attempt follows. */
export function waitAfter(backoff: Backoff, job: Attempted, { now, asked }: { now: number; asked: number }) {
	const { waits, repeat, longestAsked, jitter } = backoff;
	const isYoung = repeat !== null && now - (job.arrived_at ?? now) < repeat.until;
	const wait = waits[job.attempts - 1] ?? (isYoung ? repeat.every : null);
	if (wait === null) return null;
	const spreadOut = Math.round(wait * (1 + jitter * spread(`${job.id} ${job.attempts}`)));
	return Math.max(spreadOut, Math.min(asked, longestAsked));
}

/**
 * Does the jobs that are due, one after the other; each ends or waits for its next attempt. Returns how many. `last` tells the
 * work that no attempt follows, so a lesser writer has to do.
 */
export async function runJobs<Job extends Attempted, Done, Failed extends JobError>(
	runner: Runner<Job>,
	queue: JobQueue<Job, Done, Failed>,
	work: (job: Job, last: boolean) => Promise<Result<Done, Failed>>,
): Promise<number> {
	let done = 0;
	for (; done < runner.most; done++) {
		const job = queue.take(runner.clock.now());
		if (job === null) break;
		await runLine(runner, queue, [job], async (_, last) => [await work(job, last)]);
	}
	return done;
}

/** Does jobs in order, several with one call where the work can; one that has to wait holds those behind it. */
export async function runLine<Job extends Attempted, Done, Failed extends JobError>(
	{ clock, backoff }: Omit<Runner<Job>, "most">,
	queue: Pick<JobQueue<Job, Done, Failed>, "end" | "postpone" | "isAwaited">,
	line: readonly Job[],
	work: (open: readonly Job[], last: boolean) => Promise<readonly Result<Done, Failed>[]>,
): Promise<void> {
	const isAwaited = (job: Job) => queue.isAwaited?.(job) ?? false;
	const of = (job: Job) => (typeof backoff === "function" ? backoff(job) : backoff);
	const open = [...line];
	for (let [first] = open; first !== undefined; [first] = open) {
		const last = waitAfter(of(first), first, { now: clock.now(), asked: 0 }) === null || isAwaited(first);
		const outcomes = await attempt(first.id, () => work(open, last));
		const now = clock.now();
		for (const outcome of outcomes) {
			const job = open.shift();
			if (job === undefined) return;
			const wait =
				outcome.ok || outcome.error.final ? null : waitAfter(of(job), job, { now, asked: askedBy(outcome.error) });
			if (outcome.ok || wait === null) queue.end(job, outcome, now);
			else return queue.postpone(job, outcome.error, isAwaited(job) ? now : now + wait);
		}
	}
}

function askedBy(error: JobError): number {
	return error.retry_after_ms ?? 0;
}

/** What is thrown is a fault of ours, or of the storage: logged, and tried again like any other failure. */
async function attempt<Done, Failed extends JobError>(
	id: string,
	work: () => Promise<readonly Result<Done, Failed>[]>,
): Promise<readonly Result<Done, Failed | JobError>[]> {
	try {
		const outcomes = await work();
		// Without an outcome the line would never end.
		if (outcomes.length === 0) throw new Error("a job has no outcome");
		return outcomes;
	} catch (error) {
		if (error instanceof JobCancelled) return [err({ detail: error.message, retry_after_ms: null, final: true })];
		console.error(`${id} broke off:`, error);
		return [err({ detail: "It broke off; the cause was logged.", retry_after_ms: null })];
	}
}

/** A number on 0..1 that differs from text to text (FNV-1a), so that nothing random is needed. */
function spread(text: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return (hash >>> 0) / 2 ** 32;
}
