import type { Failure } from "../../core/base/failure.ts";
import { err, ok, type Result } from "../../core/base/result.ts";
import type { Claims } from "./store/claims.ts";

/** What answers that hold memories are kept as being about; no thread has such an id. */
export const MEMORY_ANSWERS = "memories/";

/** What an answer holds that shows an insight: as it may have the words of what it rests on, it goes with any of that. */
const INSIGHT_ANSWERS = '"type":"reflection"';

/** What an answer holds that says what was not learned: in whose words is not noted, so it goes with any of what is known. */
export const SKIPPED_ANSWERS = '"skipped":[{';

/** Takes away the kept answers that may hold words of what is deleted without its id. */
export async function forgetUnnamed(
	deps: { claims(tenant: string): Claims },
	tenant: string,
): Promise<Result<null, Failure>> {
	const insights = await forgetAnswers(deps, tenant, MEMORY_ANSWERS, "all", INSIGHT_ANSWERS);
	return insights.ok ? forgetAnswers(deps, tenant, MEMORY_ANSWERS, "all", SKIPPED_ANSWERS) : insights;
}

/**
 * Takes away the answers kept for repeated requests about a thread (`texts`: those that may hold what was said in it).
 * Called once the thread itself has changed and before that is acknowledged: what is answered later is made of what is
 * left, and what is under way now is not kept.
 */
export async function forgetAnswers(
	deps: { claims(tenant: string): Claims },
	tenant: string,
	thread: string,
	which: "all" | "texts",
	holding?: string,
): Promise<Result<null, Failure>> {
	try {
		await deps.claims(tenant).forget(thread, which, holding);
		return ok(null);
	} catch (error) {
		console.error("kept answers could not be forgotten", error);
		return err({
			reason: "unavailable",
			detail: "It was done but for kept answers, which may still be repeated; try again.",
		});
	}
}
