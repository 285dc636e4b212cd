import { z } from "@hono/zod-openapi";
import type { ChatMessage, NewMessage, Part, ToolCall } from "../../../core/model/thread/message.ts";
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

const InputText = z.strictObject({ type: z.literal("input_text"), text: z.string(), ...breakpoint });
const OutputText = z.strictObject({
	type: z.literal("output_text"),
	text: z.string(),
	annotations: ignored,
	logprobs: ignored,
});
const Refusal = z.strictObject({ type: z.literal("refusal"), refusal: z.string() });
const InputImage = z.strictObject({
	type: z.literal("input_image"),
	image_url: z.string({ error: "only images by address or data can be held" }).min(1),
	file_id: z.null({ error: "can't be held" }).optional(),
	detail: z.string().max(64).nullish(),
	...breakpoint,
});
const InputFile = z
	.strictObject({
		type: z.literal("input_file"),
		file_data: z
			.string()
			.regex(/^data:[^,]{1,255},/, "must be a data URL")
			.nullish(),
		file_url: z.string().min(1).nullish(),
		file_id: z.null({ error: "can't be held" }).optional(),
		filename: z.string().max(1_000).nullish(),
		detail: z.enum(["auto", "low", "high"]).nullish(),
		...breakpoint,
	})
	.refine(({ file_data, file_url }) => (file_data == null) !== (file_url == null), "must have file_data or file_url");

const ContentPart = z.discriminatedUnion(
	"type",
	[InputText, OutputText, Refusal, InputImage, InputFile],
	heldOnly("input_text, output_text, refusal, input_image and input_file"),
);
const OutputPart = z.discriminatedUnion(
	"type",
	[InputText, InputImage, InputFile],
	heldOnly("input_text, input_image and input_file"),
);

const about = { status: ignored, created_by: ignored };
const itemId = z
	.string()
	.max(256)
	.nullish()
	.openapi({ description: "The provider's id of the item; kept behind reasoning" });
const caller = z.strictObject({ type: z.literal("direct", { error: "only direct calls can be held" }) }).nullish();

const { id: _id, ...ownBeside } = ownFields;

const MessageItem = z.strictObject({
	type: z.literal("message").default("message"),
	role: z.enum(["user", "assistant", "system", "developer"]),
	content: z.union([z.string(), z.array(ContentPart)]),
	phase: z.enum(["commentary", "final_answer"]).nullish(),
	...about,
	...ownFields,
});
const CallItem = z.strictObject({
	type: z.literal("function_call"),
	call_id: CallId,
	name: z.string().min(1).max(256),
	arguments: z.string(),
	id: itemId,
	caller,
	...about,
	...ownBeside,
});
const OutputItem = z.strictObject({
	type: z.literal("function_call_output"),
	call_id: CallId,
	output: z.union([z.string(), z.array(OutputPart)]),
	id: itemId,
	caller,
	...about,
	...ownBeside,
});
const ReasoningItem = z.strictObject({
	type: z.literal("reasoning"),
	id: z.string().max(256),
	summary: z.array(z.strictObject({ type: z.literal("summary_text"), text: z.string() })),
	content: z.array(z.strictObject({ type: z.literal("reasoning_text"), text: z.string() })).nullish(),
	encrypted_content: z.string().nullish(),
	...about,
});

/** An item of the Responses API, as it is sent in `input` or comes back in `output`. */
export const ResponsesItemSchema = z
	.discriminatedUnion(
		"type",
		[MessageItem, CallItem, OutputItem, ReasoningItem],
		heldOnly("message, function_call, function_call_output and reasoning"),
	)
	.openapi("ResponsesItem");

type Item = z.output<typeof ResponsesItemSchema>;

/** What the assistant thinks, says and calls in one go is one message of ours. */
export function fromResponses(items: readonly Item[]): Placed[] {
	const placed: Placed[] = [];
	let turn: { message: NewMessage & { content: Part[] }; at: string } | null = null;
	for (const [index, item] of items.entries()) {
		const at = `${index}`;
		const other = item.type === "function_call_output" || (item.type === "message" && item.role !== "assistant");
		if (other) {
			turn = null;
			placed.push({ message: { ...ownOf(ownIn(item)), ...otherMessage(item) }, at });
			continue;
		}
		const goesOn = turn !== null && !turn.message.content.some(isSpoken) && !calls(turn);
		if (turn === null || !(goesOn || item.type === "function_call")) {
			turn = { message: { role: "assistant", content: [] }, at };
			placed.push(turn);
		}
		const next = assistantPiece(item, turn.message.content.some(isThought));
		Object.assign(turn.message, ownOf(ownIn(item)));
		turn.message.content.push(...next.parts);
		if (next.call) turn.message.tool_calls = [...(turn.message.tool_calls ?? []), next.call];
	}
	return placed.map(({ message, at }) => ({
		message: typeof message.content === "string" ? message : { ...message, content: plainest(message.content) },
		at,
	}));
}

