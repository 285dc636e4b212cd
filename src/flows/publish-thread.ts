import { type Reach, wholeTenant } from "../core/reach.ts";
import type { Claims } from "../ports/claims.ts";
import type { ListedThread } from "../ports/listed-thread.ts";
import type { ThreadList } from "../ports/thread-list.ts";
import { removeThreadGraph, type ThreadGraphDeps } from "./remove-thread-graph.ts";
import { removeThreadMemories, type ThreadMemoriesDeps } from "./remove-thread-memories.ts";

type PublishDeps = ThreadMemoriesDeps &
	ThreadGraphDeps & { threadList(reach: Reach): ThreadList; claims(tenant: string): Claims };

/**
 * Tells the list of threads what one thread is now; gives false if the thread changed meanwhile, so that there
 * is more to tell. Of a thread that is gone the answers kept about it go too. Repeating it does no harm.
 */
export async function publishThread(local: ListedThread, deps: PublishDeps): Promise<boolean> {
	const state = local.behind();
	if (state === null) return true;
	const list = deps.threadList(wholeTenant(state.tenant));
	if (state.thread === null) {
		await deps.claims(state.tenant).forget(state.id, "all");
		await list.remove(state.id);
		await removeThreadMemories(deps, state.tenant, state.id);
		await removeThreadGraph(deps, state.tenant, state.id);
		await local.forget();
		return local.behind() === null;
	}
	await list.put(state.thread, state.stored_bytes);
	return local.listed(state.thread);
}
