import type { Failure } from "../core/failure.ts";
import type { Memory } from "../core/memories/memory.ts";
import { changesMemoryScope } from "../core/memories/scopes.ts";
import type { Reach } from "../core/reach.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { MemoryShelf } from "../ports/memory-shelf.ts";

/** What a memory beyond the reach answers, and one that is not there. */
export const noMemory: { ok: false; error: Failure } = err({ reason: "not_found", what: "memory" });

/** A memory that the caller may change; one it can't see is not there. */
export async function changeableMemory(
	shelf: Pick<MemoryShelf, "read">,
	reach: Reach,
	id: string,
): Promise<Result<Memory, Failure>> {
	const memory = await shelf.read(id);
	if (memory === null) return noMemory;
	if (changesMemoryScope(reach, memory.scope)) return ok(memory);
	return err({ reason: "forbidden", detail: "This memory reaches further than the key." });
}
