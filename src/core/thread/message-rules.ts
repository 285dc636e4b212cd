import { type ChatMessage, isEmptyContent } from "./message.ts";

/** The role rules that one message alone can break: each with the field that does. */
export function messageBreaches(message: ChatMessage): [field: string, message: string][] {
	const { role, content, tool_calls: calls, tool_call_id: callId } = message;
	const found: [string, string][] = [];
	if (calls !== undefined && role !== "assistant") found.push(["tool_calls", "only an assistant calls tools"]);
	if (callId !== undefined && role !== "tool") found.push(["tool_call_id", "only a tool message answers a call"]);
	if (callId === undefined && role === "tool") found.push(["tool_call_id", "a tool message names the call it answers"]);
	if (new Set(calls?.map((call) => call.id)).size < (calls?.length ?? 0)) {
		found.push(["tool_calls", "two calls have the same id"]);
	}
	if (calls === undefined && isEmptyContent(content)) found.push(["content", "may be empty only beside tool_calls"]);
	return found;
}
