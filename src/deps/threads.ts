import { d1JobList } from "../adapters/d1/job-list.ts";
import { d1JobSweep } from "../adapters/d1/job-sweep.ts";
import { d1ThreadList } from "../adapters/d1/thread-list.ts";
import { d1ThreadWatch } from "../adapters/d1/thread-watch.ts";
import { durableThreadLog } from "../adapters/durable/thread-log.ts";
import type { Reach } from "../core/reach.ts";
import type { JobList } from "../ports/job-list.ts";
import type { JobSweep } from "../ports/job-sweep.ts";
import type { ThreadList } from "../ports/thread-list.ts";
import type { ThreadLog } from "../ports/thread-log.ts";
import type { ThreadWatch } from "../ports/thread-watch.ts";
import { SHARED_TENANT, type TenantDatabase } from "./tenant-database.ts";

/** Threads, each in its own object, and the lists of them and of their jobs. Asked for by what the caller reaches. */
export type ThreadsDeps = {
	threadLog(reach: Reach, threadId: string): ThreadLog;
	threadList(reach: Reach): ThreadList;
	jobList(tenant: string): JobList;
	/** Threads of every tenant, for the sweep. */
	threadWatch: ThreadWatch;
	/** Jobs of every tenant, for the sweep. */
	jobSweep: JobSweep;
};

type Around = { database: TenantDatabase; objects: Parameters<typeof durableThreadLog>[0] };

export function wireThreads({ database, objects }: Around): ThreadsDeps {
	return {
		threadLog: (reach, threadId) => durableThreadLog(objects, reach, threadId),
		threadList: (reach) => d1ThreadList(database(reach.tenant), reach),
		jobList: (tenant) => d1JobList(database(tenant), tenant),
		threadWatch: d1ThreadWatch(database(SHARED_TENANT)),
		jobSweep: d1JobSweep(database(SHARED_TENANT)),
	};
}
