import { describe, expect, it } from "vitest";
import { api } from "../client.ts";

const shapes = {
	openai: [
		{ role: "user", content: [{ type: "text", text: "Read a.ts" }] },
		{
			role: "assistant",
			content: null,
			tool_calls: [{ id: "c1", type: "function", function: { name: "read", arguments: '{"path":"a.ts"}' } }],
		},
		{ role: "tool", tool_call_id: "c1", content: "export {}" },
		{ role: "assistant", content: "It is empty." },
	],
	responses: [
		{ role: "user", content: [{ type: "input_text", text: "Read a.ts" }] },
		{ type: "function_call", call_id: "c1", name: "read", arguments: '{"path":"a.ts"}' },
		{ type: "function_call_output", call_id: "c1", output: "export {}" },
		{ type: "message", role: "assistant", content: [{ type: "output_text", text: "It is empty.", annotations: [] }] },
	],
	anthropic: [
		{ role: "user", content: [{ type: "text", text: "Read a.ts" }] },
		{ role: "assistant", content: [{ type: "tool_use", id: "c1", name: "read", input: { path: "a.ts" } }] },
		{ role: "user", content: [{ type: "tool_result", tool_use_id: "c1", content: "export {}" }] },
		{ role: "assistant", content: [{ type: "text", text: "It is empty." }] },
	],
	"ai-sdk": [
		{ role: "user", content: [{ type: "text", text: "Read a.ts" }] },
		{
			role: "assistant",
			content: [{ type: "tool-call", toolCallId: "c1", toolName: "read", input: { path: "a.ts" } }],
		},
		{
			role: "tool",
			content: [
				{ type: "tool-result", toolCallId: "c1", toolName: "read", output: { type: "text", value: "export {}" } },
			],
		},
		{ role: "assistant", content: [{ type: "text", text: "It is empty." }] },
	],
};

const held = [
	{ role: "user", content: "Read a.ts" },
	{ role: "assistant", content: "", tool_calls: [{ id: "c1", name: "read", arguments: '{"path":"a.ts"}' }] },
	{ role: "tool", content: "export {}", tool_call_id: "c1" },
	{ role: "assistant", content: "It is empty." },
];

const CASES = Object.entries(shapes).flatMap(([shape, messages]) => [
	{ shape, messages, named: { format: shape } },
	{ shape, messages, named: {} },
]);

async function newThread(): Promise<string> {
	const { body } = await api("POST", "/v1/threads", {});
	return `/v1/threads/${Object(body).id}`;
}

describe("messages in every shape", () => {
	it.each(CASES)("$shape $named is held as our own", async ({ messages, named }) => {
		const thread = await newThread();
		const appended = await api("POST", `${thread}/messages`, { messages, ...named });
		expect(appended).toMatchObject({
			status: 201,
			body: { messages: [{ seq: 1 }, { seq: 2 }, { seq: 3 }, { seq: 4 }] },
		});
		const { body } = await api("GET", `${thread}/messages`);
		expect(body).toMatchObject({ data: held });
	});

	it.each(Object.entries(shapes))("%s gives a stateless context, in its own format too", async (shape, messages) => {
		const plain = await api("POST", "/v1/context", { messages });
		expect(plain).toMatchObject({ status: 200, body: { messages: [{ role: "system" }, ...held] } });
		const format = shape;
		const same = await api("POST", "/v1/context", { messages, messages_format: shape, format });
		expect(same).toMatchObject({ status: 200, body: { format } });
	});

	it.each(Object.entries(shapes))("%s is learned from", async (_, messages) => {
		const learned = await api("POST", "/v1/memories/ingest", { messages, user_id: "ada" });
		expect(learned).toMatchObject({ status: 202 });
	});
});

describe("what can't be held", () => {
	it("is refused under its own path, and nothing is appended", async () => {
		const thread = await newThread();
		const refused = await api("POST", `${thread}/messages`, {
			messages: [
				{ role: "user", content: "hi" },
				{ role: "assistant", content: [{ type: "server_tool_use", id: "s1", name: "web_search", input: {} }] },
			],
		});
		expect(refused).toMatchObject({
			status: 400,
			body: {
				code: "invalid_request",
				errors: [
					{ path: "messages.1.content.0.type", message: expect.stringContaining('"server_tool_use" can\'t be held') },
				],
			},
		});
		expect(await api("GET", `${thread}/messages`)).toMatchObject({ body: { data: [] } });
	});

	it("and so is a result that answers no call, under the path of its block", async () => {
		const thread = await newThread();
		const result = { type: "tool_result", tool_use_id: "nobody", content: "1" };
		const messages = [
			{ role: "user", content: "hi" },
			{ role: "user", content: [result, { type: "text", text: "and?" }] },
		];
		const path = "messages.1.content.0.tool_call_id";
		for (const [to, body] of [
			[`${thread}/messages`, { messages }],
			["/v1/context", { messages }],
		] as const) {
			expect(await api("POST", to, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
		}
	});

	it("says which formats there are", async () => {
		const refused = await api("POST", `${await newThread()}/messages`, { format: "yaml", messages: held });
		expect(refused).toMatchObject({
			status: 400,
			body: { errors: [{ path: "format", message: expect.stringContaining("anthropic, ai-sdk") }] },
		});
	});
});

it("a list that is sent again with its ids is skipped, however many messages it became", async () => {
	const thread = await newThread();
	const messages = [
		{ id: "u1", role: "user", parts: [{ type: "text", text: "Weather?" }] },
		{
			id: "a1",
			role: "assistant",
			parts: [
				{ type: "tool-weather", toolCallId: "c1", state: "output-available", input: {}, output: "21" },
				{ type: "step-start" },
				{ type: "text", text: "21 degrees." },
			],
		},
	];
	const first = await api("POST", `${thread}/messages`, { messages });
	expect(first).toMatchObject({ status: 201, body: { last_seq: 4 } });
	const more = [...messages, { id: "u2", role: "user", parts: [{ type: "text", text: "Thanks" }] }];
	expect(await api("POST", `${thread}/messages`, { messages: more })).toMatchObject({
		status: 201,
		body: { last_seq: 5 },
	});
});

it("what a provider wants back of a result is there for that provider alone, and goes with its message", async () => {
	const providerOptions = { anthropic: { cacheControl: { type: "ephemeral" } } };
	const messages = structuredClone(shapes["ai-sdk"]).map((one) => (one.role === "tool" ? { ...one, id: "t1" } : one));
	const [part] = messages[2]?.content ?? [];
	if (part !== undefined) Object.assign(part, { providerOptions });
	const thread = await newThread();
	await api("POST", `${thread}/messages`, { messages, format: "ai-sdk" });
	const told = await api("GET", `${thread}/messages`);
	expect(told).toMatchObject({ body: { data: [{}, {}, { provider_options: providerOptions }, {}] } });
	const shown = async (format: string) => JSON.stringify((await api("POST", `${thread}/context`, { format })).body);
	expect(await shown("ai-sdk")).toContain('"providerOptions":{"anthropic":{"cacheControl":{"type":"ephemeral"}}}');
	expect(await shown("openai")).not.toContain("cacheControl");
	await api("DELETE", `${thread}/messages/t1`);
	expect(JSON.stringify((await api("GET", `${thread}/messages`)).body)).not.toContain("cacheControl");
});
