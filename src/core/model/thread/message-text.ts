import { closeTag, escapeTags, openTag } from "../../base/tags.ts";
import { finder } from "../../language/contains.ts";
import { type ChatMessage, type Content, type StoredMessage, textOf } from "./message.ts";

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

/** Shorter texts ("ok", "go on") are everybody's: they are looked for as a whole, longer ones within others too. */
const LEAST_WITHIN = 12;

/** What of a request to a context says nothing of its own. */
const SETTINGS = new Set(["model", "budget", "preset", "layout", "format", "user_id", "project_id", "now"]);

/** What a message says, as it may stand in a request too: texts, thinking, images' addresses and calls' arguments. */
export function textsOfMessage({ content, tool_calls }: Pick<StoredMessage, "content" | "tool_calls">): string[] {
	return [...textsOfContent(content), ...(tool_calls ?? []).map((call) => call.arguments)];
}

function textsOfContent(content: Content): string[] {
	if (typeof content === "string") return [content];
	return content.map((part) => (part.type === "image_url" ? part.url : part.text));
}

/** Tells of requests (the JSON of an object) whether they say one of these texts, spaces around it aside. */
export function textMatcher(texts: readonly string[]): (request: string) => boolean {
	const wanted = texts.map((text) => text.trim()).filter((text) => text !== "");
	const checks = wanted.map((text) =>
		text.length < LEAST_WITHIN ? (value: string) => value.trim() === text : finder(text),
	);
	const says = (value: unknown): boolean => {
		if (typeof value === "string") return checks.some((check) => check(value));
		return typeof value === "object" && value !== null && Object.values(value).some(says);
	};
	return (request) => {
		const parsed: Record<string, unknown> = JSON.parse(request);
		return Object.entries(parsed).some(([field, value]) => !SETTINGS.has(field) && says(value));
	};
}
