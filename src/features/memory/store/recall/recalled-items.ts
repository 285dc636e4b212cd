import type { RecalledItem } from "../../../../core/model/thread/kept-context.ts";

/** Memories, relations, skills and episodes of one tenant, by their ids alone. */
export type RecalledItems = {
	/** Whether any of these was erased since, or a message that it is made of. */
	anyErased(items: readonly RecalledItem[]): Promise<boolean>;
	/** Those that were; with `scopes`, also those that are not of these. */
	erased<T extends RecalledItem>(items: readonly T[], scopes: readonly string[] | null): Promise<T[]>;
};

/** That a row is of one of the scopes, where there are any. */
const within = (scope: string) => `(?3 IS NULL OR ${scope} IN (SELECT value FROM json_each(?3)))`;

/** Each kind by the prefix of its ids. The list is turned into rows first: SQLite takes one for long (memory-rows.ts). */
const ERASED = `SELECT shown.position FROM (
		SELECT key AS position, value ->> 'id' AS id, value -> 'source_ids' AS sources FROM json_each(?1)) AS shown
	WHERE CASE substr(shown.id, 1, 4)
		WHEN 'mem_' THEN NOT EXISTS (
			SELECT 1 FROM memories WHERE tenant = ?2 AND id = shown.id AND status <> 'deleted' AND ${within("scope")})
		WHEN 'rel_' THEN NOT EXISTS (SELECT 1 FROM relations WHERE tenant = ?2 AND id = shown.id AND ${within("scope")})
		WHEN 'skl_' THEN NOT EXISTS (SELECT 1 FROM skills WHERE tenant = ?2 AND id = shown.id AND ${within("scope")})
		WHEN 'eps_' THEN NOT EXISTS (
			SELECT 1 FROM episodes WHERE tenant = ?2 AND id = shown.id AND ${within("'user:' || user_id")} AND NOT EXISTS (
				SELECT 1 FROM json_each(shown.sources) AS source
				WHERE source.value NOT IN (SELECT value FROM json_each(episodes.message_ids))))
		ELSE 0 END`;

/** What of one tenant's long-term memory is still there, in its D1 database. */
export function d1RecalledItems(d1: D1Database, tenant: string): RecalledItems {
	return {
		async anyErased(items) {
			if (items.length === 0) return false;
			return (await d1.prepare(`${ERASED} LIMIT 1`).bind(JSON.stringify(items), tenant, null).first()) !== null;
		},
		async erased(items, scopes) {
			if (items.length === 0) return [];
			const values = [JSON.stringify(items), tenant, scopes && JSON.stringify(scopes)];
			const { results } = await d1
				.prepare(ERASED)
				.bind(...values)
				.all<{ position: number }>();
			const positions = new Set(results.map(({ position }) => position));
			return items.filter((_, position) => positions.has(position));
		},
	};
}
