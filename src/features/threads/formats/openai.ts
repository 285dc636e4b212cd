import { z } from "@hono/zod-openapi";
import type { Part } from "../../../core/model/thread/message.ts";
import { CallId } from "../schemas/message-fields.ts";
import {
	breakpoint,
	breakpointOf,
	heldOnly,
	ignored,
	optionsFor,
	ownFields,
	ownOf,
	type Placed,
	plainest,
} from "./shape.ts";

const Text = z.strictObject({ type: z.literal("text"), text: z.string(), ...breakpoint });
const Image = z.strictObject({
	type: z.literal("image_url"),
	image_url: z.strictObject({ url: z.string().min(1), detail: z.string().max(64).optional() }),
	...breakpoint,
});
const File = z.strictObject({
	type: z.literal("file"),
	file: z.strictObject({
		file_data: z.string().regex(/^data:[^,]{1,255},/, "must be a data URL"),
		filename: z.string().max(1_000).optional(),
	}),
	...breakpoint,
});
const Refusal = z.strictObject({ type: z.literal("refusal"), refusal: z.string() });

const UserPart = z.discriminatedUnion("type", [Text, Image, File], heldOnly("text, image_url and file"));
const SpokenPart = z.discriminatedUnion("type", [Text, Refusal], heldOnly("text and refusal"));
const Texts = z.union([z.string(), z.array(Text)]);

const ToolCall = z.strictObject({
	id: CallId,
	type: z.literal("function", { error: "only calls of functions can be held" }).optional(),
	function: z.strictObject({ name: z.string().min(1).max(256), arguments: z.string() }),
});

const name = z.string().min(1).max(256).optional();

/** A message of Chat Completions, as it is sent (`ChatCompletionMessageParam`) or comes back (`ChatCompletionMessage`). */
export const OpenAiMessageSchema = z
	.discriminatedUnion(
		"role",
		[
			z.strictObject({ role: z.literal("system"), content: Texts, name, ...ownFields }),
			z.strictObject({ role: z.literal("developer"), content: Texts, name, ...ownFields }),
			z.strictObject({
				role: z.literal("user"),
				content: z.union([z.string(), z.array(UserPart)]),
				name,
				...ownFields,
			}),
			z.strictObject({
				role: z.literal("assistant"),
				content: z.union([z.string(), z.array(SpokenPart)]).nullish(),
				refusal: z.string().nullish(),
				tool_calls: z.array(ToolCall).max(128).nullish(),
				function_call: z.null({ error: "has no id; only tool_calls can be held" }).optional(),
				audio: z.null({ error: "can't be held" }).optional(),
				annotations: ignored,
				name,
				...ownFields,
			}),
			z.strictObject({ role: z.literal("tool"), content: Texts, tool_call_id: CallId, ...ownFields }),
		],
		heldOnly("system, developer, user, assistant and tool"),
	)
	.openapi("OpenAiMessage");

type OpenAiMessage = z.output<typeof OpenAiMessageSchema>;

export function fromOpenAi(messages: readonly OpenAiMessage[]): Placed[] {
	return messages.map((message, index) => ({ message: { ...ownOf(message), ...converted(message) }, at: `${index}` }));
}

function converted(message: OpenAiMessage): Placed["message"] {
	switch (message.role) {
		case "system":
		case "developer":
			return {
				role: "system",
				content: contentOf(message.content),
				...named(message),
				...optionsFor("openai", { role: message.role === "developer" ? "developer" : undefined }),
			};
		case "user":
			return { role: "user", content: contentOf(message.content), ...named(message) };
		case "tool":
			return { role: "tool", content: contentOf(message.content), tool_call_id: message.tool_call_id };
		case "assistant": {
			const { content, refusal, tool_calls: calls } = message;
			const said = typeof content === "string" ? textPart(content) : (content ?? []).flatMap(partOf);
			const refused: Part[] = refusal ? [{ type: "text", text: refusal, kind: "refusal" }] : [];
			const made = (calls ?? []).map((call) => ({ id: call.id, ...call.function }));
			return {
				role: "assistant",
				content: plainest([...said, ...refused]),
				...named(message),
				...(made.length > 0 && { tool_calls: made }),
			};
		}
	}
}

function named(message: { name?: string | undefined }) {
	return message.name === undefined ? {} : { name: message.name };
}

function contentOf(content: string | z.output<typeof UserPart>[]): string | Part[] {
	return typeof content === "string" ? content : plainest(content.flatMap(partOf));
}

function textPart(text: string): Part[] {
	return text === "" ? [] : [{ type: "text", text }];
}

function partOf(part: z.output<typeof UserPart> | z.output<typeof SpokenPart>): Part[] {
	switch (part.type) {
		case "text":
			return [{ type: "text", text: part.text, ...breakpointOf(part) }];
		case "refusal":
			return [{ type: "text", text: part.refusal, kind: "refusal" }];
		case "image_url": {
			const { url, detail } = part.image_url;
			return [{ type: "image_url", url, ...(detail !== undefined && { detail }), ...breakpointOf(part) }];
		}
		case "file": {
			const { file_data: url, filename } = part.file;
			const media_type = /^data:([^;,]+)/i.exec(url)?.[1] ?? "application/octet-stream";
			const name = filename === undefined ? {} : { name: filename };
			return [{ type: "file", url, media_type, ...name, ...breakpointOf(part) }];
		}
	}
}
