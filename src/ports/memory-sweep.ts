/** Memories of all tenants of one database, for the sweep. */
export type MemorySweep = {
	/** Marks at most `limit` memories as expired whose time is over by then (ISO 8601); gives how many there were. */
	expire(now: string, limit: number): Promise<number>;
};
