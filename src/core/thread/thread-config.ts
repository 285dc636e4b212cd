import type { Problem } from "../failure.ts";
import type { ClearingSettings } from "../history/clear-results.ts";
import type { LearnScope } from "../learn/learning-scope.ts";
import type { LongTermLimits, LongTermName } from "../learn/long-term.ts";

/** What becomes of a thread that outgrows its window (design §4). */
export type OverflowSettings = {
	strategy: "summarize" | "trim" | "flush" | "none";
	/** Tokens that are not covered yet; null: four times the history budget. */
	token_limit: number | null;
	/** The part of the limit at which a distillation starts. */
	trigger_ratio: number;
	/** The tail that stays as it was said: so many messages, and at most so many tokens. */
	preserve_messages: number;
	preserve_tokens: number;
	/** The long-term blocks that `flush` stores in before the window moves. */
	ltm: readonly LongTermName[];
	ltm_limits: LongTermLimits;
};

/** When memories are learned from what was said: once it is distilled, after each turn, or never. */
export const LEARN_TIMES = ["distill", "turn", "off"] as const;

export type ThreadConfig = {
	overflow: OverflowSettings;
	tool_clearing: ClearingSettings;
	thinking: { keep_turns: number };
	learn: (typeof LEARN_TIMES)[number];
	learn_scope: LearnScope;
	working_state: boolean;
	memory_pressure: boolean;
};

/** Each part with the fields that are given; what is absent stays. */
export type ThreadConfigPatch = {
	[Part in keyof ThreadConfig]?:
		| (ThreadConfig[Part] extends object ? PartPatch<ThreadConfig[Part]> : ThreadConfig[Part])
		| undefined;
};

type PartPatch<Part> = {
	[Field in keyof Part]?:
		| (Part[Field] extends LongTermLimits ? { [Name in LongTermName]?: number | null | undefined } : Part[Field])
		| undefined;
};

export const DEFAULT_CONFIG: ThreadConfig = {
	overflow: {
		strategy: "summarize",
		token_limit: null,
		trigger_ratio: 0.7,
		preserve_messages: 10,
		preserve_tokens: 12_000,
		ltm: ["extractive", "vector"],
		ltm_limits: { static: null, extractive: null, vector: null },
	},
	tool_clearing: { enabled: true, trigger_ratio: 0.6, keep: 8, clear_at_least: 20_000, exclude_tools: [] },
	thinking: { keep_turns: 2 },
	learn: "distill",
	learn_scope: "user",
	working_state: true,
	memory_pressure: true,
};

/** The configuration with what a patch gives in place of what was there. */
export function patchedConfig(config: ThreadConfig, patch: ThreadConfigPatch): ThreadConfig {
	const { ltm_limits, ...overflow } = patch.overflow ?? {};
	return {
		overflow: {
			...config.overflow,
			...defined(overflow),
			ltm_limits: { ...config.overflow.ltm_limits, ...defined(ltm_limits) },
		},
		tool_clearing: { ...config.tool_clearing, ...defined(patch.tool_clearing) },
		thinking: { ...config.thinking, ...defined(patch.thinking) },
		learn: patch.learn ?? config.learn,
		learn_scope: patch.learn_scope ?? config.learn_scope,
		working_state: patch.working_state ?? config.working_state,
		memory_pressure: patch.memory_pressure ?? config.memory_pressure,
	};
}

/** What is wrong with a configuration as a whole; null if it can be. */
export function wrongConfig({ learn, overflow }: ThreadConfig): Problem | null {
	if (learn !== "off" || overflow.strategy !== "flush") return null;
	const message = "must not be off where overflow.strategy is flush: what leaves the window would be stored nowhere";
	return { path: "config.learn", message };
}

/**
 * Whether what outgrows the window is flushed. Not where nothing may be learned, as in threads stored before that was refused:
 * their messages stay as they are.
 */
export function flushes({ learn, overflow }: ThreadConfig): boolean {
	return overflow.strategy === "flush" && learn !== "off";
}

/** A configuration as it was stored, before some of its fields were there perhaps; null: the defaults. */
export function storedConfig(stored: ThreadConfigPatch | null): ThreadConfig {
	return stored === null ? DEFAULT_CONFIG : patchedConfig(DEFAULT_CONFIG, stored);
}

type Defined<T> = { [Field in keyof T]: Exclude<T[Field], undefined> };

function defined<T extends object>(patch: T | undefined): Partial<Defined<T>> {
	const given = Object.entries(patch ?? {}).filter(([, value]) => value !== undefined);
	return Object.fromEntries(given) as Partial<Defined<T>>;
}
