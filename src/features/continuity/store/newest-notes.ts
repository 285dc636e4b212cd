import { type SQL, sql } from "drizzle-orm";
import type { Note } from "../../../core/model/thread/continuity.ts";
import { notes } from "./note-schema.ts";

/** Notes that a context may show take so many tokens; a few more are read for the receipt. */
const NOTE_TOKENS = 2_000;
const NOTES_BEYOND = 10;

/** What is read of a note for a context. */
export const SHOWN_NOTE = {
	id: sql<string>`id`,
	content: sql<string>`content`,
	category: sql<Note["category"]>`category`,
	tokens: sql<number>`tokens`,
	created_at: sql<string>`created_at`,
};

/**
 * The newest notes of a thread that a context may show, to be selected from. Each is sought behind the one before, so that what is read
 * does not depend on how many there are.
 */
export function newestNotes(tenant: string, thread: string): SQL {
	const own = sql`tenant = ${tenant} AND thread_id = ${thread}`;
	const newest = sql`ORDER BY created_at DESC, number DESC LIMIT 1`;
	return sql`(WITH RECURSIVE shown (number, created_at, total, beyond) AS (
			SELECT * FROM (SELECT number, created_at, tokens, tokens > ${NOTE_TOKENS} FROM ${notes} WHERE ${own} ${newest})
			UNION ALL
			SELECT next.number, next.created_at, shown.total + next.tokens, shown.beyond + (shown.total + next.tokens > ${NOTE_TOKENS})
			FROM shown CROSS JOIN ${notes} AS next ON next.number = (
				SELECT number FROM ${notes} WHERE ${own} AND (created_at, number) < (shown.created_at, shown.number) ${newest})
			WHERE shown.beyond <= ${NOTES_BEYOND}
		)
		SELECT held.* FROM shown CROSS JOIN ${notes} AS held ON held.number = shown.number
		ORDER BY held.created_at DESC, held.number DESC)`;
}
