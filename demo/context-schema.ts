/** What the demo reads of a context and its report. */
import * as z from "zod";

const part = z.object({ type: z.string(), text: z.string().optional() });

const message = z.object({
	role: z.string(),
	content: z.union([z.string(), z.array(part)]),
	name: z.string().nullish(),
	tool_calls: z.array(z.object({ id: z.string(), name: z.string(), arguments: z.string() })).nullish(),
	tool_call_id: z.string().nullish(),
});

const block = z.object({
	name: z.string(),
	rank: z.number(),
	budget: z.number(),
	granted: z.number(),
	wanted: z.number(),
	used: z.number(),
	utilization: z.number(),
	included: z.number(),
	dropped: z.number(),
});

const item = z.object({
	id: z.string(),
	block: z.string(),
	section: z.string(),
	kind: z.string(),
	seq: z.number().nullish(),
	tokens: z.number(),
	included: z.boolean(),
	reason: z.string(),
	score: z.object({ total: z.number() }).nullish(),
	provenance: z.object({ source_id: z.string().nullish(), source_ids: z.array(z.string()).nullish() }).nullish(),
});

const report = z.object({
	blocks: z.array(block),
	waterfall: z.array(z.object({ from: z.string(), to: z.string(), tokens: z.number(), kind: z.string() })),
	items: z.array(item),
	items_omitted: z.number().default(0),
	warnings: z.array(z.object({ code: z.string(), detail: z.string() })).default([]),
	degraded: z.array(z.object({ part: z.string(), reason: z.string() })).default([]),
	timings_ms: z.record(z.string(), z.number()).default({}),
});

const tokens = z.object({
	total: z.number(),
	blocks: z.number(),
	query: z.number(),
	response_reserved: z.number(),
	safety_buffer: z.number(),
	window: z.number(),
});

export const contextSchema = z.object({ model: z.string(), messages: z.array(message), tokens, report });

/** The same in format `text`. */
export const textContextSchema = z.object({ model: z.string(), text: z.string(), tokens, report });

export type TextContext = z.infer<typeof textContextSchema>;
export type Context = z.infer<typeof contextSchema>;
export type ShownMessage = z.infer<typeof message>;
export type Block = z.infer<typeof block>;
export type Item = z.infer<typeof item>;
export type Report = z.infer<typeof report>;
