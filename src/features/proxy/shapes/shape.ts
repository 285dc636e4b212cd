import * as z from "zod";
import type { Problem } from "../../../core/base/failure.ts";
import type { Result } from "../../../core/base/result.ts";
import type { Format } from "../../../core/context/render/format.ts";
import type { Rendering } from "../../../core/context/render/rendering.ts";
import type { ChatMessage, Part } from "../../../core/model/thread/message.ts";
import { keepableText } from "../../../platform/http/json-text.ts";
import { type Conversation, says } from "./conversation.ts";
import type { Entry } from "./entry.ts";

/** The body of a request: what is read of it here, and all else, which is passed on as it is. */
export type ProxiedBody = Record<string, unknown> & { model: string };

/** What is kept of an answer: its messages, whether it was too long to be kept whole, and whether characters were replaced. */
export type Kept = { messages: ChatMessage[]; cut: boolean; repaired: boolean };

/**
 * What was collected of an answer. `whole`: its end was seen; `garbled`: a piece could not be read that nothing made up for;
 * `failure`: why it failed, where the upstream says so; `lost`: by name the calls that broke off within their arguments, and
 * what no thread can hold.
 */
export type Collected = Kept & { whole: boolean; garbled: boolean; failure: string | null; lost: readonly string[] };

/** Reads an answer as it streams by. */
export type Collector = {
	/** One event's data. */
	take(data: unknown): void;
	/** An event whose data could not be read. */
	garbled(): void;
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
	/** The format of the contexts that it is sent. */
	format: Format;
	/** The same request with a context in place of its conversation, and with what the context can't hold of the turn that goes on. */
	withContext(body: ProxiedBody, context: Rendering, turn: readonly Entry[]): ProxiedBody;
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
	return keepableText(`The upstream failed: ${words || "it does not say why"}`.slice(0, LONGEST_REASON));
}

/** The longest answer that is kept (characters). */
export const LONGEST_ANSWER = 900_000;

/** What is kept of an answer's messages. Text that can't be stored is repaired; a call that is too long could not be carried out. */
export function keptOf(messages: readonly ChatMessage[]): Kept {
	const left = { said: LONGEST_ANSWER, thought: LONGEST_ANSWER };
	let [cut, repaired] = [false, false];
	const mended = (text: string) => {
		const kept = keepableText(text);
		repaired ||= kept !== text;
		return kept;
	};
	const kept = (text: string) => {
		const fitting = text.slice(0, left.said);
		left.said -= fitting.length;
		cut ||= fitting.length < text.length;
		return mended(fitting);
	};
	const partOf = (part: Part): Part[] => {
		if (part.type === "text") return [{ ...part, text: kept(part.text) }];
		// Thinking is of use to its provider only where it is whole.
		left.thought -= JSON.stringify(part).length;
		cut ||= left.thought < 0;
		return left.thought < 0 ? [] : [part];
	};
	const shown = messages.map(({ content, tool_calls = [], ...message }): ChatMessage => {
		const said = typeof content === "string" ? kept(content) : content.flatMap(partOf);
		const fitting = tool_calls.filter((call) => call.arguments.length <= LONGEST_ANSWER);
		cut ||= fitting.length < tool_calls.length;
		const calls = fitting.map((call) => ({
			...call,
			...{ id: mended(call.id), name: mended(call.name), arguments: mended(call.arguments) },
		}));
		return { ...message, content: said, ...(calls.length > 0 && { tool_calls: calls }) };
	});
	return { messages: shown.filter(says), cut, repaired };
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
