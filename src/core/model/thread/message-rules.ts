import type { Failure, Problem } from "../../base/failure.ts";
import { utf8Bytes } from "../../language/utf8-bytes.ts";
import { type ChatMessage, isEmptyContent, type Metadata } from "./message.ts";

/** Breaches of the role rules within one message, each with its field. */
export function messageBreaches(message: ChatMessage): [field: string, message: string][] {
	const { role, content, tool_calls: calls, tool_call_id: callId } = message;
	const found: [string, string][] = [];
	if (calls !== undefined && role !== "assistant") found.push(["tool_calls", "only an assistant calls tools"]);
	if (callId !== undefined && role !== "tool") found.push(["tool_call_id", "only a tool message answers a call"]);
	if (callId === undefined && role === "tool") found.push(["tool_call_id", "a tool message names the call it answers"]);
	if (new Set(calls?.map((call) => call.id)).size < (calls?.length ?? 0)) {
		found.push(["tool_calls", "two calls have the same id"]);
	}
	const after = typeof content === "string" ? [] : content.flatMap((part) => part.after_call ?? []);
	if (after.some((id) => !calls?.some((call) => call.id === id))) {
		found.push(["content", "after_call names no call of this message"]);
	}
	if (calls === undefined && isEmptyContent(content)) found.push(["content", "may be empty only beside tool_calls"]);
	return found;
}

/** What is known of a tool call when a message answers it. */
export type CallState = "unknown" | "open" | "answered";

/** A message and its index in the request. */
type Placed = { message: ChatMessage; index: number };

/**
 * Checks role rules across messages: a tool message answers a call that was made and has no result yet, in this
 * request or (`stored`) in the thread. Returns every breach with its path.
 */
export function roleProblems(placed: readonly Placed[], stored: (callId: string) => CallState): Problem[] {
	const states = new Map<string, CallState>();
	return placed.flatMap(({ message, index }) => {
		for (const call of message.tool_calls ?? []) states.set(call.id, "open");
		const id = message.tool_call_id;
		if (message.role !== "tool" || id === undefined) return [];
		const state = states.get(id) ?? stored(id);
		if (state === "open") {
			states.set(id, "answered");
			return [];
		}
		const what = state === "unknown" ? "no tool call of this thread" : "a tool call that has its result already";
		return [{ path: `messages.${index}.tool_call_id`, message: `answers ${what}` }];
	});
}

/** Metadata is for labels and references. A thread's is written to the list of threads with every change. */
const MOST_BYTES = 65_536;

/** The failure if one of these is too large to store; null if all fit. */
export function tooLargeMetadata(
	given: readonly (Metadata | undefined)[],
): Extract<Failure, { reason: "too_large" }> | null {
	const actual = given.reduce((most, text) => Math.max(most, text === undefined ? 0 : utf8Bytes(text)), 0);
	return actual > MOST_BYTES ? { reason: "too_large", limit: MOST_BYTES, actual } : null;
}
