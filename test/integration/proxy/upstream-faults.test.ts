import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { storedKey } from "../access/stored-key.ts";
import { api, localKey, newTenant } from "../client.ts";
import { refusal } from "../thread-calls.ts";
import { call, chunk, completion, event, fakeUpstream, openai, proxyFetch, said, stored, stream } from "./upstream.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const model = "gpt-4o";
const messages = [{ role: "user", content: "Hello" }];
const body = { model, messages };
const path = "/chat/completions";
const of = (thread: string, more: Record<string, string> = {}) => ({
	headers: { "x-tessera-thread": thread, ...more },
});

const failed = (detail: RegExp) => refusal(502, "upstream_failed", { detail: expect.stringMatching(detail) });

it.each([
	["can't be reached", () => Promise.reject(new Error("refused")), /can't be reached/],
	["redirects", () => Response.redirect("http://169.254.169.254/"), /redirects/],
	["says something else than JSON", () => new Response("<html>"), /no JSON/],
	["cuts its answer short", () => new Response('{"choices": [{"mess'), /cut short/],
	["breaks off", () => new Response(stream(['{"choices'], true).body), /broke off/],
])("says so where the upstream %s, and stores no answer and nothing twice", async (name, reply, detail) => {
	const thread = `fault-${name.replaceAll(/[^a-z]/g, "-")}`;
	const upstream = fakeUpstream(reply);
	for (const _ of [1, 2]) expect(await call(path, body, of(thread))).toMatchObject(failed(detail));
	upstream.reply = () => completion("Hi.");
	expect(await call(path, body, of(thread))).toMatchObject({ status: 200 });
	expect(await said(thread)).toEqual(["user: Hello", "assistant: Hi."]);
});

it("passes the upstream's own refusals on", async () => {
	const error = { error: { message: "Slow down", type: "rate_limit", code: null, param: null } };
	fakeUpstream(() => Response.json(error, { status: 429, headers: { "retry-after": "7" } }));
	const answer = await call(path, body, of("fault-429"));
	expect(answer).toMatchObject({ status: 429, body: error });
	expect(answer.headers.get("retry-after")).toBe("7");
	expect(await said("fault-429")).toEqual(["user: Hello"]);
});

it("keeps what came of a stream that breaks off, in the middle of a character too, and tells the client", async () => {
	const bytes = new TextEncoder().encode(chunk({ content: "🚢" }));
	const half = bytes.slice(0, bytes.indexOf(0xf0) + 2);
	fakeUpstream(() => stream([chunk({ content: "Half an " }), chunk({ content: "answer" }), half], true));
	const client = openai({ "x-tessera-thread": "fault-stream" });
	let heard = "";
	const read = async () => {
		const answer = await client.chat.completions.create({
			...{ model, messages: [{ role: "user", content: "Hello" }], stream: true },
		});
		for await (const { choices } of answer) heard += choices[0]?.delta.content ?? "";
	};
	await expect(read()).rejects.toThrow();
	expect(heard).toBe("Half an answer");
	expect(await stored("fault-stream")).toMatchObject([
		{ role: "user" },
		{ role: "assistant", content: "Half an answer", metadata: { partial: "The upstream broke off." } },
	]);
});

it("says so of a stream that ends before its answer does, and drops a call that is not whole", async () => {
	const unfinished = { index: 0, id: "c", function: { name: "look", arguments: '{"a' } };
	fakeUpstream(() => stream([chunk({ content: "I look" }), chunk({ tool_calls: [unfinished] })]));
	await call(path, { ...body, stream: true }, of("fault-end"));
	expect((await stored("fault-end")).at(-1)).toMatchObject({
		content: "I look",
		metadata: { partial: expect.any(String) },
	});
	expect((await stored("fault-end")).at(-1)).not.toHaveProperty("tool_calls");
});

it("says that an answer which is too long is stored in part", async () => {
	fakeUpstream(() => completion("x".repeat(6_000_000)));
	const answer = await call(path, body, of("fault-long"));
	expect(answer.body).toMatchObject({ choices: [{ message: { content: "x".repeat(6_000_000) } }] });
	expect(answer.headers.get("x-tessera-stored")).toBe("partial");
	expect((await stored("fault-long")).at(-1)).toMatchObject({
		...{ content: "x".repeat(900_000), metadata: { partial: expect.stringContaining("longer") } },
	});
	fakeUpstream(() => completion("Hi."));
	expect((await call(path, body, of("fault-short"))).headers.has("x-tessera-stored")).toBe(false);
});

it.each([
	["no choice", path, () => Response.json({ choices: [] })],
	["an empty choice", path, () => completion("")],
	["an answer of another API", "/responses", () => completion("Hi.")],
])("says that nothing is stored of %s", async (name, to, reply) => {
	const thread = `nothing-${name.replaceAll(" ", "-")}`;
	fakeUpstream(reply);
	const answer = await call(to, { model, ...(to === path ? { messages } : { input: "Hello" }) }, of(thread));
	expect(answer.status).toBe(200);
	expect(answer.headers.get("x-tessera-stored")).toBe("false");
	expect(await said(thread)).toEqual(["user: Hello"]);
});

const half = new TextEncoder().encode(chunk({ content: "🚢" }));
const delta = event({ type: "response.output_text.delta", delta: "Half" });

it.each([
	["inside a character", path, [chunk({ content: "Half" }), half.slice(0, half.indexOf(0xf0) + 2)]],
	["inside an event", path, [chunk({ content: "Half" }), 'data: {"choices": [{"del']],
	["before it said why it stopped", path, [chunk({ content: "Half" })]],
	["before its last event", "/responses", [delta]],
])("tells the client of a stream that ends %s", async (name, to, pieces) => {
	const thread = `early-${name.replaceAll(" ", "-")}`;
	fakeUpstream(() => stream(pieces));
	const sent = { model, stream: true, ...(to === path ? { messages } : { input: "Hello" }) };
	const answer = z.string().parse((await call(to, sent, of(thread))).body);
	expect(answer.trimEnd().split("\n").at(-1)).toMatch(/^data: \{.*"upstream_failed"/);
	await expect
		.poll(async () => (await stored(thread)).at(-1))
		.toMatchObject({ content: "Half", metadata: { partial: "The upstream ended before its answer did." } });
});

it.each([
	["its own error", path, [event({ error: { message: "Overloaded" } })]],
	["its own failure", "/responses", [event({ type: "response.failed", response: { output: [] } })]],
	["why it stopped, and no more", path, [chunk({ content: "All" }), chunk({}, "stop")]],
	["a last line that does not end", path, [chunk({ content: "All" }), "data: [DONE]"]],
])("adds nothing to a stream that ends with %s", async (_, to, pieces) => {
	fakeUpstream(() => stream(pieces));
	const sent = { model, stream: true, ...(to === path ? { messages } : { input: "Hello" }) };
	expect((await call(to, sent)).body).toBe(pieces.join(""));
});

it.each([
	["", path, { error: { message: "Come back later", type: "overloaded_error" } }, "overloaded_error: Come back later"],
	[
		"'s response",
		"/responses",
		{ type: "error", code: "overloaded", message: "Come back later" },
		"overloaded: Come back later",
	],
])("keeps the reason of an upstream%s that fails in the middle of its answer", async (name, to, error, reason) => {
	const thread = `failing${name.length}`;
	fakeUpstream(() => stream([to === path ? chunk({ content: "Half" }) : delta, event(error)]));
	await call(to, { model, stream: true, ...(to === path ? { messages } : { input: "Hello" }) }, of(thread));
	const partial = `The upstream failed: ${reason}`;
	expect((await stored(thread)).at(-1)).toMatchObject({ content: "Half", metadata: { partial } });
});

it("gives an upstream up that hangs, before its answer and in the middle of it", async () => {
	const settings = { TESSERA_PROXY_TIMEOUT_MS: "50" };
	const hanging = (_: string, { signal }: RequestInit) =>
		new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted"))));
	vi.stubGlobal("fetch", hanging);
	expect(await call(path, body, { ...of("fault-hang"), settings })).toMatchObject(failed(/within 50 ms/));
	expect(await said("fault-hang")).toEqual(["user: Hello"]);

	const open = new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(new TextEncoder().encode(chunk({ content: "One mom" }))),
	});
	fakeUpstream(() => new Response(open, { headers: { "content-type": "text/event-stream" } }));
	const answer = await call(path, { ...body, stream: true }, { ...of("fault-hang-stream"), settings });
	expect(answer).toMatchObject({ status: 200, body: expect.stringMatching(/One mom[\s\S]*upstream_failed/) });
	expect((await stored("fault-hang-stream")).at(-1)).toMatchObject({
		...{ content: "One mom", metadata: { partial: expect.any(String) } },
	});
});

