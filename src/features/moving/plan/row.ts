import type { MovedTable } from "./moved-tables.ts";

/** A row as it is stored, by column. */
export type Row = Record<string, string | number | null>;

/** Where one row stands among the tenant's. */
export type Key = readonly (string | number)[];

/** The key of a row. */
export function keyOf({ key }: MovedTable, row: Row): Key {
	return key.map((column) => row[column] ?? "");
}
