import type { ClaimSweep } from "../ports/claim-sweep.ts";
import type { Clock } from "../ports/clock.ts";
import { KEPT_MS } from "./claim-answer.ts";

type SweepDeps = { clock: Clock; claimSweep: ClaimSweep };

/** A sweep takes this many at a time, and no more often than this: the next one comes in five minutes. */
const AT_A_TIME = 1_000;
const MOST_TIMES = 20;

/** Removes the claims that have been kept for a day. Gives how many there were. */
export async function sweepClaims(deps: SweepDeps): Promise<number> {
	const before = new Date(deps.clock.now() - KEPT_MS).toISOString();
	let swept = 0;
	for (let time = 0; time < MOST_TIMES; time++) {
		const removed = await deps.claimSweep.removeBefore(before, AT_A_TIME);
		swept += removed;
		if (removed < AT_A_TIME) break;
	}
	return swept;
}
