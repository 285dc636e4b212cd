import { z } from "@hono/zod-openapi";
import type { ThreadConfig } from "../../../core/thread/thread-config.ts";

const Tokens = z.int().min(0).max(1_000_000_000);
const Ratio = z.number().min(0.05).max(1);

const Overflow = z.strictObject({
	strategy: z.enum(["summarize", "trim", "none"]).optional(),
	/** Null: four times the history budget. */
	token_limit: Tokens.min(1).nullish(),
	trigger_ratio: Ratio.optional(),
	preserve_messages: z.int().min(0).max(1_000).optional(),
	preserve_tokens: Tokens.optional(),
});

const ToolClearing = z.strictObject({
	enabled: z.boolean().optional(),
	trigger_ratio: z.number().min(0).max(1).optional(),
	keep: z.int().min(0).max(1_000).optional(),
	clear_at_least: Tokens.optional(),
	exclude_tools: z.array(z.string().min(1).max(128)).max(100).optional(),
});

/** What is absent keeps its value. Settings of parts that are built later are refused. */
export const ThreadConfigPatchSchema = z
	.strictObject({
		overflow: Overflow.optional(),
		tool_clearing: ToolClearing.optional(),
		thinking: z.strictObject({ keep_turns: z.int().min(0).max(1_000).optional() }).optional(),
		working_state: z.boolean().optional(),
		memory_pressure: z.boolean().optional(),
	})
	.openapi("ThreadConfigPatch");

export const ThreadConfigSchema = z
	.object({
		overflow: z.object({
			strategy: z.enum(["summarize", "trim", "none"]),
			token_limit: z.int().optional(),
			trigger_ratio: z.number(),
			preserve_messages: z.int(),
			preserve_tokens: z.int(),
		}),
		tool_clearing: z.object({
			enabled: z.boolean(),
			trigger_ratio: z.number(),
			keep: z.int(),
			clear_at_least: z.int(),
			exclude_tools: z.array(z.string()),
		}),
		thinking: z.object({ keep_turns: z.int() }),
		working_state: z.boolean(),
		memory_pressure: z.boolean(),
	})
	.openapi("ThreadConfig");

export function configAnswer(config: ThreadConfig): z.input<typeof ThreadConfigSchema> {
	const { token_limit, ...overflow } = config.overflow;
	return {
		...config,
		overflow: token_limit === null ? overflow : { ...overflow, token_limit },
		tool_clearing: { ...config.tool_clearing, exclude_tools: [...config.tool_clearing.exclude_tools] },
	};
}
