import type Anthropic from "@anthropic-ai/sdk";
import type { UIMessage } from "ai";
import type OpenAI from "openai";
import { describe, expect, it } from "vitest";
import { readMessages } from "../../../../../src/features/threads/formats/read-messages.ts";

type ResponsesItem = OpenAI.Responses.ResponseInputItem;

function read(given: readonly unknown[], shape: Parameters<typeof readMessages>[1] = "auto") {
	const issues: Parameters<typeof readMessages>[2] = [];
	const result = readMessages(given, shape, issues);
	return { ...result, faults: issues.map(({ path, message }) => `${path?.join(".")}: ${message}`) };
}

describe("items of the Responses API", () => {
	const items: ResponsesItem[] = [
		{ role: "developer", content: "Be brief." },
		{ role: "user", content: [{ type: "input_text", text: "Read a.ts" }] },
		{ type: "reasoning", id: "rs_1", summary: [{ type: "summary_text", text: "A file." }], encrypted_content: "ZW5j" },
		{
			type: "function_call",
			call_id: "call_1",
			id: "fc_1",
			name: "read",
			arguments: '{"path":"a.ts"}',
			status: "completed",
		},
		{ type: "function_call", call_id: "call_2", name: "read", arguments: "{}" },
		{ type: "function_call_output", call_id: "call_1", output: "export {}" },
		{ type: "function_call_output", call_id: "call_2", output: [{ type: "input_text", text: "no path" }] },
		{
			type: "message",
			id: "msg_1",
			role: "assistant",
			status: "completed",
			content: [{ type: "output_text", text: "It is empty.", annotations: [] }],
		},
	];

	it("become messages: what the assistant thinks, says and calls in one go is one of them", () => {
		expect(read(items).messages).toEqual([
			{ role: "system", content: "Be brief." },
			{ role: "user", content: "Read a.ts" },
			{
				role: "assistant",
				content: [
					{
						type: "thinking",
						text: "A file.",
						provider_options: { openai: { itemId: "rs_1", reasoningEncryptedContent: "ZW5j" } },
					},
				],
				tool_calls: [
					{
						...{ id: "call_1", name: "read", arguments: '{"path":"a.ts"}' },
						// Its reasoning is taken only with it.
						provider_options: { responses: { itemId: "fc_1" } },
					},
					{ id: "call_2", name: "read", arguments: "{}" },
				],
			},
			{ role: "tool", content: "export {}", tool_call_id: "call_1" },
			{ role: "tool", content: "no path", tool_call_id: "call_2" },
			{ id: "msg_1", role: "assistant", content: "It is empty." },
		]);
	});

	it("are named by their place where they are wrong", () => {
		expect(read([...items.slice(0, 2), { type: "web_search_call", id: "ws_1", status: "completed" }]).faults).toEqual([
			expect.stringMatching(/^messages\.2\.type: "web_search_call" can't be held; message, function_call/),
		]);
	});
});

describe("UI messages of the AI SDK", () => {
	const conversation: UIMessage[] = [
		{ id: "u1", role: "user", parts: [{ type: "text", text: "Weather?" }] },
		{
			id: "a1",
			role: "assistant",
			parts: [
				{ type: "step-start" },
				{
					type: "reasoning",
					text: "Look it up.",
					state: "done",
					providerMetadata: { anthropic: { signature: "c2ln" } },
				},
				{
					type: "tool-weather",
					toolCallId: "c1",
					state: "output-available",
					input: { city: "Lisbon" },
					output: { celsius: 21 },
				},
				{
					type: "tool-weather",
					toolCallId: "c2",
					state: "output-error",
					input: { city: "?" },
					errorText: "no such city",
				},
				{ type: "step-start" },
				{ type: "text", text: "21 degrees.", state: "done" },
				{ type: "source-url", sourceId: "s1", url: "https://example.test" },
			],
		},
	];

	it("become messages with ids made of theirs, step by step", () => {
		expect(read(conversation).messages).toEqual([
			{ id: "u1", role: "user", content: "Weather?" },
			{
				id: "a1",
				role: "assistant",
				content: [{ type: "thinking", text: "Look it up.", signature: "c2ln" }],
				tool_calls: [
					{ id: "c1", name: "weather", arguments: '{"city":"Lisbon"}' },
					{ id: "c2", name: "weather", arguments: '{"city":"?"}' },
				],
			},
			{
				id: "a1.1",
				role: "tool",
				content: '{"celsius":21}',
				tool_call_id: "c1",
				provider_options: { "ai-sdk": { output: "json" } },
			},
			{
				id: "a1.2",
				role: "tool",
				content: [{ type: "text", text: "no such city", kind: "error" }],
				tool_call_id: "c2",
			},
			{ id: "a1.3", role: "assistant", content: "21 degrees." },
		]);
	});

	it("that can't be held are refused by name", () => {
		const waits = { type: "tool-pay", toolCallId: "c1", state: "approval-requested", input: {}, approval: { id: "x" } };
		expect(read([{ id: "a", role: "assistant", parts: [waits] }]).faults).toEqual([
			"messages.0.parts.0.state: a call that waits for an approval can't be held",
		]);
		expect(read([{ id: "a", role: "assistant", parts: [{ type: "hologram" }] }]).faults).toEqual([
			expect.stringMatching(/^messages\.0\.parts\.0\.type: .*can't be held/),
		]);
	});
});

describe("what an SDK hands back as its answer", () => {
	it("is taken as it is from OpenAI", () => {
		const message: OpenAI.Chat.Completions.ChatCompletionMessage = {
			role: "assistant",
			content: null,
			refusal: null,
			annotations: [],
			tool_calls: [{ id: "c1", type: "function", function: { name: "read", arguments: "{}" } }],
		};
		expect(read([message])).toMatchObject({
			faults: [],
			messages: [{ role: "assistant", content: "", tool_calls: [{ id: "c1", name: "read", arguments: "{}" }] }],
		});
	});

	it("is taken as it is from Anthropic", () => {
		const answer = {
			id: "msg_01",
			type: "message",
			role: "assistant",
			model: "claude",
			content: [
				{ type: "thinking", thinking: "Hm.", signature: "c2ln" },
				{ type: "redacted_thinking", data: "ZW5j" },
				{ type: "text", text: "Yes.", citations: null },
			],
			stop_reason: "end_turn",
			stop_sequence: null,
			stop_details: null,
			usage: { input_tokens: 1, output_tokens: 1 },
		} satisfies Record<string, unknown> & { content: Anthropic.ContentBlockParam[] };
		expect(read([answer])).toMatchObject({
			faults: [],
			messages: [
				{
					id: "msg_01",
					role: "assistant",
					content: [
						{ type: "thinking", text: "Hm.", signature: "c2ln" },
						{ type: "thinking", text: "", redacted: "ZW5j" },
						{ type: "text", text: "Yes." },
					],
				},
			],
		});
	});
});

describe("a result", () => {
	it.each([
		[[{ type: "tool_result", tool_use_id: "c1" }], ""],
		[
			[{ type: "tool_result", tool_use_id: "c1", content: "", is_error: true }],
			[{ type: "text", text: "", kind: "error" }],
		],
	])("may be empty: %j", (content, held) => {
		const call = { role: "assistant", content: [{ type: "tool_use", id: "c1", name: "run", input: {} }] };
		expect(read([call, { role: "user", content }])).toMatchObject({
			faults: [],
			messages: [{}, { role: "tool", content: held, tool_call_id: "c1" }],
		});
	});
});

describe("what can't be held is refused by name", () => {
	const assistant = (content: unknown) => ({ role: "assistant", content });
	const user = (content: unknown) => ({ role: "user", content });

	it.each([
		["messages.0.content.0.type", assistant([{ type: "server_tool_use", id: "s", name: "web_search", input: {} }])],
		["messages.0.content.0.source.type", user([{ type: "image", source: { type: "file", file_id: "f" } }])],
		["messages.0.content.0.source.type", user([{ type: "document", source: { type: "content", content: [] } }])],
		["messages.0.content.0.type", user([{ type: "input_audio", input_audio: { data: "", format: "wav" } }])],
		["messages.0.content.0.file.file_data", user([{ type: "file", file: { file_id: "f" } }])],
		["messages.0.function_call", { role: "assistant", content: null, function_call: { name: "f", arguments: "{}" } }],
		["messages.0.role", { role: "function", name: "f", content: null }],
		[
			"messages.0.tool_calls.0.type",
			{ role: "assistant", content: null, tool_calls: [{ id: "c", type: "custom", custom: {} }] },
		],
		["messages.0.content.0.type", assistant([{ type: "tool-approval-request", approvalId: "a", toolCallId: "c" }])],
		[
			"messages.0.content.0.providerExecuted",
			assistant([{ type: "tool-call", toolCallId: "c", toolName: "t", input: {}, providerExecuted: true }]),
		],
		["messages.0.content.0.image_url", user([{ type: "input_image", file_id: "f", detail: "auto" }])],
	])("%s", (path, message) => {
		const { messages, faults } = read([message]);
		expect(messages).toEqual([]);
		expect(faults.map((fault) => fault.slice(0, path.length + 2))).toContain(`${path}: `);
	});

	it("and so is a list that mixes shapes", () => {
		const mixed = [
			user([{ type: "image", source: { type: "url", url: "https://example.test" } }]),
			{ role: "assistant", content: null },
		];
		expect(read(mixed).faults).toEqual([
			"messages.1.content: has the shape openai, and 0.content.0 has anthropic: send them apart, or name a format",
		]);
	});
});
