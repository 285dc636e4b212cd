import { version } from "../../../package.json";
import { ofShape } from "../../platform/clock/answered.ts";
import { SHARED_TENANT, type TenantDatabase } from "../../platform/d1/database.ts";
import type { Routes } from "../../platform/http/app.ts";
import { remoteCalls } from "../../platform/objects/remote-calls.ts";
import type { Observing } from "../../platform/observing/observing.ts";
import type { Setting } from "../../platform/settings.ts";
import { type EventTarget, httpEventTarget, type TargetAnswer } from "./forwarding/event-target.ts";
import { type ForwardAddresses, forwardAddress } from "./forwarding/forward-address.ts";
import { registerDeliveries } from "./routes/deliveries.ts";
import { registerInstallations } from "./routes/installations.ts";
import { registerPlatformEvents } from "./routes/platform-events.ts";
import { registerWebhooks } from "./routes/webhooks.ts";
import type { Deliveries } from "./store/deliveries.ts";
import {
	d1InstallationDirectory,
	d1Installations,
	type InstallationDirectory,
	type Installations,
} from "./store/installations.ts";
import { aesGcmSecretBox, type SecretBox } from "./store/secret-box.ts";
import type { WebhookInbox } from "./store/webhook-inbox.ts";

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

/** The objects of installations, by their names. */
type InstallationObjects = Pick<Env["INSTALLATIONS"], "getByName">;

type Around = {
	database: TenantDatabase;
	keySecret: string;
	objects: InstallationObjects;
	observing: Pick<Observing, "call">;
};

export function wireWebhooks(setting: Setting, { database, keySecret, objects, observing }: Around): WebhooksDeps {
	const secretBox = aesGcmSecretBox(keySecret);
	// In production the second one says nothing.
	const forwardsLocally = setting("TESSERA_LOCAL") === "true" && setting("TESSERA_ALLOW_LOCAL_FORWARD") === "true";
	const agent = `Tessera/${version}`;
	const calls = (tenant: string, installation: string) => installationCalls(objects, tenant, installation);
	return {
		installations: (tenant) => d1Installations(database(tenant), tenant, secretBox),
		installationDirectory: d1InstallationDirectory(database(SHARED_TENANT), secretBox),
		secretBox,
		forwardAddresses: { check: (url) => forwardAddress(url, forwardsLocally) },
		webhookInbox: calls,
		deliveries: calls,
		eventTarget: watchedTarget(observing, httpEventTarget({ fetch: (url, init) => fetch(url, init), agent })),
	};
}

/** Agents are many, and whose they are nobody else has to know: the log has no address. */
function watchedTarget({ call }: Pick<Observing, "call">, target: EventTarget): EventTarget {
	const called = { part: "target", provider: "http", model: null, operation: "message.received" } as const;
	const errorOf = ({ status, ...answer }: TargetAnswer) =>
		status !== null ? (status < 300 ? null : `HTTP ${status}`) : "error" in answer ? answer.error : "no answer";
	return { send: (event) => call(called, () => target.send(event), { errorOf }) };
}

/** What the answers look like by which an event is acknowledged, or deliveries are listed. */
const SHAPES: Partial<Record<keyof WebhookInbox | keyof Deliveries, (answer: unknown) => boolean>> = {
	accept: (answer) => answer === "accepted" || answer === "duplicate",
	runCommand: (answer) => typeof answer === "object" && answer !== null && "status" in answer,
	page: Array.isArray,
};

/** What an installation's object answers, in the object that its tenant and id name. */
export function installationCalls(
	objects: InstallationObjects,
	tenant: string,
	installation: string,
): WebhookInbox & Deliveries {
	return remoteCalls(async (name, args) => {
		// A tenant's name has no slash, so no two installations share an object.
		const stub: WebhookInbox & Deliveries = objects.getByName(`${tenant}/${installation}`);
		const answer: unknown = await Reflect.apply(stub[name], stub, args);
		return ofShape("an installation's object", answer, SHAPES[name] ?? (() => true));
	});
}
