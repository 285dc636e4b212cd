import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const SQLITE_BUSY = 5;

/** Kept for as long as this process lives: a lock that nobody holds on to would be let go. */
const held: DatabaseSync[] = [];

/**
 * IdempotencyRecords a folder of data for this process; what is wrong where another one has it. The lock is SQLite's, so the system
 * lets go of it when the process ends, however it ends: there are no stale ones.
 */
export function claim(folder: string): string | null {
	try {
		mkdirSync(folder, { recursive: true });
		const lock = new DatabaseSync(join(folder, "npm-start.lock"));
		held.push(lock);
		lock.exec("BEGIN EXCLUSIVE");
	} catch (error) {
		const busy = error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
		// What else may be wrong with a folder, the server finds and says.
		return busy ? `Another npm start uses ${folder}. Stop it, or give this one its own: --persist-to DIR` : null;
	}
	return null;
}
