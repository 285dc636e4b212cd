import {
	type ChatMessage,
	type Content,
	DENIED,
	isError,
	isOneText,
	type Json,
	textOf,
} from "../../model/thread/message.ts";
import { optionsOf, resultPart } from "./ai-sdk-parts.ts";
import type { AiSdkResult } from "./ai-sdk-shapes.ts";

/** A result as the SDK has it; `tools` has the names of the tools by call. */
export function resultOf(message: ChatMessage, tools: ReadonlyMap<string, string>): AiSdkResult {
	const { content, tool_call_id: answers = "" } = message;
	const toolName = tools.get(answers) ?? "unknown";
	const head = { type: "tool-result" as const, toolCallId: answers, toolName, ...optionsOf(message) };
	return { ...head, output: outputGiven(message) ?? outputOf(content) };
}

function outputOf(content: Content): AiSdkResult["output"] {
	const failed = isError(content);
	const bare = isOneText(content) && (typeof content === "string" || content[0]?.provider_options === undefined);
	if (!failed && !bare && typeof content !== "string") return { type: "content", value: content.flatMap(resultPart) };
	return { type: failed ? "error-text" : "text", value: textOf(content) };
}

/** The kind of output that it was handed in as, unless its text was cut or changed and is that no more. */
function outputGiven({ content, provider_options: options }: ChatMessage): AiSdkResult["output"] | null {
	const given = options?.["ai-sdk"]?.output;
	const text = textOf(content);
	switch (given) {
		case "json":
		case "error-json": {
			const value = (given === "error-json") === isError(content) ? jsonOf(text) : undefined;
			return value === undefined ? null : { type: given, value };
		}
		case "execution-denied":
			return { type: given, ...(text !== DENIED && { reason: text }) };
		case "content":
			return typeof content === "string" ? { type: given, value: text === "" ? [] : [{ type: "text", text }] } : null;
		default:
			return null;
	}
}

function jsonOf(text: string): Json | undefined {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
