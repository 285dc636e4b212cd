import { type AccessScope, wholeTenant } from "../../../core/base/access-scope.ts";
import { ok } from "../../../core/base/result.ts";
import type { ErasedItem, ErasureProgress } from "../../../core/model/thread/kept-context.ts";
import { type Clock, giveWay } from "../../../platform/clock/clock.ts";
import { type Backoff, runJobs, waitAfter } from "../../../platform/objects/run-jobs.ts";
import type { UntoldThreads } from "../../../platform/objects/tenant-jobs/untold-threads.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import type { Erasures, ShowingThread } from "../store/index/erasures.ts";
import type { RecalledItems } from "../store/recall/recalled-items.ts";

type ForgetDeps = {
	clock: Clock;
	erasures(tenant: string): Erasures;
	recalledItems(tenant: string): Pick<RecalledItems, "erased">;
	threadLog(accessScope: AccessScope, threadId: string): Pick<ThreadLog, "findShown" | "forgetShown">;
};

/** How far the job has come; stored, so that it goes on from there after a crash. `untold`: those that could not be told. */
type ErasureState = {
	read(): ErasureProgress | null;
	write(progress: ErasureProgress | null): void;
	untold: UntoldThreads;
};

/** This many items are told to a thread at once, this many threads are told before the progress is noted, so many of them at once. */
const MOST_ITEMS = 500;
const MOST_THREADS = 40;
const AT_ONCE = 8;

/** This many slices are done in a row; the alarm goes on behind the tenant's other work. */
const MOST_SLICES = 20;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * How long a thread waits that could not be told: four times as long each time, at most a day. It is given up after ten days; it
 * is noted still, and told once another erasure reaches it.
 */
const BACKOFF: Backoff = {
	waits: [...[0.5, 2, 8, 32, 128, 512].map((minutes) => minutes * MINUTE_MS), ...Array<number>(9).fill(DAY_MS)],
	...{ repeat: null, longestAsked: 0, jitter: 0 },
};

/** What was erased, by its id, of whatever was erased before ids were noted. */
const WHATEVER = "*";

/**
 * Tells every thread that may show it what was erased of long-term memory, so that kept contexts hold nothing of it; gives
 * when there is more to do (ms since the epoch). A slice that breaks off is done again; a thread that can't be told is put aside.
 */
export async function forgetErased(deps: ForgetDeps, tenant: string, state: ErasureState): Promise<number | null> {
	const runner = { clock: deps.clock, backoff: BACKOFF, most: MOST_THREADS };
	await runJobs(runner, state.untold, async ({ id, scopes, items }) => {
		await tellThread(deps, tenant, { thread: { id, scopes }, items });
		return ok(null);
	});
	const erasures = deps.erasures(tenant);
	for (let slice = 0; slice < MOST_SLICES; slice++) {
		if (slice > 0) await giveWay(deps.clock);
		const at = state.read() ?? (await begun(erasures));
		if (at === null) return state.untold.nextDue();
		const items = await erasures.items(at);
		const threads = await erasures.threads(at.scope, at.after, MOST_THREADS);
		for (let first = 0; first < threads.length; first += AT_ONCE) {
			const some = threads.slice(first, first + AT_ONCE);
			await Promise.all(some.map((thread) => tellOrPutAside(deps, tenant, state.untold, { thread, items })));
		}
		const after = threads.at(-1)?.position;
		if (after !== undefined) state.write({ ...at, after });
		if (threads.length === MOST_THREADS) continue;
		await erasures.markTold(at);
		state.write(null);
	}
	return deps.clock.now();
}

async function begun(erasures: Erasures): Promise<ErasureProgress | null> {
	const next = await erasures.next(MOST_ITEMS);
	return next === null ? null : { ...next, after: null };
}

type Telling = { thread: Pick<ShowingThread, "id" | "scopes">; items: readonly ErasedItem[] };

/** Noted before the progress is: nothing is forgotten to be told, whatever breaks off. */
async function tellOrPutAside(
	deps: ForgetDeps,
	tenant: string,
	untold: UntoldThreads,
	telling: Telling,
): Promise<void> {
	const { thread, items } = telling;
	try {
		await tellThread(deps, tenant, telling);
		// It can be told again, so what was given up is too.
		untold.revive(thread.id, deps.clock.now());
	} catch (error) {
		console.error(`thread ${thread.id} could not be told what was erased`, error);
		const now = deps.clock.now();
		const wait = waitAfter(BACKOFF, { id: thread.id, attempts: 1 }, { now, asked: 0 }) ?? 0;
		untold.add({ id: thread.id, scopes: thread.scopes, items: [...items] }, now + wait);
	}
}

/** Whether an episode shows less than it did is told by its messages: under its id it may be there still. */
async function tellThread(
	{ clock, recalledItems, threadLog }: ForgetDeps,
	tenant: string,
	telling: Telling,
): Promise<void> {
	const { thread, items } = telling;
	const log = threadLog(wholeTenant(tenant), thread.id);
	const all = items.some((item) => item.id === WHATEVER);
	const shown = await log.findShown({ items, all, now: clock.now() });
	// What contexts of former versions show of others' scopes was not noted, so no later erasure would find it.
	const erased = await recalledItems(tenant).erased(shown, all ? thread.scopes : null);
	if (erased.length > 0) await log.forgetShown(erased);
}
