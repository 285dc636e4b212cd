import type { Clock } from "../ports/clock.ts";
import type { SearchMerges } from "../ports/search-merges.ts";

type MergeDeps = { clock: Clock; searchMerges: SearchMerges };

/** A sweep merges no more parts of an index than this; the next one, in five minutes, goes on. */
const MOST_PARTS = 100;

/** Between two parts others get their turn, for so long (ms). */
const PAUSE_MS = 5;

/** Takes the terms of what was erased out of the search indexes. Gives how many are done. */
export async function sweepMerges({ clock, searchMerges }: MergeDeps): Promise<number> {
	let done = 0;
	for (const index of await searchMerges.owed()) {
		try {
			if (await mergeWhole({ clock, searchMerges }, index)) done++;
		} catch (error) {
			// The others are merged all the same; this one is tried again with the next sweep.
			console.error(`the search index ${index.name} could not be merged`, error);
		}
	}
	return done;
}

async function mergeWhole({ clock, searchMerges }: MergeDeps, index: { name: string; owed: number }): Promise<boolean> {
	for (let part = 0; part < MOST_PARTS; part++) {
		if (await searchMerges.mergeSome(index.name)) {
			await clock.pause(PAUSE_MS);
			continue;
		}
		await searchMerges.merged(index);
		return true;
	}
	return false;
}
