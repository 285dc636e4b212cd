import { bodyTokens, REPLY_OVERHEAD } from "../../model/thread/count-message.ts";
import { type ChatMessage, type Content, type Part, type TextPart, textOf } from "../../model/thread/message.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { buildChat, type CountedMessage, cacheParts } from "./chat.ts";
import { breakpointOf, openAiRole } from "./openai-options.ts";
import { detailOf, type OpenAiMessage, type OpenAiPart, type OpenAiText } from "./provider-shapes.ts";
import type { RenderInput, Rendering } from "./rendering.ts";
import { sendableContent } from "./sendable-content.ts";
import { type CallIds, callIds, resultsAfterCalls, toolName } from "./tool-calls.ts";

/** Characters that this API rejects in a speaker's name. */
const REFUSED = /[\s<|\\/>]+/g;
const LONGEST_NAME = 64;

/** Format `openai`: what the Chat Completions API takes. Thinking is left out, and names lose rejected characters. */
export function renderOpenAi(input: RenderInput, count: CountText): Rendering {
	const { leading, history, messages: spoken, queryTokens } = buildChat(input, count);
	const ids = callIds();
	const before = [leading, history]
		.filter((text) => text !== "")
		.map((content): CountedMessage => ({ message: { role: "system", content }, tokens: count(content) }));
	const sent = [...before, ...resultsAfterCalls(spoken)].flatMap((counted) => sendable(counted, ids, count));
	const parts = cacheParts(sent, before.length, count);
	const total = parts.reduce((sum, { tokens }) => sum + tokens, REPLY_OVERHEAD);
	const messages = sent.map(({ message }) => shaped(message));
	return { format: "openai", messages, counted: { total, query: queryTokens }, parts };
}

/** The message as this API can carry it; none if nothing is left. */
function sendable({ message, tokens }: CountedMessage, ids: CallIds, count: CountText): CountedMessage[] {
	const { role, tool_calls: calls, tool_call_id: answers } = message;
	const content = sendableContent(message, "openai");
	if (content.length === 0 && calls === undefined && role !== "tool") return [];
	const name = role === "tool" ? undefined : message.name?.replace(REFUSED, "_");
	const next: ChatMessage = {
		role,
		content,
		...(name === undefined ? {} : { name: [...name].slice(0, LONGEST_NAME).join("") }),
		...(calls && { tool_calls: calls.map((call) => ({ ...call, id: ids.use(call.id), name: toolName(call.name) })) }),
		...(answers === undefined ? {} : { tool_call_id: ids.answered(answers) }),
		...(message.provider_options && { provider_options: message.provider_options }),
	};
	const same = content === message.content && calls === undefined;
	return [{ message: next, tokens: same ? tokens : bodyTokens(next, count) }];
}

function shaped(message: ChatMessage): OpenAiMessage {
	const { role, content, name, tool_calls: calls, tool_call_id: answers } = message;
	const named = name === undefined ? {} : { name };
	switch (role) {
		case "system":
			return {
				role: openAiRole(message, "system"),
				content: typeof content === "string" ? content : texts(content),
				...named,
			};
		case "user":
			return { role, content: typeof content === "string" ? content : content.flatMap(part), ...named };
		case "assistant": {
			const called = calls?.map(({ id, name: tool, arguments: json }) => ({
				id,
				type: "function" as const,
				function: { name: tool, arguments: json },
			}));
			return { role, ...spoken(content), ...named, ...(called && { tool_calls: called }) };
		}
		case "tool":
			return { role, content: typeof content === "string" ? content : texts(content), tool_call_id: answers ?? "" };
	}
}

/** What the assistant said. Its refusal has a field of its own. */
function spoken(content: Content): { content: string | OpenAiText[] | null; refusal?: string } {
	if (typeof content === "string") return { content: content === "" ? null : content };
	const said = content.filter((own) => !(own.type === "text" && own.kind === "refusal"));
	const refusal = textOf(content.filter((own) => !said.includes(own)));
	const [first, ...more] = texts(said);
	const isPlain = more.length === 0 && first?.prompt_cache_breakpoint === undefined;
	const kept = first === undefined ? null : isPlain ? first.text : [first, ...more];
	return { content: kept, ...(refusal !== "" && { refusal }) };
}

function texts(content: readonly Part[]): OpenAiText[] {
	return content.flatMap((own) => (own.type === "text" ? [text(own)] : []));
}

function text(own: TextPart): OpenAiText {
	return { type: "text", text: own.text, ...breakpointOf(own) };
}

function part(own: Part): OpenAiPart[] {
	switch (own.type) {
		case "text":
			return [text(own)];
		case "image_url":
			return [{ type: "image_url", image_url: { url: own.url, ...detailOf(own) }, ...breakpointOf(own) }];
		case "file":
			return [
				{
					type: "file",
					file: { file_data: own.url, ...(own.name !== undefined && { filename: own.name }) },
					...breakpointOf(own),
				},
			];
		case "thinking":
			return [];
	}
}
