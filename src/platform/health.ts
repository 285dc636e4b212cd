import { type AccessScope, wholeTenant } from "../core/base/access-scope.ts";
import type { ThreadLog } from "../ports/thread-log.ts";
import type { Clock } from "./clock/clock.ts";
import { askDatabase } from "./d1/ask-database.ts";
import { SHARED_TENANT, type TenantDatabase } from "./d1/tenant-database.ts";
import type { TenantJobs } from "./objects/tenant-jobs/tenant-jobs.ts";

/** Asks one part of the service whether it answers. */
export type HealthProbe = {
	/** False if the part fails or does not answer soon; never throws. */
	answers(): Promise<boolean>;
};

/** A probe of whatever `ask` asks; a failure or no answer within the deadline counts as none. */
export function healthProbe(ask: () => Promise<unknown>, deadlineMs = 2_000): HealthProbe {
	const asked = () =>
		Promise.resolve()
			.then(ask)
			.then(
				() => true,
				(error: unknown) => {
					console.error("health probe failed", error);
					return false;
				},
			);
	return { answers: () => Promise.race([asked(), scheduler.wait(deadlineMs).then(() => false)]) };
}

/** Remembers that something failed, so that it can be told for a while. */
type RecentTrouble = { note(): void; isRecent(): boolean };

function recentTrouble({ now }: Pick<Clock, "now">, rememberedMs: number): RecentTrouble {
	let at: number | null = null;
	return {
		note() {
			at = now();
		},
		isRecent: () => at !== null && now() - at < rememberedMs,
	};
}

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
	threadLog(reach: AccessScope, threadId: string): Pick<ThreadLog, "read">;
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
