import { version } from "../../package.json";
import { d1InstallationDirectory, d1Installations } from "../adapters/d1/installations.ts";
import { durableDeliveries } from "../adapters/durable/deliveries.ts";
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

/** What chat platforms' webhooks need. */
export type Webhooks = {
	installations(tenant: string): Installations;
	/** Installations of every tenant, for what comes in without a key. */
	installationDirectory: InstallationDirectory;
	secretBox: SecretBox;
	forwardAddresses: ForwardAddresses;
	deliveries(tenant: string, installation: string): Deliveries;
	eventTarget: EventTarget;
	platformSignatures: PlatformSignatures;
};

type Setting = (key: string) => string | null;

type Around = {
	database(tenant: string): D1Database;
	/** In whose database all installations are found. */
	shared: string;
	keySecret: string;
	objects: Env["INSTALLATIONS"];
};

export function webhooksOf(setting: Setting, { database, shared, keySecret, objects }: Around): Webhooks {
	const secretBox = aesGcmSecretBox(keySecret);
	// In production the second one says nothing.
	const forwardsLocally = setting("TESSERA_LOCAL") === "true" && setting("TESSERA_ALLOW_LOCAL_FORWARD") === "true";
	return {
		installations: (tenant) => d1Installations(database(tenant), tenant, secretBox),
		installationDirectory: d1InstallationDirectory(database(shared), secretBox),
		secretBox,
		forwardAddresses: { check: (url) => forwardAddress(url, forwardsLocally) },
		deliveries: (tenant, installation) => durableDeliveries((name) => objects.getByName(name), tenant, installation),
		eventTarget: httpEventTarget({ fetch: (url, init) => fetch(url, init), agent: `Tessera/${version}` }),
		platformSignatures,
	};
}
