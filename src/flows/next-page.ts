import type { SweepCursors, SweepPositions } from "../ports/sweep-cursors.ts";

/**
 * The next page of a list that may be longer than a sweep takes: each sweep goes on behind the last one, and begins anew once
 * the end was reached. Noted before anything is done with it: one entry that fails each time keeps none back.
 */
export async function nextPage<N extends keyof SweepPositions>(
	cursors: SweepCursors,
	name: N,
	limit: number,
	read: (after: SweepPositions[N] | null) => Promise<SweepPositions[N][]>,
): Promise<SweepPositions[N][]> {
	const after = await cursors.read(name);
	const page = await read(after);
	const last = page.length < limit ? null : (page.at(-1) ?? null);
	if (last !== null || after !== null) await cursors.write(name, last);
	return page;
}
