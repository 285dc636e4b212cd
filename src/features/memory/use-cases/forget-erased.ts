import { type Reach, wholeTenant } from "../../../core/base/reach.ts";
import type { ErasedItem, ErasureProgress } from "../../../core/model/thread/kept-context.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import type { Erasures, ShowingThread } from "../store/index/erasures.ts";
import type { RecalledItems } from "../store/recall/recalled-items.ts";

type ForgetDeps = {
	clock: Clock;
	erasures(tenant: string): Erasures;
	recalledItems(tenant: string): Pick<RecalledItems, "erased">;
	threadLog(reach: Reach, threadId: string): Pick<ThreadLog, "findShown" | "forgetShown">;
};

/** How far the job has come; stored, so that it goes on from there after a crash. */
type Progress = { read(): ErasureProgress | null; write(progress: ErasureProgress | null): void };

/** So many items are told to a thread at once, so many threads are told before the progress is noted, so many of them at once. */
const MOST_ITEMS = 500;
const MOST_THREADS = 40;
const AT_ONCE = 8;

/** So many slices are done in a row; the alarm goes on behind the tenant's other work. */
const MOST_SLICES = 20;

/** Between two slices others get their turn, for so long (ms). */
const PAUSE_MS = 5;

/** What was erased, by its id, of whatever was erased before ids were noted. */
const WHATEVER = "*";

/**
 * Tells every thread that may show it what was erased of long-term memory, so that kept contexts hold nothing of it; gives
 * whether there is more to do. A slice that breaks off is done again.
 */
export async function forgetErased(deps: ForgetDeps, tenant: string, progress: Progress): Promise<boolean> {
	const erasures = deps.erasures(tenant);
	for (let slice = 0; slice < MOST_SLICES; slice++) {
		if (slice > 0) await deps.clock.pause(PAUSE_MS);
		const at = progress.read() ?? (await begun(erasures));
		if (at === null) return false;
		const items = await erasures.items(at);
		const threads = await erasures.threads(at.scope, at.after, MOST_THREADS);
		for (let first = 0; first < threads.length; first += AT_ONCE) {
			const some = threads.slice(first, first + AT_ONCE);
			await Promise.all(some.map((thread) => tellThread(deps, tenant, thread, items)));
		}
		const after = threads.at(-1)?.position;
		if (after !== undefined) progress.write({ ...at, after });
		if (threads.length === MOST_THREADS) continue;
		await erasures.told(at);
		progress.write(null);
	}
	return true;
}

async function begun(erasures: Erasures): Promise<ErasureProgress | null> {
	const next = await erasures.next(MOST_ITEMS);
	return next === null ? null : { ...next, after: null };
}

/** Whether an episode shows less than it did is told by its messages: under its id it may be there still. */
async function tellThread(
	{ clock, recalledItems, threadLog }: ForgetDeps,
	tenant: string,
	{ id, scopes }: ShowingThread,
	items: readonly ErasedItem[],
): Promise<void> {
	const log = threadLog(wholeTenant(tenant), id);
	const all = items.some((item) => item.id === WHATEVER);
	const shown = await log.findShown({ items, all, now: clock.now() });
	// What contexts of former versions show of others' scopes was not noted, so no later erasure would find it.
	const erased = await recalledItems(tenant).erased(shown, all ? scopes : null);
	if (erased.length > 0) await log.forgetShown(erased);
}
