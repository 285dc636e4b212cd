import { d1SweepCursors, type SweepCursors } from "./cleanup/cleanup-cursors.ts";
import { type Clock, systemClock } from "./clock/clock.ts";
import { SHARED_TENANT, type TenantDatabase } from "./d1/database.ts";
import { type ClaimSweep, type Claims, d1ClaimSweep, d1Claims } from "./idempotency/store/records.ts";
import { type IdSource, ulidSource } from "./ids/id-source.ts";
import { durableTenantJobs, type TenantJobs } from "./objects/tenant-jobs/tenant-jobs.ts";
import { d1Spending, d1UsageMeter, type Spending, type UsageMeter } from "./usage/usage.ts";

/** What every feature may ask from outside. */
export type PlatformDeps = {
	clock: Clock;
	ids: IdSource;
	claims(tenant: string): Claims;
	/** Claims of every tenant, for the sweep. */
	claimSweep: ClaimSweep;
	sweepCursors: SweepCursors;
	spending(tenant: string): Spending;
	usageMeter: UsageMeter;
	tenantJobs(tenant: string): TenantJobs;
};

type Around = { database: TenantDatabase; jobs: Parameters<typeof durableTenantJobs>[0] };

export function wirePlatform({ database, jobs }: Around): PlatformDeps {
	return {
		clock: systemClock,
		ids: ulidSource,
		claims: (tenant) => d1Claims(database(tenant), tenant),
		claimSweep: d1ClaimSweep(database(SHARED_TENANT)),
		sweepCursors: d1SweepCursors(database(SHARED_TENANT)),
		spending: (tenant) => d1Spending(database(tenant), tenant),
		usageMeter: d1UsageMeter(database, systemClock),
		tenantJobs: (tenant) => durableTenantJobs(jobs, tenant),
	};
}
