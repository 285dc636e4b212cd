import type { ClearingSettings } from "../history/clear-results.ts";

/** What becomes of a thread that outgrows its window (design §4). */
export type OverflowSettings = {
	strategy: "summarize" | "trim" | "none";
	/** Tokens that are not covered yet; null: four times the history budget. */
	token_limit: number | null;
	/** The part of the limit at which a distillation starts. */
	trigger_ratio: number;
	/** The tail that stays as it was said: so many messages, and at most so many tokens. */
	preserve_messages: number;
	preserve_tokens: number;
};

export type ThreadConfig = {
	overflow: OverflowSettings;
	tool_clearing: ClearingSettings;
	thinking: { keep_turns: number };
	working_state: boolean;
	memory_pressure: boolean;
};

/** Each part with the fields that are given; what is absent stays. */
export type ThreadConfigPatch = {
	[Part in keyof ThreadConfig]?:
		| (ThreadConfig[Part] extends object
				? { [Field in keyof ThreadConfig[Part]]?: ThreadConfig[Part][Field] | undefined }
				: ThreadConfig[Part])
		| undefined;
};

export const DEFAULT_CONFIG: ThreadConfig = {
	overflow: {
		strategy: "summarize",
		token_limit: null,
		trigger_ratio: 0.7,
		preserve_messages: 10,
		preserve_tokens: 12_000,
	},
	tool_clearing: { enabled: true, trigger_ratio: 0.6, keep: 8, clear_at_least: 20_000, exclude_tools: [] },
	thinking: { keep_turns: 2 },
	working_state: true,
	memory_pressure: true,
};

/** The configuration with what a patch gives in place of what was there. */
export function patchedConfig(config: ThreadConfig, patch: ThreadConfigPatch): ThreadConfig {
	return {
		overflow: { ...config.overflow, ...defined(patch.overflow) },
		tool_clearing: { ...config.tool_clearing, ...defined(patch.tool_clearing) },
		thinking: { ...config.thinking, ...defined(patch.thinking) },
		working_state: patch.working_state ?? config.working_state,
		memory_pressure: patch.memory_pressure ?? config.memory_pressure,
	};
}

type Defined<T> = { [Field in keyof T]: Exclude<T[Field], undefined> };

function defined<T extends object>(patch: T | undefined): Partial<Defined<T>> {
	const given = Object.entries(patch ?? {}).filter(([, value]) => value !== undefined);
	return Object.fromEntries(given) as Partial<Defined<T>>;
}
