import { type CleanupCursors, nextPage } from "../../../platform/cleanup/cleanup-cursors.ts";
import { type Clock, giveWay } from "../../../platform/clock/clock.ts";
import type { TenantJobs } from "../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import type { OutboxWatch } from "../store/index/outbox.ts";
import type { OutdatedIndex, SearchMerges } from "../store/index/outdated-index.ts";
import type { MemoryCleanup } from "../store/memories/memory-cleanup.ts";

type ExpireDeps = { clock: Clock; memoryCleanup: MemoryCleanup };

/** A cleanup takes this many at a time, and no more often than this: the next one comes in five minutes. */
const EXPIRED_AT_A_TIME = 500;
const MOST_EXPIRING_TIMES = 20;

/** Marks the memories whose time is over, which nobody sees as active any more anyway. Returns how many there were. */
export async function expireMemories(deps: ExpireDeps): Promise<number> {
	const now = new Date(deps.clock.now()).toISOString();
	let expired = 0;
	for (let time = 0; time < MOST_EXPIRING_TIMES; time++) {
		const some = await deps.memoryCleanup.expire(now, EXPIRED_AT_A_TIME);
		expired += some;
		if (some < EXPIRED_AT_A_TIME) break;
	}
	return expired;
}

/** Until then nothing that is sent again, such as an older export, writes a deleted memory anew (ms). */
const DELETED_KEPT_MS = 90 * 24 * 60 * 60_000;
const FORGOTTEN_AT_A_TIME = 200;
const MOST_FORGETTING_TIMES = 100;

/** Removes the entries, without content, of memories that were deleted long ago. Returns how many there were; the next night goes on. */
export async function forgetDeleted({ clock, memoryCleanup }: ExpireDeps): Promise<number> {
	const before = new Date(clock.now() - DELETED_KEPT_MS).toISOString();
	let forgotten = 0;
	for (let time = 0; time < MOST_FORGETTING_TIMES; time++) {
		const some = await memoryCleanup.forgetDeleted(before, FORGOTTEN_AT_A_TIME);
		forgotten += some;
		if (some < FORGOTTEN_AT_A_TIME) break;
		await giveWay(clock);
	}
	return forgotten;
}

type IndexCleanupDeps = { outdatedIndex: OutdatedIndex };

/** A cleanup takes this many of each kind at a time, and no more often than this: the next one comes in five minutes. */
const INDEXED_AT_A_TIME = 100;
const MOST_INDEXING_TIMES = 240;

/**
 * Re-indexes what another version has indexed of long-term memory, of all tenants; what is left waits for the next cleanup.
 * Returns how many there were.
 */
export async function reindexOutdated({ outdatedIndex }: IndexCleanupDeps): Promise<number> {
	let indexed = 0;
	for (let time = 0; time < MOST_INDEXING_TIMES; time++) {
		const some = await outdatedIndex.indexSome(INDEXED_AT_A_TIME);
		if (some === 0) break;
		indexed += some;
	}
	return indexed;
}

type ScheduleDeps = {
	clock: Clock;
	cleanupCursors: CleanupCursors;
	outboxWatch: Pick<OutboxWatch, "waitingSince">;
	tenantJobs(tenant: string): Pick<TenantJobs, "scheduleIndexing">;
};

/** Who writes wakes at once; what is older was missed. */
const MISSED_MS = 60_000;

/** A cleanup wakes no more tenants than this; the next one goes on with those behind them. */
const MOST_WOKEN = 200;

const CLEANUP = {
	name: "wake indexes",
	limit: MOST_WOKEN,
	isPosition: (value: unknown): value is string => typeof value === "string",
};

/** Wakes the jobs of tenants whose vectors, or whose threads, a crash left behind. Returns how many there were. */
export async function scheduleMissedIndexing(deps: ScheduleDeps): Promise<number> {
	const before = new Date(deps.clock.now() - MISSED_MS).toISOString();
	const tenants = await nextPage(deps.cleanupCursors, CLEANUP, (after) =>
		deps.outboxWatch.waitingSince(before, after, MOST_WOKEN),
	);
	await Promise.all(tenants.map((tenant) => deps.tenantJobs(tenant).scheduleIndexing()));
	return tenants.length;
}

type MergeDeps = { clock: Clock; searchMerges: SearchMerges };

/** A cleanup merges no more parts of an index than this; the next one, in five minutes, goes on. */
const MOST_PARTS = 100;

/** Takes the terms of what was erased out of the search indexes. Returns how many are done. */
export async function cleanUpMerges({ clock, searchMerges }: MergeDeps): Promise<number> {
	let done = 0;
	for (const index of await searchMerges.owed()) {
		try {
			if (await mergeWhole({ clock, searchMerges }, index)) done++;
		} catch (error) {
			// The others are merged all the same; this one is tried again with the next cleanup.
			console.error(`the search index ${index.name} could not be merged`, error);
		}
	}
	return done;
}

async function mergeWhole({ clock, searchMerges }: MergeDeps, index: { name: string; owed: number }): Promise<boolean> {
	for (let part = 0; part < MOST_PARTS; part++) {
		if (await searchMerges.mergeSome(index.name)) {
			await giveWay(clock);
			continue;
		}
		await searchMerges.merged(index);
		return true;
	}
	return false;
}
