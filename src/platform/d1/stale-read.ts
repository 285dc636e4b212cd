import { type SQL, sql } from "drizzle-orm";

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

/** Does what reads first and then writes in a batch, again where somebody else has written in between (or it gives null). */
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
