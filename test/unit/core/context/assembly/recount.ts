import type { Preset } from "../../../../../src/core/base/block.ts";
import type {
	AiSdkAssistantPart,
	AiSdkResult,
	AiSdkResultPart,
} from "../../../../../src/core/context/render/ai-sdk-shapes.ts";
import { textOrder } from "../../../../../src/core/context/render/chat.ts";
import type { Layout } from "../../../../../src/core/context/render/format.ts";
import type { AnthropicBlock, OpenAiMessage } from "../../../../../src/core/context/render/provider-shapes.ts";
import type { Rendering } from "../../../../../src/core/context/render/rendering.ts";
import type { ResponsesInput, ResponsesItem } from "../../../../../src/core/context/render/responses-shapes.ts";
import { chatTokens } from "../../../../../src/core/model/thread/count-message.ts";
import { DENIED } from "../../../../../src/core/model/thread/message.ts";
import type { CountText } from "../../../../../src/core/tokens/encoding.ts";

/** What a rendering counts by the rules of design §2 "Counting", from nothing but what is returned. */
export function recount(
	rendering: Rendering,
	{ layout, preset }: { layout: Layout; preset: Preset },
	count: CountText,
): number {
	switch (rendering.format) {
		case "messages":
			return chatTokens(rendering.messages, count);
		case "openai":
			return 3 + rendering.messages.reduce((sum, message) => sum + openAi(message, count), 0);
		case "responses": {
			const { instructions, input } = rendering;
			const ours = (item: ResponsesItem | undefined) =>
				item !== undefined && ("role" in item ? item.role === "assistant" : item.type !== "function_call_output");
			const said = input.map((item, index) => (ours(item) && ours(input[index - 1]) ? 0 : 3) + responses(item, count));
			return 3 + (instructions === "" ? 0 : 3 + count(instructions)) + said.reduce((sum, tokens) => sum + tokens, 0);
		}
		case "anthropic": {
			const system = rendering.system.reduce((sum, { text }) => sum + count(text), rendering.system.length ? 3 : 0);
			const said = rendering.messages.flatMap(({ content }) => [3, ...content.map((block) => anthropic(block, count))]);
			return 3 + system + said.reduce((sum, tokens) => sum + tokens, 0);
		}
		case "ai-sdk": {
			const system = rendering.instructions.map(({ content }) => 3 + count(content));
			const said = rendering.messages.map(({ role, content }) => {
				const parts: readonly AiSdkPart[] | string = content;
				const own = typeof parts === "string" ? count(parts) : parts.reduce((sum, one) => sum + aiSdk(one, count), 0);
				return (role === "tool" ? 0 : 3) + own;
			});
			return 3 + [...system, ...said].reduce((sum, tokens) => sum + tokens, 0);
		}
		case "text":
			return rendering.text === "" ? 0 : count(rendering.text);
		case "blocks": {
			const { blocks } = rendering;
			const texts = [...textOrder(layout, preset).map((name) => blocks[name].text), blocks.query];
			const text = texts.filter((one) => one !== "").join("\n\n");
			return text === "" ? 0 : count(text);
		}
	}
}

function openAi(message: OpenAiMessage, count: CountText): number {
	const name = "name" in message && message.name !== undefined ? count(message.name) + 1 : 0;
	const calls = message.role === "assistant" ? (message.tool_calls ?? []) : [];
	const called = calls.reduce((sum, call) => sum + count(call.function.name) + count(call.function.arguments), 0);
	const { content } = message;
	const said =
		typeof content === "string" || content === null
			? count(content ?? "")
			: content.reduce((sum, part) => sum + (part.type === "text" ? count(part.text) : 85), 0);
	const refused = "refusal" in message ? count(message.refusal ?? "") : 0;
	return 3 + name + called + said + refused;
}

function responses(item: ResponsesItem, count: CountText): number {
	const inputs = (content: string | ResponsesInput[]) =>
		typeof content === "string"
			? count(content)
			: content.reduce((sum, part) => sum + (part.type === "input_text" ? count(part.text) : 85), 0);
	if ("role" in item) {
		if (!("type" in item)) return inputs(item.content);
		return item.content.reduce((sum, part) => sum + count(part.type === "refusal" ? part.refusal : part.text), 0);
	}
	switch (item.type) {
		case "reasoning":
			return [...item.summary, ...(item.content ?? [])].reduce((sum, { text }) => sum + count(text), 0);
		case "function_call":
			return count(item.name) + count(item.arguments);
		case "function_call_output":
			return inputs(item.output);
	}
}

function anthropic(block: AnthropicBlock, count: CountText): number {
	switch (block.type) {
		case "text":
			return count(block.text);
		case "thinking":
			return count(block.thinking);
		case "image":
			return 85;
		case "tool_use":
			return count(block.name) + count(JSON.stringify(block.input));
		case "tool_result":
			if (typeof block.content === "string") return count(block.content);
			return block.content.reduce((sum, part) => sum + anthropic(part, count), 0);
		case "redacted_thinking":
			return 0;
		case "document": {
			const label = count(block.title ?? "") + count(block.context ?? "");
			return block.source.type === "text" ? count(block.source.data) + label : 85;
		}
	}
}

type AiSdkPart = AiSdkAssistantPart | AiSdkResult | AiSdkResultPart;

function aiSdk(part: AiSdkPart, count: CountText): number {
	switch (part.type) {
		case "text":
		case "reasoning":
			return count(part.text);
		case "file":
			return typeof part.data === "object" && part.data.type === "text"
				? count(part.data.text) + count(part.filename ?? "")
				: 85;
		case "image-url":
		case "file-url":
			return 85;
		case "tool-call":
			return count(part.toolName) + count(JSON.stringify(part.input));
		case "tool-result":
			return 3 + aiSdkOutput(part.output, count);
	}
}

function aiSdkOutput(output: AiSdkResult["output"], count: CountText): number {
	switch (output.type) {
		case "text":
		case "error-text":
			return count(output.value);
		case "json":
		case "error-json":
			return count(JSON.stringify(output.value));
		case "execution-denied":
			return count(output.reason ?? DENIED);
		case "content":
			return output.value.reduce((sum, one) => sum + aiSdk(one, count), 0);
	}
}
