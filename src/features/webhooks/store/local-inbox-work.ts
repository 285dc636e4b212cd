import type { Installation } from "../platforms/installation.ts";
import type { NewDelivery } from "./deliveries.ts";
import { noteRefused } from "./ignored-events.ts";
import type { EventEnd, InboxWork, WaitingEvent } from "./inbox-work.ts";
import type { InstallationStore } from "./installation-store.ts";
import { firstHeldEnd, forgetMarks, readMark, writeMark } from "./message-marks.ts";

/** So much is taken at once: events, and UTF-8 bytes of them (one at least). */
const MOST_EVENTS = 100;
const MOST_BYTES = 2_000_000;

type Row = Record<string, SqlStorageValue> & Omit<WaitingEvent, "event"> & { event: string };

type Outside = { newDeliveryId: () => string; onAppended: (delivery: NewDelivery) => void };

/** The events that wait in an installation's object; `onEnd` in the step that ends one. */
export function inboxWork(
	store: InstallationStore,
	outside: Outside,
	onEnd: (eventId: string, reply: string | null) => void,
): InboxWork {
	const { sql } = store;
	return {
		take(now) {
			if (!store.exists()) return null;
			return store.step(() => {
				forgetMarks(store, now);
				const events = takeDue(store, now);
				return events.length === 0 ? null : { installation: installationOf(store), events };
			});
		},
		mark: (event) => (store.exists() ? readMark(store, event) : null),
		end(event, end, now) {
			if (!store.exists()) return;
			store.step(() => endEvent(store, outside, event, end, now));
			onEnd(event.event_id, end.reply);
		},
		postpone({ number }, error, until) {
			if (store.exists()) sql.exec("UPDATE events SET due = ?, error = ? WHERE number = ?", until, error, number);
		},
		nextDue() {
			if (!store.exists()) return null;
			// What comes behind one that waits is due with it.
			const threads = "SELECT max(due) AS due FROM events GROUP BY thread_id";
			const { at } = sql.exec<{ at: number | null }>(`SELECT min(due) AS at FROM (${threads})`).one();
			const held = firstHeldEnd(store);
			return at === null || held === null ? (at ?? held) : Math.min(at, held);
		},
	};
}

/** None of a thread in which one waits for a time to come: that one is the first of its thread. */
function takeDue({ sql }: InstallationStore, now: number): WaitingEvent[] {
	const due = `SELECT number, octet_length(event) AS bytes FROM events
		WHERE thread_id NOT IN (SELECT thread_id FROM events WHERE due > ?) ORDER BY number LIMIT ?`;
	const numbers: number[] = [];
	let bytes = 0;
	for (const one of sql.exec<{ number: number; bytes: number }>(due, now, MOST_EVENTS).toArray()) {
		bytes += one.bytes;
		if (numbers.length > 0 && bytes > MOST_BYTES) break;
		numbers.push(one.number);
	}
	if (numbers.length === 0) return [];
	const taken = `UPDATE events SET attempts = attempts + 1 WHERE number IN (SELECT value FROM json_each(?))
		RETURNING number, id AS event_id, thread_id, message_id, event, attempts, arrived_at`;
	const rows = sql.exec<Row>(taken, JSON.stringify(numbers)).toArray();
	return rows.map(({ event, ...row }) => ({ ...row, event: JSON.parse(event) })).sort((a, b) => a.number - b.number);
}

function endEvent(store: InstallationStore, outside: Outside, event: WaitingEvent, end: EventEnd, now: number): void {
	const { sql } = store;
	const { number, event_id, thread_id, message_id } = event;
	const gone = sql.exec("DELETE FROM events WHERE number = ?", number);
	// Erased meanwhile, and another began in its place.
	if (gone.rowsWritten === 0) return;
	if (end.refused !== null) {
		noteRefused(store, { event_id, kind: event.event.kind, thread_id, message_id, error: end.refused }, now);
	}
	if (message_id === null) return;
	if (end.mark !== null) writeMark(store, { thread_id, message_id }, end.mark, now);
	if (!end.forward) return;
	const { tenant, id: installation } = installationOf(store);
	const created_at = new Date(now).toISOString();
	const named = { thread_id, message_id: end.stands_as ?? message_id };
	outside.onAppended({ id: outside.newDeliveryId(), tenant, installation, ...named, created_at });
}

function installationOf({ sql }: InstallationStore): Installation {
	return JSON.parse(sql.exec<{ json: string }>("SELECT json FROM installation").one().json);
}
