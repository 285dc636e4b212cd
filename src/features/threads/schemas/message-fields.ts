import { z } from "@hono/zod-openapi";

/** What a provider may call a tool call; longer ids than theirs are a mistake. */
export const CallId = z.string().min(1).max(256);

const cited = { cited_text: z.string(), document_index: z.int().min(0), document_title: z.string().nullable() };
const from = z.int().min(0).openapi({ description: "Where it begins, in characters, pages or blocks" });
const to = z.int().min(0).openapi({ description: "Where it ends" });

export const CharLocation = z.strictObject({
	type: z.literal("char_location"),
	...cited,
	start_char_index: from,
	end_char_index: to,
});
export const PageLocation = z.strictObject({
	type: z.literal("page_location"),
	...cited,
	start_page_number: from,
	end_page_number: to,
});
export const BlockLocation = z.strictObject({
	type: z.literal("content_block_location"),
	...cited,
	start_block_index: from,
	end_block_index: to,
});

/** Where an answer's text stands in a document that it cites. */
export const CitationSchema = z
	.discriminatedUnion("type", [CharLocation, PageLocation, BlockLocation])
	.openapi("Citation");

/** Any JSON inside, which the reference can't name without a schema that refers to itself. */
const anyOptions = { type: "object", additionalProperties: true, "x-json": true } as const;

/** What one provider wants back unread, by its name. */
export const ProviderOptionsSchema = z
	.record(z.string(), z.record(z.string(), z.json()))
	.openapi({ type: "object", additionalProperties: anyOptions });
