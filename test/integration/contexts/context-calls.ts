import { expect } from "vitest";
import * as z from "zod";
import { ask } from "../client.ts";
import { countedMessages, countedText, type EncodingName } from "./independent-count.ts";

const message = z.looseObject({ role: z.string(), content: z.union([z.string(), z.array(z.looseObject({}))]) });
const score = z.object({
	total: z.number(),
	relevance: z.number(),
	recency: z.number(),
	importance: z.number(),
	features: z.record(z.string(), z.number()).optional(),
});
const item = z.looseObject({
	id: z.string(),
	block: z.string(),
	section: z.string(),
	kind: z.string(),
	seq: z.number().optional(),
	tokens: z.number(),
	included: z.boolean(),
	reason: z.string(),
	score: score.optional(),
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

const context = z.object({
	id: z.string().optional(),
	appended: z.object({ id: z.string(), seq: z.number() }).optional(),
	thread_id: z.string().optional(),
	model: z.string(),
	format: z.string(),
	messages: z.array(message).optional(),
	text: z.string().optional(),
	tokens: z.object({
		total: z.number(),
		blocks: z.number(),
		query: z.number(),
		response_reserved: z.number(),
		safety_buffer: z.number(),
		window: z.number(),
	}),
	report: z.object({
		blocks: z.array(block),
		waterfall: z.array(z.object({ from: z.string(), to: z.string(), tokens: z.number(), kind: z.string() })),
		items: z.array(item),
		items_omitted: z.number(),
		warnings: z.array(z.object({ code: z.string(), detail: z.string() })),
		degraded: z.array(z.unknown()),
		timings_ms: z.record(z.string(), z.number()),
	}),
});

export type Context = z.infer<typeof context>;

/** The context of a thread, or with `""` of the messages in the request. */
export async function contextOf(thread: string, body: object = {}): Promise<Context> {
	const built = await ask(context, "POST", thread === "" ? "/v1/context" : `${thread}/context`, body);
	expectInvariants(built);
	return built;
}

export function blockOf(built: Context, name: string) {
	const found = built.report.blocks.find((one) => one.name === name);
	if (found === undefined) throw new Error(`no block ${name}`);
	return found;
}

export function itemsOf(built: Context, name: string) {
	return built.report.items.filter((one) => one.block === name);
}

/** The text of a context's messages, or its text. */
export function shownText(built: Context): string {
	return built.text ?? (built.messages ?? []).map(({ content }) => textOf(content)).join("\n");
}

function textOf(content: z.infer<typeof message>["content"]): string {
	return typeof content === "string" ? content : content.map((part) => String(part.text ?? "")).join("\n");
}

/** What was returned, counted anew. Claude's count is o200k's times 1.16. */
function countedAnew(built: Context): number {
	const encoding: EncodingName = /^gpt-(3|4$|4-)/.test(built.model) ? "cl100k_base" : "o200k_base";
	const raw = built.text === undefined ? countedMessages(built.messages, encoding) : countedText(built.text, encoding);
	return built.model.startsWith("claude") ? Math.ceil(raw * 1.16) : raw;
}

/** What holds for every context (docs/design.md, "The invariant"). */
function expectInvariants(built: Context): void {
	const { total, blocks, query, response_reserved, safety_buffer, window } = built.tokens;
	expect(total).toBe(countedAnew(built));
	expect(total + response_reserved + safety_buffer).toBeLessThanOrEqual(window);
	expect(blocks + query).toBe(total);
	expect(built.report.blocks.map(({ name, rank }) => [rank, name])).toEqual([
		[1, "system"],
		[2, "project"],
		[3, "task"],
		[4, "history"],
		[5, "knowledge"],
	]);
	for (const { name, used, granted, wanted, included, dropped } of built.report.blocks) {
		expect(used).toBeLessThanOrEqual(granted);
		expect(granted).toBeLessThanOrEqual(wanted);
		const items = itemsOf(built, name);
		expect(items.filter((one) => one.included)).toHaveLength(included);
		expect(items.length + (name === "history" ? built.report.items_omitted : 0)).toBe(included + dropped);
		expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
	}
}
