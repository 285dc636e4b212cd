import type { Content, StoredMessage } from "./message.ts";

/** Shorter texts ("ok", "go on") are everybody's: they are looked for as a whole, longer ones within others too. */
const LEAST_WITHIN = 12;

/** What of a request to a context says nothing of its own. */
const SETTINGS = new Set(["model", "budget", "preset", "layout", "format", "user_id", "project_id", "now"]);

/** What a message says, as it may stand in a request too: texts, thinking, images' addresses and calls' arguments. */
export function saidIn({ content, tool_calls }: Pick<StoredMessage, "content" | "tool_calls">): string[] {
	return [...saidInContent(content), ...(tool_calls ?? []).map((call) => call.arguments)];
}

function saidInContent(content: Content): string[] {
	if (typeof content === "string") return [content];
	return content.map((part) => (part.type === "image_url" ? part.url : part.text));
}

/** Whether a request (the JSON of an object) says one of these texts, spaces around it aside. */
export function repeats(request: string, texts: readonly string[]): boolean {
	const wanted = texts.map((text) => text.trim()).filter((text) => text !== "");
	const parsed: Record<string, unknown> = JSON.parse(request);
	return Object.entries(parsed).some(([field, value]) => !SETTINGS.has(field) && holds(value, wanted));
}

function holds(value: unknown, wanted: readonly string[]): boolean {
	if (typeof value === "string") {
		const said = value.trim();
		return wanted.some((text) => said === text || (text.length >= LEAST_WITHIN && said.includes(text)));
	}
	return typeof value === "object" && value !== null && Object.values(value).some((inner) => holds(inner, wanted));
}
