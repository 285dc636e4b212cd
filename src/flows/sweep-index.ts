import type { OutdatedIndex } from "../ports/outdated-index.ts";

type SweepDeps = { outdatedIndex: OutdatedIndex };

/** A sweep takes this many of each kind at a time, and no more often than this: the next one comes in five minutes. */
const AT_A_TIME = 100;
const MOST_TIMES = 240;

/**
 * Indexes anew what another version has indexed of long-term memory, of all tenants; what is left waits for the next sweep.
 * Gives how many there were.
 */
export async function sweepIndex({ outdatedIndex }: SweepDeps): Promise<number> {
	let indexed = 0;
	for (let time = 0; time < MOST_TIMES; time++) {
		const some = await outdatedIndex.indexSome(AT_A_TIME);
		if (some === 0) break;
		indexed += some;
	}
	return indexed;
}
