import { bodyTokens, REPLY_OVERHEAD } from "../../model/thread/count-message.ts";
import type { ChatMessage, Content, Part, ProviderOptions, ToolCall } from "../../model/thread/message.ts";
import { messageAsText } from "../../model/thread/message-text.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { optionsOf, sharedPart, spokenPart } from "./ai-sdk-parts.ts";
import { resultOf } from "./ai-sdk-result.ts";
import type { AiSdkAssistantPart, AiSdkInstruction, AiSdkMessage, AiSdkUserPart } from "./ai-sdk-shapes.ts";
import { harmless } from "./anthropic-blocks.ts";
import { buildChat, type CountedMessage, cacheParts } from "./chat.ts";
import type { RenderInput, Rendering } from "./rendering.ts";
import { sendableContent } from "./sendable-content.ts";
import { type CallIds, callIds, inOrder, inputOf, resultsAfterCalls, toolName } from "./tool-calls.ts";

/**
 * Format `ai-sdk`: what `generateText` of the AI SDK takes as `instructions` and `messages`. It refuses system messages
 * among the others, so a tag names their role, as in format `anthropic`.
 */
export function renderAiSdk(input: RenderInput, count: CountText): Rendering {
	const { leading, history, messages: window, queryTokens } = buildChat(input, count);
	const ids = callIds();
	const instructions = [leading, history]
		.filter((text) => text !== "")
		.map((content): AiSdkInstruction => ({ role: "system", content }));
	const before = instructions.map((message): CountedMessage => ({ message, tokens: count(message.content) }));
	const sent = resultsAfterCalls(window).flatMap((counted) => sendable(counted, ids, count));
	const parts = cacheParts([...before, ...sent], before.length, count);
	const total = parts.reduce((sum, { tokens }) => sum + tokens, REPLY_OVERHEAD);
	const messages = shapedMessages(sent.map(({ message }) => message));
	return { format: "ai-sdk", instructions, messages, counted: { total, query: queryTokens }, parts };
}

/** The message as the SDK can carry it; none if nothing is left. A speaker's name has no place in it. */
function sendable({ message, tokens }: CountedMessage, ids: CallIds, count: CountText): CountedMessage[] {
	const { role, tool_calls: calls, tool_call_id: answers } = message;
	const content = role === "system" ? messageAsText(message) : harmlessContent(sendableContent(message, "ai-sdk"));
	if (content.length === 0 && calls === undefined && role !== "tool") return [];
	const sent = calls?.map((call) => sentCall(call, ids));
	const next: ChatMessage = {
		role: role === "system" ? "user" : role,
		content: calls === undefined ? content : behindSent(content, ids),
		...(sent && { tool_calls: sent }),
		...(answers === undefined ? {} : { tool_call_id: ids.answered(answers) }),
		...(message.provider_options && { provider_options: optionsSent(message) }),
	};
	return [{ message: next, tokens: content === message.content && !calls ? tokens : bodyTokens(next, count) }];
}

/** A call whose arguments are an object, as the SDK wants them. */
function sentCall(call: ToolCall, ids: CallIds): ToolCall {
	const input = JSON.stringify(inputOf(call.arguments));
	return { ...call, id: ids.use(call.id), name: toolName(call.name), arguments: input };
}

/** Parts behind calls that have their ids as they are sent. */
function behindSent(content: Content, ids: CallIds): Content {
	if (typeof content === "string") return content;
	return content.map((part) => {
		const { after_call: call } = part;
		return call === undefined ? part : { ...part, after_call: ids.answered(call) };
	});
}

/** Which of OpenAI's roles a system message had is nothing that the SDK reads. */
function optionsSent({ role, provider_options: options = {} }: ChatMessage): ProviderOptions {
	if (role !== "system" || options.openai === undefined) return options;
	const { openai, ...others } = options;
	const { role: _, ...rest } = openai;
	return Object.keys(rest).length === 0 ? others : { ...others, openai: rest };
}

/** No text poses as a message of the system. */
function harmlessContent(content: Content): Content {
	if (typeof content === "string") return harmless(content);
	const changes = content.some((part) => part.type === "text" && harmless(part.text) !== part.text);
	if (!changes) return content;
	return content.map((part) => (part.type === "text" ? { ...part, text: harmless(part.text) } : part));
}

/** The results of one turn stand in one message, as the SDK itself writes them. */
function shapedMessages(messages: readonly ChatMessage[]): AiSdkMessage[] {
	const tools = new Map<string, string>();
	const shaped: AiSdkMessage[] = [];
	for (const message of messages) {
		for (const { id, name } of message.tool_calls ?? []) tools.set(id, name);
		const last = shaped.at(-1);
		switch (message.role) {
			case "system":
			case "user":
				shaped.push({ role: "user", content: userContent(message.content), ...optionsOf(message) });
				break;
			case "assistant":
				shaped.push({ role: "assistant", content: assistantContent(message), ...optionsOf(message) });
				break;
			case "tool": {
				const answer = resultOf(message, tools);
				if (last?.role === "tool") last.content.push(answer);
				else shaped.push({ role: "tool", content: [answer] });
			}
		}
	}
	return shaped;
}

function userContent(content: Content): string | AiSdkUserPart[] {
	return typeof content === "string" ? content : content.flatMap(sharedPart);
}

function assistantContent({ content, tool_calls: calls }: ChatMessage): string | AiSdkAssistantPart[] {
	if (typeof content === "string" && calls === undefined) return content;
	const parts: Part[] = typeof content !== "string" ? content : content === "" ? [] : [{ type: "text", text: content }];
	return inOrder(parts, calls ?? []).flatMap((one) => ("part" in one ? spokenPart(one.part) : [calledPart(one.call)]));
}

function calledPart(call: ToolCall): AiSdkAssistantPart {
	const { id: toolCallId, name: toolName } = call;
	return { type: "tool-call", toolCallId, toolName, input: inputOf(call.arguments), ...optionsOf(call) };
}
