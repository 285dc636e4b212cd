import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { api } from "../client.ts";
import { call, chunk, completion, event, fakeUpstream, openai, said, stored, stream } from "./upstream.ts";

afterEach(() => void vi.unstubAllGlobals());

const user = (content: string): ChatCompletionMessageParam => ({ role: "user", content });
const assistant = (content: string): ChatCompletionMessageParam => ({ role: "assistant", content });
const system: ChatCompletionMessageParam = { role: "system", content: "You are brief." };
const model = "gpt-4o";

const sentMessages = z.array(z.looseObject({ role: z.string(), content: z.unknown() }));

it("stores a conversation as it grows, and shows the model the thread's context", async () => {
	const upstream = fakeUpstream(({ body }) => completion(`Answer ${sentMessages.parse(body.messages).length}`));
	const client = openai({ "x-tessera-thread": "chat-1", "x-tessera-upstream-key": "sk-mine" });
	const messages: ChatCompletionMessageParam[] = [system, user("The ferry leaves at 7:10.")];
	const first = await client.chat.completions.create({ model, messages, temperature: 0.2 });
	const answer = first.choices[0]?.message.content ?? "";
	messages.push(assistant(answer), user("When does it leave?"));
	const { response } = await client.chat.completions.create({ model, messages }).withResponse();

	expect(await said("chat-1")).toEqual([
		...["user: The ferry leaves at 7:10.", `assistant: ${answer}`, "user: When does it leave?"],
		expect.stringMatching(/^assistant: Answer \d$/),
	]);
	const [one, two] = upstream.sent;
	expect(one).toMatchObject({ url: "https://api.openai.com/v1/chat/completions", body: { model, temperature: 0.2 } });
	expect(one?.headers.get("authorization")).toBe("Bearer sk-mine");
	expect([...(one?.headers.keys() ?? [])].filter((name) => name.startsWith("x-tessera"))).toEqual([]);
	const shown = sentMessages.parse(two?.body.messages);
	expect(shown.at(0)).toMatchObject({ role: "system", content: expect.stringContaining("You are brief.") });
	expect(shown.slice(1).map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
	expect(shown.at(-1)?.content).toContain("When does it leave?");

	expect(response.headers.get("x-tessera-thread")).toBe("chat-1");
	const receipt = `/v1/threads/chat-1/contexts/${response.headers.get("x-tessera-context")}`;
	await expect.poll(async () => (await api("GET", receipt)).status).toBe(200);
});

it("brings what is known of the user into the conversation", async () => {
	const upstream = fakeUpstream(() => completion("Avoid the prawns."));
	await api("POST", "/v1/memories", { content: "Mira is allergic to shellfish.", scope: "user:mira" });
	const client = openai({ "x-tessera-thread": "chat-2", "x-tessera-user": "mira" });
	await client.chat.completions.create({ model, messages: [user("Is Mira allergic to anything?")] });
	expect(JSON.stringify(upstream.sent[0]?.body.messages)).toContain("allergic to shellfish");
	expect((await api("GET", "/v1/threads/chat-2")).body).toMatchObject({ user_id: "mira" });
});

it("passes on schemas of tools with limits that we can't hold, and a later developer as one", async () => {
	const upstream = fakeUpstream(() => completion("Yes."));
	const messages = [user("Hello"), { role: "developer", content: "Be kind." }, user("Well?")];
	const limit = '{"type":"integer","maximum":18446744073709551615}';
	const body = JSON.stringify({
		model,
		messages,
		tools: [{ type: "function", function: { name: "run", parameters: "LIMIT" } }],
	});
	const headers = { "x-tessera-thread": "chat-limits" };
	const answer = await api("POST", "/openai/v1/chat/completions", body.replace('"LIMIT"', limit), { headers });
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	expect(upstream.sent[0]?.body.messages).toContainEqual({ role: "developer", content: "Be kind." });
});

it("takes the thread from user, and passes on what has none", async () => {
	const upstream = fakeUpstream(() => completion("Yes."));
	const client = openai();
	await client.chat.completions.create({ model, messages: [user("Hello")], user: "u_ada" });
	expect(await said("u_ada")).toEqual(["user: Hello", "assistant: Yes."]);
	expect((await api("GET", "/v1/threads/u_ada")).body).toMatchObject({ user_id: "u_ada" });
	await client.chat.completions.create({ model, messages: [system, user("Hello")] });
	expect(upstream.sent[1]?.body).toEqual({ model, messages: [system, user("Hello")] });
});

it("stores nothing twice when a client asks again, and keeps another answer", async () => {
	const answers = ["One.", "Two.", "One."];
	fakeUpstream(() => completion(answers.shift() ?? ""));
	const client = openai({ "x-tessera-thread": "chat-3" });
	for (const _ of answers.slice()) await client.chat.completions.create({ model, messages: [user("Count.")] });
	expect(await said("chat-3")).toEqual(["user: Count.", "assistant: One.", "assistant: Two."]);
});

it("finds a conversation again that was left for a long time", async () => {
	fakeUpstream(() => completion("Yes."));
	const client = openai({ "x-tessera-thread": "chat-8" });
	const messages: ChatCompletionMessageParam[] = [user("Is it on time?")];
	await client.chat.completions.create({ model, messages });
	const others = Array.from({ length: 80 }, (_, index) => ({ role: "user", content: `Something else, ${index}` }));
	await api("POST", "/v1/threads/chat-8/messages", { messages: others });
	messages.push(assistant("Yes."), user("And tomorrow?"));
	await client.chat.completions.create({ model, messages });
	expect((await said("chat-8")).slice(-3)).toEqual([
		...["user: Something else, 79", "user: And tomorrow?", "assistant: Yes."],
	]);
});

it("keeps tool calls and their results, also where several come at once", async () => {
	const toolCall = (id: string) => ({
		id,
		type: "function",
		function: { name: "look", arguments: '{"at": "harbour"}' },
	});
	const upstream = fakeUpstream(() => completion(null, { tool_calls: [toolCall("call_a"), toolCall("call_b")] }));
	const client = openai({ "x-tessera-thread": "chat-4" });
	const messages: ChatCompletionMessageParam[] = [user("What is at the harbour?")];
	const { choices } = await client.chat.completions.create({ model, messages });
	const message = choices[0]?.message;
	if (message === undefined) throw new Error("no answer");
	const results = ["call_a", "call_b"].map((tool_call_id) => ({
		role: "tool" as const,
		tool_call_id,
		content: "A ferry",
	}));
	upstream.reply = () => completion("A ferry.");
	await client.chat.completions.create({ model, messages: [...messages, message, ...results] });
	expect(await stored("chat-4")).toMatchObject([
		{ role: "user" },
		{ role: "assistant", content: "", tool_calls: [{ id: "call_a", name: "look" }, { id: "call_b" }] },
		...[
			{ role: "tool", tool_call_id: "call_a" },
			{ role: "tool", tool_call_id: "call_b" },
		],
		{ role: "assistant", content: "A ferry." },
	]);
	const shown = sentMessages.parse(upstream.sent[1]?.body.messages);
	expect(shown.slice(-3)).toMatchObject([
		{ role: "assistant", tool_calls: [{}, {}] },
		{ role: "tool" },
		{ role: "tool" },
	]);
});

it("passes a stream on byte for byte, and stores what it says", async () => {
	const text = [chunk({ role: "assistant", content: "" }), chunk({ content: "Grüße " }), ": keep-alive\n\n"].join("");
	const rest = [chunk({ content: "aus Bergen 🚢" }), chunk({}, "stop"), event("[DONE]")].join("");
	const bytes = new TextEncoder().encode(text + rest);
	// In pieces that cut characters and lines in two.
	const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) => bytes.slice(7 * at, 7 * at + 7));
	fakeUpstream(() => stream(pieces));
	const { body, headers } = await call(
		"/chat/completions",
		{ model, messages: [user("Hi")], stream: true },
		{ headers: { "x-tessera-thread": "chat-5" } },
	);
	expect(body).toBe(text + rest);
	expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
	await expect.poll(() => said("chat-5")).toEqual(["user: Hi", "assistant: Grüße aus Bergen 🚢"]);
	expect((await stored("chat-5")).at(-1)?.metadata).toBeUndefined();
});

