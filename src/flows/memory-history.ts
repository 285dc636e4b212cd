import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import { ok, type Result } from "../core/result.ts";
import type { HistoryQuery, MemoryShelf, PlacedVersion } from "../ports/memory-shelf.ts";

/** A page of what a memory says and said, and what it took the place of, and whether there is more. */
export async function memoryHistory(
	deps: { memoryShelf(reach: Reach): MemoryShelf },
	reach: Reach,
	id: string,
	{ after, limit }: HistoryQuery,
): Promise<Result<{ page: PlacedVersion[]; more: boolean }, Failure>> {
	const found = await deps.memoryShelf(reach).history(id, { after, limit: limit + 1 });
	return found.ok ? ok({ page: found.value.slice(0, limit), more: found.value.length > limit }) : found;
}
