import { err, ok, type Result } from "../../../../core/base/result.ts";
import { hasEnded, type Job, type JobKind } from "../../../../core/model/thread/job.ts";
import {
	cancelRefusal,
	JOB_FIELDS,
	jobTable,
	REQUEUED,
	requeueRefusal,
	STATUS_JOBS,
} from "../../../../platform/objects/job-table.ts";
import type { JobPage, JobRefused, Missing, NumberedQuery } from "../../../../ports/thread-log.ts";
import { THREAD_MISSING } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, readRow } from "../object/thread-row.ts";

const JOB_MISSING: Missing = { reason: "not_found", what: "job" };

/** How many jobs are told to the list at a time. */
const LISTED_JOBS = 20;

/** Few of a thread's jobs wait: they are read by an index of their own, however many there were. */
const BY_WAITING = "jobs INDEXED BY jobs_waiting";
/** Rebuilding goes first, as what comes after folds it in. No context waits for the state or for learning. */
const URGENCY = "CASE kind WHEN 'rebuild' THEN 0 WHEN 'state' THEN 2 WHEN 'learn' THEN 3 ELSE 1 END";
const WAITING = STATUS_JOBS.open;

export type WaitingJob = Pick<Job, "id" | "kind" | "created_at">;

/** Queues a job of this kind, unless one waits or runs already; returns its id. */
export function queueJob(store: Store, kind: JobKind, newId: () => string, now: string): string {
	const sql = `SELECT id FROM ${BY_WAITING} WHERE ${WAITING} AND kind = ?`;
	const [waiting] = store.sql.exec<{ id: string }>(sql, kind).toArray();
	if (waiting !== undefined) return waiting.id;
	const id = newId();
	store.sql.exec(
		"INSERT INTO jobs (id, kind, status, attempts, run_at, created_at) VALUES (?, ?, 'queued', 0, ?, ?)",
		id,
		kind,
		Date.parse(now),
		now,
	);
	return id;
}

/** The job that waits or runs to cover something. */
export function waitingJob(store: Store): WaitingJob | null {
	const sql = `SELECT id, kind, created_at FROM ${BY_WAITING} WHERE ${WAITING} AND kind NOT IN ('learn', 'state') ORDER BY number LIMIT 1`;
	return store.sql.exec<WaitingJob>(sql).toArray()[0] ?? null;
}

/** Whether something is being learned or flushed, or waits for it. */
export function isLearning(store: Store): boolean {
	const sql = `SELECT 1 FROM ${BY_WAITING} WHERE ${WAITING} AND kind IN ('learn', 'flush') LIMIT 1`;
	return store.sql.exec(sql).toArray().length > 0;
}

export const threadJobTable = (store: Store) =>
	jobTable<Job>(store.sql, { ...STATUS_JOBS, index: "jobs_waiting", order: URGENCY, fields: JOB_FIELDS });

/** When the next job of a live thread is due (ms since the epoch); null where none waits. */
export function nextDue(store: Store): number | null {
	return readRow(store)?.state === "live" ? threadJobTable(store).nextDue() : null;
}

/** Whether this is still the attempt that runs: not so once the thread was erased, though another bears its name. */
export function isRunning(store: Store, { id, attempts }: Pick<Job, "id" | "attempts">): boolean {
	const sql = "SELECT 1 FROM jobs WHERE id = ? AND attempts = ? AND status = 'running'";
	return readLiveRow(store) !== null && store.sql.exec(sql, id, attempts).toArray().length > 0;
}

/** Whether this attempt's job was cancelled, or queued again since; not so of one that was erased with its thread. */
export function isCancelled(store: Store, { id, attempts }: Pick<Job, "id" | "attempts">): boolean {
	const sql = "SELECT 1 FROM jobs WHERE id = ? AND NOT (attempts = ? AND status = 'running')";
	return readLiveRow(store) !== null && store.sql.exec(sql, id, attempts).toArray().length > 0;
}

/** Ends a job that waits or runs; one that was cancelled before is the answer. */
export function cancelJob(store: Store, id: string, now: string): Result<Job, JobRefused> {
	const job = readJob(store, id);
	if (!job.ok || job.value.status === "cancelled") return job;
	if (hasEnded(job.value.status)) return err(cancelRefusal(job.value.status));
	threadJobTable(store).set(id, { status: "cancelled", finished_at: now });
	return readJob(store, id);
}

/** Queues a job again that failed or was cancelled, as if it had never been tried. */
export function requeueJob(store: Store, id: string, now: string): Result<Job, JobRefused> {
	const job = readJob(store, id);
	if (!job.ok) return job;
	const { status } = job.value;
	if (status !== "failed" && status !== "cancelled") return err(requeueRefusal(status));
	threadJobTable(store).set(id, { ...REQUEUED, run_at: Date.parse(now) });
	return readJob(store, id);
}

/** Does not let it wait any longer. */
export function hurryJob(store: Store, id: string, now: number): void {
	store.sql.exec("UPDATE jobs SET run_at = min(run_at, ?) WHERE id = ? AND status = 'queued'", now, id);
}

/** Sets when a job that was not tried yet is due (ms since the epoch). */
export function scheduleJob(store: Store, id: string, at: number): void {
	store.sql.exec("UPDATE jobs SET run_at = ? WHERE id = ? AND status = 'queued' AND attempts = 0", at, id);
}

export function readJob(store: Store, id: string): Result<Job, Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	const [job] = store.sql.exec<Job>(`SELECT ${JOB_FIELDS} FROM jobs WHERE id = ?`, id).toArray();
	return job === undefined ? err(JOB_MISSING) : ok(job);
}

/** Newest first. */
export function pageJobs(store: Store, query: NumberedQuery): Result<JobPage, Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	const rows = store.sql
		.exec<JobPage["jobs"][number]>(
			`SELECT number, ${JOB_FIELDS} FROM jobs WHERE number < ? ORDER BY number DESC LIMIT ?`,
			query.before ?? Number.MAX_SAFE_INTEGER,
			query.limit + 1,
		)
		.toArray();
	return ok({ jobs: rows.slice(0, query.limit), more: rows.length > query.limit });
}

/** The newest jobs, and this one: of others the list of jobs knows all. */
export function newestJobs(store: Store, besides: readonly string[]): Job[] {
	const sql = `SELECT ${JOB_FIELDS} FROM jobs WHERE number IN (SELECT number FROM jobs ORDER BY number DESC LIMIT ?)
		OR id IN (SELECT value FROM json_each(?))`;
	return store.sql.exec<Job>(sql, LISTED_JOBS, JSON.stringify(besides)).toArray();
}
