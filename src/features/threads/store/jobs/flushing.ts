import type { Job } from "../../../../core/model/thread/job.ts";
import { flushesOverflow } from "../../../../core/model/thread/thread-config.ts";
import { figuresOf } from "../../../../core/model/thread/thread-figures.ts";
import { settledTo } from "../object/pending-tokens.ts";
import { later } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, type ThreadRow, threadOf, writeRow } from "../object/thread-row.ts";
import { cover, coverableTo, liveWithin } from "./coverage.ts";
import type { Committed } from "./distillation.ts";
import { isRunning } from "./jobs.ts";
import { learner, type StoringPlan } from "./learning.ts";

/** What is to be stored in long-term blocks before the window moves behind it. */
export type FlushPlan = StoringPlan & { generation: number; covered_to: number };

/** What the job is to flush now: from behind what is covered up to the preserved tail. Null where nothing is left. */
export function planFlush(store: Store, job: Job): FlushPlan | null {
	const row = readLiveRow(store);
	return row === null || !isRunning(store, job) ? null : flushable(store, row);
}

/** What a thread under `flush` has to store; null where nothing lies before its tail, or it does not flush. */
export function flushable(store: Store, row: ThreadRow): FlushPlan | null {
	const thread = threadOf(row);
	if (!flushesOverflow(thread.config)) return null;
	const { ltm, ltm_limits } = thread.config.overflow;
	const from = settledTo(row) + 1;
	const to = coverableTo(store, row, figuresOf(thread));
	if (liveWithin(store, from - 1, to) === 0) return null;
	const { generation, coveredTo: covered_to } = row;
	const learned_to = thread.config.learn === "turn" ? row.learnedTo : 0;
	return { ...learner(row), from, to, generation, covered_to, learned_to, ltm, ltm_limits };
}

/**
 * Lets the window move, in one step: only if the job still runs, nothing was edited or deleted since the plan, and
 * coverage stands where it stood. What was stored counts as learned from.
 */
export function commitFlush(store: Store, job: Job, plan: FlushPlan, upTo: number, now: number): Committed {
	return store.step(() => {
		const row = readLiveRow(store);
		if (row === null || !isRunning(store, job)) return "given_up";
		if (row.generation !== plan.generation || row.coveredTo !== plan.covered_to) return "outdated";
		const covered = cover(store, row, upTo, "flushed", null);
		const updatedAt = later(row.updatedAt, new Date(now).toISOString());
		writeRow(store, { ...covered, learnedTo: Math.max(row.learnedTo, upTo), updatedAt, behind: true });
		return "committed";
	});
}