it("stores the whole answer to a client that went away", async () => {
	let release: () => void = () => undefined;
	const waits = new Promise<void>((resolve) => {
		release = resolve;
	});
	const bytes = (text: string) => new TextEncoder().encode(text);
	const slow = new ReadableStream<Uint8Array>({
		async start(controller) {
			controller.enqueue(bytes(chunk({ content: "The first half, " })));
			await waits;
			controller.enqueue(bytes(chunk({ content: "and the second." }) + chunk({}, "stop") + event("[DONE]")));
			controller.close();
		},
	});
	fakeUpstream(() => new Response(slow, { headers: { "content-type": "text/event-stream" } }));
	const headers = {
		authorization: `Bearer ${localKey}`,
		"content-type": "application/json",
		...of("fault-away").headers,
	};
	const sent = { method: "POST", headers, body: JSON.stringify({ ...body, stream: true }) };
	const answer = await proxyFetch(new Request(`http://tessera/openai/v1${path}`, sent));
	const reader = answer.body?.getReader();
	await reader?.read();
	await reader?.cancel();
	release();
	await expect.poll(() => said("fault-away")).toEqual(["user: Hello", "assistant: The first half, and the second."]);
});

it.each([
	[{ messages }, "model"],
	[{ model }, "messages"],
	[{ model, messages: [] }, "messages"],
	[{ model, messages: [{ role: "wizard", content: "x" }] }, "messages.0.role"],
	[{ model, messages: [{ role: "system", content: "x" }] }, "messages"],
	[
		{ model, messages: [{ role: "user", content: [{ type: "input_audio", input_audio: {} }] }] },
		"messages.0.content.0.type",
	],
	[{ model, messages: [...messages, { role: "tool", content: "x" }] }, "messages.1.tool_call_id"],
	[{ model, messages: [...messages, { role: "tool", content: "x", tool_call_id: "none" }] }, "messages.1.tool_call_id"],
])("refuses %j by name, for its clients too, and stores nothing", async (sent, at) => {
	const upstream = fakeUpstream(() => completion("x"));
	const answer = await call(path, sent, of("fault-body"));
	expect(answer).toMatchObject({
		status: 400,
		body: { code: "invalid_request", errors: [{ path: at, message: expect.any(String) }] },
	});
	expect(answer.body).toMatchObject({ error: { code: "invalid_request", param: at, message: expect.any(String) } });
	expect(upstream.sent).toEqual([]);
	const there = await api("GET", "/v1/threads/fault-body/messages");
	expect(there.status === 404 || there.body).toEqual(there.status === 404 || { data: [], next_cursor: null });
});

