import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";

/** The database that a tenant lives in. */
export type TenantDatabase = (tenant: string) => D1Database;

/** The tenant of the machine itself: always there, so it can't be founded. */
export const LOCAL_TENANT = "local";

/**
 * Stands for all tenants of one database: what is looked for across them, by cleanups and by what comes in without a key. No tenant
 * can be called so. Cleanups run once for each database.
 */
export const SHARED_TENANT = "*";

/** Asks the database for a constant, so that nothing but the way there and back is tried. Rejects if it fails. */
export async function askDatabase(db: D1Database): Promise<void> {
	await db.prepare("SELECT 1").run();
}

const dialect = new SQLiteSyncDialect();

/**
 * Runs these in one transaction, written by hand or built (drizzle's own batch takes none that are written by hand). Gives
 * how many rows each has returned.
 */
export async function inOneBatch(d1: D1Database, statements: readonly SQLWrapper[]): Promise<number[]> {
	if (statements.length === 0) return [];
	const prepared = statements.map((statement) => {
		const { sql, params } = dialect.sqlToQuery(statement.getSQL());
		return d1.prepare(sql).bind(...params);
	});
	return (await d1.batch(prepared)).map(({ results }) => results.length);
}

const CHANGED = "changed meanwhile";

/** A D1 batch can't look and then decide, so a change is planned on what was read; so often, if others come in between. */
const MOST_TIMES = 50;

/**
 * A statement that fails, and its batch with it, where the query gives a row: something that was read before is not so any
 * more. An error that says so is the only way to stop a batch.
 */
export function failWhere(query: SQL): SQL {
	return sql`SELECT json_extract('{}', ${CHANGED} || found.id) FROM (${query}) AS found`;
}

/** Does what reads first and then writes in a batch, again where somebody else has written in between (or it returns null). */
export async function untilUnchanged<T>(attempt: () => Promise<T | null>): Promise<T> {
	for (let time = 1; time < MOST_TIMES; time++) {
		try {
			const done = await attempt();
			if (done !== null) return done;
		} catch (error) {
			if (!isStale(error)) throw error;
		}
	}
	throw new Error("memories change too fast to be written");
}

function isStale(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (error.message.includes(CHANGED) && error.message.includes("bad JSON path")) return true;
	return error.message.includes("UNIQUE constraint failed: memories.") || isStale(error.cause);
}
