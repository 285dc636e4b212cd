import { version } from "../../package.json";
import { d1InstallationDirectory, d1Installations } from "../adapters/d1/installations.ts";
import { durableDeliveries } from "../adapters/durable/deliveries.ts";
import { durableWebhookInbox } from "../adapters/durable/webhook-inbox.ts";
import { httpEventTarget } from "../adapters/system/event-target.ts";
import { forwardAddress } from "../adapters/system/forward-address.ts";
import { platformSignatures } from "../adapters/system/platform-signatures.ts";
import { aesGcmSecretBox } from "../adapters/system/secret-box.ts";
import type { Deliveries } from "../ports/deliveries.ts";
import type { EventTarget } from "../ports/event-target.ts";
import type { ForwardAddresses } from "../ports/forward-addresses.ts";
import type { InstallationDirectory, Installations } from "../ports/installations.ts";
import type { PlatformSignatures } from "../ports/platform-signatures.ts";
import type { SecretBox } from "../ports/secret-box.ts";
import type { WebhookInbox } from "../ports/webhook-inbox.ts";
import type { Setting } from "./settings.ts";
import { SHARED_TENANT, type TenantDatabase } from "./tenant-database.ts";

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
	platformSignatures: PlatformSignatures;
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
		platformSignatures,
	};
}
