import type { MessageMark, WaitingEvent } from "../../ports/inbox-work.ts";
import { noteRefused } from "./ignored-events.ts";
import type { InstallationStore } from "./installation-store.ts";

/** An edit waits so long for its message; anything else told of a message is kept as long as ids of events (ms). */
const HELD_MS = 24 * 60 * 60 * 1_000;
const KEPT_MS = 7 * HELD_MS;
/** So many edits wait at once, and of so many messages something is known; the oldest go. */
const MOST_HELD = 500;
const MOST_KEPT = 10_000;
/** At each pass so many go whose time is over. */
const PRUNED = 200;

type Named = { thread_id: string; message_id: string };

export function readMark({ sql }: InstallationStore, { thread_id, message_id }: WaitingEvent): MessageMark | null {
	const columns = "edited_at, text, deleted";
	const select = `SELECT ${columns} FROM marks WHERE thread_id = ? AND message_id = ?`;
	type Row = { edited_at: string | null; text: string | null; deleted: number };
	const [row] = sql.exec<Row>(select, thread_id, message_id).toArray();
	return row === undefined ? null : { ...row, deleted: row.deleted !== 0 };
}

/** Puts a mark in the place of what was known; part of the step that ends the event it is from. */
export function writeMark(store: InstallationStore, { thread_id, message_id }: Named, mark: MessageMark, now: number) {
	const { sql } = store;
	const { edited_at, text, deleted } = mark;
	const until = now + (text === null ? KEPT_MS : HELD_MS);
	// A new row, so that its number is the highest: the lowest are the oldest.
	sql.exec(
		`INSERT OR REPLACE INTO marks (thread_id, message_id, edited_at, text, deleted, until) VALUES (?, ?, ?, ?, ?, ?)`,
		...[thread_id, message_id, edited_at, text, deleted ? 1 : 0, until],
	);
	sql.exec("DELETE FROM marks WHERE text IS NULL AND number <= (SELECT max(number) FROM marks) - ?", MOST_KEPT);
	if (text === null) return;
	const newest = "SELECT number FROM marks WHERE text IS NOT NULL ORDER BY until DESC, number DESC";
	const beyond = `text IS NOT NULL AND number IN (${newest} LIMIT -1 OFFSET ?)`;
	drop(store, beyond, [MOST_HELD], "too many edits wait for their messages", now);
}

/** Forgets what was kept for long enough, and edits whose message has not come. */
export function forgetMarks(store: InstallationStore, now: number): void {
	drop(store, "text IS NOT NULL AND until <= ?", [now], "its message has not come in a day", now);
	const over = "SELECT number FROM marks WHERE until <= ? ORDER BY until LIMIT ?";
	store.sql.exec(`DELETE FROM marks WHERE number IN (${over})`, now, PRUNED);
}

/** When the first edit that waits is given up. */
export function firstHeldEnd({ sql }: InstallationStore): number | null {
	return sql.exec<{ at: number | null }>("SELECT min(until) AS at FROM marks WHERE text IS NOT NULL").one().at;
}

function drop(store: InstallationStore, which: string, values: number[], error: string, now: number): void {
	const gone = `DELETE FROM marks WHERE ${which} RETURNING thread_id, message_id`;
	for (const named of store.sql.exec<Named>(gone, ...values).toArray()) {
		noteRefused(store, { event_id: "", kind: "edited", ...named, error }, now);
	}
}
