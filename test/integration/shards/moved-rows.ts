import { env } from "cloudflare:workers";
import { MOVED_TABLES } from "../../../src/features/moving/plan/moved-tables.ts";

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

type Column = { name: string; type: string };

/** Gives a tenant a row in every table in which it has none: made up, and of no use but to be moved. */
export async function fillUp(shard: string, tenant: string): Promise<void> {
	const db = databaseNamed(shard);
	const held = await rowsOf(shard, tenant);
	for (const table of MOVED_TABLES.filter(({ name }) => held[name] === undefined)) {
		const { results } = await db.prepare("SELECT name, type FROM pragma_table_info(?)").bind(table.name).all<Column>();
		const columns = results.filter(({ name }) => name !== table.number);
		const madeUp = ({ name, type }: Column) =>
			name === table.tenant ? tenant : type === "TEXT" || type === "text" ? `${name} of ${tenant}` : 7;
		const names = columns.map(({ name }) => `"${name}"`).join(", ");
		await db
			.prepare(`INSERT INTO ${table.name} (${names}) VALUES (${columns.map(() => "?").join(", ")})`)
			.bind(...columns.map(madeUp))
			.run();
	}
}

const TERMS: readonly [kind: string, number: string, word: string][] = [
	["memories", "row", "heron"],
	["skills", "row", "boat"],
	["episodes", "row", "lake"],
	["notes", "number", "red"],
];

/** What of a tenant a database finds by words alone, by kind. */
export async function foundByWords(shard: string, tenant: string): Promise<Record<string, string[]>> {
	const db = databaseNamed(shard);
	const answers = await db.batch<{ id: string }>(
		TERMS.map(([kind, number, word]) =>
			db
				.prepare(
					`SELECT held.id FROM ${kind}_fts CROSS JOIN ${kind} AS held ON held.${number} = ${kind}_fts.rowid
					WHERE ${kind}_fts MATCH ? AND held.tenant = ? ORDER BY held.id`,
				)
				.bind(`terms : (${word})`, tenant),
		),
	);
	const ids = (at: number) => (answers[at]?.results ?? []).map(({ id }) => id);
	return Object.fromEntries(TERMS.map(([kind], at) => [kind, ids(at)]));
}
