import type { PlatformEvent } from "../platforms/platform-event.ts";
import { noteRefused } from "./ignored-events.ts";
import type { InstallationStore } from "./installation-store.ts";

export type MessageEvent = Extract<PlatformEvent, { kind: "message" }>;

/** What the platform has reported about a message, besides the message itself. */
export type MessageMark = {
	/** The platform's time of the newest edit; null: there was none. */
	edited_at: string | null;
	/** The text of that edit, until its message has come. */
	text: string | null;
	/** The message as the edit contains it, used if the message does not come soon; null: the edit does not contain all of it. */
	late: MessageEvent | null;
	/** Nothing of it may be stored: it was deleted, or emptied, or a command. */
	deleted: boolean;
};

/** How long an edit waits for its message, and one that contains the whole message; other marks stay as long as event ids (ms). */
const HELD_MS = 24 * 60 * 60 * 1_000;
const HELD_WHOLE_MS = 60_000;
const KEPT_MS = 7 * HELD_MS;
/** The most edits that wait at once, and the most marks; the oldest are removed. */
const MOST_HELD = 500;
const MOST_KEPT = 10_000;
/** How many outdated marks each pass removes. */
const PRUNED = 200;

type Named = { thread_id: string; message_id: string };

export function readMark(
	{ sql }: InstallationStore,
	{ thread_id, message_id }: { thread_id: string; message_id: string | null },
): MessageMark | null {
	const columns = "edited_at, text, late, deleted";
	const select = `SELECT ${columns} FROM marks WHERE thread_id = ? AND message_id = ?`;
	type Row = { edited_at: string | null; text: string | null; late: string | null; deleted: number };
	const [row] = sql.exec<Row>(select, thread_id, message_id).toArray();
	return row === undefined ? null : { ...row, late: JSON.parse(row.late ?? "null"), deleted: row.deleted !== 0 };
}

/** Replaces a message's mark, in the step that ends the event it is from. */
export function writeMark(store: InstallationStore, { thread_id, message_id }: Named, mark: MessageMark, now: number) {
	const { sql } = store;
	const { edited_at, text, late, deleted } = mark;
	const held = late === null ? HELD_MS : HELD_WHOLE_MS;
	const until = now + (text === null ? KEPT_MS : held);
	// A new row, so that its number is the highest: the lowest are the oldest.
	sql.exec(
		`INSERT OR REPLACE INTO marks (thread_id, message_id, edited_at, text, late, deleted, until)
			VALUES (?, ?, ?, ?, ?, ?, ?)`,
		...[thread_id, message_id, edited_at, text, late === null ? null : JSON.stringify(late), deleted ? 1 : 0, until],
	);
	sql.exec("DELETE FROM marks WHERE text IS NULL AND number <= (SELECT max(number) FROM marks) - ?", MOST_KEPT);
	if (text === null) return;
	const newest = "SELECT number FROM marks WHERE text IS NOT NULL AND late IS NULL ORDER BY until DESC, number DESC";
	drop(store, `number IN (${newest} LIMIT -1 OFFSET ?)`, [MOST_HELD], "too many edits wait for their messages", now);
	const whole = "SELECT number FROM marks WHERE late IS NOT NULL ORDER BY until DESC, number DESC";
	takeForMessages(store, `number IN (${whole} LIMIT -1 OFFSET ?)`, MOST_HELD, now);
}

/** Removes outdated marks, and edits whose message has not come. An edit that contains the whole message becomes the message. */
export function forgetMarks(store: InstallationStore, now: number): void {
	takeForMessages(store, "late IS NOT NULL AND until <= ?", now, now);
	drop(store, "text IS NOT NULL AND until <= ?", [now], "its message has not come in a day", now);
	const over = "SELECT number FROM marks WHERE until <= ? ORDER BY until LIMIT ?";
	store.sql.exec(`DELETE FROM marks WHERE number IN (${over})`, now, PRUNED);
}

/** When the first edit that waits is given up. */
export function firstHeldEnd({ sql }: InstallationStore): number | null {
	return sql.exec<{ at: number | null }>("SELECT min(until) AS at FROM marks WHERE text IS NOT NULL").one().at;
}

/** Events for messages that were sent before the bot came, or that had no text at first. */
function takeForMessages({ sql }: InstallationStore, which: string, value: number, now: number): void {
	type Late = Named & { number: number; late: string };
	const columns = "number, thread_id, message_id, late";
	for (const { number, thread_id, message_id, late } of sql
		.exec<Late>(`SELECT ${columns} FROM marks WHERE ${which} ORDER BY number`, value)
		.toArray()) {
		sql.exec(
			`INSERT INTO events (id, kind, thread_id, message_id, event, attempts, due, arrived_at)
				VALUES ('', 'message', ?, ?, ?, 0, 0, ?)`,
			...[thread_id, message_id, late, now],
		);
		sql.exec("UPDATE marks SET text = NULL, late = NULL, until = ? WHERE number = ?", now + KEPT_MS, number);
	}
}

function drop(store: InstallationStore, which: string, values: number[], error: string, now: number): void {
	const deletion = `DELETE FROM marks WHERE ${which} RETURNING thread_id, message_id`;
	for (const named of store.sql.exec<Named>(deletion, ...values).toArray()) {
		noteRefused(store, { event_id: "", kind: "edited", ...named, error }, now);
	}
}
