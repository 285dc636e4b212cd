import type { Clock } from "../ports/clock.ts";
import type { SearchMerges } from "../ports/search-merges.ts";

/** A sweep merges no more parts of an index than this; the next one, in five minutes, goes on. */
const MOST_PARTS = 100;

/** Between two parts others get their turn, for so long (ms). */
const PAUSE_MS = 5;

/** Takes the terms of what was erased out of the search indexes. Gives how many are done. */
export async function sweepMerges({
	clock,
	searchMerges,
}: {
	clock: Clock;
	searchMerges: SearchMerges;
}): Promise<number> {
	let done = 0;
	for (const index of await searchMerges.owed()) {
		for (let part = 0; part < MOST_PARTS; part++) {
			if (await searchMerges.mergeSome(index.name)) {
				await clock.pause(PAUSE_MS);
				continue;
			}
			await searchMerges.merged(index);
			done++;
			break;
		}
	}
	return done;
}
