import { messageIdOf, threadIdOf } from "../platforms/ids.ts";
import type { Installation } from "../platforms/installation.ts";
import type { ArrivedEvent } from "../platforms/platform-event.ts";
import type { NewDelivery } from "./delivery-work.ts";
import { countIgnored, type IgnoredEvents, type RefusedEvent } from "./ignored-events.ts";
import { forgetSpeaker, inboxWork } from "./inbox-work.ts";
import { installationStore } from "./installation-store.ts";

/** Events that are stored and not applied yet. `error`: why the one that was tried last has to wait. */
export type WaitingEvents = { count: number; oldest_at: string | null; error: string | null };

/** The events of one installation: stored before they are acknowledged, then applied in order of arrival by its object. */
export type WebhookInbox = {
	/** Stores an event durably. `duplicate`: an event with this id came before. */
	accept(installation: Installation, arrived: ArrivedEvent, now: number): Promise<"accepted" | "duplicate">;
	/**
	 * Like `accept`, and waits at most `patienceMs` for the reply to a command. `reply` is null if there is none, if the
	 * command came before, or if it is not done by then (it will be).
	 */
	runCommand(
		installation: Installation,
		arrived: ArrivedEvent,
		now: number,
		patienceMs: number,
	): Promise<{ status: "accepted" | "duplicate"; reply: string | null }>;
	/** Counts an event that Tessera does not use. */
	ignore(type: string, now: number): Promise<void>;
	/** Includes events that were stored and then refused, as `refused: KIND`. */
	ignored(): Promise<IgnoredEvents>;
	/** The last 100, newest first. */
	refused(): Promise<RefusedEvent[]>;
	waiting(): Promise<WaitingEvents>;
	/** Removes what waits of a user: events that are not applied yet, and messages that edits contain. */
	forgetUser(user_id: string): Promise<void>;
	/** Removes everything: the installation has been deleted. */
	erase(): Promise<void>;
};

/** How long an event's id is kept, to recognise repeats (ms). */
const SEEN_MS = 7 * 24 * 60 * 60 * 1_000;
/** How many older ids each event removes. */
const PRUNED = 50;

type Outside = {
	newDeliveryId: () => string;
	/** Called in the step that ends the event of a message to forward; again if the message comes in another event. */
	onAppended: (delivery: NewDelivery) => void;
};

export type LocalInbox = ReturnType<typeof localInbox>;

/** The inbox in the object's own database. */
export function localInbox(storage: DurableObjectStorage, outside: Outside) {
	const store = installationStore(storage);
	const { sql } = store;
	/** Not stored: if the object ends, nobody waits any more. */
	const waiting = new Map<string, (reply: string | null) => void>();
	const storeEvent = (
		installation: Installation,
		{ event_id, event }: ArrivedEvent,
		now: number,
	): "accepted" | "duplicate" => {
		const old = "SELECT id FROM seen_events WHERE at < ? ORDER BY at LIMIT ?";
		sql.exec(`DELETE FROM seen_events WHERE id IN (${old})`, now - SEEN_MS, PRUNED);
		const seen = sql.exec("INSERT INTO seen_events (id, at) VALUES (?, ?) ON CONFLICT DO NOTHING", event_id, now);
		if (seen.rowsWritten === 0) return "duplicate";
		const json = JSON.stringify(installation);
		sql.exec(
			`INSERT INTO installation (row, json) VALUES (1, ?1)
				ON CONFLICT (row) DO UPDATE SET json = ?1 WHERE json <> ?1`,
			json,
		);
		sql.exec(
			`INSERT INTO events (id, kind, thread_id, message_id, event, attempts, due, arrived_at)
				VALUES (?, ?, ?, ?, ?, 0, 0, ?)`,
			event_id,
			event.kind,
			threadIdOf(installation.platform, event.place),
			event.message_id === undefined ? null : messageIdOf(event.message_id),
			JSON.stringify(event),
			now,
		);
		return "accepted";
	};
	return {
		/** Stores the event and its id in one step. */
		accept(installation: Installation, arrived: ArrivedEvent, now: number) {
			store.prepare();
			return store.step(() => storeEvent(installation, arrived, now));
		},
		/** The reply to a command, as soon as it is done. */
		reply: (eventId: string) => new Promise<string | null>((resolve) => waiting.set(eventId, resolve)),
		ignore(type: string, now: number) {
			store.prepare();
			countIgnored(store, type, now);
		},
		ignored(): IgnoredEvents {
			if (!store.exists()) return [];
			const order = "ORDER BY last_at DESC, type";
			return sql.exec<IgnoredEvents[number]>(`SELECT type, count, last_at FROM ignored_events ${order}`).toArray();
		},
		refused(): RefusedEvent[] {
			if (!store.exists()) return [];
			const columns = "event_id, kind, thread_id, message_id, error, at";
			return sql.exec<RefusedEvent>(`SELECT ${columns} FROM refused_events ORDER BY number DESC`).toArray();
		},
		waiting(): WaitingEvents {
			if (!store.exists()) return { count: 0, oldest_at: null, error: null };
			const columns = "count(*) AS count, min(arrived_at) AS oldest";
			const { count, oldest } = sql
				.exec<{ count: number; oldest: number | null }>(`SELECT ${columns} FROM events`)
				.one();
			const failed = "SELECT error FROM events WHERE error IS NOT NULL ORDER BY due DESC LIMIT 1";
			const error = sql.exec<{ error: string }>(failed).toArray()[0]?.error ?? null;
			return { count, oldest_at: oldest === null ? null : new Date(oldest).toISOString(), error };
		},
		forgetUser(user_id: string) {
			if (store.exists()) forgetSpeaker(store, user_id);
		},
		work: inboxWork(store, outside, (eventId, reply) => {
			waiting.get(eventId)?.(reply);
			waiting.delete(eventId);
		}),
	};
}
