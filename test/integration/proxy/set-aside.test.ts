import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { ResponseInputItem } from "openai/resources/responses/responses";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import {
	call,
	chunk,
	completion,
	event,
	fakeUpstream,
	openai,
	response,
	said,
	stored,
	stream,
	text,
} from "./upstream.ts";

afterEach(() => void vi.unstubAllGlobals());

const model = "gpt-4o";
const asks = (content: string) => ({ role: "user" as const, content });
const of = (thread: string) => ({ headers: { "x-tessera-thread": thread } });
const items = z.array(z.looseObject({ type: z.string().optional(), role: z.string().optional() }));
const search = { type: "web_search_call", id: "ws_1", status: "completed", action: { type: "search", query: "ferry" } };
const files = { type: "file_search_call", id: "fs_1", status: "completed", queries: ["ferry"], results: null };
const shell = { type: "custom_tool_call", id: "ctc_1", call_id: "call_1", name: "shell", input: "ls" };
const listed = { type: "custom_tool_call_output", call_id: "call_1", output: "ferry.txt" };
const thought = { type: "reasoning", id: "rs_1", summary: [], encrypted_content: "gAAA" };

describe("a response's items that no thread can hold", () => {
	it("are set aside and named, and the conversation goes on", async () => {
		const upstream = fakeUpstream(() => Response.json(response(thought, search, text("At 7:10."), files)));
		const client = openai(of("aside-hosted").headers);
		const conversation: ResponseInputItem[] = [asks("When does the ferry leave?")];
		for (const question of ["And back?", "On Sundays too?"]) {
			const answer = await client.responses.create({ model, input: conversation });
			conversation.push(...(answer.output as ResponseInputItem[]), asks(question));
		}
		const { response: last } = await client.responses.create({ model, input: conversation }).withResponse();
		expect(last.headers.get("x-tessera-set-aside")).toBe("web_search_call, file_search_call");
		expect(last.headers.get("x-tessera-stored")).toBe("partial");
		expect(await said("aside-hosted")).toEqual([
			...["user: When does the ferry leave?", "assistant: At 7:10.", "user: And back?", "assistant: At 7:10."],
			...["user: On Sundays too?", "assistant: At 7:10."],
		]);
		expect((await stored("aside-hosted")).at(-1)?.metadata).toEqual({
			partial: "What can't be kept is left out: web_search_call, file_search_call.",
		});
		// Without the search its thinking would be refused.
		expect(upstream.sent[2]?.body.input).toMatchObject([
			...[{ role: "user" }, { role: "assistant", content: "At 7:10." }, { role: "user" }],
			...[
				{ role: "assistant", content: "At 7:10." },
				{ role: "user", content: "On Sundays too?" },
			],
		]);
	});

	it("are shown to the model while its turn goes on, in their places", async () => {
		const upstream = fakeUpstream(() => Response.json(response(text("Here it is."))));
		const call_1 = { type: "function_call", id: "fc_1", call_id: "call_2", name: "read", arguments: "{}" };
		const result = { type: "function_call_output", call_id: "call_2", output: "7:10" };
		const turn = [{ ...thought, encrypted_content: null }, shell, listed, { ...thought, id: "rs_2" }, call_1, result];
		const before = [asks("Hello"), search, text("Hi.")];
		const sent = { model, input: [...before, asks("List it, and read it."), ...turn] };
		const answer = await call("/responses", sent, of("aside-turn"));
		expect(answer.status).toBe(200);
		expect(answer.headers.get("x-tessera-set-aside")).toBe("web_search_call, shell");
		const shown = items.parse(upstream.sent[0]?.body.input);
		expect(shown).toMatchObject([{ role: "user" }, { role: "assistant" }, { role: "user" }, ...turn]);
		expect(await stored("aside-turn")).toMatchObject([
			...[{ content: "Hello" }, { content: "Hi." }, { content: "List it, and read it." }],
			...[{ tool_calls: [{ id: "call_2" }] }, { role: "tool" }, { content: "Here it is." }],
		]);
	});

	it("are shown where nothing else follows what was asked, and nothing is stored twice", async () => {
		const upstream = fakeUpstream(() => Response.json(response(thought, shell)));
		const asked = asks("List it.");
		const first = await call("/responses", { model, input: [asked] }, of("aside-custom"));
		expect(first.headers.get("x-tessera-stored")).toBe("false");
		upstream.reply = () => Response.json(response(text("ferry.txt")));
		await call("/responses", { model, input: [asked, thought, shell, listed] }, of("aside-custom"));
		expect(upstream.sent[1]?.body.input).toEqual([{ role: "user", content: "List it." }, thought, shell, listed]);
		expect(await said("aside-custom")).toEqual(["user: List it.", "assistant: ferry.txt"]);
	});

	it.each([
		["whole", [event({ type: "response.completed", response: response(text("Half"), shell) })], false],
		[
			"broken off",
			[
				event({ type: "response.output_text.delta", output_index: 0, delta: "Half" }),
				event({ type: "response.output_item.added", output_index: 1, item: { ...shell, input: "" } }),
			],
			true,
		],
		[
			"broken off behind it",
			[
				event({ type: "response.output_text.delta", output_index: 0, delta: "Half" }),
				event({ type: "response.output_item.done", output_index: 0, item: text("Half") }),
				event({ type: "response.output_item.done", output_index: 1, item: shell }),
			],
			true,
		],
	])("are named of a stream that is %s", async (name, pieces, broken) => {
		const thread = `aside-stream-${name.replaceAll(" ", "-")}`;
		fakeUpstream(() => stream(pieces, broken));
		await call("/responses", { model, input: "List it.", stream: true }, of(thread));
		expect((await stored(thread)).at(-1)).toMatchObject({
			...{ content: "Half", metadata: { partial: expect.stringMatching(/shell\.$/) } },
		});
	});

	it("leaves out references to what the thread has in words", async () => {
		const upstream = fakeUpstream(() => Response.json(response(text("Yes."))));
		const reference = { type: "item_reference", id: "msg_1" };
		await call("/responses", { model, input: [asks("One?")] }, of("aside-reference"));
		const input = [asks("One?"), reference, asks("Two?")];
		const answer = await call("/responses", { model, input }, of("aside-reference"));
		expect(answer.headers.get("x-tessera-set-aside")).toBe("item_reference");
		expect(items.parse(upstream.sent[1]?.body.input)).toHaveLength(3);
		expect(await said("aside-reference")).toHaveLength(4);
	});

	it("keeps several messages of one answer apart, as they come back", async () => {
		const upstream = fakeUpstream(() => Response.json(response(text("I look."), search, text("At 7:10."))));
		const first = await call("/responses", { model, input: [asks("When?")] }, of("aside-several"));
		const { output } = z.object({ output: z.array(z.unknown()) }).parse(first.body);
		upstream.reply = () => Response.json(response(text("No.")));
		await call("/responses", { model, input: [asks("When?"), ...output, asks("Late?")] }, of("aside-several"));
		expect(await said("aside-several")).toEqual([
			...["user: When?", "assistant: I look.", "assistant: At 7:10.", "user: Late?", "assistant: No."],
		]);
	});
});

