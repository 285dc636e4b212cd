import { z } from "@hono/zod-openapi";
import type { Part, ToolCall } from "../../../core/model/thread/message.ts";
import { BlockLocation, CallId, CharLocation, PageLocation } from "../schemas/message-fields.ts";
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

const cached = {
	cache_control: z.strictObject({ type: z.literal("ephemeral"), ttl: z.enum(["5m", "1h"]).exactOptional() }).nullish(),
};

/** Of what the provider itself found or keeps: it can't be looked up again. */
const notHeld = z.null({ error: "can't be held" }).optional();

const Cited = z.discriminatedUnion(
	"type",
	[
		CharLocation.extend({ file_id: notHeld }),
		PageLocation.extend({ file_id: notHeld }),
		BlockLocation.extend({ file_id: notHeld }),
	],
	heldOnly("char_location, page_location and content_block_location"),
);
const Text = z.strictObject({
	type: z.literal("text"),
	text: z.string(),
	citations: z.array(Cited).nullish(),
	...cached,
});
const Image = z.strictObject({
	type: z.literal("image"),
	source: z.discriminatedUnion(
		"type",
		[
			z.strictObject({ type: z.literal("base64"), media_type: z.string().regex(/^image\//), data: z.string().min(1) }),
			z.strictObject({ type: z.literal("url"), url: z.string().min(1) }),
		],
		heldOnly("base64 and url"),
	),
	transformations: z.null({ error: "can't be held" }).optional(),
	...cached,
});
const Document = z.strictObject({
	type: z.literal("document"),
	source: z.discriminatedUnion(
		"type",
		[
			z.strictObject({ type: z.literal("text"), media_type: z.literal("text/plain"), data: z.string() }),
			z.strictObject({ type: z.literal("base64"), media_type: z.literal("application/pdf"), data: z.string().min(1) }),
			z.strictObject({ type: z.literal("url"), url: z.string().min(1) }),
		],
		heldOnly("text, base64 and url"),
	),
	title: z.string().max(1_000).nullish(),
	context: z.string().nullish(),
	citations: z.strictObject({ enabled: z.boolean().optional() }).nullish(),
	...cached,
});
const Thinking = z.strictObject({ type: z.literal("thinking"), thinking: z.string(), signature: z.string() });
const Redacted = z.strictObject({ type: z.literal("redacted_thinking"), data: z.string().min(1) });
const ToolUse = z.strictObject({
	type: z.literal("tool_use"),
	id: CallId,
	name: z.string().min(1).max(256),
	input: z.record(z.string(), z.unknown()),
	caller: z.strictObject({ type: z.literal("direct", { error: "only direct calls can be held" }) }).optional(),
	toolset_name: z.null({ error: "can't be held" }).optional(),
	...cached,
});
const ResultPart = z.discriminatedUnion("type", [Text, Image, Document], heldOnly("text, image and document"));
const ToolResult = z.strictObject({
	type: z.literal("tool_result"),
	tool_use_id: CallId,
	content: z.union([z.string(), z.array(ResultPart)]).nullish(),
	is_error: z.boolean().nullish(),
	toolset_name: z.null({ error: "can't be held" }).optional(),
	...cached,
});

const UserBlock = z.discriminatedUnion(
	"type",
	[Text, Image, Document, ToolResult],
	heldOnly("text, image, document and tool_result"),
);
const SpokenBlock = z.discriminatedUnion(
	"type",
	[Text, Thinking, Redacted, ToolUse],
	heldOnly("text, thinking, redacted_thinking and tool_use"),
);

/** What comes back beside `role` and `content` in an answer of the API. */
const reported = {
	type: z.literal("message").optional(),
	model: ignored,
	stop_reason: ignored,
	stop_sequence: ignored,
	stop_details: ignored,
	usage: ignored,
	container: ignored,
	diagnostics: ignored,
};

/** A message of the Messages API, as it is sent (`MessageParam`) or comes back (`Message`). */
export const AnthropicMessageSchema = z
	.discriminatedUnion(
		"role",
		[
			z.strictObject({ role: z.literal("user"), content: z.union([z.string(), z.array(UserBlock)]), ...ownFields }),
			z.strictObject({
				role: z.literal("assistant"),
				content: z.union([z.string(), z.array(SpokenBlock)]),
				...reported,
				...ownFields,
			}),
			z.strictObject({ role: z.literal("system"), content: z.union([z.string(), z.array(Text)]), ...ownFields }),
		],
		heldOnly("user, assistant and system"),
	)
	.openapi("AnthropicMessage");

type AnthropicMessage = z.output<typeof AnthropicMessageSchema>;

/** Each result of a user's turn becomes a message of its own, before what the user says. */
export function fromAnthropic(messages: readonly AnthropicMessage[]): Placed[] {
	return messages.flatMap((message, index) => placed(message, `${index}`));
}

function placed(message: AnthropicMessage, at: string): Placed[] {
	const own = ownOf(message);
	switch (message.role) {
		case "system":
			return [{ message: { ...own, role: "system", content: contentOf(message.content) }, at }];
		case "assistant":
			return [{ message: { ...own, ...spoken(message.content) }, at }];
		case "user":
			return userMessages(message.content, own, at);
	}
}

/** The message's id is that of what the user says, else of its last result; the others' are made of it. */
function userMessages(
	content: string | z.output<typeof UserBlock>[],
	{ id, ...own }: ReturnType<typeof ownOf>,
	at: string,
): Placed[] {
	if (typeof content === "string") return [{ message: { ...(id && { id }), ...own, role: "user", content }, at }];
	const results = content.flatMap((block, place): Placed[] =>
		block.type === "tool_result" ? [{ message: { ...own, ...result(block) }, at: `${at}.content.${place}` }] : [],
	);
	const said = content.flatMap((block) => (block.type === "tool_result" ? [] : partOf(block)));
	const user: Placed[] =
		said.length > 0 || results.length === 0 ? [{ message: { ...own, role: "user", content: plainest(said) }, at }] : [];
	const all = [...results, ...user];
	if (id === undefined) return all;
	return all.map(({ message, at: place }, index) => ({
		message: { ...message, id: index === all.length - 1 ? id : `${id}.${index + 1}` },
		at: place,
	}));
}

function result({ tool_use_id, content, is_error, cache_control }: z.output<typeof ToolResult>): Placed["message"] {
	return {
		role: "tool",
		content: marked(contentOf(content ?? ""), is_error === true),
		tool_call_id: tool_use_id,
		...optionsFor("anthropic", { cacheControl: cache_control }),
	};
}

function spoken(content: string | z.output<typeof SpokenBlock>[]): Placed["message"] {
	if (typeof content === "string") return { role: "assistant", content };
	return spokenMessage(
		content.map((block) => (block.type === "tool_use" ? { call: callOf(block) } : { parts: partOf(block) })),
	);
}

function callOf({ id, name, input, cache_control }: z.output<typeof ToolUse>): ToolCall {
	return { id, name, arguments: JSON.stringify(input), ...optionsFor("anthropic", { cacheControl: cache_control }) };
}

function contentOf(content: string | z.output<typeof ResultPart>[]): string | Part[] {
	return typeof content === "string" ? content : plainest(content.flatMap(partOf));
}

type Block = Exclude<z.output<typeof UserBlock> | z.output<typeof SpokenBlock>, { type: "tool_use" | "tool_result" }>;

function partOf(block: Block): Part[] {
	switch (block.type) {
		case "text":
			return [{ type: "text", text: block.text, ...citing(block.citations), ...cachedAs(block) }];
		case "thinking":
			return [{ type: "thinking", text: block.thinking, signature: block.signature }];
		case "redacted_thinking":
			return [{ type: "thinking", text: "", redacted: block.data }];
		case "image": {
			const { source } = block;
			const url = source.type === "url" ? source.url : dataUrl(source.media_type, source.data);
			return [{ type: "image_url", url, ...cachedAs(block) }];
		}
		case "document": {
			const { source, title, context, citations, cache_control } = block;
			const label = {
				...(title != null && { name: title }),
				...(context != null && { context }),
				...optionsFor("anthropic", { citations: settled(citations), cacheControl: cache_control }),
			};
			if (source.type === "text") return [{ type: "text", text: source.data, kind: "document", ...label }];
			const url = source.type === "url" ? source.url : dataUrl(source.media_type, source.data);
			return [{ type: "file", url, media_type: "application/pdf", ...label }];
		}
	}
}

/** Whether to cite it, where that is said. */
function settled(citations: { enabled?: boolean | undefined } | null | undefined) {
	return citations?.enabled === undefined ? undefined : { enabled: citations.enabled };
}

function citing(citations: z.output<typeof Cited>[] | null | undefined) {
	const kept = (citations ?? []).map(({ file_id: _, ...location }) => location);
	return kept.length === 0 ? {} : { citations: kept };
}

function cachedAs({ cache_control: cacheControl }: Pick<z.output<typeof Text>, "cache_control">) {
	return optionsFor("anthropic", { cacheControl });
}
