import { ok, type Result } from "../../../core/base/result.ts";

/** Whose shape messages have. */
export const SHAPES = ["messages", "openai", "responses", "anthropic", "ai-sdk"] as const;

export type Shape = (typeof SHAPES)[number];

type Mark = { shape: Shape; at: string };

/** Signs of two shapes in one list. */
export type Mixed = { path: string; message: string };

/**
 * Whose shape a list of messages has, by what only one of them has. Plain messages are the same in every shape, so one
 * telling message decides for all.
 */
export function recogniseShape(messages: readonly unknown[]): Result<Shape, Mixed> {
	const marks = messages.flatMap((message, index) =>
		marksOf(message).map(({ shape, at }) => ({ shape, at: joined(index, at) })),
	);
	const [first] = marks;
	if (first === undefined) return ok(messages.some(isOpenAiAlike) ? "openai" : "messages");
	const other = marks.find(({ shape }) => shape !== first.shape);
	if (other === undefined) return ok(first.shape);
	const message = `has the shape ${other.shape}, and ${first.at} has ${first.shape}: send them apart, or name a format`;
	return { ok: false, error: { path: other.at, message } };
}

function joined(index: number, at: string): string {
	return at === "" ? `${index}` : `${index}.${at}`;
}

/** What OpenAI's two APIs share: only where nothing else tells. */
function isOpenAiAlike(message: unknown): boolean {
	if (!isObject(message)) return false;
	return message.role === "developer" || listOf(message.content).some((part) => part.type === "refusal");
}

function marksOf(message: unknown): Mark[] {
	if (!isObject(message)) return [];
	const { type, content, parts, tool_calls: calls } = message;
	return [
		...(Array.isArray(parts) ? [{ shape: "ai-sdk" as const, at: "parts" }] : []),
		...("providerOptions" in message ? [{ shape: "ai-sdk" as const, at: "providerOptions" }] : []),
		...(typeof type === "string"
			? [{ shape: isAnswer(message) ? ("anthropic" as const) : ("responses" as const), at: "type" }]
			: []),
		...(content === null ? [{ shape: "openai" as const, at: "content" }] : []),
		...["refusal", "function_call", "audio", "annotations"]
			.filter((field) => field in message)
			.map((at) => ({ shape: "openai" as const, at })),
		...listOf(calls).map((call, index) => ({
			shape: "function" in call || "custom" in call ? ("openai" as const) : ("messages" as const),
			at: `tool_calls.${index}`,
		})),
		...listOf(content).flatMap((part, index) => {
			const shape = shapeOfPart(part);
			return shape === null ? [] : [{ shape, at: `content.${index}` }];
		}),
	];
}

/** Whether it is a whole answer of the Messages API. */
function isAnswer({ type, usage, stop_reason }: Record<string, unknown>): boolean {
	return type === "message" && (usage !== undefined || stop_reason !== undefined);
}

/** Whose part this is; null if several have it, or nobody. */
function shapeOfPart(part: Record<string, unknown>): Shape | null {
	if ("providerOptions" in part) return "ai-sdk";
	switch (part.type) {
		case "text":
			if ("cache_control" in part || "citations" in part) return "anthropic";
			return "provider_options" in part || "kind" in part ? "messages" : null;
		case "image_url":
			return typeof part.image_url === "object" ? "openai" : "messages";
		case "file":
			return "file" in part ? "openai" : "data" in part ? "ai-sdk" : "messages";
		case "thinking":
			return "thinking" in part ? "anthropic" : "messages";
		case "image":
			return "source" in part ? "anthropic" : "ai-sdk";
		case "input_text":
		case "output_text":
		case "input_image":
		case "input_file":
		case "reasoning_text":
			return "responses";
		case "input_audio":
			return "openai";
		case "document":
		case "redacted_thinking":
		case "search_result":
		case "container_upload":
			return "anthropic";
		default:
			return typeof part.type === "string" ? shapeOfTool(part.type) : null;
	}
}

/** Anthropic joins words with `_` and the AI SDK with `-`. */
function shapeOfTool(type: string): Shape | null {
	if (/_tool_result$|^tool_|_tool_use$/.test(type)) return "anthropic";
	return /^(?:reasoning|custom)/.test(type) || /^tool-/.test(type) ? "ai-sdk" : null;
}

function listOf(value: unknown): Record<string, unknown>[] {
	return Array.isArray(value) ? value.map((one: unknown) => (isObject(one) ? one : {})) : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
