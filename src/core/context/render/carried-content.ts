import { type ChatMessage, type Content, type Part, textOf } from "../../model/thread/message.ts";
import { IMAGE_MARK, readableText } from "../../model/thread/message-text.ts";
import type { Format } from "./format.ts";
import { imageOf } from "./provider-shapes.ts";

type MessageBody = Pick<ChatMessage, "role" | "content">;

/**
 * The part of a message's content that a format can carry. Only this is shown and counted. Returns the content itself
 * if nothing is lost.
 */
export function carriedContent(message: MessageBody, format: Format): Content {
	switch (format) {
		case "messages":
			return message.content;
		case "openai":
			return openAiContent(message);
		case "anthropic":
			return anthropicContent(message);
		case "text":
		case "blocks":
			return without(message.content, ({ type }) => type === "thinking");
	}
}

/** Thinking can't be sent. Users send text and images, other roles only text. */
function openAiContent({ role, content }: MessageBody): Content {
	if (typeof content === "string") return content;
	if (role !== "user") return readableText({ role, content });
	const parts = content.filter((part) => part.type !== "thinking" && !(part.type === "text" && part.text === ""));
	return parts.some((part) => part.type === "image_url") ? parts : textOf(parts);
}

/** Thinking is sent back only unchanged with its signature, images only from users. The API rejects empty texts. */
function anthropicContent({ role, content }: MessageBody): Content {
	if (typeof content === "string") return role !== "tool" && content.trim() === "" ? "" : content;
	const kept = without(content, (part) => {
		if (part.type === "thinking") return role !== "assistant" || part.signature === undefined;
		return part.type === "text" && part.text.trim() === "";
	});
	if (typeof kept === "string") return kept;
	const lost = (part: Part) => part.type === "image_url" && (role === "assistant" || imageOf(part) === null);
	if (!kept.some(lost)) return kept;
	return kept.map((part) => (lost(part) ? { type: "text", text: IMAGE_MARK } : part));
}

function without(content: Content, dropped: (part: Part) => boolean): Content {
	return typeof content === "string" || !content.some(dropped) ? content : content.filter((part) => !dropped(part));
}
