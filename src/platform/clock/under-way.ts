import { AsyncLocalStorage } from "node:async_hooks";

/** A request counts for so long at most (ms): a stream, or who waits for a job, must not hold up all background work. */
const COUNTED_MS = 250;

type Request = { until: number };

/** The requests of this isolate that are not answered yet, oldest first. Those that were broken off stay until their time is over. */
const requests = new Set<Request>();
const own = new AsyncLocalStorage<Request>();

/** Answers a request; background work of this isolate gives way meanwhile (`giveWay`), for a while at most. */
export async function whileUnderWay<T>(answer: () => Promise<T>): Promise<T> {
	const request = { until: performance.now() + COUNTED_MS };
	forgetOld();
	requests.add(request);
	try {
		return await own.run(request, answer);
	} finally {
		requests.delete(request);
	}
}

/** The request that this is done for does bulk work: nothing gives way to it from now on. */
export function standAside(): void {
	const request = own.getStore();
	if (request !== undefined) requests.delete(request);
}

/** Whether a request waits for this isolate. */
export function someoneWaits(): boolean {
	forgetOld();
	return requests.size > 0;
}

function forgetOld(): void {
	const now = performance.now();
	for (const request of requests) {
		if (request.until > now) return;
		requests.delete(request);
	}
}
