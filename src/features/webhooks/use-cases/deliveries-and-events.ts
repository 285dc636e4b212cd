import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { type Access, administers } from "../../access/index.ts";
import type { Deliveries, Delivery, DeliveryQuery } from "../store/deliveries.ts";
import type { IgnoredEvents, RefusedEvent } from "../store/ignored-events.ts";
import type { Installations } from "../store/installations.ts";
import type { WaitingEvents, WebhookInbox } from "../store/webhook-inbox.ts";
import { noInstallation } from "./installations.ts";

type DeliveriesDeps = {
	clock: Clock;
	installations(tenant: string): Installations;
	deliveries(tenant: string, installation: string): Deliveries;
};

/** A page of what an installation has forwarded or is to forward, newest first. */
export async function listDeliveries(
	deps: DeliveriesDeps,
	access: Access,
	installation: string,
	query: DeliveryQuery,
): Promise<Result<Delivery[], Failure>> {
	const deliveries = await deliveriesOf(deps, access, installation);
	return deliveries.ok ? ok(await deliveries.value.page(query)) : deliveries;
}

/** Sends a delivery again at once, also one that waits for its next attempt; one that is being sent stays as it is. */
export async function retryDelivery(
	deps: DeliveriesDeps,
	access: Access,
	{ installation, delivery }: { installation: string; delivery: string },
): Promise<Result<Delivery, Failure>> {
	const deliveries = await deliveriesOf(deps, access, installation);
	if (!deliveries.ok) return deliveries;
	const again = await deliveries.value.retry(delivery, deps.clock.now());
	return again === null ? err({ reason: "not_found", what: "delivery" }) : ok(again);
}

async function deliveriesOf(
	deps: DeliveriesDeps,
	access: Access,
	installation: string,
): Promise<Result<Deliveries, Failure>> {
	const admin = administers(access);
	if (!admin.ok) return admin;
	const found = await deps.installations(access.tenant).read(installation);
	if (found === null) return err({ reason: "not_found", what: "installation" });
	return ok(deps.deliveries(access.tenant, installation));
}

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
