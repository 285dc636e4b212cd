import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { ask, LOCAL_KEY } from "../../scripts/client/api.ts";
import type { Server } from "../../scripts/client/server.ts";
import { makeRunFolder, removeRunFolder } from "../../scripts/run-folder.ts";
import { startBareServer } from "./bare-server.ts";

type Reply = (response: ServerResponse) => void | Promise<void>;

let reply: Reply = (response) => void response.writeHead(503).end();
const upstream = createServer((request, response) => {
	request.resume().on("end", () => void reply(response));
});
const folder = makeRunFolder("data");
let server: Server;

beforeAll(async () => {
	upstream.listen(0, "127.0.0.1");
	await once(upstream, "listening");
	const address = upstream.address();
	const port = address !== null && typeof address === "object" ? address.port : 0;
	server = await startBareServer(folder, ["--var", `TESSERA_PROXY_BASE_URL:http://127.0.0.1:${port}/v1`]);
});

afterAll(async () => {
	await server.kill9();
	upstream.closeAllConnections();
	upstream.close();
	removeRunFolder(folder);
});

function chat(thread: string, more: object, signal?: AbortSignal): Promise<Response> {
	return fetch(`${server.url}/openai/v1/chat/completions`, {
		method: "POST",
		headers: { authorization: `Bearer ${LOCAL_KEY}`, "content-type": "application/json", "x-tessera-thread": thread },
		body: JSON.stringify({ model: "gpt-4o", messages: [{ role: "user", content: "Hello" }], ...more }),
		...(signal !== undefined && { signal }),
	});
}

const page = z.object({ data: z.array(z.object({ role: z.string(), content: z.string() })) });

async function said(thread: string): Promise<string[]> {
	const { data } = await ask(page, "GET", `${server.url}/v1/threads/${thread}/messages`);
	return data.map(({ role, content }) => `${role}: ${content}`);
}

const piece = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const end = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`;

it("hands a stream on as it comes, and stores it", async () => {
	let more: () => void = () => undefined;
	const waits = new Promise<void>((resolve) => {
		more = resolve;
	});
	reply = async (response) => {
		response.writeHead(200, { "content-type": "text/event-stream" }).write(piece("First"));
		await waits;
		response.end(piece(" second.") + end);
	};
	const answer = await chat("streamed", { stream: true });
	const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
	// The rest is said only once the beginning was heard.
	expect((await reader?.read())?.value).toBe(piece("First"));
	more();
	let rest = "";
	for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) rest += next.value;
	expect(rest).toBe(piece(" second.") + end);
	expect(await said("streamed")).toEqual(["user: Hello", "assistant: First second."]);
});

it.each([
	["says no more", 1],
	["goes on for long", 6],
])("stores the whole answer to a client that went away in the middle of it, where the model %s", async (_, pieces) => {
	const thread = `left-${pieces}`;
	const more = Array.from({ length: pieces }, (_, index) => ` ${index + 2}.`);
	reply = async (response) => {
		response.writeHead(200, { "content-type": "text/event-stream" }).write(piece("First"));
		for (const text of more) {
			await sleep(500);
			response.write(piece(text));
		}
		response.end(end);
	};
	const client = new AbortController();
	const answer = await chat(thread, { stream: true }, client.signal);
	await answer.body?.getReader().read();
	client.abort();
	const all = ["user: Hello", `assistant: First${more.join("")}`];
	await expect.poll(() => said(thread), { timeout: 15_000 }).toEqual(all);
});

it("stores every answer to what many ask at once in one thread", async () => {
	let answers = 0;
	reply = async (response) => {
		const text = piece(`Answer ${answers++}.`);
		await sleep(200);
		response.writeHead(200, { "content-type": "text/event-stream" }).end(text + end);
	};
	const asks = Array.from({ length: 20 }, (_, index) => `Question ${index}?`);
	const heard = await Promise.all(
		asks.map(async (content) => {
			const answer = await chat("crowd", { stream: true, messages: [{ role: "user", content }] });
			return { status: answer.status, text: await answer.text() };
		}),
	);
	expect(heard.map(({ status }) => status)).toEqual(asks.map(() => 200));
	const told = asks.map((_, index) => `assistant: Answer ${index}.`);
	await expect
		.poll(async () => (await said("crowd")).toSorted(), { timeout: 15_000 })
		.toEqual([...told, ...asks.map((content) => `user: ${content}`)].toSorted());
	for (const { text } of heard) expect(text.endsWith(end)).toBe(true);
});

it("stores the answer to a client that went away before it came", async () => {
	let asked: () => void = () => undefined;
	const wasAsked = new Promise<void>((resolve) => {
		asked = resolve;
	});
	reply = async (response) => {
		asked();
		await sleep(500);
		response.writeHead(200, { "content-type": "application/json" }).end(whole);
	};
	const client = new AbortController();
	const answer = chat("gone", {}, client.signal);
	await wasAsked;
	client.abort();
	await expect(answer).rejects.toThrow();
	await expect.poll(() => said("gone"), { timeout: 10_000 }).toEqual(["user: Hello", "assistant: Hi."]);
});

const whole = JSON.stringify({ choices: [{ index: 0, message: { content: "Hi." }, finish_reason: "stop" }] });

it.each([
	[
		"more than it sends",
		(response: ServerResponse) => void response.writeHead(200, { "content-length": 500 }).end(whole),
	],
	[
		"less than it sends",
		(response: ServerResponse) =>
			void response.writeHead(200, { "content-length": 20, connection: "close" }).end(whole),
	],
	["nothing, and hangs up", (response: ServerResponse) => void response.destroy()],
	[
		"another encoding than it has",
		(response: ServerResponse) => void response.writeHead(200, { "content-encoding": "gzip" }).end(whole),
	],
])("says so where the upstream announces %s", async (name, wrong) => {
	const thread = `wrong-${name.replaceAll(/\W/g, "-")}`;
	reply = (response) => {
		response.strictContentLength = false;
		wrong(response);
		response.socket?.end();
	};
	const answer = await chat(thread, {});
	expect(answer.status).toBe(502);
	expect(await answer.json()).toMatchObject({ code: "upstream_failed", error: { code: "upstream_failed" } });
	expect(await said(thread)).toEqual(["user: Hello"]);
	reply = (response) => void response.writeHead(200, { "content-type": "application/json" }).end(whole);
	expect((await chat(thread, {})).status).toBe(200);
	expect(await said(thread)).toEqual(["user: Hello", "assistant: Hi."]);
});

it("logs a failed call as a line of JSON and nothing else", async () => {
	reply = (response) => void response.writeHead(503).end("{}");
	expect((await chat("logged", {})).status).toBe(503);
	const logged = () =>
		server
			.output()
			.split("\n")
			.filter((line) => line.includes("HTTP 503"));
	await expect.poll(() => logged().length, { timeout: 10_000 }).toBe(1);
	expect(JSON.parse(logged()[0] ?? "")).toMatchObject({ event: "call_failed", part: "upstream", status: "HTTP 503" });
});
