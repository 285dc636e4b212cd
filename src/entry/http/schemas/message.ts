import { z } from "@hono/zod-openapi";
import { isEmptyContent, ROLES, type StoredMessage } from "../../../core/thread/message.ts";
import { MetadataText, OwnerId, ResourceId, Time, TimeAnswer } from "./fields.ts";

const MOST_TOKENS = 10_000_000;

/** What a provider may call a tool call; longer ids than theirs are a mistake. */
const CallId = z.string().min(1).max(256);

const Part = z.discriminatedUnion("type", [
	z.strictObject({ type: z.literal("text"), text: z.string() }),
	z.strictObject({ type: z.literal("thinking"), text: z.string(), signature: z.string().optional() }),
	z.strictObject({
		type: z.literal("image_url"),
		url: z.string().min(1),
		tokens: z.int().min(0).max(MOST_TOKENS).optional(),
	}),
]);

export const ContentSchema = z.union([z.string(), z.array(Part)]).openapi("Content");

const ToolCall = z.strictObject({ id: CallId, name: z.string().min(1).max(256), arguments: z.string() });

const fields = {
	role: z.enum(ROLES),
	content: ContentSchema,
	name: z.string().min(1).max(256).optional(),
	user_id: OwnerId.optional(),
	tool_calls: z.array(ToolCall).min(1).max(128).optional(),
	tool_call_id: CallId.optional(),
};

const Fields = z.strictObject({
	id: ResourceId.optional(),
	...fields,
	created_at: Time.optional(),
	metadata: MetadataText.optional(),
});

/** A message as a caller gives it, with the role rules that one message alone can break. */
export const NewMessageSchema = Fields.check((context) => {
	for (const [field, message] of breaches(context.value)) {
		context.issues.push({ code: "custom", path: [field], message, input: context.value });
	}
}).openapi("NewMessage");

function breaches(message: z.output<typeof Fields>): [field: string, message: string][] {
	const { role, content, tool_calls: calls, tool_call_id: callId } = message;
	const found: [string, string][] = [];
	if (calls !== undefined && role !== "assistant") found.push(["tool_calls", "only an assistant calls tools"]);
	if (callId !== undefined && role !== "tool") found.push(["tool_call_id", "only a tool message answers a call"]);
	if (callId === undefined && role === "tool") found.push(["tool_call_id", "a tool message names the call it answers"]);
	if (new Set(calls?.map((call) => call.id)).size < (calls?.length ?? 0)) {
		found.push(["tool_calls", "two calls have the same id"]);
	}
	if (calls === undefined && isEmptyContent(content)) found.push(["content", "may be empty only beside tool_calls"]);
	return found;
}

export const StoredMessageSchema = z
	.object({
		id: ResourceId,
		seq: z.int(),
		...fields,
		created_at: TimeAnswer,
		metadata: z.record(z.string(), z.unknown()).optional(),
		tokens: z.int().openapi({ description: "Content, tool calls and thinking, in the encoding of the thread" }),
		pinned: z.boolean().openapi({ description: "Shown before the window, however old it is" }),
		edited_at: TimeAnswer.optional(),
		deleted: z.literal(true).optional().openapi({ description: "Only the entry is left" }),
	})
	.openapi("Message");

/** A change of a message; what is absent stays as it is. */
export const MessagePatchSchema = z
	.strictObject({ pinned: z.boolean().optional(), content: ContentSchema.optional() })
	.openapi("MessagePatch");

export function messageAnswer(message: StoredMessage): z.input<typeof StoredMessageSchema> {
	const { metadata, ...rest } = message;
	return metadata === undefined ? rest : { ...rest, metadata: JSON.parse(metadata) };
}
