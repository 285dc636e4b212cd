import { z } from "@hono/zod-openapi";
import type { Problem } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { isEmptyContent, type NewMessage, type Part, textOf } from "../../../core/model/thread/message.ts";
import { messageBreaches } from "../../../core/model/thread/message-rules.ts";
import { problemsOf } from "../../../platform/http/validation.ts";
import type { Conversation, ProxiedBody } from "./shape.ts";

const Text = z.looseObject({ type: z.enum(["input_text", "output_text"]), text: z.string() });
const Refusal = z.looseObject({ type: z.literal("refusal"), refusal: z.string() });
const Image = z.looseObject({ type: z.literal("input_image"), image_url: z.string().min(1) });
const ContentPart = z.discriminatedUnion("type", [Text, Refusal, Image]);

const CallId = z.string().min(1).max(256);

const MessageItem = z.looseObject({
	type: z.literal("message").optional(),
	role: z.enum(["user", "assistant", "system", "developer"]),
	content: z.union([z.string(), z.array(ContentPart)]),
});
const CallItem = z.looseObject({
	type: z.literal("function_call"),
	call_id: CallId,
	name: z.string().min(1).max(256),
	arguments: z.string(),
});
const ResultItem = z.looseObject({
	type: z.literal("function_call_output"),
	call_id: CallId,
	output: z.union([z.string(), z.array(ContentPart)]),
});
/** What a model thought is its provider's, and not kept. */
const ReasoningItem = z.looseObject({ type: z.literal("reasoning") });

const Item = z.union([MessageItem, CallItem, ResultItem, ReasoningItem]);

export type ItemBody = z.output<typeof Item>;

const Input = z.union([
	z
		.string()
		.min(1)
		.transform((content) => [{ role: "user" as const, content }]),
	z.array(Item).min(1),
]);
const Instructions = z.string().nullish();

/** The conversation in the body of a Responses request. */
export function responseConversation(body: ProxiedBody): Result<Conversation, Problem[]> {
	const [input, given] = [Input.safeParse(body.input), Instructions.safeParse(body.instructions)];
	const problems = [
		...(input.success ? [] : problemsOf(input.error.issues).map(below("input"))),
		...(given.success ? [] : problemsOf(given.error.issues).map(below("instructions"))),
		...(body.background === true
			? [{ path: "background", message: "can't be used: the answer would not be seen" }]
			: []),
	];
	if (!input.success || !given.success || problems.length > 0) return err(problems);
	const messages = messagesOf(input.data);
	const first = messages.findIndex(({ role }) => role !== "system");
	const leading = messages.slice(0, first < 0 ? messages.length : first);
	const conversation = messages
		.slice(leading.length)
		.filter(({ content, tool_calls }) => tool_calls !== undefined || !isEmptyContent(content));
	const wrong = conversation.flatMap(messageBreaches).map(([, message]) => ({ path: "input", message }));
	if (conversation.length === 0) wrong.push({ path: "input", message: "must hold a message that is no instruction" });
	if (wrong.length > 0) return err(wrong);
	const instructions = [given.data ?? "", ...leading.map(({ content }) => textOf(content))]
		.filter(Boolean)
		.join("\n\n");
	return ok({ instructions: instructions === "" ? null : instructions, messages: conversation });
}

function below(field: string) {
	return ({ path, message }: Problem): Problem => ({ path: [field, path].filter(Boolean).join("."), message });
}

/** Items as messages: what an assistant said and the calls behind it are one. */
export function messagesOf(items: readonly ItemBody[]): NewMessage[] {
	const messages: NewMessage[] = [];
	for (const item of items) {
		const message = messageOf(item);
		if (message === null) continue;
		const last = messages.at(-1);
		if (message.role === "assistant" && last?.role === "assistant" && message.tool_calls !== undefined) {
			last.tool_calls = [...(last.tool_calls ?? []), ...message.tool_calls];
		} else messages.push(message);
	}
	return messages;
}

function messageOf(item: ItemBody): NewMessage | null {
	switch (item.type) {
		case "function_call": {
			const { call_id: id, name, arguments: args } = item;
			return { role: "assistant", content: "", tool_calls: [{ id, name, arguments: args }] };
		}
		case "function_call_output":
			return { role: "tool", content: textOf(contentOf(item.output)), tool_call_id: item.call_id };
		case "reasoning":
			return null;
		default: {
			const role = item.role === "developer" ? "system" : item.role;
			const content = contentOf(item.content);
			return { role, content: role === "user" ? content : textOf(content) };
		}
	}
}

function contentOf(content: string | readonly z.output<typeof ContentPart>[]): string | Part[] {
	if (typeof content === "string") return content;
	const parts = content.map(partOf);
	const [only] = parts;
	return parts.length === 1 && only?.type === "text" ? only.text : parts;
}

function partOf(part: z.output<typeof ContentPart>): Part {
	switch (part.type) {
		case "input_image":
			return { type: "image_url", url: part.image_url };
		case "refusal":
			return { type: "text", text: part.refusal };
		default:
			return { type: "text", text: part.text };
	}
}
