import { STATUS_JOBS } from "../job-table.ts";
import type { TenantStore } from "./tenant-store.ts";

/** What a job is to do is the user's: in whose scope it works, who is learned from, or who said one of its messages. */
const OF_USER = `(work ->> '$.scope' = 'user:' || ?1 OR work ->> '$.scopes.owners.user_id' = ?1
	OR EXISTS (SELECT 1 FROM json_each(jobs.work, '$.messages') WHERE value ->> 'user_id' = ?1))`;

/** Why a job that was dropped did nothing. */
export const DROPPED = "Its user was erased.";

/** Ends the jobs of a user that wait, and keeps nothing of them; returns their ids, and how many are being done. */
export function dropJobs(
	{ sql }: TenantStore,
	user: string,
	finished_at: string,
): { dropped: string[]; doing: number } {
	const dropped = sql
		.exec<{ id: string }>(
			`UPDATE jobs SET status = 'failed', error = ?2, work = NULL, result = NULL, finished_at = ?3
				WHERE status = 'queued' AND ${OF_USER} RETURNING id`,
			...[user, DROPPED, finished_at],
		)
		.toArray();
	// What has failed or was cancelled is kept so that it can be queued again.
	sql.exec(
		`UPDATE jobs SET work = NULL, result = NULL WHERE NOT (${STATUS_JOBS.open}) AND work IS NOT NULL AND ${OF_USER}`,
		user,
	);
	const left = `SELECT count(*) AS n FROM jobs WHERE ${STATUS_JOBS.open} AND ${OF_USER}`;
	return { dropped: dropped.map(({ id }) => id), doing: sql.exec<{ n: number }>(left, user).one().n };
}
