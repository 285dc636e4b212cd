import type { Clock } from "../ports/clock.ts";
import type { OutboxWatch } from "../ports/outbox-watch.ts";
import type { SweepCursors } from "../ports/sweep-cursors.ts";
import type { TenantJobs } from "../ports/tenant-jobs.ts";
import { nextPage } from "./next-page.ts";

type WakeDeps = {
	clock: Clock;
	sweepCursors: SweepCursors;
	outboxWatch: Pick<OutboxWatch, "behind">;
	tenantJobs(tenant: string): Pick<TenantJobs, "wake">;
};

/** Who writes wakes at once; what is older was missed. */
const MISSED_MS = 60_000;

/** A sweep wakes no more tenants than this; the next one goes on with those behind them. */
const MOST_WOKEN = 200;

const SWEEP = {
	name: "wake indexes",
	limit: MOST_WOKEN,
	isPosition: (value: unknown): value is string => typeof value === "string",
};

/** Wakes the jobs of tenants whose vectors, or whose threads, a crash left behind. Gives how many there were. */
export async function wakeIndexes(deps: WakeDeps): Promise<number> {
	const before = new Date(deps.clock.now() - MISSED_MS).toISOString();
	const tenants = await nextPage(deps.sweepCursors, SWEEP, (after) =>
		deps.outboxWatch.behind(before, after, MOST_WOKEN),
	);
	await Promise.all(tenants.map((tenant) => deps.tenantJobs(tenant).wake()));
	return tenants.length;
}
