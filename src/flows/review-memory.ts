import type { Failure } from "../core/failure.ts";
import type { Memory } from "../core/memories/memory.ts";
import type { Reach } from "../core/reach.ts";
import type { Result } from "../core/result.ts";
import type { Clock } from "../ports/clock.ts";
import type { MemoryShelf, Review } from "../ports/memory-shelf.ts";
import { changeableMemory } from "./reach-memory.ts";

type ReviewDeps = { clock: Clock; memoryShelf(reach: Reach): MemoryShelf };

/** Carries out what somebody decided about a memory: it still holds, it is over, or another one took its place. */
export async function reviewMemory(
	deps: ReviewDeps,
	reach: Reach,
	id: string,
	review: Review,
): Promise<Result<Memory, Failure>> {
	const shelf = deps.memoryShelf(reach);
	const memory = await changeableMemory(shelf, reach, id);
	if (!memory.ok) return memory;
	return shelf.review(id, review, new Date(deps.clock.now()).toISOString());
}
