import { closeTag, escapeTags, openTag } from "../../base/tags.ts";
import { finder } from "../../language/contains.ts";
import { oneLine } from "../../language/shorten.ts";
import { type ChatMessage, type Content, type Part, type StoredMessage, textOf } from "./message.ts";

/** Represents an image in a text. */
export const IMAGE_MARK = "[image]";
const FILE_MARK = "[file]";

/** Represents an image or a file in a text. */
export function markOf(part: Part): string[] {
	if (part.type === "image_url") return [IMAGE_MARK];
	return part.type === "file"
		? [part.name === undefined ? FILE_MARK : `[file ${oneLine(part.name).replaceAll(/[[\]]/g, "")}]`]
		: [];
}

/** What a reader sees of a message: its text, marks for its images and files, and its tool calls, without thinking. */
export function readableText(message: ChatMessage): string {
	const marks = typeof message.content === "string" ? [] : message.content.flatMap(markOf);
	const calls = (message.tool_calls ?? []).map((call) => `called ${call.name}(${call.arguments})`);
	return [textOf(message.content), ...marks, ...calls].filter((line) => line !== "").join("\n");
}

/** A message of the window in format `text`. Its role is the tag, so no text can pose as another's turn. */
export function messageAsText(message: ChatMessage): string {
	const tag = message.role === "system" ? "message" : message.role;
	const attributes = { role: message.role === "system" ? "system" : undefined, name: message.name };
	return `${openTag(tag, attributes)}${escapeTags(readableText(message))}${closeTag(tag)}`;
}

/**
 * Shorter texts ("ok", "go on") are common, so only whole fields are compared with them. Longer ones also match
 * inside other texts.
 */
const LEAST_WITHIN = 12;

/** Fields of a context request without text of their own. */
const SETTINGS = new Set(["model", "budget", "preset", "layout", "format", "user_id", "project_id", "now"]);

/** All texts of a message that a request may repeat: text, thinking, addresses of images, arguments of calls. */
export function textsOfMessage({ content, tool_calls }: Pick<StoredMessage, "content" | "tool_calls">): string[] {
	return [...textsOfContent(content), ...(tool_calls ?? []).map((call) => call.arguments)];
}

function textsOfContent(content: Content): string[] {
	if (typeof content === "string") return [content];
	return content.map((part) => (part.type === "image_url" || part.type === "file" ? part.url : part.text));
}

/** Returns a test for requests (the JSON of an object): does one contain any of these texts, ignoring outer spaces? */
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
