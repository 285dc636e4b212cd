import type { LanguageModelV4FilePart, LanguageModelV4Message, LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { ClientThread, Message } from "../../client/index.ts";

type Said = Exclude<LanguageModelV4Message, { role: "system" }>;

/** The instructions of a prompt; null if it has none. */
export function systemText(prompt: LanguageModelV4Prompt): string | null {
	const texts = prompt.flatMap((message) => (message.role === "system" ? [message.content] : []));
	return texts.length === 0 ? null : texts.join("\n\n");
}

/** The messages of a prompt in the order of the conversation, one for each result of a tool. */
export function sentMessages(prompt: LanguageModelV4Prompt): Said[] {
	return prompt.flatMap(said);
}

function said(message: LanguageModelV4Message): Said[] {
	switch (message.role) {
		case "system":
			return [];
		case "user":
			return [{ ...message, content: message.content.map(sendable) }];
		case "assistant":
			return [{ ...message, content: message.content.filter(isHeld).map(sendable) }];
		case "tool":
			return message.content.flatMap((part) =>
				part.type === "tool-result" ? [{ role: "tool" as const, content: [part] }] : [],
			);
	}
}

type AssistantPart = Extract<Said, { role: "assistant" }>["content"][number];

/** What the provider ran itself has no place in a thread. */
function isHeld(part: AssistantPart): boolean {
	if (part.type === "tool-call") return part.providerExecuted !== true;
	return part.type === "text" || part.type === "reasoning" || part.type === "file";
}

/** Bytes are sent as base64. */
function sendable<P extends { type: string }>(part: P | LanguageModelV4FilePart): P | LanguageModelV4FilePart {
	if (!("data" in part) || part.data.type !== "data" || typeof part.data.data === "string") return part;
	return { ...part, data: { type: "data", data: base64(part.data.data) } };
}

function base64(bytes: Uint8Array): string {
	let text = "";
	for (const byte of bytes) text += String.fromCharCode(byte);
	return btoa(text);
}

/** The text, if one user message with nothing but text is all. */
export function oneText(messages: readonly Said[]): string | null {
	const [message, ...more] = messages;
	if (message === undefined || more.length > 0 || message.role !== "user") return null;
	const texts = message.content.flatMap((part) => (part.type === "text" ? [part.text] : []));
	const text = texts.join("\n\n");
	return texts.length === message.content.length && text !== "" ? text : null;
}

const LONGEST_PAGE = 200;

/**
 * Those of the messages that the thread has not got: what follows where its end and their beginning say the same. Where
 * nothing agrees, as in a conversation that was shortened or edited, only what came after the newest answer is new.
 */
export async function newEnd(thread: ClientThread, sent: readonly Said[]): Promise<Said[]> {
	const stored: string[] = [];
	const newest = thread.messages({ order: "desc", limit: Math.min(LONGEST_PAGE, Math.max(1, sent.length)) });
	for await (const message of newest) {
		if (message.deleted === true) continue;
		stored.unshift(storedKey(message));
		if (stored.length >= sent.length) break;
	}
	if (stored.length === 0) return [...sent];
	const keys = sent.map(sentKey);
	for (let shared = Math.min(stored.length, keys.length); shared > 0; shared--) {
		const end = stored.slice(-shared);
		if (end.every((key, index) => key === keys[index])) return sent.slice(shared);
	}
	return sent.slice(sent.findLastIndex(({ role }) => role === "assistant") + 1);
}

/** What tells messages apart that are written in different ways. */
function storedKey({ role, content, tool_calls: calls, tool_call_id: answers }: Message): string {
	const text =
		typeof content === "string"
			? content
			: content.flatMap((part) => (part.type === "text" && part.kind !== "document" ? [part.text] : [])).join("\n\n");
	return key(role, role === "tool" ? "" : text, calls?.map(({ id }) => id) ?? [], answers);
}

function sentKey({ role, content }: Said): string {
	const texts: string[] = [];
	const calls: string[] = [];
	let answers: string | undefined;
	for (const part of content) {
		if (part.type === "text") texts.push(part.text);
		else if (part.type === "tool-call") calls.push(part.toolCallId);
		else if (part.type === "tool-result") answers = part.toolCallId;
	}
	return key(role, texts.join("\n\n"), calls, answers);
}

/** A result is known by the call that it answers. */
function key(role: string, text: string, calls: readonly string[], answers: string | undefined): string {
	return JSON.stringify([role, text, calls, answers ?? null]);
}
