import { z } from "@hono/zod-openapi";
import { BLOCK_NAMES } from "../../../core/base/block.ts";
import type { Format } from "../../../core/context/render/format.ts";
import type { ThreadContextAnswer } from "../use-cases/assemble-thread-context.ts";
import type { ContextAnswer } from "../use-cases/build-context.ts";
import {
	AiSdkContextMessage,
	AnthropicContextMessage,
	AnthropicText,
	NeutralMessage,
	OpenAiContextMessage,
} from "./provider-messages.ts";
import { ResponsesContextItem } from "./responses-items.ts";

const Block = z.enum(BLOCK_NAMES);
const Field = z.enum([...BLOCK_NAMES, "query"]);
const Share = z.number().min(0).max(1);

const BlockReport = z
	.object({
		name: Block,
		rank: z.int(),
		budget: z.int(),
		granted: z.int(),
		wanted: z.int(),
		used: z.int(),
		utilization: Share,
		included: z.int(),
		dropped: z.int(),
	})
	.openapi("BlockReport");

const Item = z
	.object({
		id: z.string(),
		block: Block,
		section: z.string(),
		kind: z.string(),
		seq: z.int().optional(),
		tokens: z.int(),
		included: z.boolean(),
		reason: z.string(),
		duplicate_of: z.string().optional().openapi({ description: "The insight that stands for it" }),
		truncated_tokens: z.int().optional(),
		score: z
			.object({
				...{ total: Share, relevance: Share, recency: Share, importance: Share },
				features: z
					.record(z.string(), z.number())
					.optional()
					.openapi({ description: "What moved an earlier message's relevance most, in the ranker's units" }),
			})
			.optional(),
		provenance: z
			.object({
				source_id: z.string(),
				source_ids: z.array(z.string()).readonly().optional(),
				source_type: z.string(),
				confidence: Share,
				created_at: z.string().nullable(),
				retrieval_score: z.number().optional(),
			})
			.optional(),
	})
	.openapi("ReceiptItem");

const Report = z
	.object({
		blocks: z.array(BlockReport),
		waterfall: z.array(
			z.object({ from: Field, to: Field, tokens: z.int(), kind: z.enum(["surplus", "borrowed", "query"]) }),
		),
		items: z.array(Item),
		items_omitted: z.int(),
		warnings: z.array(z.object({ code: z.string(), detail: z.string() })),
		degraded: z.array(z.object({ part: z.string(), reason: z.string() })),
		cache: z.object({
			stable_tokens: z.int().openapi({ description: "Of the leading part that is as in the thread's last context" }),
			breakpoints: z.array(z.int()).openapi({ description: "Where prefixes end that a provider may keep" }),
		}),
		timings_ms: z.record(z.string(), z.number()),
	})
	.openapi("Receipt");

const Shown = z
	.object({
		text: z.string(),
		sections: z.array(z.object({ name: z.string(), text: z.string(), items: z.array(z.string()) })),
	})
	.openapi("ShownBlock");

const Figure = z.object({ type: z.string(), value: z.int() });

const ContextManagement = z
	.object({
		edits: z.array(
			z.object({
				type: z.string(),
				trigger: Figure.optional(),
				keep: Figure,
				clear_at_least: Figure.optional(),
				exclude_tools: z.array(z.string()).optional(),
			}),
		),
	})
	.openapi("ContextManagement");

