import { err, ok, type Result } from "../../../../core/base/result.ts";
import type { Steps } from "../../../../core/base/steps.ts";
import type { Job } from "../../../../core/model/thread/job.ts";
import type { LongTermName } from "../../../../core/model/thread/thread-config.ts";
import { LEARNED_TEXT } from "../../../../core/writing/learn/found/learning-parts.ts";
import type { WriterError } from "../../../../core/writing/writers/writers.ts";
import { type Clock, inSlices } from "../../../../platform/clock/clock.ts";
import type { TenantJobs } from "../../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import type { Tokenizer } from "../../../../ports/tokenizer.ts";
import type { LearnableSlice, StoringPlan, ThreadJobs } from "../../../threads/index.ts";
import type { LongTermBlock } from "../../long-term/long-term-block.ts";
import type { LearnedWriter } from "./write-learned.ts";

export type FlushDeps = {
	clock: Clock;
	tokenizer: Tokenizer;
	writeLearned: LearnedWriter;
	longTermBlock(tenant: string, name: LongTermName): LongTermBlock;
	tenantJobs(tenant: string): Pick<TenantJobs, "scheduleIndexing">;
};

/** How often a job plans again because its thread was changed under it. */
const MOST_PLANS = 8;

/**
 * Stores what lies before the preserved tail in the thread's long-term blocks, part by part. Only behind what every block
 * has stored does the window move; where one fails, its messages are shown as before. Returns why a better writer did not
 * do the last part.
 */
export async function flushThread(
	deps: FlushDeps,
	thread: ThreadJobs,
	job: Job,
	last: boolean,
): Promise<Result<string | null, WriterError>> {
	let degraded: string | null = null;
	for (let outdated = 0; outdated < MOST_PLANS; ) {
		const plan = thread.planFlush(job);
		if (plan === null) return ok(degraded);
		const slice = thread.readLearnable(plan.from, plan.to, LEARNED_TEXT);
		const stored = await storeMessages(deps, plan, slice, last);
		if (!stored.ok) return stored;
		degraded = stored.value ?? degraded;
		const committed = thread.commitFlush(job, plan, slice.up_to, deps.clock.now());
		if (committed === "given_up") return ok(degraded);
		if (committed === "outdated") outdated += 1;
	}
	const detail = `The thread was changed ${MOST_PLANS} times while it was read.`;
	return err({ reason: "writer_failed", detail, retry_after_ms: null });
}

/** Stores messages in the thread's long-term blocks; what they tell is extracted once for all of them. */
export async function storeMessages(
	deps: FlushDeps,
	{ tenant, owners, encoding, learned_to, ltm, ltm_limits }: StoringPlan,
	{ messages, learn_scope }: LearnableSlice,
	last: boolean,
): Promise<Result<string | null, WriterError>> {
	if (messages.length === 0) return ok(null);
	const count = await deps.tokenizer.counter(encoding);
	const scopes = { owners, learn_scope };
	let extracted: ReturnType<LearnedWriter> | null = null;
	const extract = () => {
		const unlearned = messages.filter(({ seq }) => seq > learned_to);
		extracted ??= deps.writeLearned({ tenant, messages: unlearned, scopes, count, last });
		return extracted;
	};
	const now = deps.clock.now();
	let degraded: string | null = null;
	for (const name of ltm) {
		const slices = <T>(steps: Steps<T>) => inSlices(deps.clock, steps);
		const batch = { scopes, messages, extract, inSlices: slices, limit: ltm_limits[name], now };
		const stored = await deps.longTermBlock(tenant, name).write(batch);
		if (!stored.ok) return stored;
		degraded = stored.value.degraded ?? degraded;
	}
	await deps.tenantJobs(tenant).scheduleIndexing();
	return ok(degraded);
}
