import { closeTag, escapeTags, openTag } from "../../base/tags.ts";
import { type ChatMessage, textOf } from "./message.ts";

/** What stands for an image where none can be. */
export const IMAGE_MARK = "[image]";

/** What a reader sees of a message: its text, its images as marks, its tool calls. Thinking is left out. */
export function readableText(message: ChatMessage): string {
	const images =
		typeof message.content === "string" ? 0 : message.content.filter((part) => part.type === "image_url").length;
	const calls = (message.tool_calls ?? []).map((call) => `called ${call.name}(${call.arguments})`);
	return [textOf(message.content), ...Array.from({ length: images }, () => IMAGE_MARK), ...calls]
		.filter((line) => line !== "")
		.join("\n");
}

/** A message of the window in format `text`: its role is the tag, so no text can pose as another's turn. */
export function messageAsText(message: ChatMessage): string {
	const tag = message.role === "system" ? "message" : message.role;
	const attributes = { role: message.role === "system" ? "system" : undefined, name: message.name };
	return `${openTag(tag, attributes)}${escapeTags(readableText(message))}${closeTag(tag)}`;
}
