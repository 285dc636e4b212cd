import type { Failure } from "../core/failure.ts";
import type { Memory } from "../core/memories/memory.ts";
import type { Reach } from "../core/reach.ts";
import { ok, type Result } from "../core/result.ts";
import type { EvidenceQuery, MemoryShelf } from "../ports/memory-shelf.ts";

/** A page of the memories that one rests on, and whether there are more; none where it is no insight. */
export async function memoryEvidence(
	deps: { memoryShelf(reach: Reach): MemoryShelf },
	reach: Reach,
	id: string,
	{ after, limit }: EvidenceQuery,
): Promise<Result<{ page: Memory[]; more: boolean }, Failure>> {
	const found = await deps.memoryShelf(reach).evidence(id, { after, limit: limit + 1 });
	return found.ok ? ok({ page: found.value.slice(0, limit), more: found.value.length > limit }) : found;
}
