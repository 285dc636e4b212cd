import type { BetaContextManagementConfig } from "@anthropic-ai/sdk/resources/beta/messages";
import type {
	MessageCreateParamsNonStreaming,
	MessageParam,
	TextBlockParam,
} from "@anthropic-ai/sdk/resources/messages";
import type { Instructions, ModelMessage } from "ai";
import type {
	ChatCompletionCreateParamsNonStreaming,
	ChatCompletionMessageParam,
} from "openai/resources/chat/completions";
import { describe, expect, it } from "vitest";
import type { AiSdkInstruction, AiSdkMessage } from "../../../../../src/core/context/render/ai-sdk-shapes.ts";
import {
	type AnthropicMessage,
	type AnthropicText,
	type ContextManagement,
	type OpenAiMessage,
	providerEdits,
} from "../../../../../src/core/context/render/provider-shapes.ts";
import { renderAiSdk } from "../../../../../src/core/context/render/render-ai-sdk.ts";
import { renderAnthropic } from "../../../../../src/core/context/render/render-anthropic.ts";
import { renderOpenAi } from "../../../../../src/core/context/render/render-openai.ts";
import type { ChatMessage } from "../../../../../src/core/model/thread/message.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { renderInput } from "./render-input.ts";

const count = await gptTokenizer.counter("o200k_base");

/** These compile only while what we give can be handed to the providers' own clients as it is. */
const forOpenAi = (messages: OpenAiMessage[]): ChatCompletionMessageParam[] => messages;
const forAnthropic = (messages: AnthropicMessage[]): MessageParam[] => messages;
const forAiSdk = (messages: AiSdkMessage[]): ModelMessage[] => messages;
const asInstructions = (instructions: AiSdkInstruction[]): Instructions => instructions;
const asSystem = (system: AnthropicText[]): TextBlockParam[] => system;

const asManaged = (managed: ContextManagement): BetaContextManagementConfig => managed;

const CONVERSATION: ChatMessage[] = [
	{
		role: "user",
		content: [
			{ type: "text", text: "What is on it?" },
			{ type: "image_url", url: "data:image/png;base64,iVBORw0KGgo=" },
		],
		name: "Grace Hopper",
	},
	{
		role: "assistant",
		content: [
			{ type: "thinking", text: "I should read it.", signature: "c2ln" },
			{ type: "text", text: "Let me see." },
		],
		tool_calls: [{ id: "call 1", name: "files.read", arguments: '{"path":"a.png"}' }],
	},
	{ role: "tool", content: "a moth", tool_call_id: "call 1" },
	{ role: "system", content: "Answer in German." },
];

const input = renderInput(
	{
		system: "<system>\nBe brief.\n</system>",
		history: "<history>\n<gists>\nuser: hello\n</gists>\n</history>",
		knowledge: "<knowledge>\nk\n</knowledge>",
		query: "und?",
		window: CONVERSATION,
	},
	count,
);

describe("format openai", () => {
	it("is what the client's chat.completions.create takes", () => {
		const rendering = renderOpenAi(input, count);
		if (rendering.format !== "openai") throw new Error(rendering.format);
		const request: ChatCompletionCreateParamsNonStreaming = {
			model: "gpt-4o",
			messages: forOpenAi(rendering.messages),
		};
		expect(request.messages).toEqual([
			{ role: "system", content: "<system>\nBe brief.\n</system>" },
			{ role: "system", content: "<history>\n<gists>\nuser: hello\n</gists>\n</history>" },
			{
				role: "user",
				content: [
					{ type: "text", text: "What is on it?" },
					{ type: "image_url", image_url: { url: "data:image/png;base64,iVBORw0KGgo=" } },
				],
				name: "Grace_Hopper",
			},
			{
				role: "assistant",
				content: "Let me see.",
				tool_calls: [
					{ id: "call_1", type: "function", function: { name: "files_read", arguments: '{"path":"a.png"}' } },
				],
			},
			{ role: "tool", content: "a moth", tool_call_id: "call_1" },
			{ role: "system", content: "Answer in German." },
			{ role: "user", content: "<knowledge>\nk\n</knowledge>\n\n<query>\nund?\n</query>" },
		]);
	});
});

describe("format anthropic", () => {
	it("is what the client's messages.create takes", () => {
		const rendering = renderAnthropic(input, null, count);
		if (rendering.format !== "anthropic") throw new Error(rendering.format);
		const request: MessageCreateParamsNonStreaming = {
			model: "claude-3-opus-20240229",
			max_tokens: 1_000,
			system: asSystem(rendering.system),
			messages: forAnthropic(rendering.messages),
		};
		const cache_control = { type: "ephemeral" };
		expect(request.system).toEqual([
			{ type: "text", text: "<system>\nBe brief.\n</system>", cache_control },
			{ type: "text", text: "<history>\n<gists>\nuser: hello\n</gists>\n</history>", cache_control },
		]);
		expect(request.messages).toEqual([
			{
				role: "user",
				content: [
					{ type: "text", text: "What is on it?" },
					{ type: "image", source: { type: "base64", media_type: "image/png", data: "iVBORw0KGgo=" } },
				],
			},
			{
				role: "assistant",
				content: [
					{ type: "thinking", thinking: "I should read it.", signature: "c2ln" },
					{ type: "text", text: "Let me see." },
					{ type: "tool_use", id: "call_1", name: "files_read", input: { path: "a.png" } },
				],
			},
			{
				role: "user",
				content: [
					{ type: "tool_result", tool_use_id: "call_1", content: "a moth" },
					{ type: "text", text: '<message role="system">Answer in German.</message>', cache_control },
					{ type: "text", text: "<knowledge>\nk\n</knowledge>\n\n<query>\nund?\n</query>" },
				],
			},
		]);
	});
});

describe("format ai-sdk", () => {
	it("is what generateText takes as messages and instructions", () => {
		const rendering = renderAiSdk(input, count);
		if (rendering.format !== "ai-sdk") throw new Error(rendering.format);
		expect(asInstructions(rendering.instructions)).toHaveLength(2);
		const [first] = forAiSdk(rendering.messages);
		expect(first).toEqual({
			role: "user",
			content: [
				{ type: "text", text: "What is on it?" },
				{ type: "file", mediaType: "image/png", data: "data:image/png;base64,iVBORw0KGgo=" },
			],
		});
	});
});

describe("context_management", () => {
	const clearing = { boundary: 40, enabled: true, trigger_ratio: 0.6, keep: 8, clear_at_least: 20_000 };

	it("is what the client's beta.messages.create takes, thinking first", () => {
		const settings = { clearing: { ...clearing, exclude_tools: ["files.read"] }, keep_thinking_turns: 2 };
		const managed: BetaContextManagementConfig = asManaged(providerEdits(settings, 16_000));
		expect(managed).toEqual({
			edits: [
				{ type: "clear_thinking_20251015", keep: { type: "thinking_turns", value: 2 } },
				{
					type: "clear_tool_uses_20250919",
					trigger: { type: "input_tokens", value: 9_600 },
					keep: { type: "tool_uses", value: 8 },
					clear_at_least: { type: "input_tokens", value: 20_000 },
					exclude_tools: ["files_read"],
				},
			],
		});
	});

	it("leaves results alone where clearing is off, and keeps thinking for a turn at least", () => {
		const settings = { clearing: { ...clearing, enabled: false, exclude_tools: [] }, keep_thinking_turns: 0 };
		expect(asManaged(providerEdits(settings, 16_000))).toEqual({
			edits: [{ type: "clear_thinking_20251015", keep: { type: "thinking_turns", value: 1 } }],
		});
	});
});
