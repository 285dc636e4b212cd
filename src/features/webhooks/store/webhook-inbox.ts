import { messageIdOf, threadIdOf } from "../platforms/ids.ts";
import type { Installation } from "../platforms/installation.ts";
import type { ArrivedEvent } from "../platforms/platform-event.ts";
import type { NewDelivery } from "./delivery-work.ts";
import { countIgnored, type IgnoredEvents, type RefusedEvent } from "./ignored-events.ts";
import { forgetSpeaker, inboxWork } from "./inbox-work.ts";
import { installationStore } from "./installation-store.ts";

/** What was taken in and is not applied yet; `error`: why the one that was tried last has to wait. */
export type WaitingEvents = { count: number; oldest_at: string | null; error: string | null };

/** What the platform of one installation tells: kept before it is acknowledged, then done in order of arrival by the installation's object. */
export type WebhookInbox = {
	/** Keeps it; `duplicate`: an event of this id came before. Once this is answered it is not lost. */
	take(installation: Installation, arrived: ArrivedEvent, now: number): Promise<"accepted" | "duplicate">;
	/**
	 * Like `take`, and waits for what is to be said to who gave a command, at most so long. `reply` null: there is nothing
	 * to say, it came before, or it is not done by then (it will be).
	 */
	runCommand(
		installation: Installation,
		arrived: ArrivedEvent,
		now: number,
		patienceMs: number,
	): Promise<{ status: "accepted" | "duplicate"; reply: string | null }>;
	/** Counts something that is not for us. */
	ignore(type: string, now: number): Promise<void>;
	/** Also what was taken in and refused, as `refused: KIND`. */
	ignored(): Promise<IgnoredEvents>;
	/** The last 100, newest first. */
	refused(): Promise<RefusedEvent[]>;
	waiting(): Promise<WaitingEvents>;
	/** Takes away what waits of a user and has not been applied: events, and messages that edits tell. */
	forgetUser(user_id: string): Promise<void>;
	/** The installation is removed: nothing is kept, nothing is done any more. */
	erase(): Promise<void>;
};

/** An event's id is kept for so long, to tell repeats of it (ms). */
const SEEN_MS = 7 * 24 * 60 * 60 * 1_000;
/** At each event, so many ids that are older go. */
const PRUNED = 50;

type Outside = {
	newDeliveryId: () => string;
	/** Called in the step that ends the event of a message which is to be forwarded; again where that comes under another event. */
	onAppended: (delivery: NewDelivery) => void;
};

export type LocalInbox = ReturnType<typeof localInbox>;

/** The inbox in the object's own database. */
export function localInbox(storage: DurableObjectStorage, outside: Outside) {
	const store = installationStore(storage);
	const { sql } = store;
	/** Not stored: nobody waits any more once the object is gone. */
	const waiting = new Map<string, (reply: string | null) => void>();
	const keep = (
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
		/** Keeps the event, and its id, in one step. */
		take(installation: Installation, arrived: ArrivedEvent, now: number) {
			store.prepare();
			return store.step(() => keep(installation, arrived, now));
		},
		/** What is said to who gave the command, as soon as it is done. */
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
