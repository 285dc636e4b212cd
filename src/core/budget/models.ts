import type { Encoding } from "../tokens/encoding.ts";
import type { ProfileName } from "./profiles.ts";

/** What we know of a model. `window` in tokens, null where it is unknown. */
export type Model = {
	id: string;
	encoding: Encoding;
	window: number | null;
	/** The budget it gets unless the caller says otherwise. */
	profile: ProfileName;
	/** Whether `encoding` is the model's own tokenizer. */
	exact: boolean;
	/** Its tokens for one of ours; 1 where exact. */
	ratio: number;
	known: boolean;
};

type Entry = Omit<Model, "id" | "known">;

const exact = (encoding: Encoding, window: number, profile: ProfileName): Entry => ({
	encoding,
	window,
	profile,
	exact: true,
	ratio: 1,
});

/**
 * Claude's tokenizer is not public: counted with o200k times 1.16, the surplus measured for Claude 3.5
 * against GPT-4o on English articles (published by VentureBeat, 2025-05-01).
 */
const claude = (profile: ProfileName): Entry => ({
	encoding: "o200k_base",
	window: 200_000,
	profile,
	exact: false,
	ratio: 1.16,
});

/** Windows and encodings as OpenAI's and Anthropic's model pages and tiktoken's model table give them (2025-09). */
const MODELS: ReadonlyMap<string, Entry> = new Map([
	["gpt-3.5-turbo", exact("cl100k_base", 16_385, "4k")],
	["gpt-4", exact("cl100k_base", 8_192, "8k")],
	["gpt-4-turbo", exact("cl100k_base", 128_000, "128k")],
	["gpt-4o", exact("o200k_base", 128_000, "128k")],
	["gpt-4o-mini", exact("o200k_base", 128_000, "128k")],
	["gpt-4.1", exact("o200k_base", 1_047_576, "128k")],
	["gpt-4.1-mini", exact("o200k_base", 1_047_576, "128k")],
	["gpt-4.1-nano", exact("o200k_base", 1_047_576, "128k")],
	["o1", exact("o200k_base", 200_000, "128k")],
	["o3", exact("o200k_base", 200_000, "128k")],
	["o4-mini", exact("o200k_base", 200_000, "128k")],
	["gpt-5", exact("o200k_base", 400_000, "128k")],
	["gpt-5-mini", exact("o200k_base", 400_000, "128k")],
	["gpt-5-nano", exact("o200k_base", 400_000, "128k")],
	["claude-3-sonnet", claude("8k")],
	["claude-3-opus", claude("128k")],
]);

const UNKNOWN: Entry = { encoding: "o200k_base", window: null, profile: "8k", exact: false, ratio: 1 };

/** The model a context is built for when neither request nor thread names one. */
export const DEFAULT_MODEL = "gpt-4";

/** `-2024-08-06`, `-20240229`, `-0613`, `-latest`, `-preview`: a dated or floating name of the same model. */
const VARIANT = /-(?:\d{4}-\d{2}-\d{2}|\d{8}|\d{4}|latest|preview)$/;

/** Looks a model up by name, dated names included; an unknown one gets the 8k profile and no window. */
export function modelOf(id: string): Model {
	const entry = MODELS.get(id) ?? MODELS.get(id.replace(VARIANT, ""));
	return { id, ...(entry ?? UNKNOWN), known: entry !== undefined };
}
