import { type AccessScope, mayAccess } from "../../../core/base/access-scope.ts";
import type { ErasureProgress } from "../../../core/model/thread/kept-context.ts";
import { keptResult, readResult } from "./kept-result.ts";
import type { TakenJob, TenantJob, TenantResult, TenantWork, TenantWorkList } from "./tenant-jobs.ts";
import { type TenantStore, tenantStore } from "./tenant-store.ts";
import { type UntoldThreads, untoldThreads } from "./untold-threads.ts";

/** A job that breaks off this often, with its object, is given up. */
const MOST_ATTEMPTS = 5;
/** How long what a job gave is kept, and how long the job itself (ms). */
const RESULT_MS = 24 * 60 * 60 * 1_000;
const KEPT_MS = 30 * RESULT_MS;
/** A result that is larger (UTF-16 units) is not kept: only who waits for it gets it. */
const MOST_RESULT = 500_000;

/** Each is as large as MOST_RESULT at most. */
const TIDIED_AT_ONCE = 5;

const FIELDS = "id, kind, status, attempts, error, created_at, finished_at";
const WAITING = "status IN ('queued', 'running')";

/** How a job ended; `result` null: what it gave is no longer kept. */
type JobOutcome = { status: "done"; result: TenantResult | null } | { status: "failed"; error: string | null };

/** A tenant's jobs in the object's own database. */
export type LocalTenantJobs = {
	/** Whose they are; null where there is nothing yet. */
	tenant(): string | null;
	/** Notes whose they are. */
	found(tenant: string): void;
	add(job: { id: string; work: TenantWork }, reach: AccessScope, now: number): TenantJob;
	read(id: string, reach: AccessScope): TenantJob | null;
	/** How the job ended, as soon as it has. */
	outcome(id: string): Promise<JobOutcome>;
	/** The model that filled the index last; null where none did. */
	indexedBy(): string | null;
	noteIndexedBy(model: string): void;
	/** How far the erasing of what threads keep has come. */
	erasure: { read(): ErasureProgress | null; write(progress: ErasureProgress | null): void; untold: UntoldThreads };
	/** Takes the words out of some results that a former version kept; false where there are none left. */
	tidy(): boolean;
	list: TenantWorkList;
};

type Row = Record<string, SqlStorageValue> & TenantJob & { user_id: string | null; project_id: string | null };

