import { z } from "@hono/zod-openapi";
import { ROLES, type StoredMessage, TEXT_KINDS } from "../../../core/model/thread/message.ts";
import { messageBreaches } from "../../../core/model/thread/message-rules.ts";
import { MetadataText, OwnerId, ResourceId, Time, TimeAnswer } from "../../../platform/http/fields.ts";
import { CallId, CitationSchema, ProviderOptionsSchema } from "./message-fields.ts";

const MOST_TOKENS = 10_000_000;

const opaque = {
	provider_options: ProviderOptionsSchema.optional().openapi({
		description: "What one provider wants back unread, by its name; format `ai-sdk` hands it back",
	}),
};

/** What every part may have. */
const onPart = {
	...opaque,
	after_call: CallId.optional().openapi({
		description: "The call of this message that it stands behind; else it stands before all of them",
	}),
};

const Tokens = z.int().min(0).max(MOST_TOKENS).openapi({ description: "What it costs, if you know; else an estimate" });

const mediaType = z.string().min(1).max(255);

const Part = z
	.discriminatedUnion("type", [
		z.strictObject({
			type: z.literal("text"),
			text: z.string(),
			kind: z.enum(TEXT_KINDS).optional().openapi({
				description: "A failed tool's result, a model's refusal, or a document that is handed over",
			}),
			name: z.string().optional().openapi({ description: "The name of a document" }),
			context: z.string().optional().openapi({ description: "What a document is about" }),
			media_type: mediaType.optional().openapi({ description: "Of a document that is not plain text" }),
			citations: z.array(CitationSchema).min(1).optional().openapi({ description: "What an answer cites" }),
			...onPart,
		}),
		z.strictObject({
			type: z.literal("thinking"),
			text: z.string(),
			signature: z.string().optional().openapi({ description: "What its provider signed it with" }),
			redacted: z.string().optional().openapi({ description: "Thinking that only its provider can read" }),
			...onPart,
		}),
		z.strictObject({
			type: z.literal("image_url"),
			url: z.string().min(1),
			detail: z
				.string()
				.max(64)
				.optional()
				.openapi({ description: "How closely the model looks: `low`, `high`, `auto`" }),
			media_type: mediaType.optional().openapi({ description: "If its data do not say it" }),
			name: z.string().max(1_000).optional(),
			tokens: Tokens.optional(),
			...onPart,
		}),
		z.strictObject({
			type: z.literal("file"),
			url: z.string().min(1).openapi({ description: "An address, or the file as a data URL" }),
			media_type: mediaType,
			name: z.string().max(1_000).optional(),
			context: z.string().optional().openapi({ description: "What a document is about" }),
			tokens: Tokens.optional(),
			...onPart,
		}),
	])
	.openapi("Part");

export const ContentSchema = z.union([z.string(), z.array(Part)]).openapi("Content");

export const ToolCallSchema = z
	.strictObject({
		id: CallId,
		name: z.string().min(1).max(256),
		arguments: z.string(),
		...opaque,
	})
	.openapi("ToolCall");

/** What a message says, without its place and times. */
export const messageFields = {
	role: z.enum(ROLES),
	content: ContentSchema,
	name: z.string().min(1).max(256).optional(),
	user_id: OwnerId.optional(),
	tool_calls: z.array(ToolCallSchema).min(1).max(128).optional(),
	tool_call_id: CallId.optional(),
	...opaque,
};

const Fields = z.strictObject({
	id: ResourceId.optional(),
	...messageFields,
	created_at: Time.optional(),
	metadata: MetadataText.optional(),
});

/** A message as a caller gives it, with the role rules that one message alone can break. */
export const NewMessageSchema = Fields.check((context) => {
	for (const [field, message] of messageBreaches(context.value)) {
		context.issues.push({ code: "custom", path: [field], message, input: context.value });
	}
}).openapi("NewMessage");

export const StoredMessageSchema = z
	.object({
		id: ResourceId,
		seq: z.int(),
		...messageFields,
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
