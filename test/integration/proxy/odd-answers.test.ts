import { afterEach, describe, expect, it, vi } from "vitest";
import { call, chunk, completion, event, fakeUpstream, response, said, stored, stream, text } from "./upstream.ts";

afterEach(() => void vi.unstubAllGlobals());

const model = "gpt-4o";
const user = (content: string) => ({ role: "user", content });
const of = (thread: string) => ({ headers: { "x-tessera-thread": thread } });
const made = (id: string | undefined, name: string, args: unknown = "{}") => ({
	...{ id, type: "function", function: { name, arguments: args } },
});
const result = (tool_call_id: string, content: string) => ({ role: "tool", tool_call_id, content });
const chat = (thread: string, messages: unknown[], more: object = {}) =>
	call("/chat/completions", { model, messages, ...more }, of(thread));

describe("calls of an answer", () => {
	it.each([
		["have no ids", [made(undefined, "look", '{"at":1}'), made(undefined, "listen")]],
		["have empty ids", [made("", "look", '{"at":1}'), made("", "listen")]],
	])("stay apart that %s", async (what, tool_calls) => {
		fakeUpstream(() => completion(null, { tool_calls }));
		const thread = `odd-${what.replaceAll(" ", "-")}`;
		await chat(thread, [user("Look.")]);
		expect(await stored(thread)).toMatchObject([
			...[{ role: "user" }],
			{
				tool_calls: [
					{ name: "look", arguments: '{"at":1}' },
					{ name: "listen", arguments: "{}" },
				],
			},
		]);
	});

	it("stay apart that a stream gives one number", async () => {
		const piece = (id: string, name: string) => chunk({ tool_calls: [{ index: 0, ...made(id, name) }] });
		const pieces = [piece("a", "look"), piece("b", "listen"), chunk({}, "tool_calls"), event("[DONE]")];
		fakeUpstream(() => stream(pieces));
		await chat("odd-one-number", [user("Look.")], { stream: true });
		const calls = [
			{ id: "a", name: "look", arguments: "{}" },
			{ id: "b", name: "listen", arguments: "{}" },
		];
		await expect.poll(() => stored("odd-one-number")).toMatchObject([{ role: "user" }, { tool_calls: calls }]);
	});

	it("are stored once whose ids hold what can't be kept", async () => {
		const tool_calls = [made("c\0", "look\0")];
		const upstream = fakeUpstream(() => completion(null, { tool_calls }));
		const { headers } = await chat("odd-nul", [user("Look.")]);
		expect(headers.get("x-tessera-stored")).toBe("partial");
		upstream.reply = () => completion("The sea.");
		await chat("odd-nul", [user("Look."), { role: "assistant", content: null, tool_calls }, result("c\0", "sea")]);
		expect(await stored("odd-nul")).toMatchObject([
			...[{ role: "user" }, { tool_calls: [{ id: "c\uFFFD", name: "look\uFFFD" }] }],
			...[{ role: "tool", tool_call_id: "c\uFFFD" }, { content: "The sea." }],
		]);
	});

	it.each([
		["ids too long to be held", made("c".repeat(300), "look")],
		["no ids", made("", "look")],
		["arguments that are no text", made("c", "look", { at: 1 })],
	])("keep no conversation from going on that have %s", async (what, tool_call) => {
		const upstream = fakeUpstream(() => completion(null, { tool_calls: [tool_call] }));
		const thread = `odd-on-${what.replaceAll(" ", "-")}`;
		const { headers } = await chat(thread, [user("Look.")]);
		expect.soft(headers.get("x-tessera-stored")).toBe(what === "no ids" ? null : "false");
		upstream.reply = () => completion("The sea.");
		const resent = [
			...[user("Look."), { role: "assistant", content: null, tool_calls: [tool_call] }],
			result(tool_call.id ?? "", "sea"),
		];
		const answer = await chat(thread, resent);
		expect([answer.status, answer.headers.get("x-tessera-set-aside")]).toEqual([200, "message"]);
		expect(upstream.sent[1]?.body.messages).toMatchObject([{ role: "system" }, { role: "user" }, ...resent.slice(1)]);
		await chat(thread, [...resent, { role: "assistant", content: "The sea." }, user("And now?")]);
		expect((await said(thread)).slice(-3)).toEqual(["assistant: The sea.", "user: And now?", "assistant: The sea."]);
	});
});

describe("what is said in an answer", () => {
	const parts = [
		{ type: "thinking", thinking: [{ type: "text", text: "Hm" }] },
		{ type: "text", text: "The sea." },
	];

	it("is stored where it comes in parts", async () => {
		fakeUpstream(() => completion(null, { content: parts }));
		const { headers } = await chat("odd-parts", [user("Look.")]);
		expect(headers.get("x-tessera-stored")).toBeNull();
		expect(await said("odd-parts")).toEqual(["user: Look.", "assistant: The sea."]);
	});

	it("is marked of which a piece can't be read", async () => {
		const pieces = [chunk({ content: "The " }), chunk({ content: 5 }), chunk({ content: "sea." }), chunk({}, "stop")];
		fakeUpstream(() => stream([...pieces, event("[DONE]")]));
		await chat("odd-piece", [user("Look.")], { stream: true });
		await expect
			.poll(() => stored("odd-piece"))
			.toMatchObject([{ role: "user" }, { metadata: { partial: "A piece of the answer could not be read." } }]);
	});
});

describe("what a client sends", () => {
	it.each([
		["/chat/completions", "messages"],
		["/responses", "input"],
	])("is refused at %s where it is nothing", async (path, field) => {
		const upstream = fakeUpstream(() => completion("Yes."));
		const answer = await call(path, { model, [field]: [user("Look."), null] }, of("odd-null"));
		expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: `${field}.1` }] } });
		expect(upstream.sent).toEqual([]);
	});

	it("is named where it is a result that no call stands before", async () => {
		fakeUpstream(() => Response.json(response(text("Yes."))));
		const input = [user("Look."), { type: "custom_tool_call_output", call_id: "c", output: "sea" }];
		const { headers } = await call("/responses", { model, input }, of("odd-result"));
		expect(headers.get("x-tessera-set-aside")).toBe("custom_tool_call_output");
	});
});
