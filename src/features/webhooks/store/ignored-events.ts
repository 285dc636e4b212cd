import type { InstallationStore } from "./installation-store.ts";

/** What a platform sent and was not used, by what it was. */
export type IgnoredEvents = { type: string; count: number; last_at: string }[];

/** An event that was taken in and could not be applied, and why. Nothing of its text. */
export type RefusedEvent = {
	event_id: string;
	kind: string;
	thread_id: string;
	message_id: string | null;
	error: string;
	at: string;
};

/** This many kinds are told apart; what comes beyond them is counted together. */
const MOST_TYPES = 100;
const OTHER = "other";
const LONGEST_TYPE = 100;
/** This many refused events are listed; all are counted. */
const MOST_REFUSED = 100;

/** Counts something that was not used. */
export function countIgnored({ sql }: InstallationStore, type: string, now: number): void {
	const cut = type.slice(0, LONGEST_TYPE);
	const known = sql.exec("SELECT 1 FROM ignored_events WHERE type = ?", cut).toArray().length > 0;
	const types = sql.exec<{ n: number }>("SELECT count(*) AS n FROM ignored_events").one().n;
	sql.exec(
		`INSERT INTO ignored_events (type, count, last_at) VALUES (?, 1, ?)
			ON CONFLICT (type) DO UPDATE SET count = count + 1, last_at = excluded.last_at`,
		known || types < MOST_TYPES ? cut : OTHER,
		new Date(now).toISOString(),
	);
}

/** Lists and counts an event that was taken in and can't be applied. */
export function noteRefused(store: InstallationStore, event: Omit<RefusedEvent, "at">, now: number): void {
	const { event_id, kind, thread_id, message_id, error } = event;
	console.error(`webhook event ${event_id} (${kind}) was not applied in thread ${thread_id}: ${error}`);
	store.sql.exec(
		`INSERT INTO refused_events (event_id, kind, thread_id, message_id, error, at) VALUES (?, ?, ?, ?, ?, ?)`,
		...[event_id, kind, thread_id, message_id, error, new Date(now).toISOString()],
	);
	const newest = "SELECT max(number) FROM refused_events";
	store.sql.exec(`DELETE FROM refused_events WHERE number <= (${newest}) - ?`, MOST_REFUSED);
	countIgnored(store, `refused: ${kind}`, now);
}
