/** Entries of all tenants' jobs in one database, for the sweep. */
export type JobSweep = {
	/** When the oldest job was made that has not ended; null where there is none. */
	oldestOpen(): Promise<string | null>;
	/** Removes at most `limit` entries of jobs made before then (ISO 8601); gives how many there were. */
	removeBefore(time: string, limit: number): Promise<number>;
};