it("wants a key that may write, and a thread that can be one", async () => {
	const upstream = fakeUpstream(() => completion("x"));
	const admin = await newTenant("proxy-keys");
	await api("POST", "/v1/threads", { id: "mine", user_id: "ada" }, { key: admin });
	expect(await call(path, body, { key: null })).toMatchObject(refusal(401, "unauthorized"));
	const reader = await storedKey("proxy-keys", { role: "read" });
	expect(await call(path, body, { key: reader })).toMatchObject(refusal(403, "forbidden"));
	expect(await call(path, body, of("a b"))).toMatchObject(refusal(400, "invalid_request"));
	expect(await call(path, { ...body, user: "a b" })).toMatchObject(refusal(400, "invalid_request"));
	const bob = await storedKey("proxy-keys", { userId: "bob" });
	expect(await call(path, body, { ...of("mine"), key: bob })).toMatchObject(refusal(404, "not_found"));
	expect(upstream.sent).toEqual([]);
	expect(await stored("mine", admin)).toEqual([]);
	// Another tenant's thread of this name is another thread.
	await call(path, body, of("mine"));
	expect(await stored("mine", admin)).toEqual([]);
});

it("sends our key to our upstream only, and calls no address of this network for a caller", async () => {
	const upstream = fakeUpstream(() => completion("x"));
	const settings = { TESSERA_PROXY_API_KEY: "sk-ours", TESSERA_PROXY_BASE_URL: "https://models.example.com/v1/" };
	const statusWith = async (headers: Record<string, string>) => (await call(path, body, { headers, settings })).status;
	expect(await statusWith({})).toBe(200);
	expect(await statusWith({ "x-tessera-upstream-key": "sk-theirs" })).toBe(200);
	expect(await statusWith({ "x-tessera-upstream": "https://other.example.com/v1" })).toBe(200);
	expect(upstream.sent.map(({ url, headers }) => [url, headers.get("authorization")])).toEqual([
		["https://models.example.com/v1/chat/completions", "Bearer sk-ours"],
		["https://models.example.com/v1/chat/completions", "Bearer sk-theirs"],
		["https://other.example.com/v1/chat/completions", null],
	]);
	for (const address of ["http://169.254.169.254/", "https://10.0.0.1/v1", "file:///etc", "https://localhost/v1"]) {
		expect(await statusWith({ "x-tessera-upstream": address }), address).toBe(400);
	}
	expect(upstream.sent).toHaveLength(3);
});

it("lists the upstream's models", async () => {
	const upstream = fakeUpstream(() => Response.json({ object: "list", data: [{ id: "gpt-4o", object: "model" }] }));
	const models = await openai().models.list();
	expect(models.data).toMatchObject([{ id: "gpt-4o" }]);
	expect(upstream.sent[0]?.url).toBe("https://api.openai.com/v1/models");
});
