import type { Installation } from "../core/webhooks/installation.ts";
import type { ArrivedEvent } from "../core/webhooks/platform-event.ts";

/** What an installation's platform sent and was not used, by what it was. */
export type IgnoredEvents = { type: string; count: number; last_at: string }[];

/** What platforms tell a tenant: kept before it is acknowledged, then done in order of arrival by the tenant's jobs object. */
export type WebhookInbox = {
	/** Keeps it; `duplicate`: an event of this id of the installation came before. Once this is answered it is not lost. */
	take(installation: Installation, arrived: ArrivedEvent, now: number): Promise<"accepted" | "duplicate">;
	/** Counts something that is not for us. */
	ignore(installation: Installation, type: string, now: number): Promise<void>;
	ignored(installation_id: string): Promise<IgnoredEvents>;
	/** Nothing of an installation that is removed is done any more. */
	forget(installation_id: string): Promise<void>;
};
