import { z } from "@hono/zod-openapi";
import type { Problem } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { isEmptyContent, type NewMessage, type Part, textOf } from "../../../core/model/thread/message.ts";
import { messageBreaches } from "../../../core/model/thread/message-rules.ts";
import { problemsOf } from "../../../platform/http/validation.ts";
import type { Conversation, ProxiedBody } from "./shape.ts";

const Text = z.looseObject({ type: z.literal("text"), text: z.string() });
const Refusal = z.looseObject({ type: z.literal("refusal"), refusal: z.string() });
const Image = z.looseObject({ type: z.literal("image_url"), image_url: z.looseObject({ url: z.string().min(1) }) });

const Texts = z.union([z.string(), z.array(Text)]);
const name = z.string().min(1).max(256).optional();
const Id = z.string().min(1).max(256);

const Call = z.looseObject({
	id: Id,
	type: z.literal("function").optional(),
	function: z.looseObject({ name: z.string().min(1).max(256), arguments: z.string() }),
});

/** What SDKs send; fields that say nothing of the conversation are let by. */
const Message = z.discriminatedUnion("role", [
	z.looseObject({ role: z.literal("system"), content: Texts, name }),
	z.looseObject({ role: z.literal("developer"), content: Texts, name }),
	z.looseObject({
		role: z.literal("user"),
		content: z.union([z.string(), z.array(z.discriminatedUnion("type", [Text, Image]))]),
		name,
	}),
	z.looseObject({
		role: z.literal("assistant"),
		content: z.union([z.string(), z.array(z.discriminatedUnion("type", [Text, Refusal]))]).nullish(),
		refusal: z.string().nullish(),
		tool_calls: z.array(Call).max(128).nullish(),
		name,
	}),
	z.looseObject({ role: z.literal("tool"), content: Texts, tool_call_id: Id }),
]);

type ChatMessageBody = z.output<typeof Message>;

const Messages = z.array(Message).min(1);

/** The conversation in the body of a Chat Completions request. */
export function chatConversation(body: ProxiedBody): Result<Conversation, Problem[]> {
	const read = Messages.safeParse(body.messages);
	if (!read.success) return err(problemsOf(read.error.issues).map(below));
	const messages = read.data.map(messageOf);
	const first = messages.findIndex(({ role }) => role !== "system");
	const leading = messages.slice(0, first < 0 ? messages.length : first);
	const conversation = messages.slice(leading.length);
	const problems = conversation.flatMap((message, index) =>
		// An assistant's empty message says nothing, and is left out.
		message.role === "assistant" ? [] : messageBreaches(message).map(problemAt(leading.length + index)),
	);
	if (conversation.length === 0)
		problems.push({ path: "messages", message: "must hold a message that is no instruction" });
	if (problems.length > 0) return err(problems);
	const instructions = leading.map(({ content }) => textOf(content)).join("\n\n");
	const said = conversation.filter(({ content, tool_calls }) => tool_calls !== undefined || !isEmptyContent(content));
	return ok({ instructions: instructions === "" ? null : instructions, messages: said });
}

function below({ path, message }: Problem): Problem {
	return { path: ["messages", path].filter(Boolean).join("."), message };
}

function problemAt(index: number) {
	return ([field, message]: [string, string]): Problem => ({ path: `messages.${index}.${field}`, message });
}

function messageOf(body: ChatMessageBody): NewMessage {
	switch (body.role) {
		case "system":
		case "developer":
			return { role: "system", content: textOf(plain(body.content)), ...named(body) };
		case "user":
			return { role: "user", content: plain(body.content), ...named(body) };
		case "assistant": {
			const calls = (body.tool_calls ?? []).map(({ id, function: called }) => ({ id, ...callOf(called) }));
			const content = plain(body.content ?? body.refusal ?? "");
			return { role: "assistant", content, ...named(body), ...(calls.length > 0 && { tool_calls: calls }) };
		}
		case "tool":
			return { role: "tool", content: textOf(plain(body.content)), tool_call_id: body.tool_call_id };
	}
}

function named({ name }: { name?: string | undefined }) {
	return name === undefined ? {} : { name };
}

function callOf({ name, arguments: args }: z.output<typeof Call>["function"]) {
	return { name, arguments: args };
}

type PartBody = z.output<typeof Text> | z.output<typeof Refusal> | z.output<typeof Image>;

/** Content as it is stored: one text part is the text alone, so that it is the same however a client writes it. */
function plain(content: string | readonly PartBody[]): string | Part[] {
	if (typeof content === "string") return content;
	const parts = content.map(partOf);
	const [only] = parts;
	return parts.length === 1 && only?.type === "text" ? only.text : parts;
}

function partOf(part: PartBody): Part {
	switch (part.type) {
		case "text":
			return { type: "text", text: part.text };
		case "refusal":
			return { type: "text", text: part.refusal };
		case "image_url":
			return { type: "image_url", url: part.image_url.url };
	}
}
