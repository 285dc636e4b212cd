import { z } from "@hono/zod-openapi";
import { type MessageList, messageList, readMessages } from "./read-messages.ts";
import { SHAPES, type Shape } from "./recognise.ts";

/** The most messages of one request. */
const MOST = 500;

function appendOf<F extends z.ZodType<Shape | "auto" | undefined>>(format: F, list: MessageList, name: string) {
	return z
		.strictObject({
			format,
			messages: messageList(list, { minItems: 1, maxItems: MOST }),
			if_seq: z.int().min(0).optional().openapi({ description: "Append only if this is the thread's last seq" }),
		})
		.openapi(name);
}

/** Messages to append, discriminated by whose shape they have. */
export const AppendSchema = z
	.discriminatedUnion(
		"format",
		[
			appendOf(z.literal("auto").optional(), "auto", "Append"),
			appendOf(z.literal("messages"), "messages", "AppendMessages"),
			appendOf(z.literal("openai"), "openai", "AppendOpenAi"),
			appendOf(z.literal("responses"), "responses", "AppendResponses"),
			appendOf(z.literal("anthropic"), "anthropic", "AppendAnthropic"),
			appendOf(z.literal("ai-sdk"), "ai-sdk", "AppendAiSdk"),
		],
		{
			error: ({ code, input }) =>
				code === "invalid_union" && typeof input === "object"
					? `must be one of ${["auto", ...SHAPES].join(", ")}, or left out`
					: undefined,
		},
	)
	.transform(({ format = "auto", messages, if_seq }, context) => {
		const read = readMessages(messages, format, context.issues);
		return { ...read, if_seq };
	});
