import * as z from "zod";
import type { Problem } from "../../../core/base/failure.ts";
import type { Result } from "../../../core/base/result.ts";
import type { OpenAiMessage } from "../../../core/context/render/provider-shapes.ts";
import type { ChatMessage } from "../../../core/model/thread/message.ts";
import type { Conversation } from "./conversation.ts";

/** The body of a request: what is read of it here, and all else, which is passed on as it is. */
export type ProxiedBody = Record<string, unknown> & { model: string };

/** What is kept of an answer: a message (null: it says nothing), and whether it was too long to be kept whole. */
export type Kept = { message: ChatMessage | null; cut: boolean };

/**
 * What was collected of an answer. `whole`: its end was seen; `failure`: why it did not come, where the upstream says so;
 * `lost`: the tools of calls that broke off within their arguments, or that are of a kind that no thread can hold.
 */
export type Collected = Kept & { whole: boolean; failure: string | null; lost: readonly string[] };

/** Reads an answer as it streams by. */
export type Collector = {
	/** One event's data. */
	take(data: unknown): void;
	collected(): Collected;
	/** Whether the stream's end was seen, be it an error: nothing has to come any more. */
	over(): boolean;
	/** Whether the event was seen that ends a stream of this API: clients may read no further. */
	closed(): boolean;
};

/** What can fail behind a stream that has begun: the upstream, or storing its answer. */
type StreamFault = "upstream_failed" | "unavailable";

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
	/** How this API says in a stream that something failed. */
	failed(code: StreamFault, detail: string): object;
};

const Said = z.looseObject({
	code: z.union([z.string(), z.number()]).nullish(),
	type: z.string().nullish(),
	message: z.string().nullish(),
});

/** The longest reason that is kept (characters). */
const LONGEST_REASON = 500;

/** What an upstream's own error says. */
export function failureIn(error: unknown): string {
	const read = Said.safeParse(typeof error === "string" ? { message: error } : error);
	const { code, type, message } = read.success ? read.data : {};
	const words = [code ?? type, message].filter(Boolean).join(": ");
	return storable(`The upstream failed: ${words || "it does not say why"}`.slice(0, LONGEST_REASON));
}

/** The longest answer that is kept (characters). */
export const LONGEST_ANSWER = 900_000;

/** What is kept of what was collected. Text that can't be stored is repaired; a call that is too long could not be carried out. */
export function answerMessage(text: string, calls: readonly { id: string; name: string; arguments: string }[]): Kept {
	const content = storable(text);
	const fitting = calls.filter((call) => call.arguments.length <= LONGEST_ANSWER);
	const tool_calls = fitting.map((call) => ({ ...call, arguments: storable(call.arguments) }));
	const cut = text.length > LONGEST_ANSWER || fitting.length < calls.length;
	if (content === "" && tool_calls.length === 0) return { message: null, cut };
	return { message: { role: "assistant", content, ...(tool_calls.length > 0 && { tool_calls }) }, cut };
}

/** Of the calls of an answer that broke off, those whose arguments are whole; the names of the others. */
export function wholeCalls<C extends { name: string; arguments: string }>(calls: readonly C[]) {
	const made = calls.filter(({ name, arguments: text }) => name !== "" && isObject(text));
	return { made, lost: calls.filter((call) => !made.includes(call)).map(({ name }) => name) };
}

function isObject(text: string): boolean {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" && value !== null && !Array.isArray(value);
	} catch {
		return false;
	}
}

function storable(text: string): string {
	return text.slice(0, LONGEST_ANSWER).replaceAll("\0", "\uFFFD").toWellFormed();
}
