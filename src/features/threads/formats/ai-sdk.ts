import { z } from "@hono/zod-openapi";
import { DENIED, type Part, type ProviderOptions } from "../../../core/model/thread/message.ts";
import { CallId, ProviderOptionsSchema } from "../schemas/message-fields.ts";
import {
	dataUrl,
	heldOnly,
	ignored,
	marked,
	optionsFor,
	ownFields,
	ownOf,
	type Placed,
	plainest,
	spokenMessage,
} from "./shape.ts";

const options = { providerOptions: ProviderOptionsSchema.optional() };

const Text = z.strictObject({ type: z.literal("text"), text: z.string(), ...options });
const Data = z.union([
	z.string().min(1),
	z.discriminatedUnion(
		"type",
		[
			z.strictObject({ type: z.literal("data"), data: z.string().min(1) }),
			z.strictObject({ type: z.literal("url"), url: z.string().min(1), originalUrl: ignored }),
			z.strictObject({ type: z.literal("text"), text: z.string() }),
		],
		heldOnly("data, url and text"),
	),
]);
const mediaType = z.string().min(1).max(255);
const filename = z.string().max(1_000).optional();
const Image = z.strictObject({
	type: z.literal("image"),
	image: z.string().min(1),
	mediaType: mediaType.optional(),
	...options,
});
const File = z.strictObject({ type: z.literal("file"), data: Data, mediaType, filename, ...options });
const Reasoning = z.strictObject({ type: z.literal("reasoning"), text: z.string(), ...options });

const providerExecuted = z.literal(false, { error: "a tool that the provider ran can't be held" }).optional();

const ToolCall = z.strictObject({
	type: z.literal("tool-call"),
	toolCallId: CallId,
	toolName: z.string().min(1).max(256),
	input: z.unknown().optional(),
	providerExecuted,
	...options,
});
const ResultPart = z.discriminatedUnion(
	"type",
	[
		Text,
		File,
		z.strictObject({
			type: z.enum(["file-data", "image-data"]),
			data: z.string().min(1),
			mediaType,
			filename,
			...options,
		}),
		z.strictObject({ type: z.literal("image-url"), url: z.string().min(1), ...options }),
		z.strictObject({
			type: z.literal("file-url"),
			url: z.string().min(1),
			mediaType: mediaType.optional(),
			...options,
		}),
	],
	heldOnly("text, file, file-data, file-url, image-data and image-url"),
);
const onResult = z.strictObject({}, { error: "can't be held here, but on the result" }).optional();

const Output = z.discriminatedUnion(
	"type",
	[
		z.strictObject({ type: z.enum(["text", "error-text"]), value: z.string(), providerOptions: onResult }),
		z.strictObject({ type: z.enum(["json", "error-json"]), value: z.unknown(), providerOptions: onResult }),
		z.strictObject({ type: z.literal("execution-denied"), reason: z.string().optional(), providerOptions: onResult }),
		z.strictObject({ type: z.literal("content"), value: z.array(ResultPart), providerOptions: onResult }),
	],
	heldOnly("text, json, error-text, error-json, execution-denied and content"),
);
const ToolResult = z.strictObject({
	type: z.literal("tool-result"),
	toolCallId: CallId,
	toolName: z.string().min(1).max(256),
	output: Output,
	...options,
});

const UserPart = z.discriminatedUnion("type", [Text, Image, File], heldOnly("text, image and file"));
const SpokenPart = z.discriminatedUnion(
	"type",
	[Text, File, Reasoning, ToolCall],
	heldOnly("text, file, reasoning and tool-call"),
);
const Answers = z.array(z.discriminatedUnion("type", [ToolResult], heldOnly("tool-result"))).min(1);

const beside = { ...options, ...ownFields };

/** A `ModelMessage` of the AI SDK 7. */
export const ModelMessageSchema = z
	.discriminatedUnion(
		"role",
		[
			z.strictObject({ role: z.literal("system"), content: z.string(), ...beside }),
			z.strictObject({ role: z.literal("user"), content: z.union([z.string(), z.array(UserPart)]), ...beside }),
			z.strictObject({ role: z.literal("assistant"), content: z.union([z.string(), z.array(SpokenPart)]), ...beside }),
			z.strictObject({ role: z.literal("tool"), content: Answers, ...beside }),
		],
		heldOnly("system, user, assistant and tool"),
	)
	.openapi("AiSdkModelMessage");

type ModelMessage = z.output<typeof ModelMessageSchema>;

/** Each result of a `tool` message becomes a message of its own. */
export function fromModelMessage(message: ModelMessage, at: string): Placed[] {
	const own = ownOf(message);
	switch (message.role) {
		case "system":
			return [{ message: { ...own, role: "system", content: message.content, ...kept(message.providerOptions) }, at }];
		case "user": {
			const { content } = message;
			return [
				{
					message: {
						...own,
						role: "user",
						content: typeof content === "string" ? content : plainest(content.flatMap(partOf)),
						...kept(message.providerOptions),
					},
					at,
				},
			];
		}
		case "assistant":
			return [{ message: { ...own, ...spoken(message.content), ...kept(message.providerOptions) }, at }];
		case "tool":
			return message.content.map(({ toolCallId, output, providerOptions }, index) => {
				const content = outputOf(output);
				// What is said of the whole message is said of its last result, as the SDK's providers read it.
				const whole = index === message.content.length - 1 ? message.providerOptions : undefined;
				const options = merged(merged(whole, providerOptions), outputAs(output.type, content).provider_options);
				return {
					message: {
						...own,
						...(own.id && index > 0 && { id: `${own.id}.${index}` }),
						role: "tool" as const,
						content,
						tool_call_id: toolCallId,
						...kept(options),
					},
					at: `${at}.content.${index}`,
				};
			});
	}
}

