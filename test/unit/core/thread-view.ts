import { NO_CONTINUITY } from "../../../src/core/model/thread/continuity.ts";
import { bodyTokens } from "../../../src/core/model/thread/count-message.ts";
import type { ChatMessage, Content, Role, StoredMessage } from "../../../src/core/model/thread/message.ts";
import type { ThreadView, WindowMessage } from "../../../src/core/model/thread/snapshot.ts";

/** A counter whose figures can be checked by eye: words between whitespace. Counts add up across joins. */
export function words(text: string): number {
	return text.split(/\s+/).filter((word) => word !== "").length;
}

/** So many words, each its own: `a1 a2 a3`. */
export function wordsOf(prefix: string, length: number): string {
	return Array.from({ length }, (_, index) => `${prefix}${index + 1}`).join(" ");
}

export function message(seq: number, role: Role, content: Content, more: Partial<ChatMessage> = {}): WindowMessage {
	const body = { role, content, ...more };
	const stored = { id: `m${seq}`, seq, tokens: bodyTokens(body, words), pinned: false };
	return { ...body, ...stored, created_at: "2026-11-20T12:00:00.000Z", gist: null };
}

export function toolCalls(...ids: string[]): Pick<ChatMessage, "tool_calls"> {
	return { tool_calls: ids.map((id) => ({ id, name: "run", arguments: `{"id":"${id}"}` })) };
}

export function toolResult(seq: number, id: string, content: string): WindowMessage {
	return message(seq, "tool", content, { tool_call_id: id });
}

/** A thread of these messages, all read, but for what is said otherwise. */
export function threadView(window: WindowMessage[], more: Partial<ThreadView> = {}): ThreadView {
	const leading: StoredMessage[] = [];
	const nothing = {
		leading,
		leading_unread: 0,
		window_from_tokens: 0,
		question: null,
		older: [],
		pinned: [],
		prefixHashes: [],
		continuity: { ...NO_CONTINUITY, last_seq: window.at(-1)?.seq ?? 0 },
		hidden: { entries: [], more: 0 },
		unread: { messages: 0, tokens: 0 },
		found: [],
	};
	return { encoding: "o200k_base", ...nothing, window, ...more };
}
