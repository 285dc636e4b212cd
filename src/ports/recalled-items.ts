/** What a context showed of long-term memory; `source_ids`: the messages that an episode is made of. */
export type RecalledItem = { id: string; source_ids: readonly string[] };

/** Memories, relations, skills and episodes of one tenant, by their ids alone. */
export type RecalledItems = {
	/** Whether any of these was erased since, or a message that it is made of. */
	anyErased(items: readonly RecalledItem[]): Promise<boolean>;
	/** Those that were; with `scopes`, also those that are not of these. */
	erased<T extends RecalledItem>(items: readonly T[], scopes: readonly string[] | null): Promise<T[]>;
};
