import { type AccessScope, changesMemoryScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { ratedImportance } from "../../../core/model/memory/importance.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { FreeKeys, MemoryMove, MemoryStore, WrittenMemory } from "../store/memories/memory-store.ts";
import { type GivenMemory, type WriteDeps, writeWith } from "./memories.ts";

/** Writes a memory while no active one has a key that must be free; else `already_exists`, and nothing is written. */
export function createMemory(
	deps: WriteDeps,
	accessScope: AccessScope,
	given: GivenMemory,
	free: FreeKeys,
): Promise<Result<WrittenMemory | null, Failure>> {
	return writeWith<WrittenMemory | null>(
		deps,
		accessScope,
		{ given: [given], rate: ratedImportance },
		async (store, [entry], now) => (entry === undefined ? ok(null) : store.create(entry, free, now)),
	);
}

type MoveDeps = { clock: Clock; memoryStore(accessScope: AccessScope): Pick<MemoryStore, "move"> };

/**
 * Gives memories of the scope other keys, all or none. `not_found`: one of them no longer has the key it was read with.
 * `already_exists`: a key that must be free is taken.
 */
export async function moveMemories(
	deps: MoveDeps,
	accessScope: AccessScope,
	moves: readonly MemoryMove[],
	free: FreeKeys,
): Promise<Result<null, Failure>> {
	if (!changesMemoryScope(accessScope, free.scope)) {
		return err({ reason: "forbidden", detail: "This key does not write in that scope." });
	}
	return deps.memoryStore(accessScope).move(moves, free, new Date(deps.clock.now()).toISOString());
}
