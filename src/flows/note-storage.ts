import { dayOf } from "../core/usage/day.ts";
import type { StorageSweep } from "../ports/storage-sweep.ts";

/** The clock ticks every few minutes; the first tick of an hour counts. */
const FIRST_MINUTES = 5;

/** Writes down, once an hour, what each tenant stores; `time` is the tick's (ms since the epoch). */
export async function noteStorage(deps: { storageSweep: StorageSweep }, time: number): Promise<void> {
	if (new Date(time).getUTCMinutes() < FIRST_MINUTES) await deps.storageSweep.note(dayOf(time));
}
