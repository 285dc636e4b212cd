import { type ChatMessage, type Content, optionsOf, type Part, textOf } from "../../model/thread/message.ts";

/** What of a content this API takes: thinking with its id, texts, and images and files but for the assistant. */
export function responsesContent(
	{ role, content }: Pick<ChatMessage, "role" | "content">,
	marked: (part: Part) => Part,
): Content {
	if (typeof content === "string") return content;
	const kept = content.flatMap((part): Part[] => {
		if (part.type === "thinking")
			return role === "assistant" && typeof optionsOf(part, "openai").itemId === "string" ? [part] : [];
		if (part.type !== "text") return [role === "assistant" || role === "system" ? marked(part) : part];
		if (part.text === "") return [];
		const { name: _, context: __, ...text } = part;
		return [part.kind === "document" ? { ...text, kind: undefined } : part];
	});
	return role === "system" ? textOf(kept) : kept;
}
