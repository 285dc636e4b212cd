import { outdateEpisodes } from "../object/episode-runs.ts";
import type { Store } from "../object/store.ts";
import type { ThreadRow } from "../object/thread-row.ts";
import { coverageOf } from "./coverage.ts";
import { queueJob } from "./jobs.ts";
import { eraseSummaries, markStale } from "./summaries.ts";

type Change = { seq: number; newJob: () => string; now: string };

/**
 * A message says something else: summaries that it is in are stale until a job has made them again. Part of the edit's
 * own step; returns the row after it.
 */
export function outdateEdited(store: Store, row: ThreadRow, { seq, newJob, now }: Change): ThreadRow {
	if (coverageOf(store, seq)?.as === "summarised") {
		markStale(store, seq);
		queueJob(store, "rebuild", newJob, now);
	}
	return outdateEpisodes(store, { ...row, generation: row.generation + 1 }, seq);
}

/**
 * A message is deleted: no summary that it may be in keeps its text. What those covered is pending again, so that
 * contexts lack nothing, until a job has covered it again. Part of the deletion's own step; returns the row after it.
 */
export function outdateDeleted(store: Store, row: ThreadRow, { seq, newJob, now }: Change): ThreadRow {
	eraseSummaries(store, seq);
	const sql = `SELECT min(from_seq) AS "from" FROM coverage
		WHERE summary IN (SELECT number FROM summaries WHERE stale = 2)`;
	const { from } = store.sql.exec<{ from: number | null }>(sql).one();
	const next = outdateEpisodes(store, { ...row, generation: row.generation + 1 }, seq);
	if (from === null) return next;
	store.sql.exec("DELETE FROM coverage WHERE to_seq >= ?", from);
	queueJob(store, "rebuild", newJob, now);
	const { coveredTo } = store.sql
		.exec<{ coveredTo: number }>("SELECT coalesce(max(to_seq), 0) AS coveredTo FROM coverage")
		.one();
	return { ...next, coveredTo };
}

/** Up to where deletions have taken coverage back from; 0 where they have not. */
export function coveredBefore(store: Store): number {
	const sql = "SELECT coalesce(max(to_seq), 0) AS seq FROM summaries WHERE stale = 2";
	return store.sql.exec<{ seq: number }>(sql).one().seq;
}
