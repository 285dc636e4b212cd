import { bodyTokens, REPLY_OVERHEAD } from "../../model/thread/count-message.ts";
import {
	type ChatMessage,
	type Content,
	type FilePart,
	type ImagePart,
	isError,
	isOneText,
	type Part,
	type TextPart,
	type ToolCall,
	textOf,
} from "../../model/thread/message.ts";
import { messageAsText } from "../../model/thread/message-text.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type {
	AiSdkAssistantPart,
	AiSdkInstruction,
	AiSdkMessage,
	AiSdkResult,
	AiSdkResultPart,
	AiSdkText,
	AiSdkUserPart,
	Options,
} from "./ai-sdk-shapes.ts";
import { harmless } from "./anthropic-blocks.ts";
import { carriedContent } from "./carried-content.ts";
import { buildChat, type CountedMessage, cacheParts } from "./chat.ts";
import { inlineData } from "./provider-shapes.ts";
import type { RenderInput, Rendering } from "./rendering.ts";
import { type CallIds, callIds, inputOf, resultsAfterCalls, toolName } from "./tool-calls.ts";

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
	const content = role === "system" ? messageAsText(message) : harmlessContent(carriedContent(message, "ai-sdk"));
	if (content.length === 0 && calls === undefined && role !== "tool") return [];
	const next: ChatMessage = {
		role: role === "system" ? "user" : role,
		content,
		...(calls && { tool_calls: calls.map((call) => sentCall(call, ids)) }),
		...(answers === undefined ? {} : { tool_call_id: ids.answered(answers) }),
		...(message.provider_options && { provider_options: message.provider_options }),
	};
	return [{ message: next, tokens: content === message.content && !calls ? tokens : bodyTokens(next, count) }];
}

/** A call whose arguments are an object, as the SDK wants them. */
function sentCall(call: ToolCall, ids: CallIds): ToolCall {
	const input = JSON.stringify(inputOf(call.arguments));
	return { ...call, id: ids.use(call.id), name: toolName(call.name), arguments: input };
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
				const answer = result(message, tools);
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
	const spoken: AiSdkAssistantPart[] =
		typeof content !== "string" ? content.flatMap(spokenPart) : content === "" ? [] : [{ type: "text", text: content }];
	const called = (calls ?? []).map((call) => ({
		type: "tool-call" as const,
		toolCallId: call.id,
		toolName: call.name,
		input: inputOf(call.arguments),
		...optionsOf(call),
	}));
	return [...spoken, ...called];
}

function spokenPart(part: Part): AiSdkAssistantPart[] {
	if (part.type !== "thinking") return sharedPart(part);
	const { text, signature, redacted } = part;
	const anthropic = {
		...part.provider_options?.anthropic,
		...(signature !== undefined && { signature }),
		...(redacted !== undefined && { redactedData: redacted }),
	};
	const known = Object.keys(anthropic).length === 0 ? {} : { anthropic };
	const options = { ...part.provider_options, ...known };
	return [{ type: "reasoning", text, ...(Object.keys(options).length > 0 && { providerOptions: options }) }];
}

function sharedPart(part: Part): AiSdkUserPart[] {
	switch (part.type) {
		case "thinking":
			return [];
		case "text":
			return [part.kind === "document" ? document(part) : text(part)];
		case "image_url":
			return [{ type: "file", data: part.url, mediaType: imageType(part), ...named(part), ...optionsOf(part) }];
		case "file":
			return [{ type: "file", data: part.url, mediaType: part.media_type, ...named(part), ...optionsOf(part) }];
	}
}

function text(part: TextPart): AiSdkText {
	return { type: "text", text: part.text, ...optionsOf(part) };
}

function document(part: TextPart) {
	const data = { type: "text" as const, text: part.text };
	const mediaType = part.media_type ?? "text/plain";
	return { type: "file" as const, data, mediaType, ...named(part), ...optionsOf(part) };
}

function named({ name }: TextPart | FilePart | ImagePart): { filename?: string } {
	return name === undefined ? {} : { filename: name };
}

/** The type of an image as it was given, or by its data. */
function imageType({ url, media_type }: ImagePart): string {
	return media_type ?? /^data:(image\/[\w.+-]+)/i.exec(url)?.[1] ?? "image/*";
}

function optionsOf({
	provider_options: options,
}: {
	provider_options?: Options["providerOptions"] | undefined;
}): Options {
	return options === undefined ? {} : { providerOptions: options };
}

function result(message: ChatMessage, tools: ReadonlyMap<string, string>): AiSdkResult {
	const { content, tool_call_id: answers = "" } = message;
	const toolName = tools.get(answers) ?? "unknown";
	const head = { type: "tool-result" as const, toolCallId: answers, toolName, ...optionsOf(message) };
	const failed = isError(content);
	const bare = isOneText(content) && (typeof content === "string" || content[0]?.provider_options === undefined);
	if (!failed && !bare && typeof content !== "string") {
		return { ...head, output: { type: "content", value: content.flatMap(resultPart) } };
	}
	return { ...head, output: { type: failed ? "error-text" : "text", value: textOf(content) } };
}

function resultPart(part: Part): AiSdkResultPart[] {
	switch (part.type) {
		case "thinking":
			return [];
		case "text":
			return [part.kind === "document" ? document(part) : text(part)];
		case "image_url":
		case "file": {
			const inline = inlineData(part.url);
			const mediaType = part.type === "file" ? part.media_type : (part.media_type ?? inline?.type ?? "image/*");
			if (inline !== null) {
				const data = { type: "data" as const, data: inline.data };
				return [{ type: "file", data, mediaType, ...named(part), ...optionsOf(part) }];
			}
			if (part.type === "image_url") return [{ type: "image-url", url: part.url, ...optionsOf(part) }];
			return [{ type: "file-url", url: part.url, mediaType, ...optionsOf(part) }];
		}
	}
}
