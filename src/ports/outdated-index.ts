/** What search finds long-term memory by, of all tenants of one database, for the sweep. */
export type OutdatedIndex = {
	/** Indexes anew at most `limit` each of memories, skills and episodes that another version has indexed; gives how many. */
	indexSome(limit: number): Promise<number>;
};
