import { afterAll, beforeAll, describe, inject, it } from "vitest";
import { type Receiver, startReceiver } from "../../scripts/client/receiver.ts";
import { type Server, temporaryFolder } from "../../scripts/client/server.ts";
import { freePort } from "../../scripts/start/port.ts";
import { startBareServer } from "./bare-server.ts";
import { newChat, texts } from "./forwarded-chat.ts";

const data = temporaryFolder(inject("migratedData"));
let server: Server;
let agent: Receiver;

beforeAll(async () => {
	agent = await startReceiver();
	server = await startBareServer(data.path, ["--var", "TESSERA_ALLOW_LOCAL_FORWARD:true"]);
});

afterAll(async () => {
	await server?.stop();
	await agent?.stop();
	data.remove();
});

/** A chat that is forwarded to this address. */
const chat = (forward_url: string) => newChat(server.url, agent, forward_url);
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
