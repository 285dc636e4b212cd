import { Webhook } from "standardwebhooks";
import * as z from "zod";
import { ask } from "../../scripts/client/api.ts";
import type { Receiver } from "../../scripts/client/receiver.ts";

const made = z.object({ id: z.string(), webhook_url: z.string(), secret: z.string(), forward_secret: z.string() });
const event = z.object({
	type: z.literal("message.received"),
	id: z.string(),
	data: z.object({
		installation: z.string(),
		thread_id: z.string(),
		message: z.object({ id: z.string(), content: z.string() }),
		context: z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) }),
	}),
});
const delivery = z.looseObject({ id: z.string(), status: z.string(), attempts: z.number() });
const listed = z.object({ data: z.array(delivery) });

/** An installation of its own that forwards to this address of an agent, and a person who writes there. */
export async function newChat(serverUrl: string, agent: Receiver, forward_url: string) {
	const body = { platform: "generic", name: "Own service", forward_url };
	const { id, secret, forward_secret } = await ask(made, "POST", `${serverUrl}/v1/installations`, body);
	const deliveries = `${serverUrl}/v1/installations/${id}/deliveries`;
	return {
		id,
		list: async () => (await ask(listed, "GET", deliveries)).data,
		retry: (one: string) => ask(delivery, "POST", `${deliveries}/${one}/retry`),
		async say(channel: string, message_id: string, text: string) {
			const now = new Date();
			const said = { id: `e-${message_id}`, type: "message", channel, message_id, user: "ada", text };
			const payload = JSON.stringify({ ...said, ts: now.toISOString() });
			const headers = {
				"content-type": "application/json",
				"webhook-id": `e-${message_id}`,
				"webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
				"webhook-signature": new Webhook(secret).sign(`e-${message_id}`, now, payload),
			};
			const answer = await fetch(`${serverUrl}/webhooks/generic/${id}`, { method: "POST", headers, body: payload });
			if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
		},
		/** What came to this path, each checked as the agent would check it. */
		received(path: string, from = agent) {
			return from.received(path).map(({ headers, body }) => {
				const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
				return event.parse(new Webhook(forward_secret).verify(body, given));
			});
		},
	};
}

export const texts = (events: readonly z.infer<typeof event>[]) => events.map(({ data }) => data.message.content);
