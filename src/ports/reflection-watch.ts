/** A scope in which something waits to be reflected on; `version` is raised by every write there. */
export type WaitingScope = { tenant: string; scope: string; version: number; asked_at: string };

/** What waits to be reflected on in the scopes of all tenants of one database. */
export type ReflectionWatch = {
	/** Scopes with so much that is new that no night is waited for, by tenant and name, behind `after`. */
	due(after: WaitingScope | null, limit: number): Promise<WaitingScope[]>;
	/**
	 * Scopes with at least so many observations that nobody was asked about since `before` (ISO 8601), or since something new
	 * came; those that have waited longest first, and behind `after`.
	 */
	waiting(query: { least: number; before: string; after: WaitingScope | null; limit: number }): Promise<WaitingScope[]>;
	/** Notes that a job was queued for it. */
	asked(scope: WaitingScope, now: string): Promise<void>;
};
