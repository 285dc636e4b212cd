import { type Reach, wholeTenant } from "../core/reach.ts";
import type { ListedThread } from "../ports/listed-thread.ts";
import type { ThreadList } from "../ports/thread-list.ts";

/**
 * Tells the list of threads what one thread is now; gives false if the thread changed meanwhile, so that there
 * is more to tell. Repeating it does no harm.
 */
export async function publishThread(local: ListedThread, threadList: (reach: Reach) => ThreadList): Promise<boolean> {
	const state = local.behind();
	if (state === null) return true;
	const list = threadList(wholeTenant(state.tenant));
	if (state.thread === null) {
		await list.remove(state.id);
		await local.forget();
		return local.behind() === null;
	}
	await list.put(state.thread, state.stored_bytes);
	return local.listed(state.thread);
}
