/** A thread whose entry changed, at that time (ISO 8601). */
export type ChangedThread = { tenant: string; id: string; updated_at: string };

/** Threads of all tenants of one database, for the sweep. */
export type ThreadWatch = {
	/** Threads whose entry changed since then (ISO 8601), oldest first, at most `limit`; with `after` those behind it. */
	changedSince(since: string, after: ChangedThread | null, limit: number): Promise<ChangedThread[]>;
};
