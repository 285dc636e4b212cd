import type { Failure } from "../core/failure.ts";
import type { Memory } from "../core/memories/memory.ts";
import type { Reach } from "../core/reach.ts";
import type { Result } from "../core/result.ts";
import type { MemoryShelf } from "../ports/memory-shelf.ts";

/** The memories that one rests on; none where it is no insight. */
export function memoryEvidence(
	deps: { memoryShelf(reach: Reach): MemoryShelf },
	reach: Reach,
	id: string,
): Promise<Result<Memory[], Failure>> {
	return deps.memoryShelf(reach).evidence(id);
}
