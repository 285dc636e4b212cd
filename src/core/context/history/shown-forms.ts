import { clearedResult, isCleared } from "../../model/thread/clear-results.ts";
import { contentTokens } from "../../model/thread/count-message.ts";
import type { ChatMessage, Content, StoredMessage } from "../../model/thread/message.ts";
import type { WindowMessage } from "../../model/thread/snapshot.ts";
import type { CountText } from "../../tokens/encoding.ts";

/**
 * Removes thinking that is older than the last `keepTurns` turns (a turn is a user message and what follows it),
 * because providers want it back only for the current turn and it is large. A message with nothing but old thinking
 * is removed.
 */
export function withoutOldThinking<M extends ChatMessage>(messages: readonly M[], keepTurns: number): M[] {
	const users = messages.flatMap((message, index) => (message.role === "user" ? [index] : []));
	const from = keepTurns <= 0 ? messages.length : (users.at(-keepTurns) ?? 0);
	return messages.flatMap((message, index) => {
		if (index >= from || typeof message.content === "string") return [message];
		const content = message.content.filter((part) => part.type !== "thinking");
		if (content.length === message.content.length) return [message];
		return content.length === 0 && message.tool_calls === undefined ? [] : [{ ...message, content }];
	});
}

/** By seq: the shown part of a message's content if something is left out; "" if nothing is left. */
export type ShownForms = ReadonlyMap<number, Content>;

type Rules = { clearing: { boundary: number; exclude_tools: readonly string[] }; keep_thinking_turns: number };

/**
 * Clears old results and removes old thinking from messages (oldest first). Pinned messages stay as they are, and so
 * do results that are not larger than their replacement.
 */
export function shownForms(messages: readonly WindowMessage[], rules: Rules, count: CountText): ShownForms {
	const { clearing, keep_thinking_turns: keepTurns } = rules;
	const forms = new Map<number, Content>();
	const names = new Map<string, string>();
	const left = new Map(withoutOldThinking(messages, keepTurns).map(({ seq, content }) => [seq, content]));
	for (const message of messages) {
		const { seq, content, tool_calls: calls, tool_call_id: answers } = message;
		for (const { id, name } of calls ?? []) names.set(id, name);
		if (message.pinned) continue;
		if (answers !== undefined) {
			const name = names.get(answers);
			if (name === undefined || !isCleared({ seq, name }, clearing.boundary, clearing)) continue;
			const { content: mark } = clearedResult(message, name);
			if (contentTokens(mark, count) < message.tokens) forms.set(seq, mark);
			continue;
		}
		const rest = left.get(seq);
		if (rest !== content) forms.set(seq, rest === undefined || rest.length === 0 ? "" : rest);
	}
	return forms;
}

/** Calls of a message that no later message answers. */
type Unanswered = ReadonlySet<string>;

export type ToolPairs = {
	/** Whether a window may begin at this message: no later result lacks its call. */
	cuttable: boolean[];
	/** By index, the ids of tool calls without a result. */
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
 * Pairs tool calls with their results, so that a window never contains half a pair. Walks from the newest message
 * back, because an id may be used again and a result belongs to the nearest call before it. Results in `orphans`
 * belong to no call.
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
