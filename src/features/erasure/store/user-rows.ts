/** Where rows of a user stand, by the column that names the user or the user's scope. A new table that has such rows is added here. */
const OF_USER = ["threads", "notes", "episodes"];
const OF_SCOPE = [
	...["memories", "relations", "entity_aliases", "skills", "block_versions"],
	...["waiting_memories", "observations", "reflections", "shown_elsewhere", "erased_items"],
];

/** How many rows of a user there are, as an expression; `?1`: the tenant, `?2`: the user. */
export const REMAINING = `(${[
	...OF_USER.map((table) => `(SELECT count(*) FROM ${table} WHERE tenant = ?1 AND user_id = ?2)`),
	...OF_SCOPE.map((table) => `(SELECT count(*) FROM ${table} WHERE tenant = ?1 AND scope = 'user:' || ?2)`),
].join(" + ")})`;

const THREADS = "(SELECT value FROM json_each(?2))";
const SCOPES = "(SELECT 'thread:' || value FROM json_each(?2))";

/** What is remembered of nothing but some threads; `?1`: the tenant, `?2`: the threads (JSON). */
export const TAUGHT = `
	SELECT (
		SELECT count(*) FROM (
			SELECT id FROM memories WHERE tenant = ?1 AND scope IN ${SCOPES} AND status <> 'deleted'
			UNION
			SELECT held.id FROM memory_quotes AS said
			JOIN memories AS held ON held.tenant = said.tenant AND held.id = said.memory_id AND held.status <> 'deleted'
			WHERE said.tenant = ?1 AND said.thread_id IN ${THREADS} AND NOT EXISTS (
				SELECT 1 FROM memory_quotes AS other
				WHERE other.tenant = ?1 AND other.memory_id = said.memory_id AND other.thread_id NOT IN ${THREADS}))
	) AS memories, (
		SELECT count(*) FROM (
			SELECT id FROM relations WHERE tenant = ?1 AND scope IN ${SCOPES}
			UNION SELECT id FROM relations WHERE tenant = ?1 AND thread_id IN ${THREADS})
	) AS relations,
	(SELECT count(*) FROM skills WHERE tenant = ?1 AND scope IN ${SCOPES}) AS skills,
	(SELECT count(*) FROM episodes WHERE tenant = ?1 AND thread_id IN ${THREADS}) AS episodes`;
