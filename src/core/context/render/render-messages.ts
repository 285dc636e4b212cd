import { bodyTokens, REPLY_OVERHEAD } from "../../model/thread/count-message.ts";
import type { ChatMessage } from "../../model/thread/message.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { buildChat, cacheParts } from "./chat.ts";
import type { RenderInput, Rendering } from "./rendering.ts";

/** Format `messages`: two system messages, the window, and the question with what stands at its head. */
export function renderMessages(input: RenderInput, count: CountText): Rendering {
	const { leading, history, messages: spoken, queryTokens } = buildChat(input, count);
	const before = [leading, history]
		.filter((text) => text !== "")
		.map((content) => {
			const message: ChatMessage = { role: "system", content };
			return { message, tokens: bodyTokens(message, count) };
		});
	const all = [...before, ...spoken];
	const parts = cacheParts(all, before.length, count);
	const total = parts.reduce((sum, { tokens }) => sum + tokens, REPLY_OVERHEAD);
	const messages = all.map(({ message }) => message);
	return { format: "messages", messages, counted: { total, query: queryTokens }, parts };
}
