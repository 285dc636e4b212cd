import { MessageList } from "@mastra/core/agent";
import { TokenLimiter } from "@mastra/core/processors";

/**
 * `TokenLimiter` in mode "memory-only", the one that takes a counter: counts are looked up by message. It trims the
 * list it is given, so each time has a list of its own, made before the clock starts.
 */
export function prepare(messages, limit, tokensOf) {
	const counts = new Map(messages.map(({ content }, at) => [`m-${at}`, tokensOf(content)]));
	const tokenCounter = { countMessage: ({ id }) => counts.get(id) ?? 0 };
	const limiter = new TokenLimiter({ limit, trimMode: "memory-only", atMaxRemoveTokens: 0, tokenCounter });
	const stored = messages.map(({ role, content }, at) => ({
		id: `m-${at}`,
		role,
		createdAt: new Date(at * 60_000),
		threadId: "bench",
		content: { format: 2, parts: [{ type: "text", text: content }] },
	}));
	const fresh = () => new MessageList({ threadId: "bench" }).add(stored, "memory");
	return {
		fresh,
		select: async (messageList) => (await limiter.processInput({ messageList })).get.all.db().length,
	};
}
