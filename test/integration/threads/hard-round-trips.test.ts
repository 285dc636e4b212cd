import { describe, expect, it } from "vitest";
import { api } from "../client.ts";

type Shape = "openai" | "responses" | "anthropic" | "ai-sdk" | "messages";

const PNG = "iVBORw0KGgo=";
const hello = { role: "user", content: "Hello" };
const cache_control = { type: "ephemeral" };
const hour = { type: "ephemeral", ttl: "1h" };
const prompt_cache_breakpoint = { mode: "explicit" };
const providerOptions = { openai: { imageDetail: "low" }, google: { thoughtSignature: "c2ln" } };

const assistant = (...content: unknown[]) => ({ role: "assistant", content });
const text = (said: string, more: object = {}) => ({ type: "text", text: said, ...more });

const use = (id: string, input: object = {}) => ({ type: "tool_use", id, name: "run", input });
const thought = (thinking: string) => ({ type: "thinking", thinking, signature: "c2ln" });
const results = (...content: object[]) => ({ role: "user", content });
const result = (tool_use_id: string, content: unknown, more: object = {}) => ({
	type: "tool_result",
	tool_use_id,
	content,
	...more,
});

const call = (toolCallId: string, input: unknown = {}) => ({ type: "tool-call", toolCallId, toolName: "run", input });
const reasoning = (said: string, more: object = {}) => ({ type: "reasoning", text: said, ...more });
const output = (toolCallId: string, given: object) => ({
	role: "tool",
	content: [{ type: "tool-result", toolCallId, toolName: "run", output: given }],
});

const chatCall = (id: string, args: string) => ({ id, type: "function", function: { name: "run", arguments: args } });

const item = (id: string, summary: string[], more: object = {}) => ({
	type: "reasoning",
	id,
	summary: summary.map((said) => ({ type: "summary_text", text: said })),
	...more,
});
const itemCall = (call_id: string) => ({ type: "function_call", call_id, name: "run", arguments: "{}" });
const itemOutput = (call_id: string) => ({ type: "function_call_output", call_id, output: "1" });
const full = (...said: string[]) => ({ content: said.map((one) => ({ type: "reasoning_text", text: one })) });

