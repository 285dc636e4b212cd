import type { Problem } from "../../../core/base/failure.ts";
import type { Result } from "../../../core/base/result.ts";
import type { OpenAiMessage } from "../../../core/context/render/provider-shapes.ts";
import type { ChatMessage } from "../../../core/model/thread/message.ts";
import type { Conversation } from "./conversation.ts";

/** The body of a request: what is read of it here, and all else, which is passed on as it is. */
export type ProxiedBody = Record<string, unknown> & { model: string };

/** What was collected of an answer. `whole`: its end was seen. */
export type Collected = { message: ChatMessage | null; whole: boolean };

/** Reads an answer as it streams by. */
export type Collector = {
	/** One event's data, as JSON or as the text that it is. */
	take(data: unknown): void;
	collected(): Collected;
};

/** An API that models are called by: how its requests and answers are read and written. */
export type Shape = {
	/** Where its requests go, behind the base address. */
	path: string;
	conversationOf(body: ProxiedBody): Result<Conversation, Problem[]>;
	/** The same request with a context in place of its conversation. */
	withContext(body: ProxiedBody, context: readonly OpenAiMessage[]): ProxiedBody;
	/** An answer that came at once. */
	answerOf(answer: unknown): Collected;
	collector(): Collector;
	/** How this API says in a stream that it broke off. */
	brokenOff(detail: string): object;
};

/** The longest answer that is kept (characters). */
const LONGEST_ANSWER = 900_000;

/** An assistant's message of what was collected; null if it says nothing. Text that can't be stored is repaired. */
export function answerMessage(
	text: string,
	calls: readonly { id: string; name: string; arguments: string }[],
): ChatMessage | null {
	const content = storable(text);
	const tool_calls = calls.map((call) => ({ ...call, arguments: storable(call.arguments) }));
	if (content === "" && tool_calls.length === 0) return null;
	return { role: "assistant", content, ...(tool_calls.length > 0 && { tool_calls }) };
}

function storable(text: string): string {
	return text.slice(0, LONGEST_ANSWER).replaceAll("\0", "\uFFFD").toWellFormed();
}
