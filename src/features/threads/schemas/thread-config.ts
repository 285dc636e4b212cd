import { z } from "@hono/zod-openapi";
import {
	LEARN_SCOPES,
	LEARN_TIMES,
	LONG_TERM_NAMES,
	type ThreadConfig,
} from "../../../core/model/thread/thread-config.ts";

const Tokens = z.int().min(0).max(1_000_000_000);
const Ratio = z.number().min(0.05).max(1);

const STRATEGIES = ["summarize", "trim", "flush", "none"] as const;

/** Null: no limit. */
const Limit = z.int().min(1).max(1_000_000).nullish();
const Limits = z.strictObject({ static: Limit, extractive: Limit, vector: Limit }).openapi({
	description: "How many memories of the thread each long-term block keeps at most: the most important, newest ones",
});
const LongTerm = z
	.array(z.enum(LONG_TERM_NAMES))
	.min(1)
	.refine((names) => new Set(names).size === names.length, "must be distinct")
	.openapi({ description: "Where `flush` stores what was said before the window moves" });

const Overflow = z.strictObject({
	strategy: z.enum(STRATEGIES).optional(),
	/** Null: four times the history budget. */
	token_limit: Tokens.min(1).nullish(),
	trigger_ratio: Ratio.optional(),
	preserve_messages: z.int().min(0).max(1_000).optional(),
	preserve_tokens: Tokens.optional(),
	ltm: LongTerm.optional(),
	ltm_limits: Limits.optional(),
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
		learn: z.enum(LEARN_TIMES).optional(),
		learn_scope: z.enum(LEARN_SCOPES).optional(),
		working_state: z.boolean().optional(),
		memory_pressure: z.boolean().optional(),
		/** Null: as the deployment has it. */
		redact: z.boolean().nullish(),
	})
	.openapi("ThreadConfigPatch");

export const ThreadConfigSchema = z
	.object({
		overflow: z.object({
			strategy: z.enum(STRATEGIES),
			token_limit: z.int().optional(),
			trigger_ratio: z.number(),
			preserve_messages: z.int(),
			preserve_tokens: z.int(),
			ltm: z.array(z.enum(LONG_TERM_NAMES)),
			ltm_limits: z.partialRecord(z.enum(LONG_TERM_NAMES), z.int()),
		}),
		tool_clearing: z.object({
			enabled: z.boolean(),
			trigger_ratio: z.number(),
			keep: z.int(),
			clear_at_least: z.int(),
			exclude_tools: z.array(z.string()),
		}),
		thinking: z.object({ keep_turns: z.int() }),
		learn: z.enum(LEARN_TIMES),
		learn_scope: z.enum(LEARN_SCOPES),
		working_state: z.boolean(),
		memory_pressure: z.boolean(),
		redact: z.boolean().optional(),
	})
	.openapi("ThreadConfig");

export function configAnswer(config: ThreadConfig): z.input<typeof ThreadConfigSchema> {
	const { redact, ...rest } = config;
	const { token_limit, ltm, ltm_limits, ...overflow } = config.overflow;
	const limits = LONG_TERM_NAMES.flatMap((name) => (ltm_limits[name] === null ? [] : [[name, ltm_limits[name]]]));
	return {
		...rest,
		...(redact === null ? {} : { redact }),
		overflow: {
			...overflow,
			...(token_limit === null ? {} : { token_limit }),
			ltm: [...ltm],
			ltm_limits: Object.fromEntries(limits),
		},
		tool_clearing: { ...config.tool_clearing, exclude_tools: [...config.tool_clearing.exclude_tools] },
	};
}
