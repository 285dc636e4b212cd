import type { StoredMessage } from "../../model/thread/message.ts";

/** Calls of a message that no later message answers. */
type Unanswered = ReadonlySet<string>;

export type ToolPairs = {
	/** Whether a window may begin at this message: no result in it lacks its call. */
	cuttable: boolean[];
	/** By index, the ids of tool calls that have no result yet. */
	unanswered: Unanswered[];
};

/** Results whose call is not among these messages (oldest first). */
export function orphanResults(messages: readonly StoredMessage[]): ReadonlySet<number> {
	const called = new Set<string>();
	const orphans = new Set<number>();
	for (const { seq, role, tool_calls, tool_call_id } of messages) {
		for (const call of tool_calls ?? []) called.add(call.id);
		if (role === "tool" && tool_call_id !== undefined && !called.has(tool_call_id)) orphans.add(seq);
	}
	return orphans;
}

/**
 * Walks messages (oldest first) from the newest back and pairs tool calls with their results, so that a window
 * never holds half a pair. An id may be used again later: a result belongs to the nearest call before it. Results that
 * are `orphans` belong to none.
 */
export function pairToolCalls(messages: readonly StoredMessage[], orphans: ReadonlySet<number> = new Set()): ToolPairs {
	const open = new Set<string>();
	const cuttable: boolean[] = [];
	const unanswered: Unanswered[] = [];
	for (const message of messages.toReversed()) {
		const missing = new Set<string>();
		for (const call of message.tool_calls ?? []) if (!open.delete(call.id)) missing.add(call.id);
		const answers = message.role === "tool" && !orphans.has(message.seq) ? message.tool_call_id : undefined;
		if (answers !== undefined) open.add(answers);
		cuttable.push(open.size === 0);
		unanswered.push(missing);
	}
	return { cuttable: cuttable.reverse(), unanswered: unanswered.reverse() };
}
