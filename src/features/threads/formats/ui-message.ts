import { z } from "@hono/zod-openapi";
import {
	DENIED,
	type NewMessage,
	type Part,
	type ProviderOptions,
	type ToolCall,
} from "../../../core/model/thread/message.ts";
import { MetadataText, OwnerId, ResourceId, Time } from "../../../platform/http/fields.ts";
import { problemsOf } from "../../../platform/http/validation.ts";
import { CallId, ProviderOptionsSchema } from "../schemas/message-fields.ts";
import { argumentsOf, filePart, kept, merged, outputAs, thinking } from "./ai-sdk.ts";
import { ignored, marked, ownOf, type Placed, plainest, spokenMessage } from "./shape.ts";

const metadata = { providerMetadata: ProviderOptionsSchema.optional() };

const Text = z.strictObject({
	type: z.literal("text"),
	text: z.string(),
	state: ignored,
	citations: ignored,
	...metadata,
});
const Reasoning = z.strictObject({
	type: z.literal("reasoning"),
	text: z.string(),
	id: ignored,
	state: ignored,
	...metadata,
});
const File = z.strictObject({
	type: z.literal("file"),
	mediaType: z.string().min(1).max(255),
	url: z.string().min(1),
	filename: z.string().max(1_000).optional(),
	providerReference: z.null({ error: "can't be held" }).optional(),
	...metadata,
});

const tool = {
	toolCallId: CallId,
	state: z.enum(["input-streaming", "input-available", "output-available", "output-error", "output-denied"], {
		error: "a call that waits for an approval can't be held",
	}),
	input: z.unknown().optional(),
	rawInput: z.unknown().optional(),
	inputEncoding: ignored,
	output: z.unknown().optional(),
	errorText: z.string().optional(),
	providerExecuted: z.literal(false, { error: "a tool that the provider ran can't be held" }).optional(),
	callProviderMetadata: ProviderOptionsSchema.optional(),
	resultProviderMetadata: ProviderOptionsSchema.optional(),
	preliminary: ignored,
	approval: z.looseObject({ reason: z.string().optional() }).optional(),
	title: ignored,
	toolMetadata: ignored,
	dynamic: ignored,
};
const Tool = z.strictObject({ type: z.string().regex(/^tool-./), ...tool });
const DynamicTool = z.strictObject({ type: z.literal("dynamic-tool"), toolName: z.string().min(1).max(256), ...tool });
type ToolPart = z.output<typeof Tool> | z.output<typeof DynamicTool>;

/** A part as far as a model reads it; `mark` begins a step. */
type Read =
	| { kind: "text"; part: z.output<typeof Text> }
	| { kind: "reasoning"; part: z.output<typeof Reasoning> }
	| { kind: "file"; part: z.output<typeof File> }
	| { kind: "tool"; part: ToolPart }
	| { kind: "step" | "none" };

const KNOWN = /^(?:text|reasoning|file|dynamic-tool|step-start|source-url|source-document|tool-.+|data-.+)$/;

/** A part is held against the schema of its own kind, so that faults are named as what they are. */
const UiPart = z
	.looseObject({ type: z.string().regex(KNOWN, "can't be held; text, reasoning, file, tools, sources and data can") })
	.transform((part, { issues }): Read => {
		const held = <T>(schema: z.ZodType<T>, read: (part: T) => Read): Read => {
			const result = schema.safeParse(part);
			if (result.success) return read(result.data);
			for (const { path, message } of problemsOf(result.error.issues)) {
				issues.push({ code: "custom", path: path.split("."), message, input: part });
			}
			return { kind: "none" };
		};
		switch (part.type) {
			case "text":
				return held(Text, (own) => ({ kind: "text", part: own }));
			case "reasoning":
				return held(Reasoning, (own) => ({ kind: "reasoning", part: own }));
			case "file":
				return held(File, (own) => ({ kind: "file", part: own }));
			case "step-start":
				return { kind: "step" };
			case "dynamic-tool":
				return held(DynamicTool, (own) => ({ kind: "tool", part: own }));
			default:
				// Sources and data are for a page, and no model reads them.
				return part.type.startsWith("tool-") ? held(Tool, (own) => ({ kind: "tool", part: own })) : { kind: "none" };
		}
	});

