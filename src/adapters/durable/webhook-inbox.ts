import type { Installation } from "../../core/webhooks/installation.ts";
import type { ArrivedEvent } from "../../core/webhooks/platform-event.ts";
import type { WebhookInbox } from "../../ports/webhook-inbox.ts";

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
