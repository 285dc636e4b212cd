import type { SQLWrapper } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";

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
