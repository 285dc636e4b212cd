import type { ChatMessage } from "../thread/message.ts";

/**
 * Leaves out thinking that is older than the last `keepTurns` turns (a turn is a user message and what follows
 * it): providers want it back only for the turn at hand, and it is large. Messages that are nothing but old
 * thinking are left out whole.
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
