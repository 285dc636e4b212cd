import type { AccessScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, type Result } from "../../../core/base/result.ts";
import type { JobStatus } from "../../../core/model/thread/job.ts";
import type { LearningScopes } from "../../../core/model/thread/thread-config.ts";
import type { LearnedMessage, Skipped } from "../../../core/writing/learn/found/learned.ts";
import { isResult, ofShape } from "../../clock/answered.ts";
import type { JobQueue } from "../run-jobs.ts";

/** What a tenant's jobs object is asked to do; each kind is one use case. JSON, at most 1.5 MB. */
export type TenantWork = IngestWork | ReflectWork;

export type IngestWork = {
	kind: "ingest";
	tenant: string;
	messages: LearnedMessage[];
	/** The ids of those of which nobody told when they were said. */
	untimed: string[];
	scopes: LearningScopes;
	/** Whether what is learned waits for approval; absent in jobs of former versions. */
	review?: boolean;
	source: { id: string; type: string } | null;
};

/** Reflects on what is new in a scope. */
export type ReflectWork = { kind: "reflect"; tenant: string; scope: string };

/** What a job gave. */
export type TenantResult = Ingested | Concluded;

/**
 * The ids of what is new: whoever asks reads what is left of it. What a detail of `skipped` says is told once, to who waits;
 * with the job it is not kept, as nothing would take it back.
 */
export type Ingested = { kind: "ingest"; memories: string[]; relations: string[]; skipped: Skipped[] };

/** The ids of new insights. `degraded`: why a better writer did not write them. */
export type Concluded = { kind: "reflect"; insights: string[]; degraded: string | null };

/** A part of the work is done, and there is more. */
export type Unfinished = { kind: "unfinished"; degraded: string | null };

export type TenantJob = {
	id: string;
	kind: TenantWork["kind"];
	status: JobStatus;
	attempts: number;
	error: string | null;
	/** What a job that was given up leaves undone, in words; null where it leaves nothing. */
	lost: string | null;
	created_at: string;
	finished_at: string | null;
};

export type TenantJobQuery = {
	status?: JobStatus | undefined;
	kind?: TenantWork["kind"] | undefined;
	/** How many at most. */
	limit: number;
	/** The last one of the page before. */
	after?: { created_at: string; id: string } | undefined;
};

/** The job is not there, or its status does not allow it. */
export type TenantJobRefused = Extract<Failure, { reason: "not_found" } | { jobStatus: string }>;

/** The background work of one tenant: done by its jobs object, each kind one after the other, and none lost by a crash. */
export type TenantJobs = {
	/** Queues it, once an id. A bound key's jobs are found under its own access scope only. */
	add(job: { id: string; work: TenantWork }, accessScope: AccessScope, now: number): Promise<TenantJob>;
	/** Queues it and waits for it, at most so long; what it gave, or `unavailable` where it is not done by then. */
	run(
		job: { id: string; work: TenantWork },
		accessScope: AccessScope,
		now: number,
		patienceMs: number,
	): Promise<Result<TenantResult, Extract<Failure, { reason: "unavailable" }>>>;
	read(id: string, accessScope: AccessScope): Promise<TenantJob | null>;
	/** Newest first, by time of creation. */
	page(accessScope: AccessScope, query: TenantJobQuery): Promise<TenantJob[]>;
	/** Ends a job that waits or runs: once this is answered, it writes nothing more. One cancelled before is the answer. */
	cancel(id: string, accessScope: AccessScope, now: number): Promise<Result<TenantJob, TenantJobRefused>>;
	/** Queues a job that failed or was cancelled, as if it had never been tried. */
	requeue(id: string, accessScope: AccessScope, now: number): Promise<Result<TenantJob, TenantJobRefused>>;
	/** There is something in the outbox: looked at soon. Best effort, never throws; the cleanup wakes what was missed. */
	scheduleIndexing(): Promise<void>;
};

/** What a tenant's jobs object answers over RPC. */
type JobsRpc = Omit<TenantJobs, "scheduleIndexing"> & { scheduleIndexing(tenant: string): Promise<void> };

const PART = "a tenant's jobs object";

const isJob = (answer: unknown) => typeof answer === "object" && answer !== null && "id" in answer;

/** The jobs of one tenant, in the object that it names. */
export function durableTenantJobs(object: (name: string) => JobsRpc, tenant: string): TenantJobs {
	const remote = () => object(tenant);
	const plain = ({ user_id, project_id }: AccessScope): AccessScope => ({ tenant, user_id, project_id });
	return {
		add: async (job, accessScope, now) => ofShape(PART, await remote().add(job, plain(accessScope), now), isJob),
		async run(job, accessScope, now, patienceMs) {
			try {
				return ofShape(PART, await remote().run(job, plain(accessScope), now, patienceMs), isResult);
			} catch (error) {
				console.error(`job ${job.id} can't be waited for`, error);
				return err({ reason: "unavailable", detail: `Its end could not be waited for; it is job ${job.id}.` });
			}
		},
		async read(id, accessScope) {
			const isAnswer = (answer: unknown) => answer === null || isJob(answer);
			return ofShape(PART, await remote().read(id, plain(accessScope)), isAnswer);
		},
		page: async (accessScope, query) => ofShape(PART, await remote().page(plain(accessScope), query), Array.isArray),
		cancel: async (id, accessScope, now) => ofShape(PART, await remote().cancel(id, plain(accessScope), now), isResult),
		requeue: async (id, accessScope, now) =>
			ofShape(PART, await remote().requeue(id, plain(accessScope), now), isResult),
		async scheduleIndexing() {
			try {
				await remote().scheduleIndexing(tenant);
			} catch (error) {
				console.error("a tenant's jobs can't be woken", error);
			}
		},
	};
}

/** A job with what it has to do. */
export type TakenJob = TenantJob & { work: TenantWork };

/**
 * The jobs of one kind, as what does them sees them: nobody else takes any. What a job gave is kept for a day. One that is
 * unfinished goes on behind the others that wait; its attempts begin again.
 */
export type TenantQueue = JobQueue<TakenJob, TenantResult | Unfinished>;

/** What stands for a detail that is not kept: it may be somebody's words, and names nothing that could be deleted. */
const TOLD_ONCE = "It was told once, and is not kept.";

/** As former versions kept it: whole memories and relations, and no kind before there were others. */
type Stored = Omit<Ingested, "kind" | "memories" | "relations"> & {
	kind?: "ingest";
	memories: (string | { id: string })[];
	relations: (string | { id: string })[];
};

/** What is kept of a result with its job (JSON): ids and figures, so that a deletion finds nothing to retract here. */
export function keptResult(result: TenantResult): string {
	if (result.kind !== "ingest") return JSON.stringify(result);
	const skipped = result.skipped.map(({ reason }) => ({ reason, detail: TOLD_ONCE }));
	return JSON.stringify({ ...result, skipped });
}

/** What was kept, also by a former version. */
export function readResult(text: string): TenantResult {
	const stored: Stored | Exclude<TenantResult, Ingested> = JSON.parse(text);
	if (stored.kind === "reflect") return stored;
	const { memories, relations, skipped } = stored;
	return { kind: "ingest", memories: memories.map(idOf), relations: relations.map(idOf), skipped };
}

function idOf(one: string | { id: string }): string {
	return typeof one === "string" ? one : one.id;
}
