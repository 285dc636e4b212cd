import { type CallOptions, eachOf, type Request } from "./request.ts";
import type { Job } from "./types.ts";

/** Background work of every thread and of the tenant, within the key's access scope. */
export function jobsOf(request: Request) {
	const at = (id: string) => `/v1/jobs/${encodeURIComponent(id)}`;
	return {
		/** Newest first. */
		list: (filter: { status?: Job["status"]; kind?: Job["kind"]; limit?: number } = {}, options?: CallOptions) =>
			eachOf<Job>(request, "/v1/jobs", filter, options),
		get: (id: string, options?: CallOptions): Promise<Job> => request("GET", at(id), {}, options),
		/** Ends a job that waits or runs; it writes nothing more. */
		cancel: (id: string, options?: CallOptions): Promise<Job> => request("POST", `${at(id)}/cancel`, {}, options),
		/** Queues a job again that failed or was cancelled. */
		requeue: (id: string, options?: CallOptions): Promise<Job> => request("POST", `${at(id)}/requeue`, {}, options),
	};
}
