import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The databases of a local server's data folder. */
export function databasesIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith(".sqlite"))
		.map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Writes a database anew, without the bytes that deleted rows left in its free space and in its log. Throws where a server
 * has it open: nobody may write to it meanwhile.
 */
export function compact(file: string): void {
	const db = new DatabaseSync(file);
	try {
		db.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA secure_delete = ON; BEGIN EXCLUSIVE; COMMIT");
		db.exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
	} finally {
		db.close();
	}
}
