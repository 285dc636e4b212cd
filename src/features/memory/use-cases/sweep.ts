import type { Clock } from "../../../platform/clock/clock.ts";
import type { TenantJobs } from "../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import type { OutboxWatch } from "../store/index/outbox.ts";
import type { OutdatedIndex } from "../store/index/outdated-index.ts";
import type { SearchMerges } from "../store/index/search-merges.ts";
import type { MemorySweep } from "../store/memories/memory-sweep.ts";

type ExpireDeps = { clock: Clock; memorySweep: MemorySweep };

/** A sweep takes this many at a time, and no more often than this: the next one comes in five minutes. */
const EXPIRED_AT_A_TIME = 500;
const MOST_EXPIRING_TIMES = 20;

/** Marks the memories whose time is over, which nobody sees as active any more anyway. Gives how many there were. */
export async function expireMemories(deps: ExpireDeps): Promise<number> {
	const now = new Date(deps.clock.now()).toISOString();
	let expired = 0;
	for (let time = 0; time < MOST_EXPIRING_TIMES; time++) {
		const some = await deps.memorySweep.expire(now, EXPIRED_AT_A_TIME);
		expired += some;
		if (some < EXPIRED_AT_A_TIME) break;
	}
	return expired;
}

type IndexSweepDeps = { outdatedIndex: OutdatedIndex };

/** A sweep takes this many of each kind at a time, and no more often than this: the next one comes in five minutes. */
const INDEXED_AT_A_TIME = 100;
const MOST_INDEXING_TIMES = 240;

/**
 * Indexes anew what another version has indexed of long-term memory, of all tenants; what is left waits for the next sweep.
 * Gives how many there were.
 */
export async function sweepIndex({ outdatedIndex }: IndexSweepDeps): Promise<number> {
	let indexed = 0;
	for (let time = 0; time < MOST_INDEXING_TIMES; time++) {
		const some = await outdatedIndex.indexSome(INDEXED_AT_A_TIME);
		if (some === 0) break;
		indexed += some;
	}
	return indexed;
}

type WakeDeps = { clock: Clock; outboxWatch: OutboxWatch; tenantJobs(tenant: string): TenantJobs };

/** Who writes wakes at once; what is older was missed. */
const MISSED_MS = 60_000;

/** A sweep wakes no more tenants than this; the next one comes soon. */
const MOST_WOKEN = 200;

/** Wakes the jobs of tenants whose vectors, or whose threads, a crash left behind. Gives how many there were. */
export async function wakeIndexes({ clock, outboxWatch, tenantJobs }: WakeDeps): Promise<number> {
	const before = new Date(clock.now() - MISSED_MS).toISOString();
	const tenants = await outboxWatch.behind(before, MOST_WOKEN);
	await Promise.all(tenants.map((tenant) => tenantJobs(tenant).wake()));
	return tenants.length;
}

/** A sweep merges no more parts of an index than this; the next one, in five minutes, goes on. */
const MOST_PARTS = 100;

/** Between two parts others get their turn, for so long (ms). */
const PAUSE_MS = 5;

/** Takes the terms of what was erased out of the search indexes. Gives how many are done. */
export async function sweepMerges({
	clock,
	searchMerges,
}: {
	clock: Clock;
	searchMerges: SearchMerges;
}): Promise<number> {
	let done = 0;
	for (const index of await searchMerges.owed()) {
		for (let part = 0; part < MOST_PARTS; part++) {
			if (await searchMerges.mergeSome(index.name)) {
				await clock.pause(PAUSE_MS);
				continue;
			}
			await searchMerges.merged(index);
			done++;
			break;
		}
	}
	return done;
}
