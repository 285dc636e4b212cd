import type { Store } from "./store.ts";
import { readLiveRow, writeRow } from "./thread-row.ts";

/** Pages that one step merges at least: a few milliseconds, for which requests to the object wait. */
const PAGES = 64;

/** FTS5 says that a merge found nothing to do by changing fewer than two rows. */
const LEAST_CHANGES = 2;

/**
 * Merges a part of the thread's search index: what is deleted from an index without content is only marked, and its terms stay
 * in their segment until that is merged. With a negative figure a merge takes in every segment.
 */
export function mergeTerms(store: Store): void {
	store.step(() => {
		const row = readLiveRow(store);
		if (row === null || !row.mergeOwed) return;
		const before = changesOf(store);
		store.sql.exec(`INSERT INTO messages_fts (messages_fts, rank) VALUES ('merge', -${PAGES})`);
		if (changesOf(store) - before < LEAST_CHANGES) writeRow(store, { ...row, mergeOwed: false });
	});
}

function changesOf(store: Store): number {
	return store.sql.exec<{ changes: number }>("SELECT total_changes() AS changes").one().changes;
}
