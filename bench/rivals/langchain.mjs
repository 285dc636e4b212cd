import { AIMessage, HumanMessage, trimMessages } from "@langchain/core/messages";

/**
 * `trimMessages`, strategy "last": the newest messages up to the limit. It has no counter of its own but takes one for
 * a list of messages; ours looks each message's count up.
 */
export function prepare(messages, limit, tokensOf) {
	const chat = messages.map(({ role, content }) =>
		role === "user" ? new HumanMessage(content) : new AIMessage(content),
	);
	const tokenCounter = (list) => list.reduce((sum, { content }) => sum + tokensOf(content), 0);
	return async () => (await trimMessages(chat, { maxTokens: limit, strategy: "last", tokenCounter })).length;
}
