import type { Clock } from "../ports/clock.ts";
import type { OutboxWatch } from "../ports/outbox-watch.ts";
import type { TenantJobs } from "../ports/tenant-jobs.ts";

type WakeDeps = { clock: Clock; outboxWatch: OutboxWatch; tenantJobs(tenant: string): TenantJobs };

/** Who writes wakes at once; what is older was missed. */
const MISSED_MS = 60_000;

/** A sweep wakes no more tenants than this; the next one comes soon. */
const MOST_WOKEN = 200;

/** Wakes the jobs of tenants whose vectors, or whose threads, a crash left behind. Gives how many there were. */
export async function wakeIndexes({ clock, outboxWatch, tenantJobs }: WakeDeps): Promise<number> {
	const before = new Date(clock.now() - MISSED_MS).toISOString();
	const tenants = await outboxWatch.behind(before, MOST_WOKEN);
	await Promise.all(tenants.map((tenant) => tenantJobs(tenant).wake()));
	return tenants.length;
}