function calls({ message }: { message: NewMessage }): boolean {
	return message.tool_calls !== undefined;
}

function isThought(part: Part): boolean {
	return part.type === "thinking";
}

function isSpoken(part: Part): boolean {
	return !isThought(part);
}

/** The fields of ours on an item; only a message has an id that is ours. */
function ownIn(item: Item): Parameters<typeof ownOf>[0] {
	if (item.type === "reasoning") return {};
	return item.type === "message" ? item : { ...item, id: undefined };
}

function otherMessage(item: Item): ChatMessage {
	if (item.type === "function_call_output") {
		return { role: "tool", content: contentOf(item.output), tool_call_id: item.call_id };
	}
	if (item.type !== "message") return { role: "system", content: "" };
	const content = contentOf(item.content);
	if (item.role === "user") return { role: "user", content };
	return { role: "system", content, ...optionsFor("openai", { role: item.role === "system" ? "system" : undefined }) };
}

/** `paired`: behind reasoning, which the provider takes only before the items that it led to, under their ids. */
function assistantPiece(item: Item, paired: boolean): { parts: Part[]; call?: ToolCall } {
	switch (item.type) {
		case "message":
			return { parts: spokenParts(item, paired) };
		case "function_call": {
			const call = { id: item.call_id, name: item.name, arguments: item.arguments };
			return { parts: [], call: { ...call, ...optionsFor("responses", { itemId: paired ? item.id : undefined }) } };
		}
		case "reasoning":
			return { parts: thinking(item) };
		case "function_call_output":
			return { parts: [] };
	}
}

/** Under the names that the AI SDK gives to what only this API reads back, and like it a part for each text of an item. */
function thinking({
	id,
	summary,
	content,
	encrypted_content: encrypted,
}: Extract<Item, { type: "reasoning" }>): Part[] {
	const said = [
		...summary.map(({ text }) => ({ text, full: undefined })),
		...(content ?? []).map(({ text }) => ({ text, full: true })),
	];
	return (said.length > 0 ? said : [{ text: "", full: undefined }]).map(({ text, full }, index) => ({
		type: "thinking",
		text,
		...optionsFor("openai", {
			itemId: id,
			reasoningText: full,
			reasoningEncryptedContent: index === 0 ? encrypted : undefined,
		}),
	}));
}

/** What the assistant says. Behind no reasoning, only an answer of more than one plain text needs its id to come back as it was. */
function spokenParts({ content, phase, id: given }: Extract<Item, { type: "message" }>, paired: boolean): Part[] {
	const parts = typeof content === "string" ? textPart(content) : content.flatMap(partOf);
	const [first, ...more] = parts;
	if (first === undefined) return [];
	const simple = more.length === 0 && first.type === "text" && first.kind === undefined && !first.provider_options;
	const id = given?.startsWith("msg") ? given : undefined;
	const { openai } = optionsFor("openai", { phase, itemId: simple || paired ? undefined : id }).provider_options ?? {};
	const { responses } = optionsFor("responses", { itemId: paired ? id : undefined }).provider_options ?? {};
	if (openai === undefined && responses === undefined) return parts;
	const options = {
		...(openai && { openai: { ...first.provider_options?.openai, ...openai } }),
		...(responses && { responses }),
	};
	return [{ ...first, provider_options: { ...first.provider_options, ...options } }, ...more];
}

function contentOf(content: string | z.output<typeof ContentPart>[]): string | Part[] {
	return typeof content === "string" ? content : plainest(content.flatMap(partOf));
}

function textPart(text: string): Part[] {
	return text === "" ? [] : [{ type: "text", text }];
}

function partOf(part: z.output<typeof ContentPart>): Part[] {
	switch (part.type) {
		case "input_text":
			return [{ type: "text", text: part.text, ...breakpointOf(part) }];
		case "output_text":
			return [{ type: "text", text: part.text }];
		case "refusal":
			return [{ type: "text", text: part.refusal, kind: "refusal" }];
		case "input_image":
			return [
				{ type: "image_url", url: part.image_url, ...(part.detail && { detail: part.detail }), ...breakpointOf(part) },
			];
		case "input_file": {
			const url = part.file_data ?? part.file_url ?? "";
			const media_type = /^data:([^;,]+)/i.exec(url)?.[1] ?? "application/pdf";
			const options = { fileDetail: part.detail, promptCacheBreakpoint: part.prompt_cache_breakpoint };
			return [
				{
					type: "file",
					url,
					media_type,
					...(part.filename != null && { name: part.filename }),
					...optionsFor("openai", options),
				},
			];
		}
	}
}
