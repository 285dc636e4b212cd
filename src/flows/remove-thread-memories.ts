import { type Reach, wholeTenant } from "../core/reach.ts";
import type { Claims } from "../ports/claims.ts";
import type { Clock } from "../ports/clock.ts";
import type { MemoryShelf } from "../ports/memory-shelf.ts";
import { MEMORY_ANSWERS, SKIPPED_ANSWERS } from "./forget-answers.ts";

export type ThreadMemoriesDeps = {
	clock: Pick<Clock, "now">;
	claims(tenant: string): Claims;
	memoryShelf(reach: Reach): Pick<MemoryShelf, "removeScope">;
};

/**
 * Removes what is remembered in the scope of a thread that is gone, and forgets the answers that hold it. Comes after its
 * entry in the list is taken away: whoever writes there meanwhile looks for the entry afterwards (write-memories.ts).
 */
export async function removeThreadMemories(deps: ThreadMemoriesDeps, tenant: string, thread: string): Promise<void> {
	const scope = `thread:${thread}`;
	await deps.memoryShelf(wholeTenant(tenant)).removeScope(scope, new Date(deps.clock.now()).toISOString());
	await deps.claims(tenant).forget(MEMORY_ANSWERS, "all", JSON.stringify(scope));
	await deps.claims(tenant).forget(MEMORY_ANSWERS, "all", SKIPPED_ANSWERS);
	// Contexts of other threads that showed what was said in it.
	await deps.claims(tenant).forget(MEMORY_ANSWERS, "all", JSON.stringify(thread));
}
