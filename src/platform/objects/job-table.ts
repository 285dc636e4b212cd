import type { JobStatus } from "../../core/model/thread/job.ts";

/**
 * A table of jobs in an object's database, described in SQL of ours. Each has `number`, `attempts`, and a time at which a job
 * is due (ms since the epoch).
 */
type JobTable = {
	name: string;
	/** The index that finds open jobs, where SQLite would not choose it. */
	index?: string;
	due: string;
	/** Whether a job is not at its end. */
	open: string;
	/** Whether it waits for its turn; one that is marked as running may, as a crash has left it: nobody else works here. */
	waiting: string;
	/** What a job is marked with while it is worked on: a condition, and what makes it true. */
	running: string | null;
	/** Which of those that are due goes first; then the oldest. */
	order: string;
	/** What is read of a job. */
	fields: string;
};

type Columns = Record<string, SqlStorageValue>;

/** A condition that narrows a table down, and its values. */
type Which = readonly [sql: string, ...values: SqlStorageValue[]];

export type Jobs<Row> = {
	/** Takes the job whose turn it is, and counts the attempt; null: none is due. */
	take(now: number, which?: Which): Row | null;
	/** Those that are marked as being worked on, and were tried this often. */
	running(attempts: number, which?: Which): Row[];
	/** Writes these columns of the job with this id or number. */
	set(key: string | number, columns: Columns): void;
	/** When the next job is due; null: none waits. */
	nextDue(which?: Which): number | null;
};

const ALL: Which = ["true"];

/** The jobs of a thread or a tenant, which tell how they ended. */
export const STATUS_JOBS = {
	name: "jobs",
	due: "run_at",
	open: "status IN ('queued', 'running')",
	waiting: "status IN ('queued', 'running')",
	running: "status = 'running'",
} as const;

/** What is told of such a job. */
export const JOB_FIELDS = "id, kind, status, attempts, error, lost, created_at, finished_at";

/** What a job has that is queued again. */
export const REQUEUED = { status: "queued", attempts: 0, error: null, lost: null, finished_at: null } as const;

/** Why a job in this status can't be cancelled. */
export function cancelRefusal(jobStatus: JobStatus) {
	const detail = `Only a job that waits or runs can be cancelled; this one is ${jobStatus}.`;
	return { reason: "conflict", jobStatus, detail } as const;
}

/** Why a job in this status can't be queued again. */
export function requeueRefusal(jobStatus: JobStatus) {
	const detail = `Only a job that failed or was cancelled can be queued again; this one is ${jobStatus}.`;
	return { reason: "conflict", jobStatus, detail } as const;
}

export function jobTable<Row extends Columns>(sql: SqlStorage, table: JobTable): Jobs<Row> {
	const { name, due, open, waiting, running, order, fields } = table;
	const from = table.index === undefined ? name : `${name} INDEXED BY ${table.index}`;
	const mark = running === null ? "" : `${running}, `;
	return {
		take(now, [which, ...values] = ALL) {
			const first = `SELECT number FROM ${from} WHERE ${waiting} AND ${due} <= ? AND ${which} ORDER BY ${order}, number LIMIT 1`;
			const taken = `UPDATE ${name} SET ${mark}attempts = attempts + 1 WHERE number = (${first}) RETURNING ${fields}`;
			return sql.exec<Row>(taken, now, ...values).toArray()[0] ?? null;
		},
		running(attempts, [which, ...values] = ALL) {
			const left = `SELECT ${fields} FROM ${from} WHERE ${open} AND ${running ?? "false"} AND attempts >= ? AND ${which}`;
			return sql.exec<Row>(left, attempts, ...values).toArray();
		},
		set(key, columns) {
			const assigned = Object.keys(columns).map((column) => `${column} = ?`);
			const by = typeof key === "number" ? "number" : "id";
			sql.exec(`UPDATE ${name} SET ${assigned.join(", ")} WHERE ${by} = ?`, ...Object.values(columns), key);
		},
		nextDue([which, ...values] = ALL) {
			const next = `SELECT min(${due}) AS at FROM ${from} WHERE ${waiting} AND ${which}`;
			return sql.exec<{ at: number | null }>(next, ...values).one().at;
		},
	};
}