/** A `UIMessage` of the AI SDK 7, as `useChat` sends it. */
export const UiMessageSchema = z
	.strictObject({
		id: z.union([z.literal(""), ResourceId]).optional(),
		role: z.enum(["system", "user", "assistant"]),
		parts: z.array(UiPart),
		metadata: MetadataText.optional(),
		user_id: OwnerId.optional(),
		created_at: Time.optional(),
	})
	.openapi("AiSdkUiMessage");

type UiMessage = z.output<typeof UiMessageSchema>;
/**
 * Each step of an answer is a message, followed by its results. The first has the id of the whole, the others ids
 * made of it, so that a list that is sent again meets its messages.
 */
export function fromUiMessage(message: UiMessage, at: string): Placed[] {
	const { id, ...own } = ownOf({ ...message, id: message.id || undefined });
	const made =
		message.role === "assistant"
			? stepsOf(message).flatMap(stepMessages)
			: [
					{
						message: { role: message.role, content: plainest(message.parts.flatMap(partOf)) },
						place: null,
					},
				];
	return made.map(({ message: one, place }, index) => ({
		message: { ...(id && { id: index === 0 ? id : `${id}.${index}` }), ...own, ...one },
		at: place === null ? at : `${at}.parts.${place}`,
	}));
}

type Step = { part: Read; place: number }[];

/** The parts between the marks that begin a step. */
function stepsOf({ parts }: UiMessage): Step[] {
	const steps: Step[] = [[]];
	for (const [place, part] of parts.entries()) {
		if (part.kind === "step") steps.push([]);
		else steps.at(-1)?.push({ part, place });
	}
	return steps;
}

function stepMessages(step: Step): { message: NewMessage; place: number | null }[] {
	const tools = step.flatMap(({ part, place }) =>
		part.kind === "tool" && called(part.part) ? [{ part: part.part, place }] : [],
	);
	const said = spokenMessage(
		step.map(({ part }) =>
			part.kind === "tool" && called(part.part) ? { call: callOf(part.part) } : { parts: partOf(part) },
		),
	);
	if (said.content.length === 0 && said.tool_calls === undefined) return [];
	const results = tools.flatMap(({ part, place }) => {
		const content = resultOf(part);
		return content === null
			? []
			: [
					{
						message: {
							role: "tool" as const,
							content,
							tool_call_id: part.toolCallId,
							// As the SDK itself does it.
							...kept(merged(part.resultProviderMetadata ?? part.callProviderMetadata, outputOptions(part))),
						},
						place,
					},
				];
	});
	return [{ message: said, place: step[0]?.place ?? null }, ...results];
}

function callOf(part: ToolPart): ToolCall {
	return {
		id: part.toolCallId,
		name: "toolName" in part ? part.toolName : part.type.slice("tool-".length),
		arguments: argumentsOf(part.input ?? part.rawInput),
		...kept(part.callProviderMetadata),
	};
}

/** A call whose input is still coming was never made. */
function called({ state }: ToolPart): boolean {
	return state !== "input-streaming";
}

function outputOptions({ state, output }: ToolPart): ProviderOptions | undefined {
	return state === "output-available" && typeof output !== "string" ? outputAs("json", "").provider_options : undefined;
}

function resultOf(part: ToolPart): NewMessage["content"] | null {
	switch (part.state) {
		case "input-streaming":
		case "input-available":
			return null;
		case "output-available":
			return typeof part.output === "string" ? part.output : JSON.stringify(part.output ?? null);
		case "output-error":
			return marked(part.errorText ?? "", true);
		case "output-denied":
			return marked(part.approval?.reason ?? DENIED, true);
	}
}

function partOf(read: Read): Part[] {
	switch (read.kind) {
		case "text":
			return [{ type: "text", text: read.part.text, ...kept(read.part.providerMetadata) }];
		case "reasoning":
			return [thinking(read.part.text, read.part.providerMetadata)];
		case "file": {
			const { url, mediaType, filename, providerMetadata } = read.part;
			return [filePart(url, mediaType, { filename, providerOptions: providerMetadata })];
		}
		case "tool":
		case "step":
		case "none":
			return [];
	}
}
