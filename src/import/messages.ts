import * as z from "zod";
import { bad, type Entry, type Owner, owned } from "./entry.ts";
import { checked, isObject } from "./fields.ts";
import { isZepMessage, readZepMessage } from "./zep.ts";

/**
 * Messages in any shape that the API recognises, or `{thread_id, messages: […]}`. `thread_id` and `user_id` beside them
 * say where they belong.
 */
const Conversation = z.looseObject({
	thread_id: z.string().nullish(),
	user_id: z.string().nullish(),
	title: z.string().nullish(),
	messages: z.array(z.record(z.string(), z.unknown())),
});

const Message = z.looseObject({ thread_id: z.string().nullish(), user_id: z.string().nullish() });

/** The types of items of the Responses API that need no role. */
const ITEMS = ["function_call", "function_call_output", "reasoning"];

export function isMessage(value: unknown): boolean {
	if (!isObject(value)) return false;
	return typeof value.role === "string" || (typeof value.type === "string" && ITEMS.includes(value.type));
}

export function readMessage(value: unknown, at: string, owner: Owner): Entry[] {
	if (!isMessage(value)) return [bad(at, "is no message: it has no role")];
	const read = checked(Message, value, at);
	if ("fault" in read) return [read.fault];
	const { thread_id, user_id, ...message } = read.value;
	return placed(message, at, thread_id, { ...owner, user_id: user_id ?? owner.user_id });
}

export function isConversation(value: unknown): boolean {
	return isObject(value) && Array.isArray(value.messages) && value.messages.every(isMessage);
}

export function readConversation(value: unknown, at: string, owner: Owner): Entry[] {
	const read = checked(Conversation, value, at);
	if ("fault" in read) return [read.fault];
	const { thread_id, user_id, title, messages } = read.value;
	const whose = { ...owner, user_id: user_id ?? owner.user_id };
	return messages.flatMap((message, index) => {
		const where = `${at}.messages.${index}`;
		if (isZepMessage(message)) return readZepMessage(message, where, { ...whose, thread: thread_id ?? owner.thread });
		return placed(message, where, thread_id, whose, title);
	});
}

function placed(
	message: Record<string, unknown>,
	at: string,
	thread: string | null | undefined,
	owner: Owner,
	title?: string | null,
): Entry[] {
	const id = thread ?? owner.thread;
	if (id === undefined) return [bad(at, "names no thread: give it a thread_id, or say which one it belongs to")];
	// An id makes it known when it comes a second time. Items of the Responses API other than messages have no place for one.
	const own =
		typeof message.role === "string" && message.id === undefined ? { id: `import.${at.replace(" ", "-")}` } : {};
	const where = { id, ...(title && { title }), ...owned(owner) };
	return [{ kind: "message", at, thread: where, message: { ...own, ...message } }];
}
