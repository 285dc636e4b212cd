import type { Failure } from "../core/failure.ts";
import { type Reach, wholeTenant } from "../core/reach.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Clock } from "../ports/clock.ts";
import type { MemoryShelf } from "../ports/memory-shelf.ts";
import type { RelationGraph } from "../ports/relation-graph.ts";

export type RetireDeps = {
	clock: Clock;
	memoryShelf(reach: Reach): Pick<MemoryShelf, "retire">;
	relationGraph(reach: Reach): Pick<RelationGraph, "retire">;
};

/**
 * Takes back what was learned from messages that were deleted, or from all of a thread, before that is acknowledged. What is being learned from it
 * meanwhile its thread's own job takes back (flows/learn-thread.ts). Repeating it does no harm. Gives how many memories and relations.
 */
export async function retireLearned(
	deps: RetireDeps,
	tenant: string,
	thread_id: string,
	message_ids: readonly string[] | "all",
): Promise<Result<number, Failure>> {
	const from = { thread_id, message_ids };
	const now = new Date(deps.clock.now()).toISOString();
	try {
		const memories = await deps.memoryShelf(wholeTenant(tenant)).retire({ ...from, because: "deleted" }, now);
		return ok(memories + (await deps.relationGraph(wholeTenant(tenant)).retire(from)));
	} catch (error) {
		console.error("what was learned from messages could not be taken back", error);
		return err({
			reason: "unavailable",
			detail: "It was done but for what was learned from it, which may still be recalled; try again.",
		});
	}
}
