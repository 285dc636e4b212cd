import { env } from "cloudflare:workers";
import { MOVED_TABLES } from "../../../src/features/moving/store/moved-tables.ts";

/** The databases of tests, by their names. */
export function databaseNamed(name: string): D1Database {
	const found = { DB: env.DB, DB_1: env.DB_1, DB_EU: env.DB_EU }[name];
	if (found === undefined) throw new Error(`this needs a database ${name} (vitest.config.ts)`);
	return found;
}

/** How many rows a database has of a tenant, by table; tables that have none are left out. */
export async function rowsOf(shard: string, tenant: string): Promise<Record<string, number>> {
	const db = databaseNamed(shard);
	const counted = await db.batch<{ n: number }>(
		MOVED_TABLES.map((table) =>
			db.prepare(`SELECT count(*) AS n FROM ${table.name} WHERE ${table.tenant} = ?`).bind(tenant),
		),
	);
	const counts = MOVED_TABLES.map(({ name }, at) => [name, counted[at]?.results[0]?.n ?? 0] as const);
	return Object.fromEntries(counts.filter(([, n]) => n > 0));
}

/** The tables of a database that have a column `tenant`. */
export async function tablesWithTenant(shard: string): Promise<string[]> {
	const sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%`tenant` text%' ORDER BY name";
	const { results } = await databaseNamed(shard).prepare(sql).all<{ name: string }>();
	return results.map(({ name }) => name);
}
