import type { AccessScope } from "../../core/base/access-scope.ts";
import { SHARED_TENANT, type TenantDatabase } from "../../platform/d1/database.ts";
import type { Routes } from "../../platform/http/app.ts";
import type { ThreadLog } from "../../ports/thread-log.ts";
import { registerMessages } from "./routes/messages.ts";
import { registerThreads } from "./routes/threads.ts";
import { d1JobCleanup, d1JobList, type JobCleanup, type JobList } from "./store/list/job-list.ts";
import { d1ThreadList, d1ThreadWatch, type ThreadList, type ThreadWatch } from "./store/list/thread-list.ts";
import { durableThreadLog } from "./store/remote-thread.ts";

/** The routes, in the order in which the reference lists them. */
export const routes = {
	threads: registerThreads,
	messages: registerMessages,
} satisfies Record<string, Routes>;

/** Threads, each in its own object, and the lists of them and of their jobs. Asked for with the caller's access scope. */
export type ThreadsDeps = {
	threadLog(accessScope: AccessScope, threadId: string): ThreadLog;
	threadList(accessScope: AccessScope): ThreadList;
	jobList(tenant: string): JobList;
	/** Threads of every tenant, for the cleanup. */
	threadWatch: ThreadWatch;
	/** Jobs of every tenant, for the cleanup. */
	jobCleanup: JobCleanup;
};

type Around = { database: TenantDatabase; objects: Parameters<typeof durableThreadLog>[0] };

export function wireThreads({ database, objects }: Around): ThreadsDeps {
	return {
		threadLog: (accessScope, threadId) => durableThreadLog(objects, accessScope, threadId),
		threadList: (accessScope) => d1ThreadList(database(accessScope.tenant), accessScope),
		jobList: (tenant) => d1JobList(database(tenant), tenant),
		threadWatch: d1ThreadWatch(database(SHARED_TENANT)),
		jobCleanup: d1JobCleanup(database(SHARED_TENANT)),
	};
}
