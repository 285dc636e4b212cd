import type { Problem } from "../failure.ts";
import type { ChatMessage } from "./message.ts";

/** What is known of a tool call when a message comes that answers it. */
export type CallState = "unknown" | "open" | "answered";

/** A message and where it stands in the request. */
type Placed = { message: ChatMessage; index: number };

/**
 * The rules of roles that need more than one message to see: a tool message answers a call that was made and
 * has no result yet, in this request or (`stored`) in the thread. Gives every breach with its path.
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
