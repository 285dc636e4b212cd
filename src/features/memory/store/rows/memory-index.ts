import { SQL, sql } from "drizzle-orm";
import type { drizzle } from "drizzle-orm/d1";
import { stem, termsOf } from "../../../../core/language/terms.ts";
import { memories, memoryVersions, outbox } from "../schema/memory-schema.ts";

export type Db = ReturnType<typeof drizzle>;

/** How much text one parameter carries at most (UTF-16 units): below the 2 MB that D1 takes, whatever the script. */
const MOST_UNITS = 250_000;

/** Lists as JSON, each small enough for one parameter; an empty list gives none. */
export function inParameters(items: readonly unknown[]): string[] {
	const lists: string[][] = [];
	let units = MOST_UNITS;
	for (const item of items) {
		const text = JSON.stringify(item);
		units += text.length;
		if (units > MOST_UNITS) {
			lists.push([]);
			units = text.length;
		}
		lists.at(-1)?.push(text);
	}
	return lists.map((list) => `[${list.join(",")}]`);
}

/** Puts the terms of these memories, whose rows are there, into the search index. */
export function addTerms(tenant: string, said: readonly { id: string; content: string }[]) {
	const terms = said.map(({ id, content }) => ({ id, terms: termsOf(content).map(stem).join(" ") }));
	return inParameters(terms).map(
		(list) =>
			sql`
			INSERT INTO memories_fts (rowid, scope, terms)
			SELECT held."row", lower(hex(held.tenant || ' ' || held.scope)), given.value ->> 'terms'
			FROM json_each(${list}) AS given CROSS JOIN ${memories} AS held
			WHERE held.tenant = ${tenant} AND held.id = given.value ->> 'id'`,
	);
}

/** Says of the newest version of each of these what the memory itself says of how it ended. */
export function endVersions(tenant: string, ids: SQL | readonly string[]): SQL {
	const given = ids instanceof SQL ? ids : sql`SELECT value FROM json_each(${JSON.stringify(ids)})`;
	const memory = sql`FROM ${memories} AS held WHERE held.tenant = ${tenant} AND held.id = memory_id`;
	return sql`
		UPDATE ${memoryVersions} SET (status, valid_to) = (SELECT held.status, held.valid_to ${memory})
		WHERE tenant = ${tenant} AND memory_id IN (${given})
			AND version = (SELECT held.version ${memory})`;
}

/** Takes the terms of the memories of a query (of their `row`) away. */
export function removeTerms(rows: SQL) {
	return sql`DELETE FROM memories_fts WHERE rowid IN (${rows})`;
}

/** Notes for the vector index what has changed; `ids` is a query, or a list in JSON. */
export function noteChange(tenant: string, change: "put" | "remove", ids: SQL | string, now: string) {
	const changed = typeof ids === "string" ? sql`SELECT value AS id FROM json_each(${ids})` : ids;
	return sql`
		INSERT INTO ${outbox} (tenant, kind, item_id, change, created_at)
		SELECT ${tenant}, 'memory', id, ${change}, ${now} FROM (${changed})`;
}
