import { err, type Result } from "../../../core/base/result.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type {
	Concluded,
	Ingested,
	IngestWork,
	ReflectWork,
	TakenJob,
	TenantResult,
	TenantWork,
	TenantWorkList,
} from "../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import type { Unfinished } from "./reflect.ts";

/** Why work could not be done this time; `retry_after_ms`: a writer asked to be left alone for so long. */
type WorkTrouble = { detail: string; retry_after_ms: number | null };

/** Which job it is: a repeat of it adds nothing. `last`: no attempt follows, so a lesser writer has to do. */
type WorkAttempt = { job: string; created_at: string; last: boolean };

/** Learns from messages; see features/continuity/use-cases/learning/ingest.ts. */
export type Ingest = (work: IngestWork, attempt: WorkAttempt) => Promise<Result<Ingested, WorkTrouble>>;

/** Reflects on what is new in a scope, or a part of it; see features/reflection/use-cases/reflect.ts. */
export type ReflectScope = (
	work: ReflectWork,
	attempt: WorkAttempt,
) => Promise<Result<Concluded | Unfinished, WorkTrouble>>;

type RunDeps = { clock: Clock; ingest: Ingest; reflect: ReflectScope };
type Outcome = Result<TenantResult | Unfinished, WorkTrouble>;

/** How long a failed job waits for its next attempt (ms); the one behind the last wait is the last. */
const WAITS = [2_000, 8_000];

/** A writer that asks for more time than this does not get it. */
const LONGEST_WAIT_MS = 60_000;

/** A tenant that has more to do than this at once goes on with the next alarm. */
const MOST_AT_ONCE = 20;

/** Does the tenant's jobs of a kind that are due, one after the other; each ends or waits for its next attempt. */
export async function runTenantJobs(deps: RunDeps, jobs: TenantWorkList, kind: TenantWork["kind"]): Promise<void> {
	for (let done = 0; done < MOST_AT_ONCE; done++) {
		const job = jobs.take(deps.clock.now(), kind);
		if (job === null) return;
		await runJob(deps, jobs, job);
	}
}

async function runJob(deps: RunDeps, jobs: TenantWorkList, job: TakenJob): Promise<void> {
	const wait = WAITS[job.attempts - 1];
	const outcome = await attempt(deps, job, wait === undefined);
	const now = deps.clock.now();
	if (outcome.ok) {
		const { value } = outcome;
		if (value.kind === "unfinished") return jobs.goOn(job, value.degraded, now);
		const error = value.kind === "reflect" ? value.degraded : null;
		return jobs.end(job, { status: "done", error, result: value, now });
	}
	const { detail, retry_after_ms } = outcome.error;
	if (wait === undefined) return jobs.end(job, { status: "failed", error: detail, result: null, now });
	const asked = Math.min(retry_after_ms ?? 0, LONGEST_WAIT_MS);
	jobs.postpone(job, detail, now + Math.max(wait, asked));
}

/** What is thrown is a fault of ours, or of the storage: logged, and tried again like a writer that fails. */
async function attempt({ ingest, reflect }: RunDeps, job: TakenJob, last: boolean): Promise<Outcome> {
	const which = { job: job.id, created_at: job.created_at, last };
	const { work } = job;
	try {
		return await (work.kind === "ingest" ? ingest(work, which) : reflect(work, which));
	} catch (error) {
		console.error(`job ${job.id} broke off:`, error);
		return err({ detail: "It broke off; the cause was logged.", retry_after_ms: null });
	}
}