it("serves the official client a stream with tool calls", async () => {
	const piece = (more: object) => chunk({ tool_calls: [{ index: 0, ...more }] });
	fakeUpstream(() =>
		stream([
			piece({ id: "call_1", type: "function", function: { name: "look", arguments: "" } }),
			...[piece({ function: { arguments: '{"at":' } }), piece({ function: { arguments: '"sea"}' } })],
			...[chunk({}, "tool_calls"), event("[DONE]")],
		]),
	);
	const client = openai({ "x-tessera-thread": "chat-6" });
	const answer = await client.chat.completions.create({ model, messages: [user("Look.")], stream: true });
	let args = "";
	for await (const { choices } of answer) args += choices[0]?.delta.tool_calls?.[0]?.function?.arguments ?? "";
	expect(args).toBe('{"at":"sea"}');
	await expect
		.poll(() => stored("chat-6"))
		.toMatchObject([{ role: "user" }, { tool_calls: [{ id: "call_1", name: "look", arguments: '{"at":"sea"}' }] }]);
});

it("keeps calls apart that a stream does not number", async () => {
	const piece = (more: object) => chunk({ tool_calls: [more] });
	const begun = (id: string, name: string) => piece({ id, type: "function", function: { name, arguments: "" } });
	fakeUpstream(() =>
		stream([
			...[begun("a", "look"), piece({ function: { arguments: "{}" } })],
			...[begun("b", "listen"), piece({ function: { arguments: '{"at":' } }), piece({ function: { arguments: "1}" } })],
			...[chunk({}, "tool_calls"), event("[DONE]")],
		]),
	);
	const body = { model, messages: [user("Look.")], stream: true };
	await call("/chat/completions", body, { headers: { "x-tessera-thread": "chat-10" } });
	const calls = [
		{ id: "a", name: "look", arguments: "{}" },
		{ id: "b", name: "listen", arguments: '{"at":1}' },
	];
	await expect.poll(() => stored("chat-10")).toMatchObject([{ role: "user" }, { tool_calls: calls }]);
});