it.each([
	["input.1.content.0.type", [search, { role: "user", content: [{ type: "input_audio" }] }]],
	["input.2.call_id", [asks("Hi"), search, { type: "function_call_output", output: "x" }]],
	["input.2.tool_call_id", [asks("Hi"), shell, { type: "function_call_output", call_id: "call_9", output: "x" }]],
	["input", [search]],
])("names %s of what a client says, set aside or not", async (path, input) => {
	const answer = await call("/responses", { model, input }, of("aside-refused"));
	expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});

describe("calls of Chat Completions that no thread can hold", () => {
	const custom = { id: "call_a", type: "custom" as const, custom: { name: "shell", input: "ls" } };
	const look = { id: "call_b", type: "function" as const, function: { name: "look", arguments: "{}" } };

	it.each([
		["alone", null, [custom]],
		["beside words", "One moment.", [custom]],
		["beside a function's", null, [custom, look]],
	])("are set aside %s, and shown while their turn goes on", async (name, content, tool_calls) => {
		const thread = `aside-chat-${name.length}`;
		const upstream = fakeUpstream(() => completion(content, { tool_calls }));
		const client = openai(of(thread).headers);
		const conversation: ChatCompletionMessageParam[] = [asks("List it.")];
		const { choices } = await client.chat.completions.create({ model, messages: conversation });
		const results = tool_calls.map(({ id }) => ({ role: "tool" as const, tool_call_id: id, content: `of ${id}` }));
		if (choices[0] !== undefined) conversation.push(choices[0].message, ...results);
		upstream.reply = () => completion("ferry.txt");
		const { response: second } = await client.chat.completions.create({ model, messages: conversation }).withResponse();
		expect(second.headers.get("x-tessera-set-aside")).toBe("shell");
		const shown = { role: "assistant", tool_calls: tool_calls.map(({ id }) => ({ id })) };
		const [, ...sent] = items.parse(upstream.sent[1]?.body.messages);
		expect(sent).toMatchObject([{ role: "user" }, shown, ...results]);

		conversation.push({ role: "assistant", content: "ferry.txt" }, asks("Thank you."));
		upstream.reply = () => completion("Gladly.");
		await client.chat.completions.create({ model, messages: conversation });
		expect(JSON.stringify(upstream.sent[2]?.body.messages)).not.toContain("custom");
		const all = (await stored(thread)).map(({ role }) => role);
		expect(all.filter((role) => role === "user")).toHaveLength(2);
		expect((await said(thread)).slice(-3)).toEqual([
			...["assistant: ferry.txt", "user: Thank you.", "assistant: Gladly."],
		]);
	});

	it("keep no conversation from going on that a model spoke in", async () => {
		const spoken = { role: "assistant", content: null, audio: { id: "audio_1" } };
		const upstream = fakeUpstream(() => completion("Yes."));
		const messages = [asks("Say yes."), spoken, { role: "function", name: "look", content: "x" }, asks("Again.")];
		const answer = await call("/chat/completions", { model, messages }, of("aside-audio"));
		expect(answer.headers.get("x-tessera-set-aside")).toBe("audio, function");
		expect(items.parse(upstream.sent[0]?.body.messages).at(-1)).toMatchObject(asks("Again."));
		expect(await said("aside-audio")).toEqual(["user: Say yes.", "user: Again.", "assistant: Yes."]);
	});
});

