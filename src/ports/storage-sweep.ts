/** What all tenants of one database store, for the sweep. */
export type StorageSweep = {
	/** Writes down for the day (YYYY-MM-DD) what each tenant's threads hold now. */
	note(date: string): Promise<void>;
};
