import * as z from "zod";
import type { OpenAiMessage } from "../../../core/context/render/provider-shapes.ts";
import { textOf } from "../../../core/model/thread/message.ts";
import { messagesOf, responseConversation } from "./response-request.ts";
import { answerMessage, type Collected, type Collector, type Shape } from "./shape.ts";

const Part = z.discriminatedUnion("type", [
	z.looseObject({ type: z.literal("output_text"), text: z.string() }),
	z.looseObject({ type: z.literal("refusal"), refusal: z.string() }),
]);

const OutputItem = z.union([
	z.looseObject({ type: z.literal("message"), role: z.literal("assistant"), content: z.array(Part) }),
	z.looseObject({ type: z.literal("function_call"), call_id: z.string(), name: z.string(), arguments: z.string() }),
]);

/** Items of other kinds, such as those of the provider's own tools, are its own. */
const Answer = z.looseObject({ status: z.string().optional(), output: z.array(z.unknown()) });

const StreamEvent = z.looseObject({
	type: z.string(),
	response: Answer.optional(),
	item: z.unknown().optional(),
	delta: z.unknown().optional(),
});

/** OpenAI's Responses API. */
export const responses: Shape = {
	path: "/responses",
	conversationOf: responseConversation,
	// The thread stands for what the provider has of the conversation.
	withContext({ previous_response_id: _, conversation: __, ...body }, context) {
		const first = context.findIndex(({ role }) => role !== "system");
		const leading = context.slice(0, first < 0 ? context.length : first);
		const instructions = leading.map(({ content }) => content).join("\n\n");
		return { ...body, instructions, input: context.slice(leading.length).flatMap(itemsOf) };
	},
	answerOf(answer) {
		const read = Answer.safeParse(answer);
		return read.success ? collectedOf(read.data) : { message: null, whole: false };
	},
	collector: responseCollector,
	brokenOff(message) {
		const error = { code: "upstream_failed", message, param: null };
		// An event for those who read events, and an error for the official client, which throws it.
		return { type: "error", ...error, sequence_number: 0, error: { ...error, type: "upstream_failed" } };
	},
};

function collectedOf({ output }: z.output<typeof Answer>): Collected {
	return { message: ofItems(output), whole: true };
}

function ofItems(output: readonly unknown[]) {
	const items = output.flatMap((item) => {
		const read = OutputItem.safeParse(item);
		return read.success ? [read.data] : [];
	});
	const messages = messagesOf(items);
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
	let open = "";
	let ended: Collected | null = null;
	return {
		take(data) {
			const read = StreamEvent.safeParse(data);
			if (!read.success) return;
			const { type, response, item, delta } = read.data;
			if (type === "response.output_text.delta" && typeof delta === "string") open += delta;
			if (type === "response.output_item.done") {
				done.push(item);
				open = "";
			}
			const over = type === "response.completed" || type === "response.incomplete";
			if (over && response !== undefined) ended = collectedOf(response);
		},
		collected() {
			if (ended !== null) return ended;
			const unfinished = { type: "message", role: "assistant", content: [{ type: "output_text", text: open }] };
			return { message: ofItems(open === "" ? done : [...done, unfinished]), whole: false };
		},
	};
}

/** A message of a context as items. */
function itemsOf(message: OpenAiMessage): object[] {
	switch (message.role) {
		case "system":
			return [{ role: "developer", content: message.content }];
		case "user":
			return [{ role: "user", content: inputOf(message.content) }];
		case "assistant": {
			const calls = (message.tool_calls ?? []).map(({ id, function: { name, arguments: args } }) => {
				return { type: "function_call", call_id: id, name, arguments: args };
			});
			return [...(message.content ? [{ role: "assistant", content: message.content }] : []), ...calls];
		}
		case "tool":
			return [{ type: "function_call_output", call_id: message.tool_call_id, output: message.content }];
	}
}

function inputOf(content: Extract<OpenAiMessage, { role: "user" }>["content"]) {
	if (typeof content === "string") return content;
	return content.map(partOf);
}

function partOf(part: Exclude<Extract<OpenAiMessage, { role: "user" }>["content"], string>[number]) {
	switch (part.type) {
		case "text":
			return { type: "input_text", text: part.text };
		case "image_url":
			return { type: "input_image", image_url: part.image_url.url, detail: "auto" };
		case "file":
			return { type: "input_file", ...part.file };
	}
}
