import type { Installation } from "../platforms/installation.ts";
import type { ArrivedEvent } from "../platforms/platform-event.ts";

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
	obey(
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
	/** The installation is removed: nothing is kept, nothing is done any more. */
	erase(): Promise<void>;
};

/** What an installation's object answers over RPC. */
type InboxRpc = {
	take(installation: Installation, arrived: ArrivedEvent, now: number): ReturnType<WebhookInbox["take"]>;
	obey(...asked: Parameters<WebhookInbox["obey"]>): ReturnType<WebhookInbox["obey"]>;
	ignore(type: string, now: number): Promise<void>;
	ignored(): ReturnType<WebhookInbox["ignored"]>;
	refused(): ReturnType<WebhookInbox["refused"]>;
	waiting(): ReturnType<WebhookInbox["waiting"]>;
	erase(): Promise<void>;
};

/** The inbox of one installation, in the object that its tenant and id name. */
export function durableWebhookInbox(object: (name: string) => InboxRpc, tenant: string, id: string): WebhookInbox {
	// A tenant's name has no slash, so no two installations share an object.
	const remote = () => object(`${tenant}/${id}`);
	return {
		take: (installation, arrived, now) => remote().take(installation, arrived, now),
		obey: (installation, arrived, now, patienceMs) => remote().obey(installation, arrived, now, patienceMs),
		ignore: (type, now) => remote().ignore(type, now),
		ignored: () => remote().ignored(),
		refused: () => remote().refused(),
		waiting: () => remote().waiting(),
		erase: () => remote().erase(),
	};
}
