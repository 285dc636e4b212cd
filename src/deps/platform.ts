import { d1ClaimSweep } from "../adapters/d1/claim-sweep.ts";
import { d1Claims } from "../adapters/d1/claims.ts";
import { d1Spending } from "../adapters/d1/spending.ts";
import { d1SweepCursors } from "../adapters/d1/sweep-cursors.ts";
import { d1UsageMeter } from "../adapters/d1/usage-meter.ts";
import { durableTenantJobs } from "../adapters/durable/tenant-jobs.ts";
import { systemClock } from "../adapters/system/clock.ts";
import { ulidSource } from "../adapters/system/id-source.ts";
import type { ClaimSweep } from "../ports/claim-sweep.ts";
import type { Claims } from "../ports/claims.ts";
import type { Clock } from "../ports/clock.ts";
import type { IdSource } from "../ports/id-source.ts";
import type { Spending } from "../ports/spending.ts";
import type { SweepCursors } from "../ports/sweep-cursors.ts";
import type { TenantJobs } from "../ports/tenant-jobs.ts";
import type { UsageMeter } from "../ports/usage-meter.ts";
import { SHARED_TENANT, type TenantDatabase } from "./tenant-database.ts";

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
