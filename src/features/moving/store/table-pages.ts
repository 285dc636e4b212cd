import type { MovedTable } from "../plan/moved-tables.ts";
import type { Key, Row } from "../plan/row.ts";

/** So many rows, and so many bytes but for the last row, are read at once. */
const MOST_ROWS = 100;
const MOST_BYTES = 250_000;

const MOST_REMOVED = 200;

/** D1 takes so many values in one statement. */
const MOST_VALUES = 100;

/** The names of a table's columns; the database is asked, so that a migration which adds one is enough. */
async function columnsOf(db: D1Database, { name }: MovedTable): Promise<string[]> {
	const { results } = await db.prepare("SELECT name FROM pragma_table_info(?)").bind(name).all<{ name: string }>();
	return results.map((column) => column.name);
}

/** The rows of a tenant behind one, in the order of their keys, at most `limit`. */
export async function readRows(
	db: D1Database,
	tenant: string,
	table: MovedTable,
	{ after, limit = MOST_ROWS }: { after: Key | null; limit?: number },
): Promise<Row[]> {
	const columns = await columnsOf(db, table);
	const key = quoted(table.key);
	const behind = after === null ? "" : `AND (${key}) > (${after.map(() => "?").join(", ")})`;
	const bytes = columns.map((column) => `coalesce(octet_length("${column}"), 0)`).join(" + ");
	const { results } = await db
		.prepare(
			`WITH next AS (SELECT * FROM ${table.name} WHERE "${table.tenant}" = ? ${behind} ORDER BY ${key} LIMIT ?),
			sized AS (SELECT *, sum(${bytes}) OVER (ORDER BY ${key} ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS "bytes before" FROM next)
			SELECT ${quoted(columns)} FROM sized WHERE coalesce("bytes before", 0) < ${MOST_BYTES} ORDER BY ${key}`,
		)
		.bind(tenant, ...(after ?? []), limit)
		.all<Row>();
	return results;
}

/** What writes these rows, which all have the same columns. What a tenant holds has been counted by triggers already, and is replaced. */
export function insertRows(db: D1Database, { name }: MovedTable, rows: readonly Row[]): D1PreparedStatement[] {
	const [first] = rows;
	if (first === undefined) return [];
	const columns = Object.keys(first);
	const places = `(${columns.map(() => "?").join(", ")})`;
	const atOnce = Math.max(1, Math.floor(MOST_VALUES / columns.length));
	const statements: D1PreparedStatement[] = [];
	for (let at = 0; at < rows.length; at += atOnce) {
		const some = rows.slice(at, at + atOnce);
		const values = some.flatMap((row) => columns.map((column) => row[column] ?? null));
		const verb = name === "tenant_held" ? "INSERT OR REPLACE" : "INSERT";
		const sql = `${verb} INTO ${name} (${quoted(columns)}) VALUES ${some.map(() => places).join(", ")}`;
		statements.push(db.prepare(sql).bind(...values));
	}
	return statements;
}

/** What removes the next rows of a tenant with their terms; the last statement says how many there were. */
export function removeRows(db: D1Database, tenant: string, table: MovedTable): D1PreparedStatement[] {
	const next = (column: string) => `SELECT ${column} FROM ${table.name} WHERE "${table.tenant}" = ?
		ORDER BY ${quoted(table.key)} LIMIT ${MOST_REMOVED}`;
	const rows = db.prepare(`DELETE FROM ${table.name} WHERE rowid IN (${next("rowid")}) RETURNING 1`).bind(tenant);
	if (table.terms === null) return [rows];
	return [db.prepare(`DELETE FROM ${table.terms} WHERE rowid IN (${next("rowid")})`).bind(tenant), rows];
}

function quoted(columns: readonly string[]): string {
	return columns.map((column) => `"${column}"`).join(", ");
}
