import type { StoredMessage } from "../thread/message.ts";

/** Calls of a message that no later message answers. */
type Unanswered = ReadonlySet<string>;

export type Walked = {
	/** Whether a window may begin at this message: no result in it lacks its call. */
	cuttable: boolean[];
	/** By index, the ids of tool calls that have no result yet. */
	unanswered: Unanswered[];
};

/**
 * Walks messages (oldest first) from the newest back and pairs tool calls with their results, so that a window
 * never holds half a pair. An id may be used again later: a result belongs to the nearest call before it.
 */
export function walkPairs(messages: readonly StoredMessage[]): Walked {
	const open = new Set<string>();
	const cuttable: boolean[] = [];
	const unanswered: Unanswered[] = [];
	for (const message of messages.toReversed()) {
		const missing = new Set<string>();
		for (const call of message.tool_calls ?? []) if (!open.delete(call.id)) missing.add(call.id);
		if (message.role === "tool" && message.tool_call_id !== undefined) open.add(message.tool_call_id);
		cuttable.push(open.size === 0);
		unanswered.push(missing);
	}
	return { cuttable: cuttable.reverse(), unanswered: unanswered.reverse() };
}
