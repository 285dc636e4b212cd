import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import OpenAI from "openai";
import { vi } from "vitest";
import * as z from "zod";
import { createApp } from "../../../src/app.ts";
import { ask, localKey } from "../client.ts";

type Sent = { url: string; headers: Headers; text: string; body: Record<string, unknown> };

type Reply = (sent: Sent) => Response | Promise<Response>;

/** Stands for the models behind the proxy, and keeps what they were sent. */
export function fakeUpstream(reply: Reply) {
	const sent: Sent[] = [];
	const upstream = { sent, reply };
	vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
		const text = typeof init.body === "string" ? init.body : "{}";
		const body = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
		const one = { url, headers: new Headers(init.headers), text, body };
		sent.push(one);
		return upstream.reply(one);
	});
	return upstream;
}

/** A request to the proxy, here: streams of a fake upstream can't be read elsewhere. */
export async function proxyFetch(request: Request, settings: object = {}): Promise<Response> {
	const behind = createExecutionContext();
	const answer = await createApp().fetch(request, { ...env, ...settings }, behind);
	void waitOnExecutionContext(behind);
	return answer;
}

type Options = { key?: string | null; headers?: Record<string, string>; settings?: object };

/** One call of the proxy, and all that it answers. A text is sent as it is, anything else as JSON. */
export async function call(path: string, body: unknown, { key = localKey, headers = {}, settings }: Options = {}) {
	const sent = new Headers({ "content-type": "application/json", ...headers });
	if (key !== null) sent.set("authorization", `Bearer ${key}`);
	const request = new Request(`http://tessera/openai/v1${path}`, {
		method: "POST",
		headers: sent,
		body: typeof body === "string" ? body : JSON.stringify(body),
	});
	const answer = await proxyFetch(request, settings);
	const text = await answer.text();
	const json = answer.headers.get("content-type")?.includes("json");
	return { status: answer.status, headers: answer.headers, body: json ? z.unknown().parse(JSON.parse(text)) : text };
}

/** The official client, which calls the proxy instead of its provider. */
export function openai(headers: Record<string, string> = {}, apiKey = localKey): OpenAI {
	return new OpenAI({
		baseURL: "http://tessera/openai/v1",
		apiKey,
		defaultHeaders: headers,
		maxRetries: 0,
		fetch: (url, init) => proxyFetch(new Request(url, init)),
	});
}

export function completion(content: string | null, more: object = {}): Response {
	const message = { role: "assistant", content, refusal: null, ...more };
	return Response.json({
		...{ id: "chatcmpl-1", object: "chat.completion", created: 1, model: "gpt-4o" },
		choices: [{ index: 0, message, finish_reason: "stop", logprobs: null }],
		usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
	});
}

/** A message of a response, and a response of items. */
export function text(words: string) {
	const content = [{ type: "output_text", text: words, annotations: [] }];
	return { type: "message", id: "msg_1", role: "assistant", status: "completed", content };
}

export function response(...output: object[]) {
	return { id: "resp_1", object: "response", created_at: 1, model: "gpt-4o", status: "completed", output };
}

export function event(data: object | "[DONE]"): string {
	return `data: ${data === "[DONE]" ? data : JSON.stringify(data)}\n\n`;
}

export function chunk(delta: object, finish_reason: string | null = null): string {
	const choices = [{ index: 0, delta, finish_reason, logprobs: null }];
	return event({ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "gpt-4o", choices });
}

/** A stream of these pieces; `broken`: it breaks off behind them. */
export function stream(pieces: readonly (string | Uint8Array)[], broken = false): Response {
	const bytes = pieces.map((piece) => (typeof piece === "string" ? new TextEncoder().encode(piece) : piece));
	let next = 0;
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			const piece = bytes[next++];
			if (piece !== undefined) controller.enqueue(piece);
			else if (broken) controller.error(new Error("connection lost"));
			else controller.close();
		},
	});
	return new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
}

const page = z.object({
	data: z.array(
		z.looseObject({
			role: z.string(),
			content: z.unknown(),
			tool_calls: z.unknown().optional(),
			metadata: z.unknown().optional(),
		}),
	),
});

/** What a thread holds, as its own routes tell it. */
export async function stored(thread: string, key = localKey) {
	return (await ask(page, "GET", `/v1/threads/${thread}/messages?limit=200`, undefined, { key })).data;
}

/** The same, as role and content alone. */
export async function said(thread: string) {
	return (await stored(thread)).map(({ role, content }) => `${role}: ${content}`);
}
