import { z } from "@hono/zod-openapi";
import type { Failure } from "../../../core/base/failure.ts";
import { ok } from "../../../core/base/result.ts";
import type { NewMessage } from "../../../core/model/thread/message.ts";
import { messageBreaches } from "../../../core/model/thread/message-rules.ts";
import type { App } from "../../../platform/http/context.ts";
import { problemsOf } from "../../../platform/http/validation.ts";
import { NewMessageSchema } from "../schemas/message.ts";
import { fromModelMessage, ModelMessageSchema } from "./ai-sdk.ts";
import { AnthropicMessageSchema, fromAnthropic } from "./anthropic.ts";
import { fromOpenAi, OpenAiMessageSchema } from "./openai.ts";
import { recogniseShape, SHAPES, type Shape } from "./recognise.ts";
import { fromResponses, ResponsesItemSchema } from "./responses.ts";
import type { Placed } from "./shape.ts";
import { fromUiMessage, UiMessageSchema } from "./ui-message.ts";

/** Messages in one of the shapes that SDKs hand over, with where each came from. */
type Read = { messages: NewMessage[]; places: string[] };

type Issue = z.core.$ZodIssue;

/** Reads messages of a shape. Each fault has its path in what was given. */
type Reader = (given: unknown) => { success: true; placed: Placed[] } | { success: false; issues: Issue[] };

/** How each shape is read. */
export const READERS: Record<Shape, Reader> = {
	messages: reader(z.array(NewMessageSchema), (messages) =>
		messages.map((message, index) => ({ message, at: `${index}` })),
	),
	openai: reader(z.array(OpenAiMessageSchema), fromOpenAi),
	responses: reader(z.array(ResponsesItemSchema), fromResponses),
	anthropic: reader(z.array(AnthropicMessageSchema), fromAnthropic),
	"ai-sdk": (given) => {
		// Both kinds may stand in one list; each is held against its own schema, so that faults are named as what they are.
		const list: unknown[] = Array.isArray(given) ? given : [];
		const read = list.map((message, index) => (isUi(message) ? readUi(message, index) : readModel(message, index)));
		const issues = read.flatMap((one) => (one.success ? [] : one.issues));
		return issues.length > 0
			? { success: false, issues }
			: { success: true, placed: read.flatMap((one) => (one.success ? one.placed : [])) };
	},
};

function isUi(message: unknown): boolean {
	return typeof message === "object" && message !== null && "parts" in message;
}

function readUi(message: unknown, index: number) {
	return one(UiMessageSchema, fromUiMessage, message, index);
}

function readModel(message: unknown, index: number) {
	return one(ModelMessageSchema, fromModelMessage, message, index);
}

function one<T>(schema: z.ZodType<T>, convert: (message: T, at: string) => Placed[], given: unknown, index: number) {
	const read = schema.safeParse(given);
	if (read.success) return { success: true as const, placed: convert(read.data, `${index}`) };
	return {
		success: false as const,
		issues: read.error.issues.map((issue) => ({ ...issue, path: [index, ...issue.path] })),
	};
}

function reader<T>(schema: z.ZodType<T>, convert: (messages: T) => Placed[]): Reader {
	return (given) => {
		const read = schema.safeParse(given);
		if (read.success) return { success: true, placed: convert(read.data) };
		return { success: false, issues: [...read.error.issues] };
	};
}

/**
 * Reads `messages` of a request, in the shape that it names or that they are recognised by. Faults are noted under
 * `messages`.
 */
export function readMessages(given: readonly unknown[], named: Shape | "auto", issues: z.core.$ZodRawIssue[]): Read {
	const shape = named === "auto" ? recogniseShape(given) : ok(named);
	if (!shape.ok) {
		issues.push(fault(shape.error.path, shape.error.message, given));
		return { messages: [], places: [] };
	}
	const read = READERS[shape.value](given);
	if (!read.success) {
		for (const { path, message } of problemsOf(read.issues)) issues.push(fault(path, message, given));
		return { messages: [], places: [] };
	}
	for (const { message, at } of shape.value === "messages" ? [] : read.placed) {
		// SDKs hand over results of tools that say nothing.
		const found = messageBreaches(message).filter(([field]) => field !== "content" || message.role !== "tool");
		for (const [, text] of found) issues.push(fault(at, text, given));
	}
	return { messages: read.placed.map(({ message }) => message), places: read.placed.map(({ at }) => at) };
}

function fault(at: string, message: string, input: unknown): z.core.$ZodRawIssue {
	return { code: "custom", path: ["messages", ...at.split(".")], message, input };
}

/** Which shapes a list may have: one, or any. */
export type MessageList = Shape | "auto";

/** The schemas of each shape. They check messages when it is known whose shape they have (`readMessages`). */
const SCHEMAS = {
	messages: { NewMessage: NewMessageSchema },
	openai: { OpenAiMessage: OpenAiMessageSchema },
	responses: { ResponsesItem: ResponsesItemSchema },
	anthropic: { AnthropicMessage: AnthropicMessageSchema },
	"ai-sdk": { AiSdkModelMessage: ModelMessageSchema, AiSdkUiMessage: UiMessageSchema },
} satisfies Record<Shape, Record<string, z.ZodType>>;

/** A list of messages that `readMessages` checks; the reference shows the schemas it does so by. */
export function messageList(list: MessageList, { minItems, maxItems }: { minItems: number; maxItems: number }) {
	const shapes = list === "auto" ? Object.values(SCHEMAS) : [SCHEMAS[list]];
	const refs = shapes.flatMap((schemas) =>
		Object.keys(schemas).map(($ref) => ({ $ref: `#/components/schemas/${$ref}` })),
	);
	const items = { anyOf: refs };
	return z.array(z.unknown()).min(minItems).max(maxItems).openapi({ type: "array", items, minItems, maxItems });
}

/** Adds the schemas of messages to the reference. */
export function registerShapes(app: App): void {
	for (const schemas of Object.values(SCHEMAS)) {
		for (const [name, schema] of Object.entries(schemas)) app.openAPIRegistry.register(name, schema);
	}
}

/** The names of shapes that a request may use. */
export const MessageShape = z.enum(["auto", ...SHAPES]).openapi({
	description: "Whose shape `messages` have; `auto` recognises it",
});

/** A failure of messages under the paths that the caller knows. */
export function asGiven<F extends Failure>(failure: F, places: readonly string[]): F {
	const known = (text: string) =>
		text.replace(/^messages\.(\d+)/, (path, index: string) =>
			places[Number(index)] ? `messages.${places[Number(index)]}` : path,
		);
	if (failure.reason === "invalid_request") {
		return { ...failure, problems: failure.problems.map((problem) => ({ ...problem, path: known(problem.path) })) };
	}
	return failure.reason === "already_exists" ? { ...failure, detail: known(failure.detail) } : failure;
}