function spoken(content: string | z.output<typeof SpokenPart>[]): Placed["message"] {
	if (typeof content === "string") return { role: "assistant", content };
	return spokenMessage(
		content.map((part) => {
			if (part.type !== "tool-call") return { parts: partOf(part) };
			const { toolCallId: id, toolName: name, input, providerOptions } = part;
			return { call: { id, name, arguments: argumentsOf(input), ...kept(providerOptions) } };
		}),
	);
}

/** The arguments of a call as JSON, also where they are no object: a text, as a model may send in place of one. */
export function argumentsOf(input: unknown): string {
	return JSON.stringify(input === undefined ? {} : input);
}

/** What kind of output a result was, where its content does not tell. */
export function outputAs(type: z.output<typeof Output>["type"], content: string | Part[]) {
	const told = type === "text" || type === "error-text" || (type === "content" && typeof content !== "string");
	return optionsFor("ai-sdk", { output: told ? undefined : type });
}

/** Options of both; the second's count where both say something. */
export function merged(whole: ProviderOptions = {}, own: ProviderOptions = {}): ProviderOptions {
	const names = [...Object.keys(whole), ...Object.keys(own)];
	return Object.fromEntries(names.map((name) => [name, { ...whole[name], ...own[name] }]));
}

/** What a tool answered, without how the SDK wrapped it. */
function outputOf(output: z.output<typeof Output>): string | Part[] {
	switch (output.type) {
		case "text":
		case "error-text":
			return marked(output.value, output.type === "error-text");
		case "json":
		case "error-json":
			return marked(JSON.stringify(output.value ?? null), output.type === "error-json");
		case "execution-denied":
			return output.reason ?? DENIED;
		case "content":
			return plainest(output.value.flatMap(resultPart));
	}
}

function resultPart(part: z.output<typeof ResultPart>): Part[] {
	switch (part.type) {
		case "text":
		case "file":
			return partOf(part);
		case "file-data":
		case "image-data":
			return [filePart(dataUrl(part.mediaType, part.data), part.mediaType, part)];
		case "image-url":
			return [filePart(part.url, "image/*", part)];
		case "file-url":
			return [filePart(part.url, part.mediaType ?? "application/octet-stream", part)];
	}
}

type Held = Exclude<z.output<typeof UserPart> | z.output<typeof SpokenPart>, { type: "tool-call" }>;

function partOf(part: Held): Part[] {
	switch (part.type) {
		case "text":
			return [{ type: "text", text: part.text, ...kept(part.providerOptions) }];
		case "reasoning":
			return [thinking(part.text, part.providerOptions)];
		case "image":
			return [filePart(addressOf(part.image, part.mediaType ?? "image/png"), part.mediaType ?? "image/*", part)];
		case "file": {
			const { data, mediaType: type, filename: name } = part;
			if (typeof data === "string") return [filePart(addressOf(data, type), type, part)];
			if (data.type === "url") return [filePart(data.url, type, part)];
			if (data.type === "data") return [filePart(dataUrl(type, data.data), type, part)];
			const document = { type: "text" as const, text: data.text, kind: "document" as const };
			const label = { ...(name !== undefined && { name }), ...(type !== "text/plain" && { media_type: type }) };
			return [{ ...document, ...label, ...kept(part.providerOptions) }];
		}
	}
}

/** An address or data URL as it is; anything else is base64. */
function addressOf(text: string, type: string): string {
	return /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : dataUrl(type, text);
}

/** A file of the AI SDK: images are a part of their own here. */
export function filePart(
	url: string,
	media_type: string,
	more: { filename?: string | undefined; providerOptions?: ProviderOptions | undefined },
): Part {
	const beside = { ...(more.filename !== undefined && { name: more.filename }), ...kept(more.providerOptions) };
	if (!/^image(\/|$)/i.test(media_type)) return { type: "file", url, media_type, ...beside };
	const told = media_type === "image/*" || url.slice(0, media_type.length + 6).toLowerCase() === `data:${media_type};`;
	return { type: "image_url", url, ...(!told && { media_type }), ...beside };
}

/** What Anthropic signs is known here by names of its own, so that its own format has it too. */
export function thinking(text: string, given: ProviderOptions | undefined): Part {
	const { anthropic, ...others } = given ?? {};
	const { signature, redactedData, ...rest } = anthropic ?? {};
	const options = { ...others, ...(Object.keys(rest).length > 0 && { anthropic: rest }) };
	return {
		type: "thinking",
		text,
		...(typeof signature === "string" && { signature }),
		...(typeof redactedData === "string" && { redacted: redactedData }),
		...(Object.keys(options).length > 0 && { provider_options: options }),
	};
}

/** Options of a provider, if there are any. */
export function kept(given: ProviderOptions | undefined): { provider_options?: ProviderOptions } {
	return given === undefined || Object.keys(given).length === 0 ? {} : { provider_options: given };
}
