/** The outboxes of all tenants of one database. */
export type OutboxWatch = {
	/**
	 * Tenants with something in their outbox, or erased and not told to their threads, since before then (ISO 8601): by name,
	 * at most so many, behind `after`.
	 */
	behind(before: string, after: string | null, limit: number): Promise<string[]>;
	/** The oldest row of all: when it was written, and how often it was put off; null where there is none. */
	oldest(): Promise<{ created_at: string; attempts: number } | null>;
};
