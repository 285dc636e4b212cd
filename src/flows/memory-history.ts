import type { Failure } from "../core/failure.ts";
import type { MemoryVersion } from "../core/memories/memory.ts";
import type { Reach } from "../core/reach.ts";
import type { Result } from "../core/result.ts";
import type { MemoryShelf } from "../ports/memory-shelf.ts";

/** What a memory says and said, and what it took the place of, newest first. */
export function memoryHistory(
	deps: { memoryShelf(reach: Reach): MemoryShelf },
	reach: Reach,
	id: string,
): Promise<Result<MemoryVersion[], Failure>> {
	return deps.memoryShelf(reach).history(id);
}