/** What stands between a greeting and an answer, and comes back as it is. */
const HARD: [shape: Shape, what: string, messages: unknown[]][] = [
	[
		"anthropic",
		"thinking between uses",
		[assistant(use("a"), thought("Hm"), use("b")), results(result("a", "1"), result("b", "2"))],
	],
	[
		"anthropic",
		"text behind a use",
		[assistant(thought("Hm"), text("First"), use("a"), text("then")), results(result("a", "1"))],
	],
	["anthropic", "text before thinking", [assistant(text("Well"), thought("Hm"), use("a")), results(result("a", "1"))]],
	[
		"anthropic",
		"redacted thinking behind a use",
		[assistant(use("a"), { type: "redacted_thinking", data: "ZW5j" }, text("So")), results(result("a", "1"))],
	],
	[
		"anthropic",
		"a cache mark inside a result",
		[assistant(use("a")), results(result("a", [text("1", { cache_control })]))],
	],
	[
		"anthropic",
		"cache marks inside a result and on it",
		[
			assistant(use("a")),
			results(
				result(
					"a",
					[
						{ type: "image", source: { type: "base64", media_type: "image/png", data: PNG }, cache_control: hour },
						text("2"),
					],
					{ cache_control: hour, is_error: true },
				),
			),
		],
	],
	[
		"anthropic",
		"numbers",
		[
			assistant(use("a", { n: [1e21, 9007199254740992, 1.1, -0.5, 1e-7], deep: { m: [null, true] } })),
			results(result("a", "1")),
		],
	],
	[
		"ai-sdk",
		"reasoning between calls",
		[
			assistant(call("a"), reasoning("Hm", { providerOptions }), call("b"), text("So")),
			output("a", { type: "text", value: "1" }),
		],
	],
	[
		"ai-sdk",
		"text behind a call",
		[assistant(text("First"), call("a"), text("then"), text("again")), output("a", { type: "text", value: "1" })],
	],
	...[
		{ type: "json", value: { celsius: [21, null, 1.5] } },
		{ type: "json", value: "text" },
		{ type: "json", value: null },
		{ type: "error-json", value: { code: 5 } },
		{ type: "error-text", value: '{"code":5}' },
		{ type: "error-text", value: "" },
		{ type: "text", value: '{"celsius":21}' },
		{ type: "text", value: "" },
		{ type: "execution-denied" },
		{ type: "execution-denied", reason: "Not today" },
		{ type: "content", value: [] },
		{ type: "content", value: [text("1")] },
		{ type: "content", value: [text("1", { providerOptions })] },
		{ type: "content", value: [text("1"), { type: "image-url", url: "https://example.test/a.png" }] },
	].map((given): (typeof HARD)[number] => [
		"ai-sdk",
		`output ${JSON.stringify(given)}`,
		[assistant(call("a")), output("a", given)],
	]),
	[
		"openai",
		"a later developer",
		[
			{ role: "developer", content: "Be brief", name: "ops" },
			{ role: "system", content: "Be kind" },
		],
	],
	[
		"openai",
		"breakpoints",
		[
			{ role: "developer", content: [text("Be brief", { prompt_cache_breakpoint })] },
			{
				role: "user",
				content: [
					text("Look", { prompt_cache_breakpoint }),
					{ type: "image_url", image_url: { url: "https://example.test/a.png" }, prompt_cache_breakpoint },
					{ type: "file", file: { file_data: `data:image/png;base64,${PNG}` }, prompt_cache_breakpoint },
				],
			},
			{ role: "assistant", content: [text("I look", { prompt_cache_breakpoint })], tool_calls: [chatCall("a", "{}")] },
			{ role: "tool", tool_call_id: "a", content: [text("1", { prompt_cache_breakpoint })] },
		],
	],
	[
		"openai",
		"arguments with numbers that only their text holds",
		[
			{
				role: "assistant",
				content: null,
				tool_calls: [chatCall("a", '{"id":12345678901234567890,"x":1.10,"y":1e400}')],
			},
			{ role: "tool", tool_call_id: "a", content: "1" },
		],
	],
	[
		"responses",
		"reasoning with its full text",
		[item("rs_1", ["So"], full("So it", "is")), itemCall("a"), itemOutput("a")],
	],
	[
		"responses",
		"reasoning with nothing but its full text",
		[item("rs_1", [], full("So it is")), itemCall("a"), itemOutput("a")],
	],
	[
		"responses",
		"reasoning with its full text and what is encrypted",
		[item("rs_1", ["So"], { ...full("So"), encrypted_content: "ZW5j" }), itemCall("a"), itemOutput("a")],
	],
	[
		"responses",
		"both roles of instructions",
		[
			{ role: "system", content: "Be kind" },
			{ role: "developer", content: "Be brief" },
			itemCall("a"),
			itemOutput("a"),
		],
	],
	[
		"responses",
		"breakpoints",
		[
			{ role: "system", content: "Be kind" },
			{ role: "user", content: [{ type: "input_text", text: "Look", prompt_cache_breakpoint }] },
		],
	],
	[
		"messages",
		"parts behind calls",
		[
			{
				role: "assistant",
				content: [text("First"), text("then", { after_call: "a" }), { type: "thinking", text: "Hm", after_call: "b" }],
				tool_calls: [
					{ id: "a", name: "run", arguments: "{}" },
					{ id: "b", name: "run", arguments: "{}" },
				],
			},
			{ role: "tool", content: "1", tool_call_id: "a" },
			{ role: "tool", content: "2", tool_call_id: "b" },
		],
	],
];

/** The conversation around it; the last call of each is answered, as a call without a result is not shown. */
function conversation(shape: Shape, messages: readonly unknown[]): unknown[] {
	const open = shape === "ai-sdk" && JSON.stringify(messages).includes('"toolCallId":"b"');
	const more = open ? [output("b", { type: "text", value: "2" })] : [];
	const yes = shape === "anthropic" ? assistant(text("Yes.")) : { role: "assistant", content: "Yes." };
	const thanks = { role: "user", content: shape === "anthropic" ? [text("Thanks")] : "Thanks" };
	return [
		shape === "anthropic" ? { role: "user", content: [text("Hello")] } : hello,
		...messages,
		...more,
		yes,
		thanks,
	];
}

/** The conversation in an answer, without our instructions before it and our cache mark on its last answer. */
function given(shape: Shape, body: unknown): unknown[] {
	const { messages, input } = body as { messages?: unknown[]; input?: unknown[] };
	const all = (shape === "responses" ? input : messages) ?? [];
	const said = shape === "openai" || shape === "messages" ? all.slice(1) : all;
	if (shape !== "anthropic") return said;
	return [...said.slice(0, -2), assistant(text("Yes.")), ...said.slice(-1)];
}

/** The results of one turn stand in one message of the AI SDK. */
function joined(messages: readonly unknown[]): unknown[] {
	const all: { role?: unknown; content?: unknown }[] = [];
	for (const message of messages as typeof all) {
		const last = all.at(-1);
		if (
			message.role === "tool" &&
			last?.role === "tool" &&
			Array.isArray(last.content) &&
			Array.isArray(message.content)
		) {
			last.content = [...last.content, ...message.content];
		} else all.push({ ...message });
	}
	return all;
}

