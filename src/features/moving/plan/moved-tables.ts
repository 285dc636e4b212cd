/** A table of which a tenant's rows move with it. */
export type MovedTable = {
	name: string;
	/** What its rows are gone through by, within the tenant: no two have the same. */
	key: readonly string[];
	/** The column that counts its rows, of all tenants; null: it has none. */
	number: string | null;
	/** The search terms that stand under that number, and are made anew; null: none, or a trigger writes them. */
	terms: string | null;
	/** The column that names the tenant. */
	tenant: string;
};

function table(name: string, key: string, more: Partial<MovedTable> = {}): MovedTable {
	return { name, key: key.split(" "), number: null, terms: null, tenant: "tenant", ...more };
}

const numbered = { number: "number" };

/**
 * In the order in which they are copied and removed. Installations go first, as they are looked for in every database. What triggers
 * remove with a thread goes before it; what triggers write when others are removed, and what a tenant holds, stands behind these.
 */
export const MOVED_TABLES: readonly MovedTable[] = [
	table("installations", "created_at id"),
	table("keys", "created_at id"),
	table("notes", "id", numbered),
	table("waiting_memories", "id"),
	table("shown_elsewhere", "scope thread_id"),
	table("threads", "id"),
	table("thread_jobs", "id"),
	table("claims", "credential key"),
	table("block_versions", "scope name version"),
	table("calibrations", "model"),
	table("usage_days", "date"),
	table("memories", "id", { number: "row", terms: "memories_fts" }),
	table("memory_versions", "memory_id version"),
	table("memory_quotes", "memory_id thread_id message_id"),
	table("memory_times", "memory_id day"),
	table("memory_evidence", "memory_id evidence_id"),
	table("relations", "id"),
	table("entity_aliases", "scope alias entity"),
	table("skills", "id", { number: "row", terms: "skills_fts" }),
	table("skill_versions", "skill_id version"),
	table("skill_outcomes", "skill_id number", numbered),
	table("episodes", "id", { number: "row", terms: "episodes_fts" }),
	table("observations", "scope number", numbered),
	table("reflections", "scope"),
	table("proposals", "memory_id by_id"),
	table("outbox", "due_at number", numbered),
	table("user_erasures", "id"),
	table("erased_items", "scope number", numbered),
	table("tenant_held", "tenant"),
	table("tenants", "id", { tenant: "id" }),
];

/** Beside these: what says where tenants are, and stays. */
export const UNMOVED_TABLES: readonly string[] = ["tenant_placements", "tenant_moves"];
