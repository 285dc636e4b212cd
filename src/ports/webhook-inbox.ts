import type { Installation } from "../core/webhooks/installation.ts";
import type { ArrivedEvent } from "../core/webhooks/platform-event.ts";

/** What a platform sent and was not used, by what it was. */
export type IgnoredEvents = { type: string; count: number; last_at: string }[];

/** What the platform of one installation tells: kept before it is acknowledged, then done in order of arrival by the installation's object. */
export type WebhookInbox = {
	/** Keeps it; `duplicate`: an event of this id came before. Once this is answered it is not lost. */
	take(installation: Installation, arrived: ArrivedEvent, now: number): Promise<"accepted" | "duplicate">;
	/** Counts something that is not for us. */
	ignore(type: string, now: number): Promise<void>;
	ignored(): Promise<IgnoredEvents>;
	/** The installation is removed: nothing is kept, nothing is done any more. */
	erase(): Promise<void>;
};
