import { type AccessScope, mayAccess } from "../../../core/base/access-scope.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { hasEnded } from "../../../core/model/thread/job.ts";
import { cancelRefusal, JOB_FIELDS, REQUEUED, requeueRefusal } from "../job-table.ts";
import type { TenantJob, TenantJobQuery, TenantJobRefused } from "./tenant-jobs.ts";
import type { TenantStore } from "./tenant-store.ts";

/** A job as it is stored, but for what it has to do and what it gave. */
export type JobRow = Record<string, SqlStorageValue> &
	TenantJob & { user_id: string | null; project_id: string | null; has_work: 0 | 1 };

const COLUMNS = `${JOB_FIELDS}, user_id, project_id, work IS NOT NULL AS has_work`;

export function jobRow(store: TenantStore, id: string): JobRow | null {
	if (!store.exists()) return null;
	return store.sql.exec<JobRow>(`SELECT ${COLUMNS} FROM jobs WHERE id = ?`, id).toArray()[0] ?? null;
}

export function jobOf({ id, kind, status, attempts, error, lost, created_at, finished_at }: JobRow): TenantJob {
	return { id, kind, status, attempts, error, lost, created_at, finished_at };
}

/** A tenant's jobs listed, cancelled and queued again. `onEnd` is told of one that was cancelled. */
export function changingJobs(store: TenantStore, onEnd: (id: string, outcome: { status: "cancelled" }) => void) {
	const within = (id: string, accessScope: AccessScope): Result<JobRow, TenantJobRefused> => {
		const found = jobRow(store, id);
		return found !== null && mayAccess(accessScope, found) ? ok(found) : err({ reason: "not_found", what: "job" });
	};
	const changed = (id: string, columns: Record<string, SqlStorageValue>) => {
		const assigned = Object.keys(columns).map((column) => `${column} = ?`);
		store.sql.exec(`UPDATE jobs SET ${assigned.join(", ")} WHERE id = ?`, ...Object.values(columns), id);
		const row = jobRow(store, id);
		if (row === null) throw new Error(`job ${id} is not there any more`);
		return ok(jobOf(row));
	};
	return {
		page(accessScope: AccessScope, query: TenantJobQuery): TenantJob[] {
			return store.exists() ? pageOf(store, accessScope, query) : [];
		},
		cancel(id: string, accessScope: AccessScope, now: number): Result<TenantJob, TenantJobRefused> {
			const job = within(id, accessScope);
			if (!job.ok) return job;
			const { status } = job.value;
			if (status === "cancelled") return ok(jobOf(job.value));
			if (hasEnded(status)) return err(cancelRefusal(status));
			const cancelled = changed(id, { status: "cancelled", finished_at: new Date(now).toISOString() });
			onEnd(id, { status: "cancelled" });
			return cancelled;
		},
		requeue(id: string, accessScope: AccessScope, now: number): Result<TenantJob, TenantJobRefused> {
			const job = within(id, accessScope);
			if (!job.ok) return job;
			const { status, has_work } = job.value;
			if (status !== "failed" && status !== "cancelled") return err(requeueRefusal(status));
			if (has_work === 0) {
				const detail = `This job ${status === "failed" ? "failed" : "was cancelled"} too long ago: what it had to do is not kept any more.`;
				return err({ reason: "conflict", jobStatus: status, detail });
			}
			return changed(id, { ...REQUEUED, run_at: now });
		},
	};
}

function pageOf(store: TenantStore, accessScope: AccessScope, query: TenantJobQuery): TenantJob[] {
	const { status, kind, after, limit } = query;
	const conditions: (readonly [sql: string, ...values: SqlStorageValue[]])[] = [
		...(status === undefined ? [] : [["status = ?", status] as const]),
		...(kind === undefined ? [] : [["kind = ?", kind] as const]),
		...(accessScope.user_id === null ? [] : [["user_id = ?", accessScope.user_id] as const]),
		...(accessScope.project_id === null ? [] : [["project_id = ?", accessScope.project_id] as const]),
		...(after === undefined ? [] : [["(created_at, id) < (?, ?)", after.created_at, after.id] as const]),
	];
	const where = ["true", ...conditions.map(([sql]) => sql)].join(" AND ");
	const sql = `SELECT ${COLUMNS} FROM jobs WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT ?`;
	const values = conditions.flatMap(([, ...own]) => own);
	return store.sql
		.exec<JobRow>(sql, ...values, limit)
		.toArray()
		.map(jobOf);
}
