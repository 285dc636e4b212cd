import { env } from "cloudflare:workers";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import { durableThreadLog } from "../../../src/features/threads/store/remote-thread.ts";
import type { ThreadLog } from "../../../src/ports/thread-log.ts";

/** The log of a tenant's thread, asked past the HTTP door; `path` may be the thread's own, such as /v1/threads/t. */
export function threadLogOf(tenant: string, path: string): ThreadLog {
	const id = path.replace("/v1/threads/", "");
	return durableThreadLog((name) => env.THREADS.getByName(name), wholeTenant(tenant), id);
}
