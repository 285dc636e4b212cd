import { inject, it } from "vitest";

// What `npm test` leaves to `npm run test:long`, so that it can be run before each commit.

const full = inject("laws") === "full";
const SHARE = 10;
const FEWEST = 10;

/** How many inputs a law is tried with, or how much is done of something: `all` in the long run, before each commit a tenth. */
export function amount(all: number): number {
	return full ? all : Math.min(all, Math.max(FEWEST, Math.ceil(all / SHARE)));
}

/**
 * What is tried in each of several ways: all of it in the long run. Before each commit it is dealt out, so that all of it is
 * tried, each in one of the ways.
 */
export function tried<Item, Way>(all: readonly Item[], way: Way, ways: readonly Way[]): readonly Item[] {
	return full ? all : all.filter((_, index) => ways[index % ways.length] === way);
}

/** A test of the long run alone. */
export const longIt = it.runIf(full);