it("says which calls it can't keep", async () => {
	const custom = { id: "c", type: "custom", custom: { name: "shell", input: "ls" } };
	fakeUpstream(() => completion("One moment.", { tool_calls: [custom] }));
	const body = { model, messages: [user("List it.")] };
	const { headers } = await call("/chat/completions", body, { headers: { "x-tessera-thread": "chat-11" } });
	expect(headers.get("x-tessera-stored")).toBe("partial");
	expect(await stored("chat-11")).toMatchObject([
		{ role: "user" },
		{ content: "One moment.", metadata: { partial: expect.stringContaining("shell") } },
	]);
});

it("stores an answer once where the client goes on before it is stored here", async () => {
	const upstream = fakeUpstream(() => stream([chunk({ content: "One." }), chunk({}, "stop"), event("[DONE]")]));
	const client = openai({ "x-tessera-thread": "chat-7" });
	const messages = [user("Count."), assistant("One."), user("Go on.")];
	for await (const { choices } of await client.chat.completions.create({
		...{ model, messages: messages.slice(0, 1), stream: true as const },
	})) {
		if (choices[0]?.delta.content !== "One.") continue;
		upstream.reply = () => completion("Two.");
		await client.chat.completions.create({ model, messages });
	}
	await expect
		.poll(() => said("chat-7"))
		.toEqual(["user: Count.", "assistant: One.", "user: Go on.", "assistant: Two."]);
});

it("keeps the same answer to each of those who ask at once", async () => {
	fakeUpstream(() => completion("Yes."));
	const asks = Array.from({ length: 8 }, (_, index) => ({ role: "user", content: `Question ${index}?` }));
	const headers = { "x-tessera-thread": "proxy-at-once" };
	const ask = (message: object) => call("/chat/completions", { model: "gpt-4o", messages: [message] }, { headers });
	const answers = await Promise.all(asks.map(ask));
	expect(answers.map(({ status, headers }) => [status, headers.get("x-tessera-stored")])).toEqual(
		asks.map(() => [200, null]),
	);
	const all = [...asks.map(({ content }) => `user: ${content}`), ...asks.map(() => "assistant: Yes.")];
	expect((await said("proxy-at-once")).toSorted()).toEqual(all.toSorted());
});
