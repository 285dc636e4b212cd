import type { Failure } from "../core/failure.ts";
import type { Memory } from "../core/memories/memory.ts";
import type { Reach } from "../core/reach.ts";
import { ok, type Result } from "../core/result.ts";
import type { MemoryShelf } from "../ports/memory-shelf.ts";
import { noMemory } from "./reach-memory.ts";

/** A memory as it is now. */
export async function readMemory(
	deps: { memoryShelf(reach: Reach): MemoryShelf },
	reach: Reach,
	id: string,
): Promise<Result<Memory, Failure>> {
	const memory = await deps.memoryShelf(reach).read(id);
	return memory === null ? noMemory : ok(memory);
}
