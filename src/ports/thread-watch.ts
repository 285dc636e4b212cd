/** Threads of all tenants of one database, for the sweep. */
export type ThreadWatch = {
	/** Threads whose entry changed last, newest first: at most `limit`, none changed before `since` (ISO 8601). */
	changedSince(since: string, limit: number): Promise<{ tenant: string; id: string }[]>;
};
