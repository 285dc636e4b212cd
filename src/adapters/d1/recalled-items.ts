import type { RecalledItems } from "../../ports/recalled-items.ts";

/** Each kind by the prefix of its ids. The list is turned into rows first: SQLite takes one for long (memory-rows.ts). */
const ERASED = `SELECT 1 FROM (SELECT value ->> 'id' AS id, value -> 'source_ids' AS sources FROM json_each(?1)) AS shown
	WHERE CASE substr(shown.id, 1, 4)
		WHEN 'mem_' THEN NOT EXISTS (
			SELECT 1 FROM memories WHERE tenant = ?2 AND id = shown.id AND status <> 'deleted')
		WHEN 'rel_' THEN NOT EXISTS (SELECT 1 FROM relations WHERE tenant = ?2 AND id = shown.id)
		WHEN 'skl_' THEN NOT EXISTS (SELECT 1 FROM skills WHERE tenant = ?2 AND id = shown.id)
		WHEN 'eps_' THEN NOT EXISTS (
			SELECT 1 FROM episodes WHERE tenant = ?2 AND id = shown.id AND NOT EXISTS (
				SELECT 1 FROM json_each(shown.sources) AS source
				WHERE source.value NOT IN (SELECT value FROM json_each(episodes.message_ids))))
		ELSE 0 END
	LIMIT 1`;

/** What of one tenant's long-term memory is still there, in its D1 database. */
export function d1RecalledItems(d1: D1Database, tenant: string): RecalledItems {
	return {
		async anyErased(items) {
			if (items.length === 0) return false;
			return (await d1.prepare(ERASED).bind(JSON.stringify(items), tenant).first()) !== null;
		},
	};
}
