import { err, ok, type Result } from "../../../../core/base/result.ts";
import { figuresOf } from "../../../../core/model/thread/thread-figures.ts";
import type { DistillAnswer, Distilled, Missing } from "../../../../ports/thread-log.ts";
import { later, THREAD_MISSING } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, type ThreadRow, threadOf, writeRow } from "../object/thread-row.ts";
import { liveWithin, trim } from "./coverage.ts";
import { planDistillation } from "./distillation.ts";
import { flushable } from "./flushing.ts";
import { hurryJob, queueJob, readJob } from "./jobs.ts";
import { summaryUpTo } from "./summaries.ts";

/** Covers what lies before the tail, whatever the trigger says: by a job, or under `trim` at once. */
export function askForDistillation(
	store: Store,
	{ job: id, now, wait = false }: { job: string; now: string; wait?: boolean | undefined },
): Result<DistillAnswer, Missing> {
	const row = readLiveRow(store);
	if (row === null) return err(THREAD_MISSING);
	return store.step(() => {
		const known = readJob(store, id);
		if (known.ok) return ok(answer(store, row, row, known.value));
		const settings = threadOf(row);
		if (settings.config.overflow.strategy === "trim") {
			const trimmed = trim(store, row, figuresOf(settings));
			const next = { ...trimmed, updatedAt: later(row.updatedAt, now), behind: true };
			if (trimmed !== row) writeRow(store, next);
			return ok(answer(store, row, trimmed, null));
		}
		const flushes = settings.config.overflow.strategy === "flush";
		const plan = flushes ? flushable(store, row) : planDistillation(store, row, "distill");
		if (plan === null) return ok(answer(store, row, row, null));
		const queued = readJob(
			store,
			queueJob(store, flushes ? "flush" : "distill", () => id, now),
		);
		if (wait && queued.ok) hurryJob(store, queued.value.id, Date.parse(now));
		// The cleanup looks at threads that changed lately: it is to find this one, should the job be left behind.
		writeRow(store, { ...row, updatedAt: later(row.updatedAt, now), behind: true });
		return ok(answer(store, row, row, queued.ok ? queued.value : null));
	});
}

/** What stands for the past now, and how many messages were covered behind a seq. */
export function distilledSince(store: Store, since: number): Result<Distilled, Missing> {
	const row = readLiveRow(store);
	if (row === null) return err(THREAD_MISSING);
	return ok({ summary: summaryUpTo(store, row.lastSeq), covered: coveredBehind(store, row, since) });
}

function answer(store: Store, before: ThreadRow, row: ThreadRow, job: DistillAnswer["job"]): DistillAnswer {
	const covered = coveredBehind(store, row, before.coveredTo);
	return { job, covered_to: before.coveredTo, summary: summaryUpTo(store, row.lastSeq), covered };
}

function coveredBehind(store: Store, row: ThreadRow, seq: number): number {
	return liveWithin(store, Math.max(seq, row.leading), row.coveredTo);
}
