import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, it } from "vitest";
import * as z from "zod";
import { ask } from "../../scripts/client/api.ts";
import { type Server, startServer, temporaryFolder } from "../../scripts/client/server.ts";
import { freePort } from "../../scripts/start/port.ts";
import { type Receiver, startReceiver } from "./receiver.ts";

const data = temporaryFolder();
let server: Server;
let agent: Receiver;

beforeAll(async () => {
	agent = await startReceiver();
	server = await startServer(data.path, ["--var", "TESSERA_ALLOW_LOCAL_FORWARD:true"]);
});

afterAll(async () => {
	await server?.stop();
	await agent?.stop();
	data.remove();
});

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

/** An installation of its own that forwards to this address, and a person who writes there. */
async function chat(forward_url: string) {
	const body = { platform: "generic", name: "Own service", forward_url };
	const { id, secret, forward_secret } = await ask(made, "POST", `${server.url}/v1/installations`, body);
	const deliveries = `${server.url}/v1/installations/${id}/deliveries`;
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
			const answer = await fetch(`${server.url}/webhooks/generic/${id}`, { method: "POST", headers, body: payload });
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

const texts = (events: readonly z.infer<typeof event>[]) => events.map(({ data }) => data.message.content);
const soon = { timeout: 9_000, interval: 50 };

describe.concurrent("a message that is forwarded", () => {
	it("arrives signed, with a context that ends with it", async ({ expect }) => {
		const { id, say, received, list } = await chat(`${agent.url}/up`);
		await say("up", "m1", "Which berth is free?");
		await expect.poll(() => received("/up"), soon).toHaveLength(1);
		const [{ data, id: event } = { data: null, id: "" }] = received("/up");
		expect(data).toMatchObject({ installation: id, thread_id: "generic:up", message: { id: "m1" } });
		expect(data?.context.messages.at(-1)).toMatchObject({ role: "user", content: "Which berth is free?" });
		expect(agent.received("/up")[0]?.headers).toMatchObject({
			"webhook-id": event,
			"user-agent": expect.stringMatching(/^Tessera\/\d/),
		});
		await expect.poll(list, soon).toMatchObject([{ id: event, status: "delivered", attempts: 1, last_status: 204 }]);
	});

	it("is tried again where it failed, under the same id, and what was said behind it waits", async ({ expect }) => {
		agent.tell("/fails", (response, nth) => response.writeHead(nth === 1 ? 500 : 200).end());
		const { say, received, list } = await chat(`${agent.url}/fails`);
		await say("fails", "m1", "First.");
		await expect.poll(list, soon).toMatchObject([{ status: "queued", attempts: 1, last_status: 500 }]);
		await say("fails", "m2", "Second.");
		await expect.poll(() => texts(received("/fails")), soon).toEqual(["First.", "First.", "Second."]);
		const [first, again] = received("/fails");
		expect(again?.id).toBe(first?.id);
	});

	it("arrives once an agent that was down is up", async ({ expect }) => {
		const port = await freePort();
		const { say, received, list } = await chat(`http://127.0.0.1:${port}/late`);
		await say("late", "m1", "Anybody there?");
		await expect.poll(list, soon).toMatchObject([{ status: "queued", attempts: 1, error: "it can't be reached" }]);
		const late = await startReceiver(port);
		await expect.poll(() => texts(received("/late", late)), soon).toEqual(["Anybody there?"]);
		await late.stop();
	});

	it("holds no other thread while its agent is slow", async ({ expect }) => {
		agent.tell("/slow", (response, nth) => setTimeout(() => response.writeHead(204).end(), nth === 1 ? 3_000 : 0));
		const { say, received, list } = await chat(`${agent.url}/slow`);
		await say("slow", "m1", "First.");
		await expect.poll(() => texts(received("/slow")), soon).toEqual(["First."]);
		await say("slow", "m2", "Second.");
		await say("quick", "m3", "Elsewhere.");
		await expect.poll(() => texts(received("/slow")), soon).toEqual(["First.", "Elsewhere.", "Second."]);
		await expect.poll(list, soon).toMatchObject([1, 2, 3].map(() => ({ status: "delivered", attempts: 1 })));
	});

	it("is not sent to where a redirect leads", async ({ expect }) => {
		agent.tell("/moved", (response) => response.writeHead(307, { location: `${agent.url}/elsewhere` }).end());
		const { say, list } = await chat(`${agent.url}/moved`);
		await say("moved", "m1", "Hello.");
		const error = "redirects are not followed";
		await expect.poll(list, soon).toMatchObject([{ status: "queued", last_status: 307, error }]);
		expect(agent.received("/elsewhere")).toEqual([]);
	});

	it("is given up where its agent is gone for good, and sent again on demand", async ({ expect }) => {
		agent.tell("/gone", (response, nth) => response.writeHead(nth === 1 ? 410 : 200).end());
		const { say, list, retry, received } = await chat(`${agent.url}/gone`);
		await say("gone", "m1", "Hello.");
		await expect.poll(list, soon).toMatchObject([{ status: "failed", attempts: 1, last_status: 410 }]);
		const [dead] = await list();
		expect(await retry(dead?.id ?? "")).toMatchObject({ status: "queued" });
		await expect.poll(list, soon).toMatchObject([{ id: dead?.id, status: "delivered" }]);
		expect(new Set(received("/gone").map(({ id }) => id))).toEqual(new Set([dead?.id]));
	});
});

describe("a server that is killed while it forwards", () => {
	it("sends again when it is up, under the same id", async ({ expect }) => {
		agent.tell("/killed", (response, nth) => (nth === 1 ? undefined : response.writeHead(204).end()));
		const { id, say, received } = await chat(`${agent.url}/killed`);
		await say("killed", "m1", "Still there?");
		await expect.poll(() => texts(received("/killed")), soon).toEqual(["Still there?"]);
		await server.kill9();
		server = await startServer(data.path, ["--var", "TESSERA_ALLOW_LOCAL_FORWARD:true"]);
		await expect.poll(() => received("/killed"), { timeout: 40_000 }).toHaveLength(2);
		const [first, again] = received("/killed");
		expect(again).toMatchObject({ id: first?.id, data: { installation: id } });
	});
});
