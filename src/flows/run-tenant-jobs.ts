import { err, type Result } from "../core/result.ts";
import type { Clock } from "../ports/clock.ts";
import type { Ingested, TenantWork } from "../ports/tenant-jobs.ts";
import type { TakenJob, TenantWorkList } from "../ports/tenant-work.ts";

/** Why work could not be done this time; `retry_after_ms`: a writer asked to be left alone for so long. */
type WorkTrouble = { detail: string; retry_after_ms: number | null };

/** Which job it is: a repeat of it adds nothing. `last`: no attempt follows, so a lesser writer has to do. */
type WorkAttempt = { job: string; created_at: string; last: boolean };

/** Learns from messages; see flows/ingest.ts. */
export type Ingest = (work: TenantWork, attempt: WorkAttempt) => Promise<Result<Ingested, WorkTrouble>>;

type RunDeps = { clock: Clock; ingest: Ingest };

/** How long a failed job waits for its next attempt (ms); the one behind the last wait is the last. */
const WAITS = [2_000, 8_000];

/** A writer that asks for more time than this does not get it. */
const LONGEST_WAIT_MS = 60_000;

/** A tenant that has more to do than this at once goes on with the next alarm. */
const MOST_AT_ONCE = 20;

/** Does the tenant's jobs that are due, one after the other; each ends or waits for its next attempt. */
export async function runTenantJobs(deps: RunDeps, jobs: TenantWorkList): Promise<void> {
	for (let done = 0; done < MOST_AT_ONCE; done++) {
		const job = jobs.take(deps.clock.now());
		if (job === null) return;
		await runJob(deps, jobs, job);
	}
}

async function runJob(deps: RunDeps, jobs: TenantWorkList, job: TakenJob): Promise<void> {
	const wait = WAITS[job.attempts - 1];
	const outcome = await attempt(deps, job, wait === undefined);
	const now = deps.clock.now();
	if (outcome.ok) return jobs.end(job, { status: "done", error: null, result: outcome.value, now });
	const { detail, retry_after_ms } = outcome.error;
	if (wait === undefined) return jobs.end(job, { status: "failed", error: detail, result: null, now });
	const asked = Math.min(retry_after_ms ?? 0, LONGEST_WAIT_MS);
	jobs.postpone(job, detail, now + Math.max(wait, asked));
}

/** What is thrown is a fault of ours, or of the storage: logged, and tried again like a writer that fails. */
async function attempt({ ingest }: RunDeps, job: TakenJob, last: boolean): Promise<Result<Ingested, WorkTrouble>> {
	try {
		return await ingest(job.work, { job: job.id, created_at: job.created_at, last });
	} catch (error) {
		console.error(`job ${job.id} broke off:`, error);
		return err({ detail: "It broke off; the cause was logged.", retry_after_ms: null });
	}
}