describe("characters that no thread can hold", () => {
	it.each([
		["/chat/completions", "a U+0000", "One\0two", "One\uFFFDtwo"],
		["/chat/completions", "half a pair", "One\ud83dtwo", "One\uFFFDtwo"],
		["/responses", "a U+0000", "One\0two", "One\uFFFDtwo"],
		["/responses", "half a pair", "One\ud83dtwo", "One\uFFFDtwo"],
	])("are replaced in answers and inputs of %s that hold %s, and said", async (to, name, given, kept) => {
		const thread = `aside-text-${to.length}-${name.length}`;
		const isChat = to !== "/responses";
		const upstream = fakeUpstream(() => (isChat ? completion(given) : Response.json(response(text(given)))));
		const list = (messages: object[]) => ({ model, [isChat ? "messages" : "input"]: messages });
		const first = await call(to, list([asks(given)]), of(thread));
		expect([first.status, first.headers.get("x-tessera-set-aside")]).toEqual([200, "characters"]);
		expect(first.headers.get("x-tessera-stored")).toBe("partial");
		const again = [asks(given), { role: "assistant", content: given }, asks("Go on.")];
		const second = await call(to, list(again), of(thread));
		expect([second.status, second.headers.get("x-tessera-set-aside")]).toEqual([200, "characters"]);
		expect(await said(thread)).toEqual([
			...[`user: ${kept}`, `assistant: ${kept}`, "user: Go on.", `assistant: ${kept}`],
		]);
		expect((await stored(thread)).at(-1)?.metadata).toEqual({ partial: "Characters that can't be kept are replaced." });
		expect(JSON.stringify(upstream.sent[1]?.body)).toContain(kept);
		// Without a thread nothing is kept, and nothing has to be.
		await call(to, list(again));
		expect(upstream.sent[2]?.body).toEqual(list(again));
	});

	it("are joined that a stream cuts in two", async () => {
		fakeUpstream(() =>
			stream([chunk({ content: "A \ud83d" }), chunk({ content: "\udea2." }), chunk({}, "stop"), event("[DONE]")]),
		);
		await call("/chat/completions", { model, messages: [asks("What?")], stream: true }, of("aside-joined"));
		expect((await stored("aside-joined")).at(-1)).toMatchObject({ content: "A 🚢." });
		expect((await stored("aside-joined")).at(-1)?.metadata).toBeUndefined();
	});

	it("are refused in the name of a model", async () => {
		const answer = await call("/chat/completions", { model: "gpt\0", messages: [asks("Hi")] });
		expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: "model" }] } });
	});
});