describe("in and out in the same format, what is hard to hold comes back as it was", () => {
	it.each(HARD)("%s: %s", async (shape, _, hard) => {
		const messages = conversation(shape, hard);
		const wanted = shape === "ai-sdk" ? joined(messages) : messages;
		const asked = { format: shape };
		const stateless = await api("POST", "/v1/context", { messages, messages_format: shape, ...asked });
		expect(stateless.status, JSON.stringify(stateless.body)).toBe(200);
		expect(given(shape, stateless.body)).toEqual(wanted);

		const { body } = await api("POST", "/v1/threads", {});
		const thread = `/v1/threads/${Object(body).id}`;
		const appended = await api("POST", `${thread}/messages`, { messages, format: shape });
		expect(appended.status, JSON.stringify(appended.body)).toBe(201);
		expect(given(shape, (await api("POST", `${thread}/context`, asked)).body)).toEqual(wanted);
	});

	it.each(HARD)("%s, not named: %s", async (shape, _, hard) => {
		const messages = conversation(shape, hard);
		const named = await api("POST", "/v1/context", { messages, messages_format: shape });
		const read = await api("POST", "/v1/context", { messages });
		expect([named.status, read.status], JSON.stringify(read.body)).toEqual([200, 200]);
		expect(given("messages", read.body)).toEqual(given("messages", named.body));
	});
});

describe("what can't be held", () => {
	const input = '{"id":12345678901234567890}';
	const called = (part: string) =>
		`{"messages":[{"role":"user","content":"Hello"},{"role":"assistant","content":[${part}]}]}`;

	it.each([
		[
			"anthropic",
			called(`{"type":"tool_use","id":"a","name":"run","input":${input}}`),
			"messages.1.content.0.input.id",
		],
		[
			"anthropic",
			called('{"type":"tool_use","id":"a","name":"run","input":{"x":[1e400]}}'),
			"messages.1.content.0.input.x.0",
		],
		[
			"ai-sdk",
			called(`{"type":"tool-call","toolCallId":"a","toolName":"run","input":${input}}`),
			"messages.1.content.0.input.id",
		],
	])("of a number in %s is refused under its path", async (_, body, path) => {
		const { body: made } = await api("POST", "/v1/threads", {});
		for (const to of [`/v1/threads/${Object(made).id}/messages`, "/v1/context"]) {
			expect(await api("POST", to, new Response(body).body ?? body)).toMatchObject({
				status: 400,
				body: { code: "invalid_request", errors: [{ path, message: "this number can't be held exactly" }] },
			});
		}
	});

	it("is a part behind a call that its message does not make, also where it is edited", async () => {
		const { body } = await api("POST", "/v1/threads", {});
		const thread = `/v1/threads/${Object(body).id}`;
		const content = [text("then", { after_call: "nobody" })];
		const refused = { status: 400, body: { errors: [{ message: "after_call names no call of this message" }] } };
		const messages = [{ id: "m1", role: "assistant", content }];
		expect(await api("POST", `${thread}/messages`, { messages })).toMatchObject(refused);
		expect(await api("POST", `${thread}/messages`, { messages: [{ ...hello, id: "m1" }] })).toMatchObject({
			status: 201,
		});
		expect(await api("PATCH", `${thread}/messages/m1`, { content })).toMatchObject(refused);
	});
});

it("an output whose text was edited is the text that it is now", async () => {
	const { body } = await api("POST", "/v1/threads", {});
	const thread = `/v1/threads/${Object(body).id}`;
	const answered = { ...output("a", { type: "json", value: { celsius: 21 } }), id: "t1" };
	const messages = conversation("ai-sdk", [assistant(call("a")), answered]);
	await api("POST", `${thread}/messages`, { messages, format: "ai-sdk" });
	await api("PATCH", `${thread}/messages/t1`, { content: "21 degrees" });
	const { body: context } = await api("POST", `${thread}/context`, { format: "ai-sdk" });
	expect(given("ai-sdk", context)).toContainEqual(output("a", { type: "text", value: "21 degrees" }));
});

it("a list that is sent again meets its messages, also those stored before their order and kind were kept", async () => {
	const { body } = await api("POST", "/v1/threads", {});
	const thread = `/v1/threads/${Object(body).id}`;
	const before = [
		{ id: "u1", ...hello },
		{ id: "a1", role: "assistant", content: "then", tool_calls: [{ id: "a", name: "run", arguments: "{}" }] },
		{ id: "t1", role: "tool", content: '{"celsius":21}', tool_call_id: "a" },
	];
	await api("POST", `${thread}/messages`, { messages: before });
	const messages = [
		{ id: "u1", ...hello },
		{ id: "a1", ...assistant(call("a"), text("then")) },
		{ id: "t1", ...output("a", { type: "json", value: { celsius: 21 } }) },
	];
	expect(await api("POST", `${thread}/messages`, { messages, format: "ai-sdk" })).toMatchObject({
		status: 201,
		body: { last_seq: 3 },
	});
});

it("who a leading message is from is told with it", async () => {
	const messages = [{ role: "developer", name: "ops", content: "Be brief" }, hello];
	const { body } = await api("POST", "/v1/context", { messages, format: "openai" });
	expect(JSON.stringify(body)).toContain('name=\\"ops\\"');
});
