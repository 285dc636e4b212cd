import type { Failure } from "../core/failure.ts";
import { type Reach, wholeTenant } from "../core/reach.ts";
import type { Result } from "../core/result.ts";
import type { Claims } from "../ports/claims.ts";
import type { Clock } from "../ports/clock.ts";
import type { MemoryShelf } from "../ports/memory-shelf.ts";
import type { RelationGraph } from "../ports/relation-graph.ts";
import { forgetAnswers, forgetUnnamed, MEMORY_ANSWERS } from "./forget-answers.ts";
import { changeableMemory, noMemory } from "./reach-memory.ts";

type DeleteDeps = {
	clock: Clock;
	claims(tenant: string): Claims;
	memoryShelf(reach: Reach): MemoryShelf;
	relationGraph(reach: Reach): Pick<RelationGraph, "removeOf">;
};

/** Erases what a memory says and said, with the relations learned with it, and forgets the kept answers that hold it. */
export async function deleteMemory(deps: DeleteDeps, reach: Reach, id: string): Promise<Result<null, Failure>> {
	const shelf = deps.memoryShelf(reach);
	const memory = await changeableMemory(shelf, reach, id);
	if (!memory.ok) return memory;
	const forget = async () => {
		const own = await forgetAnswers(deps, reach.tenant, MEMORY_ANSWERS, "all", JSON.stringify(id));
		return own.ok ? forgetUnnamed(deps, reach.tenant) : own;
	};
	// Before, as a call that fails here can be repeated, and after, as an answer may have been kept in between.
	const forgotten = await forget();
	if (!forgotten.ok) return forgotten;
	await deps.relationGraph(wholeTenant(reach.tenant)).removeOf([id]);
	return (await shelf.remove(id, new Date(deps.clock.now()).toISOString())) ? forget() : noMemory;
}
