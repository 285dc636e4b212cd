import { asWork, isWork } from "./share.ts";
import { someoneWaits, standAside } from "./under-way.ts";

/** How often one that waits alone looks whether it may (ms): nothing of one request can wake another. */
const LOOK_MS = 5;
/** Who has not ended by then was broken off, or goes on alongside the next (ms). */
const LONGEST_TURN_MS = 2_000;
/** Who has waited so long goes on all the same (ms). */
const PATIENCE_MS = 60_000;
/** Between two turns others come to the database (ms). */
const REST_MS = 10;
/** Where a request waits that does no such work, the rest lasts as long as the turn did, but no longer than this (ms). */
const LONGEST_REST_MS = 100;

/** Until when (ms, as the platform's clock runs) the turn of each name lasts, in this isolate; `shared`: until when it does while a request waits. */
type Turn = { until: number; shared: number };
const turns = new Map<string, Turn>();
/** How many wait for a turn of each name: the more there are, the less often each one looks. */
const waiting = new Map<string, number>();

/** Whose work it is, and of what kind: one of a tenant's at a time. */
type Line = { tenant: string; what: string };

/**
 * Does long work once no other of the same name is at it, such as a tenant's bulk writes: however many calls write much at once,
 * one of them at a time stands in the line before those of other tenants. `longestMs`: the turn ends then, the work may go on.
 */
export async function inTurn<T>(
	{ tenant, what }: Line,
	work: () => Promise<T>,
	longestMs = LONGEST_TURN_MS,
): Promise<T> {
	standAside();
	const name = `${what} of ${tenant}`;
	const since = performance.now();
	while (isTaken(name) && performance.now() - since < PATIENCE_MS) await look(name);
	const mine: Turn = { until: performance.now() + LONGEST_TURN_MS + longestMs, shared: 0 };
	turns.set(name, mine);
	let begun = performance.now();
	const begin = () => {
		begun = performance.now();
		mine.until = begun + longestMs;
		return work();
	};
	try {
		return await (isWork() ? begin() : asWork(tenant, begin, "bulk"));
	} finally {
		if (turns.get(name) === mine) rest(name, begun);
	}
}

function isTaken(name: string): boolean {
	const turn = turns.get(name);
	const now = performance.now();
	return turn !== undefined && (turn.until > now || (turn.shared > now && someoneWaits()));
}

async function look(name: string): Promise<void> {
	const those = (waiting.get(name) ?? 0) + 1;
	waiting.set(name, those);
	await pause(LOOK_MS * those);
	const left = (waiting.get(name) ?? 1) - 1;
	if (left > 0) waiting.set(name, left);
	else waiting.delete(name);
}

function rest(name: string, begun: number): void {
	const now = performance.now();
	turns.set(name, { until: now + REST_MS, shared: now + Math.min(now - begun, LONGEST_REST_MS) });
	// What is over need not be kept.
	if (turns.size > 1_000) for (const [other, { until }] of turns) if (until < now) turns.delete(other);
}

function pause(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}
