import { Webhook } from "standardwebhooks";
import * as z from "zod";
import { ask } from "../scripts/client/api.ts";

const made = z.object({ id: z.string(), webhook_url: z.string(), secret: z.string() });

/** A message that somebody wrote in a channel; `id` is its own and the event's. */
export type ChannelMessage = { id: string; channel: string; text: string };

/** A new installation of the generic platform, and how its events are sent: resolves with the answer's status. */
export async function newInstallation(server: string, settings: { forward_url?: string; learn?: string } = {}) {
	const { id, webhook_url, secret } = await ask(made, "POST", `${server}/v1/installations`, {
		platform: "generic",
		...settings,
	});
	const { pathname } = new URL(webhook_url);
	const signer = new Webhook(secret);
	return {
		id,
		/** `to` is where the server listens now. */
		async send(to: string, { id: message_id, channel, text }: ChannelMessage) {
			const now = new Date();
			const event = { type: "message", id: message_id, channel, message_id, user: "ada", text, ts: now.toISOString() };
			const body = JSON.stringify(event);
			return fetch(`${to}${pathname}`, {
				method: "POST",
				headers: {
					...{ "content-type": "application/json", "webhook-id": message_id },
					"webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
					"webhook-signature": signer.sign(message_id, now, body),
				},
				body,
			});
		},
	};
}
