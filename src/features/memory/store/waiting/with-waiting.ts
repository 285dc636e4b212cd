import type { MemoryStore } from "../memories/memory-store.ts";
import type { WaitingMemories } from "./waiting-memories.ts";

/** The store of memories, with which what waits for approval is retracted and removed too. */
export function withWaiting(store: MemoryStore, waiting: WaitingMemories): MemoryStore {
	return {
		...store,
		async retire(from, at) {
			const waited = await waiting.retire(from);
			return waited + (await store.retire(from, at));
		},
		async removeScope(scope, at) {
			const waited = await waiting.removeAll({ scope });
			return waited + (await store.removeScope(scope, at));
		},
	};
}
