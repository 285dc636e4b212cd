import { AsyncLocalStorage } from "node:async_hooks";

/** A request counts for so long at most (ms): a stream, or who waits for a job, must not hold up all background work. */
const COUNTED_MS = 250;
/** Who was answered a moment ago asks again soon: a caller who asks for one thing after the other counts in between too (ms). */
const LATELY_MS = 250;

/** So many requests of a tenant at once are much. */
const MUCH = 6;

/** `tenant`: whose it is, null until its key tells. */
type Request = { until: number; tenant: string | null; aside: boolean };

/** The requests of this isolate that are not answered yet, oldest first. Those that were broken off stay until their time is over. */
const requests = new Set<Request>();
/** Until when (ms) each tenant counts that was answered lately, oldest first; and the most it had asked for at once, which was so since then. */
type Answered = { until: number; most: number; since: number };
const lately = new Map<string, Answered>();
const own = new AsyncLocalStorage<Request>();

/** Answers a request; background work of this isolate gives way meanwhile (`giveWay`), for a while at most. */
export async function whileUnderWay<T>(answer: () => Promise<T>, tenant: string | null = null): Promise<T> {
	const request: Request = { until: performance.now() + COUNTED_MS, tenant, aside: false };
	forgetOld();
	requests.add(request);
	try {
		return await own.run(request, answer);
	} finally {
		if (request.tenant !== null && !request.aside) noteAnswered(request.tenant);
		requests.delete(request);
	}
}

/** Says whose request this is, once its key tells. */
export function askFor(tenant: string): void {
	const request = own.getStore();
	if (request !== undefined) request.tenant = tenant;
}

/** The request that this is done for does bulk work: nothing gives way to it from now on. */
export function standAside(): void {
	const request = own.getStore();
	if (request === undefined) return;
	request.aside = true;
	requests.delete(request);
}

/** Whether a request waits for this isolate. */
export function someoneWaits(): boolean {
	forgetOld();
	return requests.size > 0;
}

/** Whether another tenant than this one asks for something, or did a moment ago. Who asks without a key is nobody. */
export function othersAsk(tenant: string | null): boolean {
	forgetOld();
	for (const request of requests) if (request.tenant !== null && request.tenant !== tenant) return true;
	for (const other of lately.keys()) if (other !== tenant) return true;
	return false;
}

/** The request that this is done for waits to be begun: it still counts, however long. */
export function stillWaits(): void {
	const request = own.getStore();
	if (request === undefined || request.aside) return;
	request.until = performance.now() + COUNTED_MS;
	// At its end, as the oldest come first.
	requests.delete(request);
	requests.add(request);
}

/** Whether a tenant asks for much at once, and another for half as much at most. */
export function asksForMuch(tenant: string): boolean {
	forgetOld();
	const asked = new Map<string, number>();
	for (const { tenant: of } of requests) if (of !== null) asked.set(of, (asked.get(of) ?? 0) + 1);
	const own = asked.get(tenant) ?? 0;
	if (own < MUCH) return false;
	for (const [of, { most }] of lately) asked.set(of, Math.max(asked.get(of) ?? 0, most));
	asked.delete(tenant);
	return [...asked.values()].some((others) => 2 * others <= own);
}

function noteAnswered(tenant: string): void {
	const now = performance.now();
	let most = 0;
	for (const request of requests) if (request.tenant === tenant) most++;
	const before = lately.get(tenant);
	const holds = before !== undefined && before.most > most && now - before.since < LATELY_MS;
	lately.delete(tenant);
	lately.set(tenant, { ...(holds ? before : { most: Math.max(1, most), since: now }), until: now + LATELY_MS });
}

function forgetOld(): void {
	const now = performance.now();
	for (const request of requests) {
		if (request.until > now) break;
		requests.delete(request);
	}
	for (const [tenant, { until }] of lately) {
		if (until > now) break;
		lately.delete(tenant);
	}
}
