import type { ChatMessage } from "../thread/message.ts";
import { bodyTokens, overheadTokens, REPLY_OVERHEAD } from "../tokens/count-message.ts";
import type { CountText } from "../tokens/encoding.ts";
import { chatOf } from "./chat.ts";
import type { RenderInput, Rendering } from "./rendering.ts";

/** Format `messages`: two system messages, the window, and the question with what stands at its head. */
export function renderMessages(input: RenderInput, count: CountText): Rendering {
	const { leading, history, messages: said, queryTokens } = chatOf(input, count);
	const before = [leading, history]
		.filter((text) => text !== "")
		.map((content) => {
			const message: ChatMessage = { role: "system", content };
			return { message, tokens: bodyTokens(message, count) };
		});
	const all = [...before, ...said];
	const total = all.reduce((sum, { message, tokens }) => sum + tokens + overheadTokens(message, count), REPLY_OVERHEAD);
	return { format: "messages", messages: all.map(({ message }) => message), counted: { total, query: queryTokens } };
}
