import { d1ClaimSweep } from "../adapters/d1/claim-sweep.ts";
import { d1JobSweep } from "../adapters/d1/job-sweep.ts";
import { d1MemorySweep } from "../adapters/d1/memory-sweep.ts";
import { d1OutboxWatch } from "../adapters/d1/outbox-watch.ts";
import { d1OutdatedIndex } from "../adapters/d1/outdated-index.ts";
import { d1ReflectionWatch } from "../adapters/d1/reflection-watch.ts";
import { d1SearchMerges } from "../adapters/d1/search-merges.ts";
import { d1StorageSweep } from "../adapters/d1/storage-sweep.ts";
import { d1SweepCursors } from "../adapters/d1/sweep-cursors.ts";
import { d1ThreadWatch } from "../adapters/d1/thread-watch.ts";
import type { ClaimSweep } from "../ports/claim-sweep.ts";
import type { JobSweep } from "../ports/job-sweep.ts";
import type { MemorySweep } from "../ports/memory-sweep.ts";
import type { OutboxWatch } from "../ports/outbox-watch.ts";
import type { OutdatedIndex } from "../ports/outdated-index.ts";
import type { ReflectionWatch } from "../ports/reflection-watch.ts";
import type { SearchMerges } from "../ports/search-merges.ts";
import type { StorageSweep } from "../ports/storage-sweep.ts";
import type { SweepCursors } from "../ports/sweep-cursors.ts";
import type { ThreadWatch } from "../ports/thread-watch.ts";

/** What the platform's clock looks after, of all tenants of a database. */
export type Sweeping = {
	claimSweep: ClaimSweep;
	jobSweep: JobSweep;
	memorySweep: MemorySweep;
	outboxWatch: OutboxWatch;
	outdatedIndex: OutdatedIndex;
	reflectionWatch: ReflectionWatch;
	searchMerges: SearchMerges;
	storageSweep: StorageSweep;
	sweepCursors: SweepCursors;
	threadWatch: ThreadWatch;
};

/** The sweeps over one database. */
export function sweepingOf(d1: D1Database): Sweeping {
	return {
		claimSweep: d1ClaimSweep(d1),
		jobSweep: d1JobSweep(d1),
		memorySweep: d1MemorySweep(d1),
		outboxWatch: d1OutboxWatch(d1),
		outdatedIndex: d1OutdatedIndex(d1),
		reflectionWatch: d1ReflectionWatch(d1),
		searchMerges: d1SearchMerges(d1),
		storageSweep: d1StorageSweep(d1),
		sweepCursors: d1SweepCursors(d1),
		threadWatch: d1ThreadWatch(d1),
	};
}
