import { type AccessScope, mayAccess } from "../../../core/base/access-scope.ts";
import type { ErasureProgress } from "../../../core/model/thread/kept-context.ts";
import { type CommitGate, commitGate } from "../commit-gate.ts";
import { JOB_FIELDS, type Jobs, jobTable, STATUS_JOBS } from "../job-table.ts";
import { MOST_CRASHES, waitAfterCrash } from "../run-jobs.ts";
import { changingJobs, type JobRow, jobOf, jobRow } from "./change-job.ts";
import { DROPPED, dropJobs } from "./drop-jobs.ts";
import {
	keptResult,
	readResult,
	type TakenJob,
	type TenantJob,
	type TenantQueue,
	type TenantResult,
	type TenantWork,
} from "./tenant-jobs.ts";
import { type TenantStore, tenantStore } from "./tenant-store.ts";
import { untoldThreads } from "./untold-threads.ts";

/** How long what a job gave is kept, and how long the job itself (ms). */
const RESULT_MS = 24 * 60 * 60 * 1_000;
const KEPT_MS = 30 * RESULT_MS;
/** How long a job that failed or was cancelled can be queued again (ms): its work may be somebody's words, and is then forgotten. */
const WORK_MS = 7 * RESULT_MS;
/** A result that is larger (UTF-16 units) is not kept: only who waits for it gets it. */
const MOST_RESULT = 500_000;

/** Each is as large as MOST_RESULT at most. */
const TIDIED_AT_ONCE = 5;

/** How a job ended; `result` null: what it gave is no longer kept. */
type JobOutcome =
	| { status: "done"; result: TenantResult | null }
	| { status: "failed"; error: string | null }
	| { status: "cancelled" };

export type LocalTenantJobs = ReturnType<typeof localTenantJobs>;

type WorkRow = JobRow & { work: string };

