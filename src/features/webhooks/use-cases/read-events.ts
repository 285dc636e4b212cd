import type { Failure } from "../../../core/base/failure.ts";
import { ok, type Result } from "../../../core/base/result.ts";
import { type Access, administers } from "../../access/index.ts";
import type { IgnoredEvents, RefusedEvent } from "../store/ignored-events.ts";
import type { Installations } from "../store/installations.ts";
import type { WaitingEvents, WebhookInbox } from "../store/webhook-inbox.ts";
import { noInstallation } from "./installations.ts";

type EventsDeps = {
	installations(tenant: string): Installations;
	webhookInbox(tenant: string, installation: string): WebhookInbox;
};

/** What of a platform's events did not come into a thread: not yet, not for us, or not possible. */
export type EventsReport = { waiting: WaitingEvents; ignored: IgnoredEvents; refused: RefusedEvent[] };

/** What became of an installation's events that stand in no thread. For the tenant's administrators. */
export async function readEvents(
	deps: EventsDeps,
	access: Access,
	installation: string,
): Promise<Result<EventsReport, Failure>> {
	const admin = administers(access);
	if (!admin.ok) return admin;
	const found = await deps.installations(access.tenant).read(installation);
	if (found === null) return noInstallation;
	const inbox = deps.webhookInbox(access.tenant, installation);
	const [waiting, ignored, refused] = await Promise.all([inbox.waiting(), inbox.ignored(), inbox.refused()]);
	return ok({ waiting, ignored, refused });
}
