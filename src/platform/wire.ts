import type { QuotaLimits } from "../core/base/quota.ts";
import type { Observer } from "../ports/observer.ts";
import { type CleanupCursors, d1CleanupCursors } from "./cleanup/cleanup-cursors.ts";
import { type Clock, systemClock } from "./clock/clock.ts";
import { SHARED_TENANT, type TenantDatabase } from "./d1/database.ts";
import {
	d1IdempotencyRecords,
	d1RecordCleanup,
	type IdempotencyRecords,
	type RecordCleanup,
} from "./idempotency/store/records.ts";
import { type IdSource, ulidSource } from "./ids/id-source.ts";
import { type RateLimits, rateLimitsWith } from "./limits/rate-limits.ts";
import { durableTenantJobs, type TenantJobs } from "./objects/tenant-jobs/tenant-jobs.ts";
import { type Observing, observingWith } from "./observing/observing.ts";
import { d1Quotas, type Quotas } from "./quotas/quotas.ts";
import { d1Spending, d1UsageMeter, type Spending, type UsageMeter } from "./usage/usage.ts";
import { d1WriterWatch, type WriterWatch } from "./watched-models.ts";

/** What every feature may ask from outside. */
export type PlatformDeps = {
	clock: Clock;
	ids: IdSource;
	idempotencyRecords(tenant: string): IdempotencyRecords;
	/** Idempotency records of every tenant, for the cleanup. */
	recordCleanup: RecordCleanup;
	cleanupCursors: CleanupCursors;
	spending(tenant: string): Spending;
	usageMeter: UsageMeter;
	writerWatch: WriterWatch;
	tenantJobs(tenant: string): TenantJobs;
	rateLimits: RateLimits;
	observing: Observing;
	quotas: Quotas;
};

type Around = {
	database: TenantDatabase;
	jobs: Parameters<typeof durableTenantJobs>[0];
	limiters: Parameters<typeof rateLimitsWith>[0];
	observers: readonly Observer[];
	quotaLimits: QuotaLimits;
};

export function wirePlatform({ database, jobs, limiters, observers, quotaLimits }: Around): PlatformDeps {
	return {
		clock: systemClock,
		ids: ulidSource,
		idempotencyRecords: (tenant) => d1IdempotencyRecords(database(tenant), tenant),
		recordCleanup: d1RecordCleanup(database(SHARED_TENANT)),
		cleanupCursors: d1CleanupCursors(database(SHARED_TENANT)),
		spending: (tenant) => d1Spending(database(tenant), tenant),
		usageMeter: d1UsageMeter(database, systemClock),
		writerWatch: d1WriterWatch(database(SHARED_TENANT), systemClock),
		tenantJobs: (tenant) => durableTenantJobs(jobs, tenant),
		rateLimits: rateLimitsWith(limiters, systemClock),
		observing: observingWith(observers, systemClock),
		quotas: d1Quotas(database, quotaLimits),
	};
}
