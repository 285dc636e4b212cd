import type { JobKind } from "../../../../core/model/thread/job.ts";
import { flushesOverflow } from "../../../../core/model/thread/thread-config.ts";
import { figuresOf, type ThreadFigures } from "../../../../core/model/thread/thread-figures.ts";
import type { Overflow } from "../../../../ports/thread-log.ts";
import { pendingTokens, settledTo } from "../object/pending-tokens.ts";
import type { Store } from "../object/store.ts";
import { type ThreadRow, threadOf } from "../object/thread-row.ts";
import { nextBoundary } from "./clearing.ts";
import { coverableTo, liveWithin, trim } from "./coverage.ts";
import { queueJob, type WaitingJob, waitingJob } from "./jobs.ts";

/**
 * What messages that were appended set off: results are cleared, and above the trigger the past is trimmed or a job is
 * queued that distils it. Part of the append's own step; it reads by index and waits for nothing. Returns the row after it.
 */
export function relieve(store: Store, row: ThreadRow, newJob: () => string, now: string): ThreadRow {
	const { config } = threadOf(row);
	const figures = figuresOf(threadOf(row));
	const state = { tokens: pendingTokens(store, row), limit: figures.limit };
	const clearedTo = nextBoundary(store, row, state, config.tool_clearing);
	return overflown(store, { ...row, clearedTo }, figures, (kind) => queueJob(store, kind, newJob, now));
}

/** How much of a thread is not covered, and what is at work on it; `before`: what was, before the append. */
export function overflowOf(store: Store, row: ThreadRow, before: WaitingJob | null): Overflow {
	const waiting = waitingJob(store);
	const job = waiting === null ? null : { ...waiting, made: before === null };
	return { tokens: pendingTokens(store, row), limit: figuresOf(threadOf(row)).limit, job };
}

/** What the thread's strategy does above the trigger. */
function overflown(store: Store, row: ThreadRow, figures: ThreadFigures, queue: (kind: JobKind) => void): ThreadRow {
	const { config } = threadOf(row);
	switch (config.overflow.strategy) {
		case "summarize":
			if (isDue(store, row, figures)) queue("distill");
			return row;
		case "flush":
			if (flushesOverflow(config) && isDue(store, row, figures)) queue("flush");
			return row;
		case "trim":
			return isDue(store, row, figures) ? trim(store, row, figures) : row;
		case "none":
			return row;
	}
}

/** Whether more is pending than the trigger allows, and something of it lies before the tail. A limit of 0 shows nothing. */
export function isDue(store: Store, row: ThreadRow, figures: ThreadFigures): boolean {
	if (figures.limit === 0 || pendingTokens(store, row) <= figures.trigger) return false;
	return liveWithin(store, settledTo(row), coverableTo(store, row, figures)) > 0;
}
