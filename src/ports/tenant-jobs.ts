import type { Failure } from "../core/failure.ts";
import type { LearnedMessage, Skipped } from "../core/learn/learned.ts";
import type { LearningScopes } from "../core/learn/learning-scope.ts";
import type { Reach } from "../core/reach.ts";
import type { Result } from "../core/result.ts";

/** What a tenant's jobs object is asked to do; each kind is one flow. JSON, at most 1.5 MB. */
export type TenantWork = IngestWork | ReflectWork;

export type IngestWork = {
	kind: "ingest";
	tenant: string;
	messages: LearnedMessage[];
	/** The ids of those of which nobody told when they were said. */
	untimed: string[];
	scopes: LearningScopes;
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

export type TenantJob = {
	id: string;
	kind: TenantWork["kind"];
	status: "queued" | "running" | "done" | "failed";
	attempts: number;
	error: string | null;
	created_at: string;
	finished_at: string | null;
};

/** The background work of one tenant: done by its jobs object, each kind one after the other, and none lost by a crash. */
export type TenantJobs = {
	/** Queues it, once an id. A bound key's jobs are found under its own reach only. */
	add(job: { id: string; work: TenantWork }, reach: Reach, now: number): Promise<TenantJob>;
	/** Queues it and waits for it, at most so long; what it gave, or `unavailable` where it is not done by then. */
	run(
		job: { id: string; work: TenantWork },
		reach: Reach,
		now: number,
		patienceMs: number,
	): Promise<Result<TenantResult, Extract<Failure, { reason: "unavailable" }>>>;
	read(id: string, reach: Reach): Promise<TenantJob | null>;
	/** There is something in the outbox: looked at soon. Best effort, never throws; the sweep wakes what was missed. */
	wake(): Promise<void>;
};
