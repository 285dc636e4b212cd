/** Claims of all tenants of one database, for the sweep. */
export type ClaimSweep = {
	/** Removes at most `limit` claims made before then (ISO 8601); gives how many there were. */
	removeBefore(time: string, limit: number): Promise<number>;
};