/** A tenant's jobs in the object's own database. */
export function localTenantJobs(storage: DurableObjectStorage) {
	const store = tenantStore(storage);
	const jobs = jobTable<WorkRow>(store.sql, { ...STATUS_JOBS, order: "run_at", fields: `${JOB_FIELDS}, work` });
	/** Not stored: nobody waits any more once the object is gone. */
	const waiting = new Map<string, ((outcome: JobOutcome) => void)[]>();
	const taken = new Map<TenantWork["kind"], TakenJob>();
	const gates = { ingest: gateOf("ingest"), reflect: gateOf("reflect") };

	/** What a cancelled job would still write is not written. */
	function gateOf(kind: TenantWork["kind"]): CommitGate {
		return commitGate(() => {
			const job = taken.get(kind);
			return job !== undefined && !isRunning(store, job);
		});
	}

	function onEnd(id: string, outcome: JobOutcome): void {
		for (const resolve of waiting.get(id) ?? []) resolve(outcome);
		waiting.delete(id);
	}

	return {
		/** Whose they are; null where there is nothing yet. */
		tenant: () => (store.exists() ? tenantRow(store).id : null),
		/** Notes whose they are. */
		found: (tenant: string) => store.found(tenant),
		/** The model that filled the index last; null where none did. */
		indexedBy: () => (store.exists() ? tenantRow(store).model : null),
		noteIndexedBy: (model: string) => void store.sql.exec("UPDATE tenant SET model = ?", model),
		add({ id, work }: { id: string; work: TenantWork }, accessScope: AccessScope, now: number): TenantJob {
			store.found(accessScope.tenant);
			const values = [
				id,
				work.kind,
				accessScope.user_id,
				accessScope.project_id,
				JSON.stringify(work),
				now,
				isoOf(now),
			];
			store.sql.exec(
				`INSERT INTO jobs (id, kind, status, attempts, user_id, project_id, work, run_at, created_at)
					VALUES (?, ?, 'queued', 0, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
				...values,
			);
			const added = jobRow(store, id);
			if (added === null) throw new Error(`job ${id} was not written`);
			return jobOf(added);
		},
		read(id: string, accessScope: AccessScope): TenantJob | null {
			const found = jobRow(store, id);
			return found !== null && mayAccess(accessScope, found) ? jobOf(found) : null;
		},
		...changingJobs(store, onEnd),
		/** What the job of a kind that runs writes elsewhere goes through its gate. */
		gates,
		/** How the job ended, as soon as it has. */
		outcome(id: string): Promise<JobOutcome> {
			const ended = outcomeOf(store, id);
			if (ended !== null) return Promise.resolve(ended);
			return new Promise((resolve) => waiting.set(id, [...(waiting.get(id) ?? []), resolve]));
		},
		/** Ends a user's jobs that wait; returns how many are being done. */
		dropOf(user: string, now: number): number {
			if (!store.exists()) return 0;
			const { dropped, doing } = dropJobs(store, user, isoOf(now));
			for (const id of dropped) {
				for (const resolve of waiting.get(id) ?? []) resolve({ status: "failed", error: DROPPED });
				waiting.delete(id);
			}
			return doing;
		},
		/** How far the erasing of what threads keep has come. */
		erasure: {
			untold: untoldThreads(store),
			read(): ErasureProgress | null {
				if (!store.exists()) return null;
				const [row] = store.sql.exec<{ at: string }>("SELECT at FROM progress WHERE name = 'erasure'").toArray();
				return row === undefined ? null : JSON.parse(row.at);
			},
			write(progress: ErasureProgress | null) {
				if (progress === null) return void store.sql.exec("DELETE FROM progress WHERE name = 'erasure'");
				store.sql.exec("INSERT OR REPLACE INTO progress (name, at) VALUES ('erasure', ?)", JSON.stringify(progress));
			},
		},
		/** Takes the words out of some results that a former version kept; false where there are none left. */
		tidy: tidying(store),
		/** The jobs of a kind, for whoever does them. */
		queue(kind: TenantWork["kind"]): TenantQueue {
			const queue = queueOf(store, jobs, kind, onEnd);
			return {
				...queue,
				take(now) {
					const job = queue.take(now);
					if (job !== null) taken.set(kind, job);
					return job;
				},
			};
		},
	};
}

/** Whether this is still the attempt that runs. */
function isRunning(store: TenantStore, { id, attempts }: TenantJob): boolean {
	const sql = "SELECT 1 FROM jobs WHERE id = ? AND attempts = ? AND status = 'running'";
	return store.sql.exec(sql, id, attempts).toArray().length > 0;
}

/** A former version kept whole results. As often as an object begins again they are gone through, a few at a time. */
function tidying(store: TenantStore): () => boolean {
	let tidied = 0;
	return () => {
		if (!store.exists()) return false;
		const sql = "SELECT number, result FROM jobs WHERE number > ? AND result IS NOT NULL ORDER BY number LIMIT ?";
		const rows = store.sql.exec<{ number: number; result: string }>(sql, tidied, TIDIED_AT_ONCE).toArray();
		for (const { number, result } of rows) {
			const kept = keptResult(readResult(result));
			if (kept !== result) store.sql.exec("UPDATE jobs SET result = ? WHERE number = ?", kept, number);
			tidied = number;
		}
		return rows.length > 0;
	};
}

function queueOf(
	store: TenantStore,
	jobs: Jobs<WorkRow>,
	kind: TenantWork["kind"],
	onEnd: (id: string, outcome: JobOutcome) => void,
): TenantQueue {
	const ofKind = ["kind = ?", kind] as const;

	function done(id: string, value: TenantResult, now: number): void {
		const result = keptResult(value);
		const kept = result.length <= MOST_RESULT ? result : null;
		const error = value.kind === "reflect" ? value.degraded : null;
		jobs.set(id, { status: "done", error, result: kept, work: null, finished_at: isoOf(now) });
		onEnd(id, { status: "done", result: value });
	}

	/** Its work stays for a while, so that it can be queued again. */
	function giveUp(id: string, work: TenantWork, error: string, now: number): void {
		jobs.set(id, { status: "failed", error, lost: unlearned(work), finished_at: isoOf(now) });
		onEnd(id, { status: "failed", error });
	}

	return {
		take(now) {
			if (!store.exists()) return null;
			return store.step(() => {
				forgetOld(store, now);
				for (const { id, attempts, work } of jobs.running(MOST_CRASHES, ofKind)) {
					const [detail, wait] = [`It broke off ${attempts} times.`, waitAfterCrash(attempts)];
					if (wait === null) giveUp(id, JSON.parse(work), detail, now);
					else jobs.set(id, { status: "queued", error: detail, run_at: now + wait });
				}
				const job = jobs.take(now, ofKind);
				return job === null ? null : { ...jobOf(job), work: JSON.parse(job.work) };
			});
		},
		end(job, outcome, now) {
			if (!isRunning(store, job)) return;
			const { id, error: before, work } = job;
			if (!outcome.ok) return giveUp(id, work, outcome.error.detail, now);
			const { value } = outcome;
			if (value.kind === "unfinished") {
				return jobs.set(id, { status: "queued", attempts: 0, error: value.degraded ?? before, run_at: now });
			}
			done(id, value, now);
		},
		postpone(job, { detail }, until) {
			if (isRunning(store, job)) jobs.set(job.id, { status: "queued", error: detail, run_at: until });
		},
		nextDue: () => (store.exists() ? jobs.nextDue(ofKind) : null),
	};
}

/** What a job that is given up leaves unread, in words; what is new in a scope stays new. */
function unlearned(work: TenantWork): string | null {
	if (work.kind !== "ingest") return null;
	const { length } = work.messages;
	return `Nothing was learned from ${length === 1 ? "its message" : `its ${length} messages`}.`;
}

function forgetOld(store: TenantStore, now: number): void {
	store.sql.exec("DELETE FROM jobs WHERE finished_at < ?", isoOf(now - KEPT_MS));
	store.sql.exec("UPDATE jobs SET work = NULL WHERE finished_at < ? AND work IS NOT NULL", isoOf(now - WORK_MS));
	store.sql.exec("UPDATE jobs SET result = NULL WHERE finished_at < ? AND result IS NOT NULL", isoOf(now - RESULT_MS));
}

function outcomeOf(store: TenantStore, id: string): JobOutcome | null {
	const sql = `SELECT status, error, result FROM jobs WHERE id = ? AND NOT (${STATUS_JOBS.open})`;
	const [ended] = store.sql
		.exec<{ status: JobOutcome["status"]; error: string | null; result: string | null }>(sql, id)
		.toArray();
	if (ended === undefined) return null;
	const { status, error, result } = ended;
	if (status === "done") return { status, result: result === null ? null : readResult(result) };
	return status === "failed" ? { status, error } : { status };
}

function tenantRow(store: TenantStore): { id: string; model: string | null } {
	return store.sql.exec<{ id: string; model: string | null }>("SELECT id, model FROM tenant").one();
}

function isoOf(ms: number): string {
	return new Date(ms).toISOString();
}
