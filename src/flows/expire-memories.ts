import type { Clock } from "../ports/clock.ts";
import type { MemorySweep } from "../ports/memory-sweep.ts";

type SweepDeps = { clock: Clock; memorySweep: MemorySweep };

/** A sweep takes this many at a time, and no more often than this: the next one comes in five minutes. */
const AT_A_TIME = 500;
const MOST_TIMES = 20;

/** Marks the memories whose time is over, which nobody sees as active any more anyway. Gives how many there were. */
export async function expireMemories(deps: SweepDeps): Promise<number> {
	const now = new Date(deps.clock.now()).toISOString();
	let expired = 0;
	for (let time = 0; time < MOST_TIMES; time++) {
		const some = await deps.memorySweep.expire(now, AT_A_TIME);
		expired += some;
		if (some < AT_A_TIME) break;
	}
	return expired;
}
