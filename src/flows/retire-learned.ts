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
 * Takes back what was learned from a message that was deleted, before that is acknowledged. What is being learned from it
 * meanwhile its thread's own job takes back (flows/learn-thread.ts). Repeating it does no harm.
 */
export async function retireLearned(
	deps: RetireDeps,
	tenant: string,
	thread_id: string,
	message_id: string,
): Promise<Result<null, Failure>> {
	const from = { thread_id, message_ids: [message_id] };
	const now = new Date(deps.clock.now()).toISOString();
	try {
		await deps.memoryShelf(wholeTenant(tenant)).retire({ ...from, because: "deleted" }, now);
		await deps.relationGraph(wholeTenant(tenant)).retire(from);
		return ok(null);
	} catch (error) {
		console.error("what was learned from a message could not be taken back", error);
		return err({
			reason: "unavailable",
			detail: "It was done but for what was learned from it, which may still be recalled; try again.",
		});
	}
}
