import { expect } from "vitest";
import * as z from "zod";
import { ask, localKey } from "./client.ts";

const threadAnswer = z.object({ id: z.string(), updated_at: z.string() });

const message = z.object({
	id: z.string(),
	seq: z.number(),
	role: z.string(),
	content: z.unknown(),
	tokens: z.number(),
});
export const page = z.object({ data: z.array(z.looseObject(message.shape)), next_cursor: z.string().nullable() });
export const appendedAnswer = z.object({
	messages: z.array(z.object({ id: z.string(), seq: z.number(), tokens: z.number(), created_at: z.string() })),
	last_seq: z.number(),
	overflow: z.object({ tokens: z.number(), limit: z.number(), job: z.string().optional() }),
});

/** An answer that is this refusal; `more` are its figures. */
export function refusal(status: number, code: string, more: object = {}) {
	return { status, body: expect.objectContaining({ status, code, ...more }) };
}

/** A refusal for this one fault, under exactly this path. */
export function invalid(path: string) {
	return refusal(400, "invalid_request", { errors: [{ path, message: expect.any(String) }] });
}

export const notFound = refusal(404, "not_found");

/** Makes a thread of its own and gives its path. */
/** A thread that keeps nothing but its messages: its contexts are those of the messages alone. */
export const MESSAGES_ONLY = {
	overflow: { strategy: "none" },
	tool_clearing: { enabled: false },
	learn: "off",
	working_state: false,
	memory_pressure: false,
};

export async function newThread(body: object = {}, key = localKey): Promise<string> {
	const { id } = await ask(threadAnswer, "POST", "/v1/threads", body, { key });
	return `/v1/threads/${id}`;
}

export function append(thread: string, messages: object[], more: object = {}) {
	return ask(appendedAnswer, "POST", `${thread}/messages`, { messages, ...more });
}

/** All that can be read of a thread: to see that a refused request has changed nothing. */
export async function readBack(thread: string): Promise<unknown[]> {
	return [await ask(z.unknown(), "GET", thread), await ask(z.unknown(), "GET", `${thread}/messages?limit=200`)];
}

export const user = (content: unknown, more: object = {}) => ({ role: "user", content, ...more });
export const assistant = (content: unknown, more: object = {}) => ({ role: "assistant", content, ...more });
export const calling = (...ids: string[]) =>
	assistant("", { tool_calls: ids.map((id) => ({ id, name: "look", arguments: "{}" })) });
export const result = (tool_call_id: string, content = "found it") => ({ role: "tool", content, tool_call_id });
