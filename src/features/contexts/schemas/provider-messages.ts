import { z } from "@hono/zod-openapi";
import { CitationSchema, ContentSchema, ProviderOptionsSchema, ToolCallSchema } from "../../threads/index.ts";

/** Messages as contexts answer them, in the shape of each format. */

export const NeutralMessage = z
	.object({
		role: z.enum(["system", "user", "assistant", "tool"]),
		content: ContentSchema,
		name: z.string().optional(),
		tool_calls: z.array(ToolCallSchema).optional(),
		tool_call_id: z.string().optional(),
		provider_options: ProviderOptionsSchema.optional(),
	})
	.openapi("ContextMessage");

const breakpoint = { prompt_cache_breakpoint: z.object({ mode: z.literal("explicit") }).optional() };
const OpenAiText = z.object({ type: z.literal("text"), text: z.string(), ...breakpoint }).openapi("OpenAiContextText");
const Texts = z.union([z.string(), z.array(OpenAiText)]);
const OpenAiPart = z
	.discriminatedUnion("type", [
		OpenAiText,
		z.object({
			type: z.literal("image_url"),
			image_url: z.object({ url: z.string(), detail: z.enum(["auto", "low", "high"]).optional() }),
			...breakpoint,
		}),
		z.object({
			type: z.literal("file"),
			file: z.object({ file_data: z.string(), filename: z.string().optional() }),
			...breakpoint,
		}),
	])
	.openapi("OpenAiContextPart");
const OpenAiToolCall = z
	.object({
		id: z.string(),
		type: z.literal("function"),
		function: z.object({ name: z.string(), arguments: z.string() }),
	})
	.openapi("OpenAiContextToolCall");

export const OpenAiContextMessage = z
	.discriminatedUnion("role", [
		z.object({ role: z.enum(["system", "developer"]), content: Texts, name: z.string().optional() }),
		z.object({
			role: z.literal("user"),
			content: z.union([z.string(), z.array(OpenAiPart)]),
			name: z.string().optional(),
		}),
		z.object({
			role: z.literal("assistant"),
			content: Texts.nullable(),
			name: z.string().optional(),
			refusal: z.string().optional(),
			tool_calls: z.array(OpenAiToolCall).optional(),
		}),
		z.object({ role: z.literal("tool"), content: Texts, tool_call_id: z.string() }),
	])
	.openapi("OpenAiContextMessage");

const cached = {
	cache_control: z.object({ type: z.literal("ephemeral"), ttl: z.enum(["5m", "1h"]).optional() }).optional(),
};
export const AnthropicText = z
	.object({ type: z.literal("text"), text: z.string(), citations: z.array(CitationSchema).optional(), ...cached })
	.openapi("AnthropicContextText");
const AnthropicImage = z
	.object({
		type: z.literal("image"),
		source: z.discriminatedUnion("type", [
			z.object({ type: z.literal("url"), url: z.string() }),
			z.object({
				type: z.literal("base64"),
				media_type: z.enum(["image/jpeg", "image/png", "image/gif", "image/webp"]),
				data: z.string(),
			}),
		]),
		...cached,
	})
	.openapi("AnthropicContextImage");
const AnthropicDocument = z
	.object({
		type: z.literal("document"),
		source: z.discriminatedUnion("type", [
			z.object({ type: z.literal("text"), media_type: z.literal("text/plain"), data: z.string() }),
			z.object({ type: z.literal("url"), url: z.string() }),
			z.object({ type: z.literal("base64"), media_type: z.literal("application/pdf"), data: z.string() }),
		]),
		title: z.string().optional(),
		context: z.string().optional(),
		citations: z.object({ enabled: z.boolean() }).optional(),
		...cached,
	})
	.openapi("AnthropicContextDocument");
const ResultPart = z.discriminatedUnion("type", [AnthropicText, AnthropicImage, AnthropicDocument]);
const AnthropicBlock = z.discriminatedUnion("type", [
	AnthropicText,
	AnthropicImage,
	AnthropicDocument,
	z.object({ type: z.literal("thinking"), thinking: z.string(), signature: z.string() }),
	z.object({ type: z.literal("redacted_thinking"), data: z.string() }),
	z.object({
		type: z.literal("tool_use"),
		id: z.string(),
		name: z.string(),
		input: z.record(z.string(), z.unknown()),
		...cached,
	}),
	z.object({
		type: z.literal("tool_result"),
		tool_use_id: z.string(),
		content: z.union([z.string(), z.array(ResultPart)]),
		is_error: z.literal(true).optional(),
		...cached,
	}),
]);

export const AnthropicContextMessage = z
	.object({ role: z.enum(["user", "assistant"]), content: z.array(AnthropicBlock) })
	.openapi("AnthropicContextMessage");

const optioned = { providerOptions: ProviderOptionsSchema.optional() };

const AiText = z.object({ type: z.literal("text"), text: z.string(), ...optioned }).openapi("AiSdkContextText");
const Inline = z.object({ type: z.literal("text"), text: z.string() });
const AiFile = z
	.object({
		type: z.literal("file"),
		data: z.union([z.string(), Inline]),
		mediaType: z.string(),
		filename: z.string().optional(),
		...optioned,
	})
	.openapi("AiSdkContextFile");
const AiResultPart = z.discriminatedUnion("type", [
	AiText,
	z.object({ type: z.literal("image-url"), url: z.string(), ...optioned }),
	z.object({ type: z.literal("file-url"), url: z.string(), mediaType: z.string(), ...optioned }),
	z.object({
		type: z.literal("file"),
		data: z.discriminatedUnion("type", [z.object({ type: z.literal("data"), data: z.string() }), Inline]),
		mediaType: z.string(),
		filename: z.string().optional(),
		...optioned,
	}),
]);
const AnyJson = z.union([
	z.record(z.string(), z.unknown()),
	z.array(z.unknown()),
	z.string(),
	z.number(),
	z.boolean(),
	z.null(),
]);
const AiResult = z.object({
	type: z.literal("tool-result"),
	toolCallId: z.string(),
	toolName: z.string(),
	output: z.discriminatedUnion("type", [
		z.object({ type: z.enum(["text", "error-text"]), value: z.string() }),
		z.object({
			type: z.enum(["json", "error-json"]),
			value: AnyJson.openapi({ description: "What the tool answered", "x-json": "any" }),
		}),
		z.object({ type: z.literal("execution-denied"), reason: z.string().optional() }),
		z.object({ type: z.literal("content"), value: z.array(AiResultPart) }),
	]),
	...optioned,
});
const AiSpoken = z.discriminatedUnion("type", [
	AiText,
	AiFile,
	z.object({ type: z.literal("reasoning"), text: z.string(), ...optioned }),
	z.object({
		type: z.literal("tool-call"),
		toolCallId: z.string(),
		toolName: z.string(),
		input: AnyJson.openapi({ description: "An object, or what the model sent in place of one" }),
		...optioned,
	}),
]);

export const AiSdkContextMessage = z
	.discriminatedUnion("role", [
		z.object({
			role: z.literal("user"),
			content: z.union([z.string(), z.array(z.discriminatedUnion("type", [AiText, AiFile]))]),
			...optioned,
		}),
		z.object({ role: z.literal("assistant"), content: z.union([z.string(), z.array(AiSpoken)]), ...optioned }),
		z.object({ role: z.literal("tool"), content: z.array(AiResult) }),
	])
	.openapi("AiSdkContextMessage");
