import type { AssembledContext } from "../../../../../src/core/context/assembly/assemble-context.ts";
import type { ChatMessage, NewMessage } from "../../../../../src/core/model/thread/message.ts";

/** The messages that a context's window shows whole, and the query: nothing of their text may be lost. */
export function keptMessages(
	{ report }: AssembledContext,
	messages: readonly NewMessage[],
	query: ChatMessage["content"] | null,
): ChatMessage[] {
	const shown = report.items.flatMap(({ block, kind, included, truncated_tokens: cut, seq = 0 }) => {
		const message = messages[seq - 1];
		const whole = block === "history" && kind === "message" && included && cut === undefined;
		return whole && message !== undefined ? [message] : [];
	});
	return query === null ? shown : [...shown, { role: "user", content: query }];
}

/** The texts of a message that say something, as they can be found whether escaped or not. */
export function textsOf({ content }: ChatMessage): string[] {
	const texts =
		typeof content === "string" ? [content] : content.flatMap((part) => (part.type === "text" ? [part.text] : []));
	return texts.filter((text) => text.trim() !== "").map(unescaped);
}

export function unescaped(text: string): string {
	return text.replaceAll("&lt;", "<");
}
