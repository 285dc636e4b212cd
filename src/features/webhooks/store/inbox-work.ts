import type { JobQueue } from "../../../platform/objects/run-jobs.ts";
import { speakersOf } from "../platforms/ids.ts";
import type { Installation } from "../platforms/installation.ts";
import type { PlatformEvent } from "../platforms/platform-event.ts";
import type { NewDelivery } from "./delivery-work.ts";
import { noteRefused } from "./ignored-events.ts";
import type { InstallationStore } from "./installation-store.ts";
import { firstHeldEnd, forgetMarks, type MessageMark, readMark, writeMark } from "./message-marks.ts";

/** An event that is stored and not applied yet, with the ids of its thread and message here. */
export type WaitingEvent = {
	number: number;
	id: string;
	event: PlatformEvent;
	thread_id: string;
	message_id: string | null;
	/** Including this one. */
	attempts: number;
	/** ms since the epoch. */
	arrived_at: number;
};

/** How an event ended. */
export type EventEnd = {
	/** What is known of its message from now on; null: no change. */
	mark: MessageMark | null;
	/** Its message is in the thread and has to be forwarded. */
	forward: boolean;
	/** The id of its message in the thread; null: its own. */
	stands_as: string | null;
	/** Why it could not be applied; null: it was, or there was nothing to do. */
	refused: string | null;
	/** The reply to a command. */
	reply: string | null;
};

const NOTHING: EventEnd = { mark: null, forward: false, stands_as: null, refused: null, reply: null };

/** The events of one installation, for the loop that applies them; nobody else takes any. */
export type InboxWork = Omit<JobQueue<WaitingEvent, EventEnd>, "take"> & {
	/**
	 * Returns due events in order of arrival, and counts the attempt. Of a thread in which an earlier event waits it returns
	 * none. Removes edits whose message has not come in time, or turns them into messages.
	 */
	take(now: number): { installation: Installation; events: WaitingEvent[] } | null;
	/** What is known of a message. */
	mark(event: WaitingEvent): MessageMark | null;
	/** Ends an event in one step: removes its text, and queues its message for forwarding, once. */
	end: JobQueue<WaitingEvent, EventEnd>["end"];
};

/** The most events taken at once, and the most bytes of them in UTF-8 (at least one event). */
const MOST_EVENTS = 100;
const MOST_BYTES = 2_000_000;

type Row = Record<string, SqlStorageValue> & Omit<WaitingEvent, "event"> & { event: string };

type Outside = { newDeliveryId: () => string; onAppended: (delivery: NewDelivery) => void };

/** The events that wait in an installation's object. `onEnd` is called in the step that ends one. */
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
		end(event, outcome, now) {
			if (!store.exists()) return;
			const end = outcome.ok ? outcome.value : { ...NOTHING, refused: `given up after a day: ${outcome.error.detail}` };
			store.step(() => endEvent(store, outside, event, end, now));
			onEnd(event.id, end.reply);
		},
		postpone({ number }, { detail }, until) {
			if (store.exists()) sql.exec("UPDATE events SET due = ?, error = ? WHERE number = ?", until, detail, number);
		},
		nextDue() {
			if (!store.exists()) return null;
			// Events after one that waits are due with it.
			const threads = "SELECT max(due) AS due FROM events GROUP BY thread_id";
			const { at } = sql.exec<{ at: number | null }>(`SELECT min(due) AS at FROM (${threads})`).one();
			const held = firstHeldEnd(store);
			return at === null || held === null ? (at ?? held) : Math.min(at, held);
		},
	};
}

/** Removes a user's events, and waiting edits that contain a whole message of the user. */
export function forgetSpeaker(store: InstallationStore, user_id: string): void {
	const { platform } = installationOf(store);
	const isTheirs = (json: string) => speakersOf(platform, JSON.parse(json)).includes(user_id);
	store.step(() => {
		for (const [table, column] of [["events", "event"] as const, ["marks", "late"] as const]) {
			const all = `SELECT number, ${column} AS json FROM ${table} WHERE ${column} IS NOT NULL`;
			for (const { number, json } of store.sql.exec<{ number: number; json: string }>(all).toArray()) {
				if (isTheirs(json)) store.sql.exec(`DELETE FROM ${table} WHERE number = ?`, number);
			}
		}
	});
}

/** None of a thread whose first event waits for a later time. */
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
		RETURNING number, id, thread_id, message_id, event, attempts, arrived_at`;
	const rows = sql.exec<Row>(taken, JSON.stringify(numbers)).toArray();
	return rows.map(({ event, ...row }) => ({ ...row, event: JSON.parse(event) })).sort((a, b) => a.number - b.number);
}

function endEvent(store: InstallationStore, outside: Outside, event: WaitingEvent, end: EventEnd, now: number): void {
	const { sql } = store;
	const { number, id: event_id, thread_id, message_id } = event;
	const deleted = sql.exec("DELETE FROM events WHERE number = ?", number);
	// It was erased meanwhile, and another one began in its place.
	if (deleted.rowsWritten === 0) return;
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
