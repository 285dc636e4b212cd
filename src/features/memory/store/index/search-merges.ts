/** Search indexes whose segments still hold terms of what was erased; merging takes them out. */
export type SearchMerges = {
	/** Those that owe a merge, and of which erasure it is. */
	owed(): Promise<{ name: string; owed: number }[]>;
	/** Merges a part of one; false where nothing is left to merge. */
	mergeSome(name: string): Promise<boolean>;
	/** It was merged whole; unless something was erased since, it owes nothing. */
	merged(index: { name: string; owed: number }): Promise<void>;
};

/** Pages that one step merges at least: a few milliseconds, for which others wait. */
const PAGES = 64;

/** FTS5 says that a merge found nothing to do by changing fewer than two rows. */
const LEAST_CHANGES = 2;

const CHANGES = "SELECT total_changes() AS changes";

/** The search indexes of one D1 database. */
export function d1SearchMerges(d1: D1Database): SearchMerges {
	return {
		async owed() {
			const { results } = await d1.prepare("SELECT name, owed FROM owed_merges").all<{ name: string; owed: number }>();
			return results.filter(({ name }) => /^[a-z]+_fts$/.test(name));
		},
		async mergeSome(name) {
			// With a negative figure a merge takes in every segment, and one that holds nothing but what was deleted too.
			const merge = `INSERT INTO ${name} (${name}, rank) VALUES ('merge', -${PAGES})`;
			const [before, , after] = await d1.batch<{ changes: number }>(
				[CHANGES, merge, CHANGES].map((sql) => d1.prepare(sql)),
			);
			return changesOf(after) - changesOf(before) >= LEAST_CHANGES;
		},
		async merged({ name, owed }) {
			await d1.prepare("DELETE FROM owed_merges WHERE name = ? AND owed = ?").bind(name, owed).run();
		},
	};
}

function changesOf(result: D1Result<{ changes: number }> | undefined): number {
	return result?.results[0]?.changes ?? 0;
}