/** What each format has of its own. */
const SHOWN = {
	messages: { messages: z.array(NeutralMessage) },
	openai: { messages: z.array(OpenAiContextMessage) },
	responses: {
		instructions: z.string().openapi({ description: "The `instructions` of the Responses API" }),
		input: z.array(ResponsesContextItem).openapi({ description: "The `input` of the Responses API" }),
	},
	anthropic: {
		system: z.array(AnthropicText).openapi({ description: "The `system` of the Messages API" }),
		messages: z.array(AnthropicContextMessage),
		context_management: ContextManagement.optional().openapi({
			description: "Where the request asked for it: the provider's own edits",
		}),
	},
	"ai-sdk": {
		instructions: z
			.array(z.object({ role: z.literal("system"), content: z.string() }))
			.openapi({ description: "What `generateText` takes as `instructions`" }),
		messages: z.array(AiSdkContextMessage),
	},
	text: { text: z.string() },
	blocks: {
		blocks: z.object({
			system: Shown,
			project: Shown,
			task: Shown,
			history: Shown,
			knowledge: Shown,
			query: z.string(),
		}),
	},
} satisfies Record<Format, z.ZodRawShape>;

const figures = {
	tokens: z
		.object({
			total: z.int().openapi({ description: "The count of exactly what is returned" }),
			blocks: z.int(),
			query: z.int(),
			response_reserved: z.int(),
			safety_buffer: z.int(),
			window: z.int(),
		})
		.openapi("ContextTokens"),
	report: Report,
};

/** An answer for each format, told apart by `format`. `own`: what all of them have. */
function answersOf<O extends z.ZodRawShape>(own: O, name: string) {
	const answer = <F extends Format, S extends z.ZodRawShape>(format: F, shown: S, title: string) =>
		z.object({ ...own, model: z.string(), format: z.literal(format), ...shown, ...figures }).openapi(`${title}${name}`);
	return z.discriminatedUnion("format", [
		answer("messages", SHOWN.messages, "Messages"),
		answer("openai", SHOWN.openai, "OpenAi"),
		answer("responses", SHOWN.responses, "Responses"),
		answer("anthropic", SHOWN.anthropic, "Anthropic"),
		answer("ai-sdk", SHOWN["ai-sdk"], "AiSdk"),
		answer("text", SHOWN.text, "Text"),
		answer("blocks", SHOWN.blocks, "Blocks"),
	]);
}

export const ContextSchema = answersOf({}, "Context").openapi("Context");

export const ThreadContextAnswerSchema = answersOf(
	{
		id: z.string(),
		appended: z.object({ id: z.string(), seq: z.int() }).optional(),
		thread_id: z.string(),
	},
	"ThreadContext",
).openapi("ThreadContext");

/** A context as it is answered. */
export function contextAnswer(built: ContextAnswer): z.input<typeof ContextSchema> {
	const { model, rendering, tokens, report, timings_ms, degraded } = built;
	const { counted: _counted, parts: _parts, ...shown } = rendering;
	return { model, ...shown, tokens, report: { ...report, degraded, timings_ms } };
}

/** A thread's context as it is answered. */
export function threadContextAnswer(built: ThreadContextAnswer): z.input<typeof ThreadContextAnswerSchema> {
	const { id, appended, thread_id } = built;
	return { id, ...(appended && { appended }), thread_id, ...contextAnswer(built) };
}

const RENDERED = ["system", "instructions", "input", "messages", "text", "blocks"] as const;

/** What follows the rendering in an answer. */
const FIGURES: readonly string[] = Object.keys(figures);

/**
 * The answer as JSON, and in two parts: what a model reads of it, and all else. A receipt is large, so it is written once for the
 * caller and for the thread that keeps it.
 */
export function written(answer: z.input<typeof ThreadContextAnswerSchema>) {
	const entries = Object.entries(answer);
	const textOf = (holds: (name: string) => boolean) =>
		JSON.stringify(Object.fromEntries(entries.filter(([name]) => holds(name))));
	const isRendered = (name: string) => RENDERED.some((field) => field === name);
	const rendering = textOf(isRendered);
	const head = textOf((name) => !isRendered(name) && !FIGURES.includes(name));
	const rest = textOf((name) => FIGURES.includes(name));
	return { whole: joined([head, rendering, rest]), report: joined([head, rest]), rendering };
}

/** Objects in JSON, none of them empty, as one. */
function joined(objects: readonly string[]): string {
	return `{${objects.map((object) => object.slice(1, -1)).join(",")}}`;
}
