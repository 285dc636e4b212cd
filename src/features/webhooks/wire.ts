import { version } from "../../../package.json";
import { SHARED_TENANT, type TenantDatabase } from "../../platform/d1/tenant-database.ts";
import type { Routes } from "../../platform/http/app.ts";
import type { Setting } from "../../platform/settings.ts";
import { type EventTarget, httpEventTarget } from "./forwarding/event-target.ts";
import { type ForwardAddresses, forwardAddress } from "./forwarding/forward-address.ts";
import { registerDeliveries } from "./routes/deliveries.ts";
import { registerInstallations } from "./routes/installations.ts";
import { registerPlatformEvents } from "./routes/platform-events.ts";
import { registerWebhooks } from "./routes/webhooks.ts";
import { type Deliveries, durableDeliveries } from "./store/deliveries.ts";
import {
	d1InstallationDirectory,
	d1Installations,
	type InstallationDirectory,
	type Installations,
} from "./store/installations.ts";
import { aesGcmSecretBox, type SecretBox } from "./store/secret-box.ts";
import { durableWebhookInbox, type WebhookInbox } from "./store/webhook-inbox.ts";

/** The routes, in the order in which the reference lists them. */
export const routes = {
	installations: registerInstallations,
	deliveries: registerDeliveries,
	events: registerPlatformEvents,
	receive: registerWebhooks,
} satisfies Record<string, Routes>;

/** What chat platforms' webhooks need. */
export type WebhooksDeps = {
	installations(tenant: string): Installations;
	/** Installations of every tenant, for what comes in without a key. */
	installationDirectory: InstallationDirectory;
	secretBox: SecretBox;
	forwardAddresses: ForwardAddresses;
	webhookInbox(tenant: string, installation: string): WebhookInbox;
	deliveries(tenant: string, installation: string): Deliveries;
	eventTarget: EventTarget;
};

type Around = { database: TenantDatabase; keySecret: string; objects: Env["INSTALLATIONS"] };

export function wireWebhooks(setting: Setting, { database, keySecret, objects }: Around): WebhooksDeps {
	const secretBox = aesGcmSecretBox(keySecret);
	// In production the second one says nothing.
	const forwardsLocally = setting("TESSERA_LOCAL") === "true" && setting("TESSERA_ALLOW_LOCAL_FORWARD") === "true";
	const object = (name: string) => objects.getByName(name);
	return {
		installations: (tenant) => d1Installations(database(tenant), tenant, secretBox),
		installationDirectory: d1InstallationDirectory(database(SHARED_TENANT), secretBox),
		secretBox,
		forwardAddresses: { check: (url) => forwardAddress(url, forwardsLocally) },
		webhookInbox: (tenant, installation) => durableWebhookInbox(object, tenant, installation),
		deliveries: (tenant, installation) => durableDeliveries(object, tenant, installation),
		eventTarget: httpEventTarget({ fetch: (url, init) => fetch(url, init), agent: `Tessera/${version}` }),
	};
}
