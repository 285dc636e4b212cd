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

const finished = chunk({}, "stop") + event("[DONE]");
const fail = { error: { message: "Overloaded", type: "overloaded_error" } };
const FAILED = "The upstream failed: overloaded_error: Overloaded";
const UNREAD = "A piece of the answer could not be read.";

it.each([
	["a piece that is no JSON", ['data: {"choices": [{"del\n\n', chunk({ content: " end" }), finished], UNREAD],
	["an error behind half a line", [`data: {"choices": [{"del${JSON.stringify(fail)}\n\n`], FAILED],
	["an error behind half a line, and its end", [`data: {"choi${event(fail)}`, finished], FAILED],
	["an error on a line of its own", [`data: {"choices": [{"del\n${JSON.stringify(fail)}\n\n`, finished], FAILED],
	["an error that is no event", [`${JSON.stringify(fail)}\n\n`, finished], FAILED],
	["an error, and then its end", [event(fail), finished], FAILED],
])("says of an answer that %s stood in it", async (name, pieces, partial) => {
	const thread = `garbled-${name.replaceAll(/\W/g, "-")}`;
	const sent = [chunk({ content: "Half" }), ...pieces];
	fakeUpstream(() => stream(sent));
	const answer = await call(path, { model, messages, stream: true }, of(thread));
	// The same bytes, and no more than why it ended early.
	expect(answer.body).toContain(sent.join(""));
	await expect.poll(async () => (await stored(thread)).at(-1)?.metadata).toEqual({ partial });
	expect((await stored(thread)).at(-1)?.content).toMatch(/^Half/);
});

it("reads data that an event has on several lines, and events without a line between them", async () => {
	const apart = chunk({ content: "One. " }).replace('"choices"', '\ndata: "choices"');
	const together = [chunk({ content: "Two. " }), chunk({ content: "Three." })]
		.map((piece) => piece.trimEnd())
		.join("\n");
	fakeUpstream(() => stream([": hello\nevent: chunk\n", apart, "data:\n\n", `${together}\n\n`, finished]));
	await call(path, { model, messages, stream: true }, of("several-lines"));
	expect((await stored("several-lines")).at(-1)).toMatchObject({ content: "One. Two. Three." });
	expect((await stored("several-lines")).at(-1)?.metadata).toBeUndefined();
});

it("needs no piece that the last event of a response has again", async () => {
	const half = event({ type: "response.output_text.delta", delta: "Hi." }).slice(0, 30);
	fakeUpstream(() => stream([`${half}\n\n`, event({ type: "response.completed", response: { output: [hi] } })]));
	await call("/responses", { model, input: "Hello", stream: true }, of("garbled-response"));
	expect((await stored("garbled-response")).at(-1)).toMatchObject({ content: "Hi." });
	expect((await stored("garbled-response")).at(-1)?.metadata).toBeUndefined();
});

it("keeps what a response said whose last event has nothing of it", async () => {
	const said = event({ type: "response.output_item.done", output_index: 0, item: hi });
	fakeUpstream(() => stream([said, event({ type: "response.completed", response: { output: [] } })]));
	await call("/responses", { model, input: "Hello", stream: true }, of("empty-end"));
	expect((await stored("empty-end")).at(-1)).toMatchObject({ content: "Hi." });
});

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
