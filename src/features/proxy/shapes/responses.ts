import * as z from "zod";
import type { Problem } from "../../../core/base/failure.ts";
import { err, type Result } from "../../../core/base/result.ts";
import type { OpenAiMessage } from "../../../core/context/render/provider-shapes.ts";
import { textOf } from "../../../core/model/thread/message.ts";
import { problemsOf } from "../../../platform/http/validation.ts";
import { readConversation } from "../../threads/index.ts";
import { below, type Conversation, conversationIn } from "./conversation.ts";
import {
	answerMessage,
	type Collected,
	type Collector,
	failureIn,
	type Kept,
	type ProxiedBody,
	type Shape,
	wholeCalls,
} from "./shape.ts";

/** Those of the items that a conversation is made of. Others, such as those of the provider's own tools, are its own. */
const KEPT = ["message", "function_call"];
const OutputItem = z.looseObject({ type: z.enum(KEPT) });

const Input = z.union([z.string().min(1), z.array(z.unknown()).min(1)]);
const Instructions = z.string().nullish();

const Answer = z.looseObject({
	status: z.string().optional(),
	output: z.array(z.unknown()),
	error: z.unknown().optional(),
});

const StreamEvent = z.looseObject({
	type: z.string(),
	response: Answer.optional(),
	item: z.unknown().optional(),
	delta: z.unknown().optional(),
	arguments: z.unknown().optional(),
	output_index: z.int().optional(),
	error: z.unknown().optional(),
});

/** A call as a stream begins it. */
const CallItem = z.object({
	type: z.literal("function_call"),
	call_id: z.string(),
	name: z.string(),
	arguments: z.string().default(""),
});
type OpenCall = z.output<typeof CallItem>;

/** OpenAI's Responses API. */
export const responses: Shape = {
	path: "/responses",
	conversationOf,
	// The thread stands for what the provider has of the conversation.
	withContext({ previous_response_id: _, conversation: __, ...body }, context) {
		const first = context.findIndex(({ role }) => role !== "system");
		const leading = context.slice(0, first < 0 ? context.length : first);
		const instructions = leading.map(({ content }) => wordsOf(content)).join("\n\n");
		return { ...body, instructions, input: context.slice(leading.length).flatMap(itemsOf) };
	},
	answerOf(answer) {
		const read = Answer.safeParse(answer);
		return read.success ? collectedOf(read.data) : { message: null, cut: false, whole: false, failure: null, lost: [] };
	},
	collector: responseCollector,
	failed(code, message) {
		const error = { code, message, param: null };
		// An event for those who read events, and an error for the official client, which throws it.
		return { type: "error", ...error, sequence_number: 0, error: { ...error, type: code } };
	},
};

/** The conversation in the body of a Responses request. */
function conversationOf({ input, instructions, background }: ProxiedBody): Result<Conversation, Problem[]> {
	const [items, given] = [Input.safeParse(input), Instructions.safeParse(instructions)];
	const problems = [
		...(items.success ? [] : problemsOf(items.error.issues).map(below("input"))),
		...(given.success ? [] : problemsOf(given.error.issues).map(below("instructions"))),
		...(background === true ? [{ path: "background", message: "can't be used: the answer would not be seen" }] : []),
	];
	if (!items.success || !given.success || problems.length > 0) return err(problems);
	const list = typeof items.data === "string" ? [{ role: "user", content: items.data }] : items.data;
	return conversationIn(list, "responses", "input", given.data ?? "");
}

function collectedOf({ output }: z.output<typeof Answer>): Collected {
	return { ...ofItems(output), whole: true, failure: null, lost: [] };
}

/** What was answered, as one message. */
function ofItems(output: readonly unknown[]): Kept {
	const messages = output.flatMap((item) => {
		const read = OutputItem.safeParse(item).success ? readConversation([item], "responses") : undefined;
		return read?.ok ? read.value : [];
	});
	const text = messages
		.map(({ content }) => textOf(content))
		.filter(Boolean)
		.join("\n\n");
	return answerMessage(
		text,
		messages.flatMap(({ tool_calls = [] }) => tool_calls),
	);
}

function responseCollector(): Collector {
	const done: unknown[] = [];
	const openCalls = new Map<number, OpenCall>();
	let open = "";
	let ended: Collected | null = null;
	let failure: string | null = null;
	return {
		take(data) {
			const read = StreamEvent.safeParse(data);
			if (!read.success) return;
			const { type, response, item, delta, output_index: place = 0 } = read.data;
			if (type === "response.output_item.added") {
				const call = CallItem.safeParse(item);
				if (call.success) openCalls.set(place, call.data);
			}
			const call = openCalls.get(place);
			if (type === "response.function_call_arguments.delta" && call !== undefined) call.arguments += String(delta);
			if (type === "response.function_call_arguments.done" && call !== undefined) {
				call.arguments = String(read.data.arguments);
			}
			if (type === "response.output_text.delta" && typeof delta === "string") open += delta;
			if (type === "response.output_item.done") {
				done.push(item);
				openCalls.delete(place);
				open = "";
			}
			if (type === "error") failure ??= failureIn(read.data.error ?? { ...read.data, type: null });
			if (type === "response.failed") failure ??= failureIn(response?.error);
			const over = type === "response.completed" || type === "response.incomplete";
			if (over && response !== undefined) ended = collectedOf(response);
		},
		collected() {
			if (ended !== null) return ended;
			const unfinished = { type: "message", role: "assistant", content: [{ type: "output_text", text: open }] };
			const { made, lost } = wholeCalls([...openCalls.values()]);
			const items = [...done, ...(open === "" ? [] : [unfinished]), ...made];
			return { ...ofItems(items), whole: false, failure, lost };
		},
		over: () => ended !== null || failure !== null,
		closed: () => ended !== null,
	};
}

/** A message of a context as items. */
function itemsOf(message: OpenAiMessage): object[] {
	switch (message.role) {
		case "system":
		case "developer":
			return [{ role: "developer", content: wordsOf(message.content) }];
		case "user":
			return [{ role: "user", content: inputOf(message.content) }];
		case "assistant": {
			const calls = (message.tool_calls ?? []).map(({ id, function: { name, arguments: args } }) => {
				return { type: "function_call", call_id: id, name, arguments: args };
			});
			const said = wordsOf(message.content) || message.refusal;
			return [...(said ? [{ role: "assistant", content: said }] : []), ...calls];
		}
		case "tool":
			return [{ type: "function_call_output", call_id: message.tool_call_id, output: wordsOf(message.content) }];
	}
}

/** Texts of Chat Completions have a type that this API does not take. */
function wordsOf(content: OpenAiMessage["content"]): string {
	const texts =
		typeof content === "string" ? [content] : (content ?? []).map((part) => ("text" in part ? part.text : ""));
	return texts.join("\n");
}

function inputOf(content: Extract<OpenAiMessage, { role: "user" }>["content"]) {
	if (typeof content === "string") return content;
	return content.map(partOf);
}

function partOf(part: Exclude<Extract<OpenAiMessage, { role: "user" }>["content"], string>[number]) {
	const { prompt_cache_breakpoint } = part;
	const cached = prompt_cache_breakpoint && { prompt_cache_breakpoint };
	switch (part.type) {
		case "text":
			return { type: "input_text", text: part.text, ...cached };
		case "image_url":
			return { type: "input_image", image_url: part.image_url.url, detail: part.image_url.detail ?? "auto", ...cached };
		case "file":
			return { type: "input_file", ...part.file, ...cached };
	}
}
