import type { Failure } from "../core/failure.ts";
import type { Memory } from "../core/memories/memory.ts";
import { namedScopes, threadOf } from "../core/memories/scopes.ts";
import type { Reach } from "../core/reach.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Clock } from "../ports/clock.ts";
import type { MemoryQuery, MemoryShelf } from "../ports/memory-shelf.ts";

type ListDeps = { clock: Clock; memoryShelf(reach: Reach): MemoryShelf };

/** What is asked of the list; `due`: only those whose review is due now. */
type Asked = Omit<MemoryQuery, "review_due"> & { due: boolean };

/** A page of memories, newest first, and whether there are more. A scope that a bound key may not name is refused. */
export async function listMemories(
	deps: ListDeps,
	reach: Reach,
	{ due, limit, ...query }: Asked,
): Promise<Result<{ page: Memory[]; more: boolean }, Failure>> {
	const { scope } = query;
	const named = namedScopes(reach);
	if (scope !== undefined && named !== null && threadOf(scope) === null && !named.includes(scope)) {
		return err({ reason: "forbidden", detail: "This key is bound to another scope." });
	}
	const review_due = due ? new Date(deps.clock.now()).toISOString() : undefined;
	const found = await deps.memoryShelf(reach).page({ ...query, review_due, limit: limit + 1 });
	return ok({ page: found.slice(0, limit), more: found.length > limit });
}