export function localTenantJobs(storage: DurableObjectStorage): LocalTenantJobs {
	const store = tenantStore(storage);
	/** Not stored: nobody waits any more once the object is gone. */
	const waiting = new Map<string, ((outcome: JobOutcome) => void)[]>();

	function row(id: string): Row | null {
		if (!store.exists()) return null;
		const sql = `SELECT ${FIELDS}, user_id, project_id FROM jobs WHERE id = ?`;
		return store.sql.exec<Row>(sql, id).toArray()[0] ?? null;
	}

	return {
		tenant: () => (store.exists() ? tenantRow(store).id : null),
		found: (tenant) => store.found(tenant),
		indexedBy: () => (store.exists() ? tenantRow(store).model : null),
		noteIndexedBy: (model) => void store.sql.exec("UPDATE tenant SET model = ?", model),
		add({ id, work }, reach, now) {
			store.found(reach.tenant);
			const values = [id, work.kind, reach.user_id, reach.project_id, JSON.stringify(work), now, isoOf(now)];
			store.sql.exec(
				`INSERT INTO jobs (id, kind, status, attempts, user_id, project_id, work, run_at, created_at)
					VALUES (?, ?, 'queued', 0, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
				...values,
			);
			const added = row(id);
			if (added === null) throw new Error(`job ${id} was not written`);
			return jobOf(added);
		},
		read(id, reach) {
			const found = row(id);
			return found !== null && mayAccess(reach, found) ? jobOf(found) : null;
		},
		outcome(id) {
			const ended = outcomeOf(store, id);
			if (ended !== null) return Promise.resolve(ended);
			return new Promise((resolve) => waiting.set(id, [...(waiting.get(id) ?? []), resolve]));
		},
		erasure: {
			untold: untoldThreads(store),
			read() {
				if (!store.exists()) return null;
				const [row] = store.sql.exec<{ at: string }>("SELECT at FROM progress WHERE name = 'erasure'").toArray();
				return row === undefined ? null : JSON.parse(row.at);
			},
			write(progress) {
				if (progress === null) return void store.sql.exec("DELETE FROM progress WHERE name = 'erasure'");
				store.sql.exec("INSERT OR REPLACE INTO progress (name, at) VALUES ('erasure', ?)", JSON.stringify(progress));
			},
		},
		tidy: tidying(store),
		list: workList(store, (id, outcome) => {
			for (const resolve of waiting.get(id) ?? []) resolve(outcome);
			waiting.delete(id);
		}),
	};
}

/** A former version kept whole results. As often as an object begins anew they are gone through, a few at a time. */
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

function workList(store: TenantStore, onEnd: (id: string, outcome: JobOutcome) => void): TenantWorkList {
	return {
		take: (now, kind) => (store.exists() ? store.step(() => take(store, { now, kind }, onEnd)) : null),
		end({ id }, { status, error, result, now }) {
			const text = result === null ? null : keptResult(result);
			const kept = text !== null && text.length <= MOST_RESULT ? text : null;
			store.sql.exec(
				"UPDATE jobs SET status = ?, error = ?, result = ?, work = NULL, finished_at = ? WHERE id = ?",
				status,
				error,
				kept,
				isoOf(now),
				id,
			);
			onEnd(id, status === "done" ? { status, result } : { status, error });
		},
		postpone({ id }, error, until) {
			store.sql.exec("UPDATE jobs SET status = 'queued', error = ?, run_at = ? WHERE id = ?", error, until, id);
		},
		goOn({ id }, degraded, now) {
			const sql =
				"UPDATE jobs SET status = 'queued', attempts = 0, error = coalesce(?, error), run_at = ? WHERE id = ?";
			store.sql.exec(sql, degraded, now, id);
		},
		nextDue(kind) {
			if (!store.exists()) return null;
			const sql = `SELECT min(run_at) AS at FROM jobs WHERE ${WAITING} AND kind = ?`;
			return store.sql.exec<{ at: number | null }>(sql, kind).one().at;
		},
	};
}

/** One of the kind that runs was left by a crash: nobody else does these. */
function take(
	store: TenantStore,
	{ now, kind }: { now: number; kind: TenantWork["kind"] },
	onEnd: (id: string, outcome: JobOutcome) => void,
): TakenJob | null {
	store.sql.exec("DELETE FROM jobs WHERE finished_at < ?", isoOf(now - KEPT_MS));
	store.sql.exec("UPDATE jobs SET result = NULL WHERE finished_at < ? AND result IS NOT NULL", isoOf(now - RESULT_MS));
	const broken = `UPDATE jobs SET status = 'failed', error = 'It broke off ' || attempts || ' times.', work = NULL,
		finished_at = ? WHERE ${WAITING} AND status = 'running' AND attempts >= ? AND kind = ? RETURNING id, error`;
	const given = store.sql.exec<{ id: string; error: string }>(broken, isoOf(now), MOST_ATTEMPTS, kind);
	for (const { id, error } of given) {
		onEnd(id, { status: "failed", error });
	}
	const due = `SELECT number FROM jobs WHERE ${WAITING} AND run_at <= ? AND kind = ? ORDER BY run_at, number LIMIT 1`;
	const taken = `UPDATE jobs SET status = 'running', attempts = attempts + 1 WHERE number = (${due}) RETURNING ${FIELDS}, work`;
	const [job] = store.sql.exec<Row & { work: string }>(taken, now, kind).toArray();
	return job === undefined ? null : { ...jobOf(job), work: JSON.parse(job.work) };
}

function outcomeOf(store: TenantStore, id: string): JobOutcome | null {
	const sql = `SELECT status, error, result FROM jobs WHERE id = ? AND NOT (${WAITING})`;
	const [ended] = store.sql
		.exec<{ status: "done" | "failed"; error: string | null; result: string | null }>(sql, id)
		.toArray();
	if (ended === undefined) return null;
	if (ended.status === "failed") return { status: "failed", error: ended.error };
	return { status: "done", result: ended.result === null ? null : readResult(ended.result) };
}

function tenantRow(store: TenantStore): { id: string; model: string | null } {
	return store.sql.exec<{ id: string; model: string | null }>("SELECT id, model FROM tenant").one();
}

function jobOf({ id, kind, status, attempts, error, created_at, finished_at }: Row): TenantJob {
	return { id, kind, status, attempts, error, created_at, finished_at };
}

function isoOf(ms: number): string {
	return new Date(ms).toISOString();
}
