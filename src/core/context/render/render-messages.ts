import { bodyTokens, REPLY_OVERHEAD } from "../../model/thread/count-message.ts";
import type { ChatMessage } from "../../model/thread/message.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { chatOf, partsOf } from "./chat.ts";
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
	const parts = partsOf(all, before.length, count);
	const total = parts.reduce((sum, { tokens }) => sum + tokens, REPLY_OVERHEAD);
	const messages = all.map(({ message }) => message);
	return { format: "messages", messages, counted: { total, query: queryTokens }, parts };
}
