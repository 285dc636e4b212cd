import { ok, type Result } from "../../../core/base/result.ts";
import type { Job } from "../../../core/model/thread/job.ts";
import type { WriterError } from "../../../core/writing/writers/writers.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Tokenizer } from "../../../ports/tokenizer.ts";
import type { ThreadJobs } from "../../threads/index.ts";
import type { StateWriter } from "./writing/write-state.ts";

export type StateDeps = { clock: Clock; tokenizer: Tokenizer; writeState: StateWriter };

/** How often a job plans again because the thread changed while a model read it. */
const MOST_PLANS = 3;

/**
 * Has a model improve the state that the embedded writer wrote. A caller's edit since then stays, and a newer answer is read
 * too. Returns why a better writer did not do it.
 */
export async function followState(
	deps: StateDeps,
	thread: ThreadJobs,
	job: Job,
	last: boolean,
): Promise<Result<string | null, WriterError>> {
	for (let plans = 0; plans < MOST_PLANS; plans++) {
		const plan = thread.planState(job);
		if (plan === null) return ok(null);
		const { tenant, state, messages, encoding } = plan;
		const count = await deps.tokenizer.counter(encoding);
		const written = await deps.writeState({ tenant, state, messages, count, last });
		if (!written.ok) return written;
		const { state: next, writer, degraded } = written.value;
		if (next === null) return ok(degraded);
		if (thread.commitState(job, plan, { state: next, writer, now: deps.clock.now() }) !== "outdated")
			return ok(degraded);
	}
	return ok(`The thread changed ${MOST_PLANS} times while a model read it: embedded`);
}
