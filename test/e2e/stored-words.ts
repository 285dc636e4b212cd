import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Every file below a folder. */
export function filesIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
}

/** Runs something on a database that no server has open. */
export function reading<T>(file: string, run: (db: DatabaseSync) => T): T {
	const db = new DatabaseSync(file);
	try {
		return run(db);
	} finally {
		db.close();
	}
}

/** Where words that match stand in live rows, shadow tables of search indexes included: table and column. */
export function liveWords(file: string, words: RegExp): string[] {
	return reading(file, (db) => tablesOf(db).flatMap((table) => wordsIn(db, table, words)));
}

function tablesOf(db: DatabaseSync): string[] {
	// What a virtual table holds stands in its shadow tables, which are listed as tables of their own.
	const sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'";
	return db
		.prepare(sql)
		.all()
		.map(({ name }) => String(name));
}

function wordsIn(db: DatabaseSync, table: string, words: RegExp): string[] {
	const statement = db.prepare(`SELECT * FROM "${table}"`);
	// Ids of segments are larger than a JavaScript number can be.
	statement.setReadBigInts(true);
	return statement.all().flatMap((row) =>
		Object.entries(row).flatMap(([column, value]) => {
			const found = textOf(value).match(words);
			return found === null ? [] : [`${table}.${column}: ${found[0]}`];
		}),
	);
}

function textOf(value: unknown): string {
	return value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value);
}

/** How often the bytes of a file match, whatever they are. */
export function rawWords(file: string, words: RegExp): number {
	return readFileSync(file).toString("latin1").match(new RegExp(words, "gi"))?.length ?? 0;
}
