import { askDatabase } from "../adapters/d1/ask-database.ts";
import { healthProbe } from "../adapters/system/health-probe.ts";
import { type RecentTrouble, recentTrouble } from "../adapters/system/recent-trouble.ts";
import { type Reach, wholeTenant } from "../core/reach.ts";
import type { Clock } from "../ports/clock.ts";
import type { HealthProbe } from "../ports/health-probe.ts";
import type { TenantJobs } from "../ports/tenant-jobs.ts";
import type { ThreadLog } from "../ports/thread-log.ts";
import { SHARED_TENANT, type TenantDatabase } from "./tenant-database.ts";

/** What /health asks. */
export type HealthDeps = {
	databaseProbe: HealthProbe;
	threadProbe: HealthProbe;
	vectorProbe: HealthProbe;
	tenantJobsProbe: HealthProbe;
	storageProbe: HealthProbe;
	/** Storage that has failed requests lately, which /health tells: a probe's few bytes may fit where they did not. */
	storageTrouble: RecentTrouble;
};

type Around = {
	database: TenantDatabase;
	threadLog(reach: Reach, threadId: string): Pick<ThreadLog, "read">;
	tenantJobs(tenant: string): Pick<TenantJobs, "read">;
	clock: Clock;
	askIndex(name: string): Promise<void>;
	/** Has an object write a few bytes. */
	tryWriting(name: string): Promise<void>;
};

/** The object of this name holds nothing of anybody: it is only asked whether it answers, and takes what is written. */
const NAME = "health";
const TROUBLE_REMEMBERED_MS = 30_000;

export function wireHealth({ database, clock, threadLog, tenantJobs, askIndex, tryWriting }: Around): HealthDeps {
	const shared = wholeTenant(SHARED_TENANT);
	return {
		databaseProbe: healthProbe(() => askDatabase(database(SHARED_TENANT))),
		threadProbe: healthProbe(() => threadLog(shared, NAME).read()),
		vectorProbe: healthProbe(() => askIndex(`${SHARED_TENANT}/${NAME}`)),
		tenantJobsProbe: healthProbe(() => tenantJobs(`${SHARED_TENANT}/${NAME}`).read("none", shared)),
		storageProbe: healthProbe(() => tryWriting(`${SHARED_TENANT}/${NAME}`)),
		storageTrouble: recentTrouble(clock, TROUBLE_REMEMBERED_MS),
	};
}
