import { type ChatMessage, type Part, textOf } from "../thread/message.ts";
import { bodyTokens, overheadTokens, REPLY_OVERHEAD } from "../tokens/count-message.ts";
import type { CountText } from "../tokens/encoding.ts";
import { type CountedMessage, chatOf } from "./chat.ts";
import type { OpenAiMessage, OpenAiPart } from "./openai-shapes.ts";
import type { RenderInput, Rendering } from "./rendering.ts";
import { resultsBehindCalls } from "./tool-order.ts";

/**
 * Format `openai`: what the Chat Completions API takes. Thinking can't be sent there and is left out; names lose
 * the characters it refuses.
 */
export function renderOpenAi(input: RenderInput, count: CountText): Rendering {
	const { leading, history, messages: said, queryTokens } = chatOf(input, count);
	const before = [leading, history]
		.filter((text) => text !== "")
		.map((content): CountedMessage => ({ message: { role: "system", content }, tokens: count(content) }));
	const sent = [...before, ...resultsBehindCalls(said)].flatMap((counted) => sendable(counted, count));
	const total = sent.reduce(
		(sum, { message, tokens }) => sum + tokens + overheadTokens(message, count),
		REPLY_OVERHEAD,
	);
	const messages = sent.map(({ message }) => shaped(message));
	return { format: "openai", messages, counted: { total, query: queryTokens } };
}

/** The message as this API can carry it; nothing where nothing of it is left. */
function sendable({ message, tokens }: CountedMessage, count: CountText): CountedMessage[] {
	const name = message.name?.replace(/[\s<|\\/>]+/g, "_").slice(0, 64);
	const content = carried(message);
	if (content.length === 0 && message.tool_calls === undefined) return [];
	const same = content === message.content;
	const next: ChatMessage = { ...message, content };
	if (name === undefined || message.role === "tool") delete next.name;
	else next.name = name;
	return [{ message: next, tokens: same ? tokens : bodyTokens(next, count) }];
}

/** Users send text and images, everybody else text. */
function carried(message: ChatMessage): ChatMessage["content"] {
	if (typeof message.content === "string") return message.content;
	const parts = message.content.filter(
		(part) => part.type !== "thinking" && !(part.type === "text" && part.text === ""),
	);
	if (message.role === "user" && parts.some((part) => part.type === "image_url")) return parts;
	return textOf(parts);
}

function shaped(message: ChatMessage): OpenAiMessage {
	const { role, content, name, tool_calls: calls, tool_call_id: answers } = message;
	const named = name === undefined ? {} : { name };
	const text = typeof content === "string" ? content : textOf(content);
	switch (role) {
		case "system":
			return { role, content: text, ...named };
		case "user":
			return { role, content: typeof content === "string" ? content : content.flatMap(part), ...named };
		case "assistant": {
			const called = calls?.map(({ id, name: tool, arguments: json }) => ({
				id,
				type: "function" as const,
				function: { name: tool, arguments: json },
			}));
			return { role, content: text === "" ? null : text, ...named, ...(called && { tool_calls: called }) };
		}
		case "tool":
			return { role, content: text, tool_call_id: answers ?? "" };
	}
}

function part(own: Part): OpenAiPart[] {
	switch (own.type) {
		case "text":
			return [{ type: "text", text: own.text }];
		case "image_url":
			return [{ type: "image_url", image_url: { url: own.url } }];
		case "thinking":
			return [];
	}
}
