/** How often one that waits looks whether it may (ms): nothing of one request can wake another. */
const LOOK_MS = 5;
/** Who has not ended by then was broken off (ms). */
const LONGEST_TURN_MS = 2_000;
/** Who has waited so long goes on all the same (ms). */
const PATIENCE_MS = 10_000;
/** Between two turns others come to the database (ms). */
const REST_MS = 10;

/** Until when (ms, as the platform's clock runs) each tenant's turn lasts, in this isolate. */
const turns = new Map<string, number>();

/**
 * Does long work of a tenant once no other of the same tenant is at it: however many calls write much at once, one of them at a
 * time stands in the line for the database before those of other tenants.
 */
export async function inTurn<T>(tenant: string, work: () => Promise<T>): Promise<T> {
	const since = performance.now();
	while ((turns.get(tenant) ?? 0) > performance.now() && performance.now() - since < PATIENCE_MS) await pause(LOOK_MS);
	const mine = performance.now() + LONGEST_TURN_MS;
	turns.set(tenant, mine);
	try {
		return await work();
	} finally {
		if (turns.get(tenant) === mine) rest(tenant);
	}
}

function rest(tenant: string): void {
	const now = performance.now();
	turns.set(tenant, now + REST_MS);
	// What is over need not be kept.
	if (turns.size > 1_000) for (const [other, until] of turns) if (until < now) turns.delete(other);
}

function pause(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}
