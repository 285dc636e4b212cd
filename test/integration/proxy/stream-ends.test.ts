import { env } from "cloudflare:workers";
import OpenAI from "openai";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { localKey } from "../client.ts";
import { call, chunk, completion, event, fakeUpstream, proxyFetch, stored, stream } from "./upstream.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const model = "gpt-4o";
const messages = [{ role: "user", content: "Hello" }];
const path = "/chat/completions";
const of = (thread: string) => ({ headers: { "x-tessera-thread": thread } });

const item = (more: object) => ({ type: "function_call", id: "fc_1", call_id: "c", name: "look", ...more });

it.each([
	[
		"chat completions",
		path,
		[
			chunk({ content: "I look" }),
			chunk({ tool_calls: [{ index: 0, id: "c", function: { name: "look", arguments: '{"at":1}' } }] }),
			chunk({ tool_calls: [{ index: 1, id: "d", function: { name: "listen", arguments: '{"to' } }] }),
		],
		"The upstream broke off. It was calling listen.",
	],
	[
		"responses",
		"/responses",
		[
			event({ type: "response.output_text.delta", output_index: 0, delta: "I look" }),
			event({ type: "response.output_item.added", output_index: 1, item: item({ arguments: "" }) }),
			event({ type: "response.function_call_arguments.delta", output_index: 1, delta: '{"at"' }),
			event({ type: "response.function_call_arguments.delta", output_index: 1, delta: ":1}" }),
			event({ type: "response.output_item.added", output_index: 2, item: item({ call_id: "d", name: "listen" }) }),
			event({ type: "response.function_call_arguments.delta", output_index: 2, delta: '{"to' }),
		],
		"The upstream broke off. It was calling listen.",
	],
])(
	"keeps a call of %s whose arguments came whole before the stream broke off, and names the others",
	async (name, to, pieces, partial) => {
		const thread = `broken-call-${name.replaceAll(" ", "-")}`;
		const upstream = fakeUpstream(() => stream(pieces, true));
		const sent = { model, ...(to === path ? { messages } : { input: "Hello" }) };
		await call(to, { ...sent, stream: true }, of(thread));
		expect((await stored(thread)).at(-1)).toMatchObject({
			content: "I look",
			tool_calls: [{ id: "c", name: "look", arguments: '{"at":1}' }],
			metadata: { partial },
		});
		// A call that nobody answered is not shown to a model.
		upstream.reply = () => (to === path ? completion("Hi.") : Response.json({ output: [] }));
		await call(to, sent, of(thread));
	},
);

const hi = { type: "message", role: "assistant", content: [{ type: "output_text", text: "Hi." }] };

it.each([
	["chat completions", path, chunk({ content: "Hi." }) + chunk({}, "stop") + event("[DONE]")],
	["responses", "/responses", event({ type: "response.completed", response: { output: [hi] } })],
])("says of %s that the answer could not be stored", async (_, to, pieces) => {
	let away = false;
	const gone = new Proxy({}, { get: () => () => Promise.reject(new Error("Network connection lost.")) });
	const getByName = (name: string) => (away ? gone : env.THREADS.getByName(name));
	const answering = (answer: Response) => {
		away = true;
		return answer;
	};
	vi.spyOn(console, "error").mockReturnValue();
	const upstream = fakeUpstream(() => answering(stream([pieces])));
	const sent = { model, ...(to === path ? { messages } : { input: "Hello" }) };
	const here = { ...of("not-stored"), settings: { THREADS: { getByName } } };
	const { body: streamed } = await call(to, { ...sent, stream: true }, here);
	const lines = z.string().parse(streamed).trimEnd().split("\n").filter(Boolean);
	// Before what ends the stream, as the official client reads no further.
	expect(lines.at(-2)).toMatch(/^data: \{.*could not be stored/);
	expect(lines.at(-2)).toContain('"code":"unavailable"');
	expect(`${lines.toSpliced(-2, 1).join("\n\n")}\n\n`).toBe(pieces);
	const read = async () => {
		const settings = {
			apiKey: localKey,
			baseURL: "http://tessera/openai/v1",
			defaultHeaders: here.headers,
			maxRetries: 0,
		};
		const breaking = new OpenAI({
			...settings,
			fetch: (url, init) => proxyFetch(new Request(url, init), here.settings),
		});
		away = false;
		const stream =
			to === path
				? await breaking.chat.completions.create({
						model,
						messages: [{ role: "user", content: "Hello" }],
						stream: true,
					})
				: await breaking.responses.create({ model, input: "Hello", stream: true });
		for await (const _ of stream);
	};
	await expect(read()).rejects.toMatchObject({ code: "unavailable" });
	away = false;
	upstream.reply = () => answering(to === path ? completion("Hi.") : Response.json({ output: [hi] }));
	const plain = await call(to, sent, here);
	expect([plain.status, plain.headers.get("x-tessera-stored")]).toEqual([200, "false"]);
});
