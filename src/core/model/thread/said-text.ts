import { finder } from "../../language/contains.ts";
import type { Content, StoredMessage } from "./message.ts";

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
