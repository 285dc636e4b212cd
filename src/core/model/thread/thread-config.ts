import type { Owners, ScopeOwners } from "../../base/access-scope.ts";
import type { Problem } from "../../base/failure.ts";
import type { ClearingSettings } from "./clear-results.ts";

/** Where to remember what a thread says: for its author, in the thread alone, or in its project. */
export const LEARN_SCOPES = ["user", "thread", "project"] as const;

export type LearnScope = (typeof LEARN_SCOPES)[number];

/** Who is learned from, and where it is stored. */
export type LearningScopes = { owners: ScopeOwners; learn_scope: LearnScope };

/**
 * The scope for what this user says: the author's, else the thread's user's, else the thread's own. The project's
 * only if it is asked for or nothing else is named. Null if nobody is named at all.
 */
export function learningScope({ owners, learn_scope }: LearningScopes, author: string | null): string | null {
	const { thread_id, project_id } = owners;
	const thread = thread_id === null ? null : `thread:${thread_id}`;
	if (learn_scope === "thread" && thread !== null) return thread;
	if (learn_scope === "project" && project_id !== null) return `project:${project_id}`;
	const user = author ?? owners.user_id;
	if (user !== null) return `user:${user}`;
	return thread ?? (project_id === null ? null : `project:${project_id}`);
}

/**
 * How far a key writes into memory beside its threads (core/base/access-scope.ts): one that is bound to a user into that
 * user's, one bound to a project into the project's, one bound to both into neither. Null: anywhere.
 */
export function reachOf(bounds: Owners | null): LearnScope | null {
	if (bounds === null || (bounds.user_id === null && bounds.project_id === null)) return null;
	if (bounds.user_id !== null && bounds.project_id !== null) return "thread";
	return bounds.user_id === null ? "project" : "user";
}

/**
 * Narrows the scope that learning may use to what a key writes itself, and never to what more people see: what a key bound to
 * a project can't write to a user's memory stays in the thread, as the project's memory would show it to all members.
 */
export function learnScopeWithin(reach: LearnScope | null, asked: LearnScope): LearnScope {
	if (reach === null || asked === reach) return asked;
	return reach === "user" && asked === "project" ? "user" : "thread";
}

/** The long-term blocks that a thread can be flushed into. */
export const LONG_TERM_NAMES = ["static", "extractive", "vector"] as const;

export type LongTermName = (typeof LONG_TERM_NAMES)[number];

/** The most memories of one thread that each block keeps; null: no limit. */
export type LongTermLimits = Record<LongTermName, number | null>;

/** The metadata of a memory that such a block wrote. */
type BlockMetadata = { block: LongTermName; thread: string };

export function blockMetadata(block: LongTermName, thread: string): string {
	return JSON.stringify({ block, thread } satisfies BlockMetadata);
}

/** Whether a block wrote a memory with this metadata, for this thread if one is named. */
export function isOfBlock(metadata: string | null, block: LongTermName, thread?: string): boolean {
	const stored: unknown = metadata === null ? null : JSON.parse(metadata);
	if (typeof stored !== "object" || stored === null || !("block" in stored) || stored.block !== block) return false;
	return thread === undefined || ("thread" in stored && stored.thread === thread);
}

/** What happens when a thread outgrows its window. */
export type OverflowSettings = {
	strategy: "summarize" | "trim" | "flush" | "none";
	/** Tokens that are not covered yet; null: four times the history budget. */
	token_limit: number | null;
	/** The part of the limit at which a distillation starts. */
	trigger_ratio: number;
	/** The preserved tail has this many messages, and at most this many tokens. */
	preserve_messages: number;
	preserve_tokens: number;
	/** The long-term blocks that `flush` stores in before the window moves. */
	ltm: readonly LongTermName[];
	ltm_limits: LongTermLimits;
};

/** When to learn memories: after a distillation, after each turn, or never. `review`: after a distillation, and what is learned waits for approval. */
export const LEARN_TIMES = ["distill", "turn", "review", "off"] as const;

export type ThreadConfig = {
	overflow: OverflowSettings;
	tool_clearing: ClearingSettings;
	thinking: { keep_turns: number };
	learn: (typeof LEARN_TIMES)[number];
	learn_scope: LearnScope;
	working_state: boolean;
	memory_pressure: boolean;
	/** Whether secrets are taken out of what is said before it is stored; null: as the deployment has it for the tenant. */
	redact: boolean | null;
};

/** Changes of each part. Absent fields stay. */
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
	redact: null,
};

/** Applies a patch to a configuration. */
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
		redact: patch.redact === undefined ? config.redact : patch.redact,
	};
}

/** What is wrong with a configuration as a whole; null if it is valid. */
export function configProblem({ learn, overflow }: ThreadConfig): Problem | null {
	if ((learn !== "off" && learn !== "review") || overflow.strategy !== "flush") return null;
	const lost = learn === "off" ? "would be stored nowhere" : "would wait for approval";
	const message = `must not be ${learn} where overflow.strategy is flush: what leaves the window ${lost}`;
	return { path: "config.learn", message };
}

/** Whether overflow is flushed. Threads that were stored before `learn: "off"` was rejected with it keep their messages. */
export function flushesOverflow({ learn, overflow }: ThreadConfig): boolean {
	return overflow.strategy === "flush" && learn !== "off" && learn !== "review";
}

/** Completes a stored configuration that may lack newer fields; null: the defaults. */
export function storedConfig(stored: ThreadConfigPatch | null): ThreadConfig {
	return stored === null ? DEFAULT_CONFIG : patchedConfig(DEFAULT_CONFIG, stored);
}

type Defined<T> = { [Field in keyof T]: Exclude<T[Field], undefined> };

function defined<T extends object>(patch: T | undefined): Partial<Defined<T>> {
	const given = Object.entries(patch ?? {}).filter(([, value]) => value !== undefined);
	return Object.fromEntries(given) as Partial<Defined<T>>;
}
