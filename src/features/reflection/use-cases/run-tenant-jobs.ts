import type { Result } from "../../../core/base/result.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { JOB_BACKOFF, type JobError, runJobs } from "../../../platform/objects/run-jobs.ts";
import type {
	Concluded,
	Ingested,
	IngestWork,
	ReflectWork,
	TakenJob,
	TenantQueue,
	TenantResult,
	Unfinished,
} from "../../../platform/objects/tenant-jobs/tenant-jobs.ts";

/** Which job it is: a repeat of it adds nothing. `last`: no attempt follows, so a lesser writer has to do. */
type WorkAttempt = { job: string; created_at: string; last: boolean };

/** Learns from messages; see features/continuity/use-cases/learning/ingest.ts. */
export type Ingest = (work: IngestWork, attempt: WorkAttempt) => Promise<Result<Ingested, JobError>>;

/** Reflects on what is new in a scope, or a part of it; see features/reflection/use-cases/reflect.ts. */
export type ReflectScope = (
	work: ReflectWork,
	attempt: WorkAttempt,
) => Promise<Result<Concluded | Unfinished, JobError>>;

/** A tenant that has more to do than this at once goes on with the next alarm. */
const MOST_AT_ONCE = 20;

/** Does the tenant's jobs of a kind that are due, one after the other; each ends or waits for its next attempt. */
export async function runTenantJobs(
	{ clock, ingest, reflect }: { clock: Clock; ingest: Ingest; reflect: ReflectScope },
	queue: TenantQueue,
): Promise<number | null> {
	const runner = { clock, backoff: JOB_BACKOFF, most: MOST_AT_ONCE };
	await runJobs<TakenJob, TenantResult | Unfinished, JobError>(runner, queue, ({ work, id, created_at }, last) => {
		const attempt = { job: id, created_at, last };
		return work.kind === "ingest" ? ingest(work, attempt) : reflect(work, attempt);
	});
	return queue.nextDue();
}
