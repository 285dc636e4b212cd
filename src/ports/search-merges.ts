/** Search indexes whose segments still hold terms of what was erased; merging takes them out. */
export type SearchMerges = {
	/** Those that owe a merge, and of which erasure it is. */
	owed(): Promise<{ name: string; owed: number }[]>;
	/** Merges a part of one; false where nothing is left to merge. */
	mergeSome(name: string): Promise<boolean>;
	/** It was merged whole; unless something was erased since, it owes nothing. */
	merged(index: { name: string; owed: number }): Promise<void>;
};
